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
}

extension RuleVocabulary where Value: StringProtocol {
    /// An IRI or a relative reference.
    public static var iriReference: Self { Self(format: IRIReferencePreset()) }
}
