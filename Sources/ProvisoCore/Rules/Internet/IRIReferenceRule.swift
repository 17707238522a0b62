internal import ProvisoFormats

/// `iriReference`: an IRI or a relative reference of RFC 3987, as ``/ProvisoFormats/URIFormat`` judges it.
struct IRIReferencePreset: PresetFormat, MessageConstants {
    static let ruleName = "iriReference"
    static let summary = "An IRI or a relative reference (RFC 3987)."
    static var examples: [RuleExample] {
        [RuleExample(passes: "/é?a=b", fails: ["iriReference": "/é a"])]
    }
    static let message: CatalogMessage = "{attribute} must be an IRI reference, like {example}."
    /// What the message is filled with.
    static let constants: [String: Parameters] = [ruleName: ["example": "/é?lang=en"]]
    static let base = URIFormat(kind: .iriReference)

    /// Characters of an IRI. Which may stand where, the format alone knows.
    var shape: TextShape {
        TextShape(
            "\(PatternText.iriCharacter)*",
            samples: ["/[a-z]{1,8}(?:/[a-z]{1,8})?", #"https://[a-z]{2,10}\.example/[a-z]{1,8}"#]
        ).named("iri-reference")
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// An IRI or a relative reference.
    public static var iriReference: Self { Self(format: IRIReferencePreset()) }
}
#endif
