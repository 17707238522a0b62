internal import ProvisoFormats

/// `uri`: an absolute URI of RFC 3986, as ``URIFormat`` judges it.
struct URIPreset: PresetFormat {
    static let ruleName = "uri"
    static let summary = "An absolute URI of any scheme (RFC 3986)."
    static let message: CatalogMessage = "{attribute} is not a valid URI."
    static let base = URIFormat(kind: .uri)
}

extension AnyRule where Value: StringProtocol {
    /// An absolute URI of any scheme.
    public static var uri: Self { Self(InFormat(URIPreset())) }
}
