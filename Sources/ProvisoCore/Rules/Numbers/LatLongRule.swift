public import ProvisoFormats

/// `latLong`: a position in degrees, as ``/ProvisoFormats/LatLongFormat`` judges it.
extension LatLongFormat: DocumentFormat, MessageConstants {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "latLong" }
    /// What passes.
    public static var summary: String { "A position in degrees: latitude, comma, longitude." }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "52.2,0.12", fails: ["latLong": "52.2"])]
    }
    /// What other systems call it.
    public static var otherNames: [String] { ["geo", "location", "latLng"] }
    /// The message for what does not pass.
    public static var message: CatalogMessage { "{attribute} must be coordinates, like {example}." }
    /// What the message is filled with.
    static let constants: [String: Parameters] = [ruleName: ["example": "52.52, 13.405"]]

    /// Two numbers with a comma between may be something else.
    public static var recognitions: [Recognition] { [Recognition(breadth: .broad, order: 30)] }

    /// Two numbers with a comma between, perhaps in parentheses. How large they are, no pattern says.
    public var shape: TextShape {
        TextShape(
            PatternText.position, samples: [#"-?[1-8]?[0-9]\.[0-9]{4},-?1?[0-7]?[0-9]\.[0-9]{4}"#])
    }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init()
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A position in degrees, `latitude,longitude`; see ``/ProvisoFormats/LatLongFormat``.
    @_alwaysEmitIntoClient
    public static var latLong: Self { Self(format: LatLongFormat()) }
}
#endif
