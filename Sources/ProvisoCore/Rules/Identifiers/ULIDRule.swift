public import ProvisoFormats

/// `ulid`: a ULID, as ``/ProvisoFormats/ULIDFormat`` judges it.
extension ULIDFormat: DocumentFormat, MessageConstants {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "ulid" }
    /// What passes.
    public static var summary: String { "A ULID: 26 characters of Crockford's alphabet." }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "01ARZ3NDEKTSV4RRFFQ69G5FAV", fails: ["ulid": "01ARZ3NDEKTSV4RRFFQ69G5FAU"])]
    }
    /// The message for what does not pass.
    public static var message: CatalogMessage { "{attribute} must be a ULID, like {example}." }
    /// What the message is filled with.
    static let constants: [String: Parameters] = [ruleName: ["example": "01ARZ3NDEKTSV4RRFFQ69G5FAV"]]

    /// Such identifiers are made to name records.
    public static var recognitions: [Recognition] { [Recognition(breadth: .fixed, order: 11, isKey: true)] }

    /// 26 digits and letters without I, L, O and U, the first at most 7.
    public var shape: TextShape {
        TextShape(
            "[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}", isExact: true, samples: ["[0-7][0-9A-HJKMNP-TV-Z]{25}"])
    }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init()
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A ULID; see ``/ProvisoFormats/ULIDFormat``.
    @_alwaysEmitIntoClient
    public static var ulid: Self { Self(format: ULIDFormat()) }
}
#endif
