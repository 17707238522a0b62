/// `startsWith`: a text starts with another.
struct StartsWithRule: DocumentRule {
    static let name = "startsWith"
    static let summary = "A text that starts with `value`."
    static let messages: [String: CatalogMessage] = ["startsWith": "{attribute} must start with {prefix}."]

    private let rule: StartsWith<String>

    init(options: inout RuleOptions) {
        let value = options.string("value", "What it must start with.")
        options.require("value")
        let ignoresCase = options.flag("ignoreCase", "Whether upper and lower case are the same.")
        rule = StartsWith(value ?? "", ignoreCase: ignoresCase)
        if value?.isEmpty ?? false {
            options.fail("`value` is empty, so every text would start with it.", option: "value")
        }
    }

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        guard value.isText else { return rule.checkMissing(into: &report) }
        rule.judge(value.bytes, into: &report)
    }
}

/// A text starts with another: `.starts(with: "https://")`.
///
/// Characters are compared by canonical equivalence, as Swift's `==` does. Code: `startsWith`, also for `nil`, with the
/// parameters `prefix` and `reason`.
public struct StartsWith<Value: StringProtocol>: ValidationRule {
    private let prefix: String
    private let ignoresCase: Bool

    /// Creates the rule.
    public init(_ prefix: String, ignoreCase: Bool = false) {
        self.prefix = prefix
        ignoresCase = ignoreCase
    }

    /// Refuses a text that starts otherwise.
    public func check(_ value: Value, into report: inout Report) {
        value.withBytes { judge($0, into: &report) }
    }

    /// `nil` is no text.
    public func checkMissing(into report: inout Report) { fail("not text", &report) }

    func judge(_ bytes: UnsafeBufferPointer<UInt8>, into report: inout Report) {
        let passes =
            TextEnd.starts(bytes, with: prefix, ignoresCase)
            ?? TextEnd.text(bytes, ignoresCase).hasPrefix(ignoresCase ? prefix.lowercased() : prefix)
        if !passes { fail("other beginning", &report) }
    }

    private func fail(_ reason: String, _ report: inout Report) {
        report.fail("startsWith", ["prefix": .string(prefix), "reason": .string(reason)])
    }
}

extension AnyRule where Value: StringProtocol {
    /// A text starts with another; see ``StartsWith``.
    public static func starts(with prefix: String, ignoreCase: Bool = false) -> Self {
        Self(StartsWith(prefix, ignoreCase: ignoreCase))
    }
}
