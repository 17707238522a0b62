internal import ProvisoFormats

/// `relativeJSONPointer`: a relative JSON Pointer, as ``JSONPointerFormat`` judges it.
struct RelativeJSONPointerPreset: PresetFormat {
    static let ruleName = "relativeJSONPointer"
    static let summary = "A relative JSON Pointer: 1/name."
    static let message: CatalogMessage = "{attribute} is not a valid relative JSON Pointer."
    static let base = JSONPointerFormat(relative: true)
}

extension AnyRule where Value: StringProtocol {
    /// A relative JSON Pointer.
    public static var relativeJSONPointer: Self { Self(InFormat(RelativeJSONPointerPreset())) }
}
