public import ProvisoFormats

/// `bic`: a BIC of ISO 9362, as ``/ProvisoFormats/BICFormat`` judges it.
extension BICFormat: DocumentFormat, MessageConstants {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "bic" }
    /// What passes.
    public static var summary: String { "A business identifier code (ISO 9362), also called SWIFT code." }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "DEUTDEFF", fails: ["bic": "DEUTDEF"])]
    }
    /// What other systems call it.
    public static var otherNames: [String] { ["swift", "swiftCode"] }
    /// The message for what does not pass.
    public static var message: CatalogMessage {
        "{attribute} must be a BIC of {min} or {max} characters, like {example}."
    }
    /// What the message is filled with.
    static let constants: [String: Parameters] = [ruleName: ["example": "DEUTDEFF", "min": 8, "max": 11]]

    /// Eight characters or eleven. Which of the countries there are, the format alone knows.
    public var shape: TextShape {
        TextShape(
            "[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?",
            samples: ["[A-Z]{4}(?:DE|FR|GB|US)[A-Z2-9][A-NP-Z2-9]", "[A-Z]{6}[A-Z2-9][A-NP-Z2-9][A-Z0-9]{3}"])
    }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init()
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A BIC of ISO 9362; see ``/ProvisoFormats/BICFormat``.
    @_alwaysEmitIntoClient
    public static var bic: Self { Self(format: BICFormat()) }
}
#endif
