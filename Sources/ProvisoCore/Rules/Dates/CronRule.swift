public import ProvisoFormats

/// `cron`: the schedule of a crontab line, as ``/ProvisoFormats/CronFormat`` judges it.
extension CronFormat: DocumentFormat, MessageConstants {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "cron" }
    /// What passes.
    public static var summary: String {
        "A cron schedule (POSIX crontab, with the extensions of Vixie cron): */15 8-18 * * 1-5."
    }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [
            RuleExample(passes: "*/15 8-18 * * MON-FRI", fails: ["cron": "0 24 * * *"]),
            RuleExample(["allowSeconds": true], passes: "0 30 4 1 * *", fails: ["cron": "60 30 4 1 * *"]),
            RuleExample(["allowNicknames": false], passes: "0 0 * * *", fails: ["cron": "@daily"]),
        ]
    }
    /// What other systems call it.
    public static var otherNames: [String] { ["crontab", "cronExpression", "cronSchedule"] }
    /// The message for what does not pass.
    public static var message: CatalogMessage { "{attribute} must be a cron schedule, like {example}." }
    /// What the message is filled with.
    static let constants: [String: Parameters] = [ruleName: ["example": "30 8 * * 1-5"]]

    /// Five fields within their limits are rarely there by chance. With six, one of them must leave its time open, since
    /// longer rows of numbers are more often something else.
    public static var recognitions: [Recognition] {
        [
            Recognition(breadth: .structured, order: 72),
            Recognition(["allowSeconds": true], mark: "*", breadth: .structured, order: 73),
        ]
    }

    /// Fields with blanks between, or a nickname. Whether a range begins before it ends, the format alone knows.
    public var shape: TextShape {
        let blanks = #"[ \t]+"#
        let second = allowSeconds ? "(?:\(Self.list("[1-5]?[0-9]"))\(blanks))?" : ""
        let fields = [
            Self.list("[1-5]?[0-9]"), Self.list("1?[0-9]|2[0-3]"), Self.list("[1-9]|[12][0-9]|3[01]"),
            Self.list("[1-9]|1[0-2]", or: "JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC"),
            Self.list("[0-7]", or: "SUN MON TUE WED THU FRI SAT"),
        ].joined(separator: blanks)
        let nickname = allowNicknames ? "|@(?:reboot|yearly|annually|monthly|weekly|daily|midnight|hourly)" : ""
        let samples = [#"[1-5]?[0-9] 1?[0-9] \* \* [0-6]"#, #"\*/[1-5][0-9]? (?:\*|8-18) \* \* (?:\*|1-5|MON-FRI)"#]
        return TextShape(
            second + fields + nickname,
            samples: samples + (allowSeconds ? samples.map { "(?:0|[1-5][0-9]) \($0)" } : [])
                + (allowNicknames ? ["@(?:hourly|daily|weekly)"] : []))
    }

    /// A pattern of what a field with these numbers and names takes.
    private static func list(_ numbers: String, or names: String = "") -> String {
        // Letters are taken in both cases.
        let names = names.split(separator: " ").map { name in
            "|" + name.map { "[\($0)\($0.lowercased())]" }.joined()
        }
        let value = "(?:0*(?:\(numbers))\(names.joined()))"
        let step = "(?:/0*[1-9][0-9]*)?"
        let element = #"(?:\*\#(step)|\#(value)(?:-\#(value)\#(step))?)"#
        return "\(element)(?:,\(element))*"
    }

    /// The options as a document gives them.
    public var options: DataObject {
        var options = DataObject.options(["allowSeconds": .bool(allowSeconds)])
        if !allowNicknames { options["allowNicknames"] = false }
        return options
    }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init(
            allowSeconds: options.flag(
                "allowSeconds", "Whether a field of seconds may stand before the five fields.",
                alsoCalled: ["seconds", "withSeconds"], widens: .whenTrue),
            allowNicknames: options.flag(
                "allowNicknames", default: true, "Whether a nickname such as @daily may replace the fields.",
                alsoCalled: ["nicknames", "allowDescriptors", "descriptors", "allowMacros", "aliases"],
                widens: .whenTrue))
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A cron schedule; see ``/ProvisoFormats/CronFormat``.
    @_alwaysEmitIntoClient
    public static var cron: Self { Self(format: CronFormat()) }

    /// A cron schedule, with options; see ``/ProvisoFormats/CronFormat``.
    @_alwaysEmitIntoClient
    public static func cron(allowSeconds: Bool = false, allowNicknames: Bool = true) -> Self {
        Self(format: CronFormat(allowSeconds: allowSeconds, allowNicknames: allowNicknames))
    }
}
#endif
