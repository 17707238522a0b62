public import ProvisoFormats

/// `duration`: a duration of ISO 8601, as ``/ProvisoFormats/DurationFormat`` judges it.
extension DurationFormat: DocumentFormat, MessageConstants {
    /// The name in rule documents, also the code.
    public static let ruleName = "duration"
    /// What passes.
    public static let summary = "A duration (ISO 8601): P1DT12H."
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "P1DT12H", fails: ["duration": "1 day"])]
    }
    /// The message for what does not pass.
    public static let message: CatalogMessage = "{attribute} must be a duration, like {example}."
    /// What the message is filled with.
    static let constants: [String: Parameters] = [ruleName: ["example": "PT1H30M"]]

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init()
    }
}

extension RuleVocabulary where Value: StringProtocol {
    /// A duration of ISO 8601; see ``/ProvisoFormats/DurationFormat``.
    @inlinable
    public static var duration: Self { Self(format: DurationFormat()) }
}
