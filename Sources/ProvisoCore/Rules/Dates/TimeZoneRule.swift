public import ProvisoFormats

/// `timeZone`: a name of the IANA time zone database, as ``/ProvisoFormats/TimeZoneFormat`` judges it.
extension TimeZoneFormat: DocumentFormat, MessageConstants {
    /// The name in rule documents, also the code.
    public static let ruleName = "timeZone"
    /// What passes.
    public static let summary = "A time zone of the IANA database: Europe/Berlin."
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "Europe/Berlin", fails: ["timeZone": "Europe/Bonn"])]
    }
    /// What other systems call it.
    public static let otherNames = ["tz", "zone"]
    /// The message for what does not pass.
    public static let message: CatalogMessage = "{attribute} must be a time zone, like {example}."
    /// What the message is filled with.
    static let constants: [String: Parameters] = [ruleName: ["example": "Europe/Berlin"]]

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init()
    }
}

extension RuleVocabulary where Value: StringProtocol {
    /// A name of the IANA time zone database; see ``/ProvisoFormats/TimeZoneFormat``.
    @inlinable
    public static var timeZone: Self { Self(format: TimeZoneFormat()) }
}
