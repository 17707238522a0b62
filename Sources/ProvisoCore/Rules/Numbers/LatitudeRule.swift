internal import ProvisoFormats

/// `latitude`: degrees of latitude, a number or text that is one, as ``/ProvisoFormats/LatitudeFormat`` judges it.
struct LatitudeRule: DocumentRule, MessageConstants, MessageParameters {
    static let name = "latitude"
    static let summary = "Degrees of latitude, from -90 to 90: a number, or text that is one."
    static var examples: [RuleExample] {
        [RuleExample(passes: 52.2, fails: ["latitude": -90.1])]
    }
    static let otherNames = ["lat"]
    static let messages: [String: CatalogMessage] = ["latitude": "{attribute} must be a latitude from {min} to {max}."]
    static let parameters: [String: Set<String>] = ["latitude": ["reason"]]
    static let constants: [String: Parameters] = ["latitude": ["min": -90, "max": 90]]
    /// Degrees are numbers like any others, so that the name of the column has to say it.
    static let recognitions = [
        Recognition(
            order: 10,
            names: [
                "lat", "latitude", "breite", "breitengrad", "latitud", "latitudine", "lats",
            ])
    ]

    init(options: inout RuleOptions) {}

    /// A number within the range, or a text that is one.
    ///
    /// Both together are no more than a bound: a text has no zeros in front.
    var constraints: Constraints {
        .atMost(
            .anyOf([
                .atMost(.number(NumberConstraint(min: ExactNumber(-90), max: ExactNumber(90)))),
                .atMost(.kinds(.text), .shape(TextShape(PatternText.degrees))),
            ]))
    }

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        guard value.isText || value.kind == .number else { return report.fail("latitude", ["reason": "not a number"]) }
        guard let failure = value.withPoint(LatitudeFormat().failure) else { return }
        // The format knows a point alone, so it cannot tell what was meant by a text with a comma.
        if value.hasDecimalComma { return report.fail("latitude", Parameters(reason: failure)) }
        report.fail(
            "latitude", Parameters(reason: failure), correcting: value.data,
            by: FormatSuggestions(format: LatitudeFormat()))
    }

    func completion(of text: String, in record: borrowing Record) -> Completion? {
        LatitudeFormat().completion(of: text)
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// Degrees of latitude in text; see ``/ProvisoFormats/LatitudeFormat``.
    public static var latitude: Self {
        Self(
            InFormat(LatitudeFormat(), code: "latitude", missingReason: "not a number") { _ in
                RuleDefinition(LatitudeRule.name)
            })
    }
}

extension RuleVocabulary where Value: BinaryFloatingPoint & Sendable {
    /// Degrees of latitude, from -90 to 90.
    public static var latitude: Self {
        Self(
            NumberCheck(
                code: "latitude", reason: "out of range", limits: [-90, 90],
                definition: RuleDefinition(LatitudeRule.name)
            ) { abs($0) <= 90 })
    }
}
#endif
