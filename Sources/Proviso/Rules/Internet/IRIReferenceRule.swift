internal import ProvisoFormats

/// `iriReference`: an IRI or a relative reference of RFC 3987, as ``URIFormat`` judges it.
struct IRIReferencePreset: PresetFormat {
    static let ruleName = "iriReference"
    static let summary = "An IRI or a relative reference (RFC 3987)."
    static let message: CatalogMessage = "{attribute} is not a valid IRI reference."
    static let base = URIFormat(kind: .iriReference)
}

extension AnyRule where Value: StringProtocol {
    /// An IRI or a relative reference.
    public static var iriReference: Self { Self(InFormat(IRIReferencePreset())) }
}
