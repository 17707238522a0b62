public import ProvisoFormats

/// `hex`: bytes in hexadecimal, as ``/ProvisoFormats/HexFormat`` judges it.
extension HexFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "hex" }
    /// What passes.
    public static var summary: String { "Bytes in hexadecimal: an even number of digits." }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "00ff", fails: ["hex": "0x00fg"])]
    }
    /// The message for what does not pass.
    public static var message: CatalogMessage { "{attribute} must be an even number of hexadecimal digits (0–9, A–F)." }

    /// Pairs of hexadecimal digits.
    public var shape: TextShape {
        TextShape("(?:\(PatternText.hexDigit){2})*", isExact: true, samples: ["(?:[0-9a-f]{2})+"])
    }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init()
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// Bytes in hexadecimal; see ``/ProvisoFormats/HexFormat``.
    @_alwaysEmitIntoClient
    public static var hex: Self { Self(format: HexFormat()) }
}
#endif
