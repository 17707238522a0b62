public import ProvisoFormats

/// `hexColor`: a color in hexadecimal, as ``/ProvisoFormats/HexColorFormat`` judges it.
extension HexColorFormat: DocumentFormat, MessageConstants {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "hexColor" }
    /// What passes.
    public static var summary: String { "A color in hexadecimal: 3, 4, 6 or 8 digits." }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "#663399", fails: ["hexColor": "#66339"])]
    }
    /// What other systems call it.
    public static var otherNames: [String] { ["color", "colour", "rgb"] }
    /// The message for what does not pass.
    public static var message: CatalogMessage { "{attribute} must be a hex color, like {example}." }
    /// What the message is filled with.
    static let constants: [String: Parameters] = [ruleName: ["example": "#1E90FF"]]

    /// Without the number sign they are digits and letters like any others.
    public static var recognitions: [Recognition] {
        [Recognition(["requireHash": true], breadth: .structured, order: 71)]
    }

    /// 3, 4, 6 or 8 hexadecimal digits behind a number sign.
    public var shape: TextShape {
        let digit = PatternText.hexDigit
        return TextShape(
            "#\(requireHash ? "" : "?")(?:\(digit){3,4}|\(digit){6}|\(digit){8})", isExact: true,
            samples: requireHash ? ["#[0-9a-f]{6}"] : ["#[0-9a-f]{6}", "[0-9a-f]{6}"])
    }

    /// The options as a document gives them.
    public var options: DataObject { .options(["requireHash": .bool(requireHash)]) }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init(
            requireHash: options.flag(
                "requireHash", "Whether the value must begin with #.",
                alsoCalled: ["hash", "requireHashtag", "requirePound"], widens: .whenFalse))
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A color in hexadecimal; see ``/ProvisoFormats/HexColorFormat``.
    @_alwaysEmitIntoClient
    public static var hexColor: Self { Self(format: HexColorFormat()) }

    /// A color in hexadecimal, with options; see ``/ProvisoFormats/HexColorFormat``.
    @_alwaysEmitIntoClient
    public static func hexColor(requireHash: Bool) -> Self {
        Self(format: HexColorFormat(requireHash: requireHash))
    }
}
#endif
