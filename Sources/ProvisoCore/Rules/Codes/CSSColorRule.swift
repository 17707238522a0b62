public import ProvisoFormats

/// `cssColor`: a color of CSS, as ``/ProvisoFormats/CSSColorFormat`` judges it.
extension CSSColorFormat: DocumentFormat, MessageConstants {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "cssColor" }
    /// What passes.
    public static var summary: String {
        "A color as CSS Color 4 writes it: a name, hexadecimal, rgb(), oklch() and so on."
    }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "rebeccapurple", fails: ["cssColor": "rebeccaviolet"])]
    }
    /// The message for what does not pass.
    public static var message: CatalogMessage { "{attribute} must be a CSS color, like {example}." }
    /// What the message is filled with.
    static let constants: [String: Parameters] = [ruleName: ["example": "teal"]]

    /// Hexadecimal digits behind a number sign, a name, or a function with its arguments.
    ///
    /// Which names and arguments there are, the format alone knows.
    public var shape: TextShape {
        let digit = PatternText.hexDigit
        return TextShape(
            #"#(?:\#(digit){3,4}|\#(digit){6}|\#(digit){8})|[A-Za-z]+(?:\([ -~]*\))?"#, samples: ["#[0-9a-f]{6}"])
    }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init()
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A color of CSS; see ``/ProvisoFormats/CSSColorFormat``.
    @_alwaysEmitIntoClient
    public static var cssColor: Self { Self(format: CSSColorFormat()) }
}
#endif
