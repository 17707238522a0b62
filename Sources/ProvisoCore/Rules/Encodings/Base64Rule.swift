public import ProvisoFormats

/// `base64`: Base64 of RFC 4648, as ``/ProvisoFormats/Base64Format`` judges it.
extension Base64Format: DocumentFormat, MessageConstants {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "base64" }
    /// What passes.
    public static var summary: String { "Base64 (RFC 4648), standard or URL-safe." }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [
            RuleExample(passes: "+/8=", fails: ["base64": "-_8"]),
            RuleExample(["urlSafe": true], passes: "-_8", fails: ["base64": "+/8="]),
        ]
    }
    /// The message for what does not pass.
    public static var message: CatalogMessage { "{attribute} must be Base64 text, like {example}." }
    /// What the message is filled with.
    static let constants: [String: Parameters] = [ruleName: ["example": "SGVsbG8h"]]

    /// Groups of four, the last perhaps shorter, or filled up with equals signs.
    public var shape: TextShape {
        let character = urlSafe ? "[A-Za-z0-9_-]" : "[A-Za-z0-9+/]"
        let end = padding ? "(?:\(character){2}==|\(character){3}=)?" : "(?:\(character){2,3})?"
        return TextShape("(?:\(character){4})*" + end, isExact: true, samples: ["(?:[A-Za-z0-9]{4})+"])
    }

    /// The options as a document gives them.
    public var options: DataObject {
        var options = DataObject.options(["urlSafe": .bool(urlSafe)])
        if padding == urlSafe { options["padding"] = .bool(padding) }
        return options
    }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        let urlSafe = options.flag(
            "urlSafe", "Whether the alphabet is the URL-safe one, with - and _.",
            alsoCalled: ["url", "safe", "websafe"])
        let padding = options.flag(
            "padding", "Whether = must fill up the end; by default only with the standard alphabet.",
            describedDefault: nil, alsoCalled: ["pad", "padded"])
        self.init(urlSafe: urlSafe, padding: padding)
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// Base64 of RFC 4648; see ``/ProvisoFormats/Base64Format``.
    @_alwaysEmitIntoClient
    public static var base64: Self { Self(format: Base64Format()) }

    /// Base64 of RFC 4648, with options; see ``/ProvisoFormats/Base64Format``.
    @_alwaysEmitIntoClient
    public static func base64(urlSafe: Bool = false, padding: Bool? = nil) -> Self {
        Self(format: Base64Format(urlSafe: urlSafe, padding: padding))
    }
}
#endif
