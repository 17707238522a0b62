public import ProvisoFormats

/// `mimeType`: a media type, as ``/ProvisoFormats/MIMETypeFormat`` judges it.
extension MIMETypeFormat: DocumentFormat, MessageConstants {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "mimeType" }
    /// What passes.
    public static var summary: String {
        "A media type (RFC 2045): type and subtype, named as RFC 6838 says, and parameters."
    }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "text/html", fails: ["mimeType": "html"])]
    }
    /// What other systems call it.
    public static var otherNames: [String] { ["contentType", "mediaType", "mime"] }
    /// The message for what does not pass.
    public static var message: CatalogMessage { "{attribute} must be a media type, like {example}." }
    /// What the message is filled with.
    static let constants: [String: Parameters] = [ruleName: ["example": "image/png"]]

    /// Two words with a stroke between may be anything, so that the first one is a top-level type of IANA's registry.
    public static var recognitions: [Recognition] {
        let types = [
            "application", "audio", "example", "font", "haptics", "image", "message", "model", "multipart", "text",
            "video",
        ]
        return [Recognition(beginnings: types.map { $0 + "/" }, breadth: .broad, order: 50)]
    }

    /// Two names with a stroke between, then parameters.
    public var shape: TextShape {
        let name = "[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]{0,126}"
        let token = "[A-Za-z0-9!#$%&'*+.^_`{|}~-]+"
        let quoted = #""(?:[\t !#-\[\]-~]|\\[\t -~])*""#
        return TextShape(
            #"\#(name)/\#(name)(?:[\t ]*;[\t ]*\#(token)=(?:\#(token)|\#(quoted)))*"#, isExact: true,
            samples: ["(?:text|image|application)/[a-z]{3,8}"])
    }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init()
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A media type; see ``/ProvisoFormats/MIMETypeFormat``.
    @_alwaysEmitIntoClient
    public static var mimeType: Self { Self(format: MIMETypeFormat()) }
}
#endif
