internal import ProvisoFormats

/// `uriReference`: a URI or a relative reference of RFC 3986, as ``/ProvisoFormats/URIFormat`` judges it.
struct URIReferencePreset: PresetFormat, MessageConstants {
    static let ruleName = "uriReference"
    static let summary = "A URI or a relative reference (RFC 3986)."
    static var examples: [RuleExample] {
        [RuleExample(passes: "../a?b#c", fails: ["uriReference": "a b"])]
    }
    static let message: CatalogMessage = "{attribute} must be a URI reference, like {example}."
    /// What the message is filled with.
    static let constants: [String: Parameters] = [ruleName: ["example": "/about?lang=en"]]
    static let base = URIFormat(kind: .uriReference)

    /// Characters of a URI. Which may stand where, the format alone knows.
    var shape: TextShape {
        TextShape(
            "\(PatternText.uriCharacter)*",
            samples: ["/[a-z]{1,8}(?:/[a-z]{1,8})?", #"https://[a-z]{2,10}\.example/[a-z]{1,8}"#]
        ).named("uri-reference")
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A URI or a relative reference.
    public static var uriReference: Self { Self(format: URIReferencePreset()) }
}
#endif
