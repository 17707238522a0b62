public import ProvisoFormats

/// `nanoid`: a Nano ID, as ``/ProvisoFormats/NanoIDFormat`` judges it.
extension NanoIDFormat: DocumentFormat, MessageConstants {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "nanoid" }
    /// What passes.
    public static var summary: String { "A Nano ID: letters, digits, underscores and hyphens." }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "V1StGXR8_Z5jdHi6B-myT", fails: ["nanoid": "V1StGXR8"])]
    }
    /// The message for what does not pass.
    public static var message: CatalogMessage { "{attribute} must be a Nano ID, like {example}." }
    /// The message where the example has another length.
    public static var wordings: [String: CatalogMessage] { ["nanoid/length": "{attribute} must be a valid Nano ID."] }
    /// What the message is filled with.
    static let constants: [String: Parameters] = [ruleName: ["example": "V1StGXR8_Z5jdHi6B-myT"]]

    /// The wording for the options.
    public var wording: String? { length == 21 ? nil : "nanoid/length" }

    /// So many characters of the alphabet. No pattern says lengths of more than a thousand.
    public var shape: TextShape {
        guard 1...1000 ~= length else { return TextShape() }
        return TextShape("[A-Za-z0-9_-]{\(length)}", isExact: true)
    }

    /// The options as a document gives them.
    public var options: DataObject { .options(["length": length == 21 ? nil : .number(ExactNumber(length))]) }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init(
            length: options.integer(
                "length", in: 1...Int.max, default: 21, "The number of characters.", alsoCalled: ["size", "count"])
                ?? 21)
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A Nano ID; see ``/ProvisoFormats/NanoIDFormat``.
    @_alwaysEmitIntoClient
    public static var nanoid: Self { Self(format: NanoIDFormat()) }

    /// A Nano ID, with options; see ``/ProvisoFormats/NanoIDFormat``.
    @_alwaysEmitIntoClient
    public static func nanoid(length: Int) -> Self {
        Self(format: NanoIDFormat(length: length))
    }
}
#endif
