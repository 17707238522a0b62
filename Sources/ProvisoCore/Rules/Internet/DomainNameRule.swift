public import ProvisoFormats

/// `domainName`: a name of the public DNS, as ``/ProvisoFormats/DomainNameFormat`` judges it.
extension DomainNameFormat: DocumentFormat, MessageConstants {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "domainName" }
    /// What passes.
    public static var summary: String { "A domain name of two or more labels, also an internationalized one." }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "example.org", fails: ["domainName": "example"])]
    }
    /// What other systems call it.
    public static var otherNames: [String] { ["domain", "fqdn"] }
    /// What other systems call it with options.
    public static var otherUses: [String: String] { ["idn": "enableIDN: true"] }
    /// The message for what does not pass.
    public static var message: CatalogMessage { "{attribute} must be a domain name, like {example}." }
    /// What the message is filled with.
    static let constants: [String: Parameters] = [ruleName: ["example": "example.com"]]
    /// A name of as many labels as are asked for, the last of them long enough.
    public var example: String? {
        guard minimumLabels > 2 || minimumTopLevelLength > 3 else { return nil }
        let length = min(63, minimumTopLevelLength)
        let top =
            ["com", "info", "museum", "photography"].first { $0.utf8.count >= length }
            ?? String(repeating: "a", count: length)
        // Long names have room for short labels alone.
        let others = String(repeating: minimumLabels > 10 ? "a." : "www.", count: max(0, minimumLabels - 2))
        let name = others + (minimumLabels > 10 ? "a." : "example.") + top
        return isValid(name) ? name : nil
    }

    /// Words with points between happen to be one.
    public static var recognitions: [Recognition] { [Recognition(leastValues: 2, breadth: .loose, order: 40)] }

    /// Labels with dots between. How long all may be and what else of Unicode there may be, the format alone knows.
    public var shape: TextShape {
        let labels = min(60, max(2, minimumLabels))
        return TextShape(
            PatternText.domainName(
                minimumLabels: minimumLabels, allowUnderscore: allowUnderscore, allowTrailingDot: allowTrailingDot,
                isInternational: enableIDN),
            samples: [
                #"(?:[a-z]{2,8}\.){\#(labels - 1)}(?:org|com|net)"#,
                #"(?:[a-z]{1,8}\.){\#(labels - 1)}[a-z]{\#(min(63, max(1, minimumTopLevelLength))),63}"#,
            ])
    }

    /// The options as a document gives them.
    public var options: DataObject {
        var options = DataObject.options([
            "minimumLabels": minimumLabels == 2 ? nil : .number(ExactNumber(minimumLabels)),
            "allowUnderscore": .bool(allowUnderscore), "allowTrailingDot": .bool(allowTrailingDot),
            "idna2008": .bool(idna2008),
            "minimumTopLevelLength": minimumTopLevelLength == 2 ? nil : .number(ExactNumber(minimumTopLevelLength)),
            "checkSpoofing": .bool(checkSpoofing),
        ])
        if !enableIDN { options["enableIDN"] = false }
        return options
    }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        let allowsOneLabel = options.flag(
            "allowLocalDomain", "Whether a name of one label passes.", alsoCalled: ["allowLocal", "allowLocalHost"],
            widens: .whenTrue)
        let minimumLabels = options.integer(
            "minimumLabels", in: 1...127, default: allowsOneLabel ? 1 : 2, "The least number of labels.",
            alsoCalled: ["minLabels", "labels"], widens: .whenSmaller)
        if allowsOneLabel, let minimumLabels, minimumLabels > 1 {
            options.fail("`minimumLabels` contradicts `allowLocalDomain`.", option: "minimumLabels")
        }
        let topLevel = options.integer(
            "minimumTopLevelLength", in: 1...63, default: 2,
            "The least number of characters of the last of several labels.", alsoCalled: ["minTLD", "tldLength"],
            widens: .whenSmaller)
        self.init(
            minimumLabels: minimumLabels ?? 2,
            allowUnderscore: options.flag("allowUnderscore", "Whether labels may hold underscores.", widens: .whenTrue),
            allowTrailingDot: options.flag(
                "allowTrailingDot", "Whether a dot may follow the last label.", widens: .whenTrue),
            // Neither way is wider: labels that begin with xn-- are decoded and judged too where it is on.
            enableIDN: options.flag(
                "enableIDN", default: true, "Whether labels may go beyond ASCII.",
                alsoCalled: ["idn", "allowIDN", "unicode", "allowUnicode", "international"]),
            idna2008: options.flag(
                "idna2008", "Whether an internationalized name must obey IDNA 2008 too.", widens: .whenFalse),
            minimumTopLevelLength: topLevel ?? 2,
            checkSpoofing: options.flag(
                "checkSpoofing", "Whether a label must not mix scripts deceptively (UTS #39).", widens: .whenFalse))
        options.warnUnless(enableIDN, "enableIDN: true", ["idna2008", "checkSpoofing"])
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A domain name, also an internationalized one; see ``/ProvisoFormats/DomainNameFormat``.
    @_alwaysEmitIntoClient
    public static var domainName: Self { Self(format: DomainNameFormat()) }

    /// A domain name, also an internationalized one, with options; see ``/ProvisoFormats/DomainNameFormat``.
    @_alwaysEmitIntoClient
    public static func domainName(
        minimumLabels: Int = 2, allowUnderscore: Bool = false, allowTrailingDot: Bool = false, enableIDN: Bool = true,
        idna2008: Bool = false, minimumTopLevelLength: Int = 2, checkSpoofing: Bool = false
    ) -> Self {
        Self(
            format: DomainNameFormat(
                minimumLabels: minimumLabels, allowUnderscore: allowUnderscore, allowTrailingDot: allowTrailingDot,
                enableIDN: enableIDN, idna2008: idna2008, minimumTopLevelLength: minimumTopLevelLength,
                checkSpoofing: checkSpoofing))
    }
}
#endif
