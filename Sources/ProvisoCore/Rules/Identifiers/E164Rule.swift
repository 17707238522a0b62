public import ProvisoFormats

/// `e164`: a phone number of E.164, as ``/ProvisoFormats/E164Format`` judges it.
extension E164Format: DocumentFormat, MessageConstants {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "e164" }
    /// What passes.
    public static var summary: String { "A phone number (ITU-T E.164): + and 7 to 15 digits." }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "+14155552671", fails: ["e164": "0415 555 2671"])]
    }
    /// What other systems call it.
    public static var otherNames: [String] { ["phone", "phoneNumber", "tel", "telephone", "mobile"] }
    /// The message for what does not pass.
    public static var message: CatalogMessage {
        "{attribute} must be a phone number in international format, like {example}."
    }
    /// What the message is filled with.
    static let constants: [String: Parameters] = [ruleName: ["example": "+14155552671"]]

    /// The plus sign tells such numbers from others.
    public static var recognitions: [Recognition] { [Recognition(breadth: .structured, order: 70)] }

    /// A plus sign and 7 to 15 digits.
    public var shape: TextShape {
        let pattern = #"\+[1-9][0-9]{6,14}"#
        return TextShape(pattern, isExact: true, samples: [#"\+49[1-9][0-9]{6,10}"#, pattern])
            .entered(InputHint(type: "tel", autocomplete: "tel"))
    }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init()
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A phone number of E.164; see ``/ProvisoFormats/E164Format``.
    @_alwaysEmitIntoClient
    public static var e164: Self { Self(format: E164Format()) }
}
#endif
