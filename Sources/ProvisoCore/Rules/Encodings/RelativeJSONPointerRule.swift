internal import ProvisoFormats

/// `relativeJSONPointer`: a relative JSON Pointer, as ``/ProvisoFormats/JSONPointerFormat`` judges it.
struct RelativeJSONPointerPreset: PresetFormat, MessageConstants {
    static let ruleName = "relativeJSONPointer"
    static let summary = "A relative JSON Pointer: 1/name."
    static var examples: [RuleExample] {
        [RuleExample(passes: "1/name", fails: ["relativeJSONPointer": "/name"])]
    }
    static let message: CatalogMessage = "{attribute} must be a relative JSON Pointer, like {example}."
    /// What the message is filled with.
    static let constants: [String: Parameters] = [ruleName: ["example": "1/name"]]
    static let base = JSONPointerFormat(relative: true)

    /// A number, perhaps a shift, then a number sign or a pointer.
    var shape: TextShape {
        TextShape(
            "(?:0|[1-9][0-9]*)(?:[+-][1-9][0-9]*)?(?:#|(?:/(?:[^~]|~[01])*)?)", isExact: true,
            samples: ["[0-9](?:/[a-z]{1,8}){1,3}"]
        ).named("relative-json-pointer")
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A relative JSON Pointer.
    public static var relativeJSONPointer: Self { Self(format: RelativeJSONPointerPreset()) }
}
#endif
