internal import ProvisoFormats

/// `jsonPointer`: a JSON Pointer of RFC 6901, as ``/ProvisoFormats/JSONPointerFormat`` judges it.
struct JSONPointerPreset: PresetFormat, MessageConstants {
    static let ruleName = "jsonPointer"
    static let summary = "A JSON Pointer (RFC 6901): /tags/0."
    static var examples: [RuleExample] {
        [RuleExample(passes: "/tags/0", fails: ["jsonPointer": "tags/0"])]
    }
    static let message: CatalogMessage = "{attribute} must be a JSON Pointer, like {example}."
    /// What the message is filled with.
    static let constants: [String: Parameters] = [ruleName: ["example": "/items/0"]]
    static let base = JSONPointerFormat()

    /// Names behind strokes. A tilde begins an escape.
    var shape: TextShape {
        TextShape("(?:/(?:[^~]|~[01])*)?", isExact: true, samples: ["(?:/[a-z]{1,8}){1,3}"]).named("json-pointer")
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A JSON Pointer.
    public static var jsonPointer: Self { Self(format: JSONPointerPreset()) }
}
#endif
