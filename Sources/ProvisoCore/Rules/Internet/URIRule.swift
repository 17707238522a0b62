internal import ProvisoFormats

/// `uri`: an absolute URI of RFC 3986, as ``/ProvisoFormats/URIFormat`` judges it.
struct URIPreset: PresetFormat, MessageConstants {
    static let ruleName = "uri"
    static let summary = "An absolute URI of any scheme (RFC 3986)."
    static var examples: [RuleExample] {
        [RuleExample(passes: "mailto:ada@example.org", fails: ["uri": "example.org"])]
    }
    static let message: CatalogMessage = "{attribute} must be a URI, like {example}."
    /// What the message is filled with.
    static let constants: [String: Parameters] = [ruleName: ["example": "https://example.com/about"]]
    static let base = URIFormat(kind: .uri)
}

extension RuleVocabulary where Value: StringProtocol {
    /// An absolute URI of any scheme.
    public static var uri: Self { Self(format: URIPreset()) }
}
