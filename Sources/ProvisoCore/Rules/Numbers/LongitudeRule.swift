internal import ProvisoFormats

/// `longitude`: degrees of longitude, a number or text that is one, as ``/ProvisoFormats/LongitudeFormat`` judges it.
struct LongitudeRule: DocumentRule, MessageConstants, MessageParameters {
    static let name = "longitude"
    static let summary = "Degrees of longitude, from -180 to 180: a number, or text that is one."
    static var examples: [RuleExample] {
        [RuleExample(passes: -179.9, fails: ["longitude": 181])]
    }
    static let otherNames = ["lng", "lon"]
    static let messages: [String: CatalogMessage] = [
        "longitude": "{attribute} must be a longitude from {min} to {max}."
    ]
    static let parameters: [String: Set<String>] = ["longitude": ["reason"]]
    static let constants: [String: Parameters] = ["longitude": ["min": -180, "max": 180]]
    /// Degrees are numbers like any others, so that the name of the column has to say it.
    static let recognitions = [
        Recognition(
            order: 11,
            names: [
                "lon", "lng", "long", "longitude", "länge", "längengrad", "longitud", "longitudine", "lons",
            ])
    ]

    init(options: inout RuleOptions) {}

    /// A number within the range, or a text that is one.
    ///
    /// Both together are no more than a bound: a text has no zeros in front.
    var constraints: Constraints {
        .atMost(
            .anyOf([
                .atMost(.number(NumberConstraint(min: ExactNumber(-180), max: ExactNumber(180)))),
                .atMost(.kinds(.text), .shape(TextShape(PatternText.degrees))),
            ]))
    }

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        guard value.isText || value.kind == .number else { return report.fail("longitude", ["reason": "not a number"]) }
        guard let failure = value.withPoint(LongitudeFormat().failure) else { return }
        // The format knows a point alone, so it cannot tell what was meant by a text with a comma.
        if value.hasDecimalComma { return report.fail("longitude", Parameters(reason: failure)) }
        report.fail(
            "longitude", Parameters(reason: failure), correcting: value.data,
            by: FormatSuggestions(format: LongitudeFormat()))
    }

    func completion(of text: String, in record: borrowing Record) -> Completion? {
        LongitudeFormat().completion(of: text)
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// Degrees of longitude in text; see ``/ProvisoFormats/LongitudeFormat``.
    public static var longitude: Self {
        Self(
            InFormat(LongitudeFormat(), code: "longitude", missingReason: "not a number") { _ in
                RuleDefinition(LongitudeRule.name)
            })
    }
}

extension RuleVocabulary where Value: BinaryFloatingPoint & Sendable {
    /// Degrees of longitude, from -180 to 180.
    public static var longitude: Self {
        Self(
            NumberCheck(
                code: "longitude", reason: "out of range", limits: [-180, 180],
                definition: RuleDefinition(LongitudeRule.name)
            ) { abs($0) <= 180 })
    }
}
#endif
