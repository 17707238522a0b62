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

    /// A word before a colon may be anything (`GO:0008151`), so that two strokes follow it, or it is a usual scheme without them.
    static let recognitions = [
        Recognition(
            mark: "://",
            beginnings: [
                "mailto:", "tel:", "sms:", "urn:", "data:", "geo:", "news:", "magnet:", "acct:", "cid:", "info:",
            ],
            breadth: .fixed, order: 22)
    ]

    /// A scheme, a colon and characters of a URI. Which may stand where, the format alone knows.
    var shape: TextShape {
        TextShape(
            "[A-Za-z][A-Za-z0-9+.-]*:\(PatternText.uriCharacter)*",
            samples: [#"https://[a-z]{2,10}\.example/[a-z]{1,8}"#, "urn:[a-z]{2,8}:[a-z0-9]{1,10}"]
        ).named("uri")
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// An absolute URI of any scheme.
    public static var uri: Self { Self(format: URIPreset()) }
}
#endif
