public import ProvisoFormats

/// `jwt`: a JSON Web Token, as ``/ProvisoFormats/JWTFormat`` judges it.
extension JWTFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "jwt" }
    /// What passes.
    public static var summary: String {
        "A signed JSON Web Token (RFC 7519) by its structure; the signature itself is not checked."
    }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [
            RuleExample(
                passes: "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJl", fails: ["jwt": "eyJhbGciOiJIUzI1NiJ9"])
        ]
    }
    /// The message for what does not pass.
    public static var message: CatalogMessage { "{attribute} must be a valid JSON Web Token." }

    /// Hardly anything else is JSON in Base64.
    public static var recognitions: [Recognition] { [Recognition(breadth: .fixed, order: 12)] }

    /// Three parts of Base64, the last of which may be empty. What they hold, the format alone knows.
    public var shape: TextShape {
        // {"alg":"HS256"} and {"sub":"1"}
        TextShape(
            #"[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]*"#,
            samples: [#"eyJhbGciOiJIUzI1NiJ9\.eyJzdWIiOiIxIn0\.[A-Za-z0-9]{42}[AEIM]"#])
    }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init()
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A JSON Web Token by its structure; see ``/ProvisoFormats/JWTFormat``.
    @_alwaysEmitIntoClient
    public static var jwt: Self { Self(format: JWTFormat()) }
}
#endif
