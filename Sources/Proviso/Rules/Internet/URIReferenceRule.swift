internal import ProvisoFormats

/// `uriReference`: a URI or a relative reference of RFC 3986, as ``URIFormat`` judges it.
struct URIReferencePreset: PresetFormat {
    static let ruleName = "uriReference"
    static let summary = "A URI or a relative reference (RFC 3986)."
    static let message: CatalogMessage = "{attribute} is not a valid URI reference."
    static let base = URIFormat(kind: .uriReference)
}

extension AnyRule where Value: StringProtocol {
    /// A URI or a relative reference.
    public static var uriReference: Self { Self(InFormat(URIReferencePreset())) }
}
