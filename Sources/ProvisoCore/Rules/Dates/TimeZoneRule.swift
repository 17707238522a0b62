public import ProvisoFormats

/// `timeZone`: a name of the IANA time zone database, as ``/ProvisoFormats/TimeZoneFormat`` judges it.
extension TimeZoneFormat: DocumentFormat, MessageConstants {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "timeZone" }
    /// What passes.
    public static var summary: String { "A time zone of the IANA database: Europe/Berlin." }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "Europe/Berlin", fails: ["timeZone": "Europe/Bonn"])]
    }
    /// What other systems call it.
    public static var otherNames: [String] { ["tz", "zone"] }
    /// The message for what does not pass.
    public static var message: CatalogMessage { "{attribute} must be a time zone, like {example}." }
    /// What the message is filled with.
    static let constants: [String: Parameters] = [ruleName: ["example": "Europe/Berlin"]]

    /// The name is in no list.
    public static var title: String? { "notInList" }

    /// Two words with a stroke between may be something else.
    public static var recognitions: [Recognition] { [Recognition(mark: "/", breadth: .broad, order: 40)] }

    /// Words with strokes between. Which names there are, the format alone knows.
    public var shape: TextShape {
        TextShape(
            "[A-Za-z0-9+_/-]+",
            samples: ["(?:UTC|Europe/(?:Berlin|Paris|Rome)|Asia/Tokyo|America/New_York)", "Etc/GMT[+-][1-9]"])
    }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init()
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A name of the IANA time zone database; see ``/ProvisoFormats/TimeZoneFormat``.
    @_alwaysEmitIntoClient
    public static var timeZone: Self { Self(format: TimeZoneFormat()) }
}
#endif
