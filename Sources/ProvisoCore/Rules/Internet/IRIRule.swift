internal import ProvisoFormats

/// `iri`: an absolute IRI of RFC 3987, as ``/ProvisoFormats/URIFormat`` judges it.
struct IRIPreset: PresetFormat, MessageConstants {
    static let ruleName = "iri"
    static let summary = "An absolute IRI of any scheme (RFC 3987): a URI beyond ASCII."
    static var examples: [RuleExample] {
        [RuleExample(passes: "https://example.org/é", fails: ["iri": "example.org/é"])]
    }
    static let message: CatalogMessage = "{attribute} must be an IRI, like {example}."
    /// What the message is filled with.
    static let constants: [String: Parameters] = [ruleName: ["example": "https://example.com/é"]]
    static let base = URIFormat(kind: .iri)

    /// A scheme, a colon and characters of an IRI. Which may stand where, the format alone knows.
    var shape: TextShape {
        TextShape(
            "[A-Za-z][A-Za-z0-9+.-]*:\(PatternText.iriCharacter)*",
            samples: [#"https://[a-z]{2,10}\.example/[a-z]{1,8}"#, "urn:[a-z]{2,8}:[a-z0-9]{1,10}"]
        ).named("iri")
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// An absolute IRI of any scheme.
    public static var iri: Self { Self(format: IRIPreset()) }
}
#endif
