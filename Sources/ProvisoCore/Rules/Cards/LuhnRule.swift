public import ProvisoFormats

/// `luhn`: a number with a Luhn check digit, as ``/ProvisoFormats/LuhnFormat`` judges it.
extension LuhnFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "luhn" }
    /// What passes.
    public static var summary: String { "Digits whose last is their check digit by Luhn's method (ISO/IEC 7812-1)." }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "79927398713", fails: ["luhn": "79927398710"])]
    }
    /// What other systems call it.
    public static var otherNames: [String] { ["luhnNumber"] }
    /// The message for what does not pass.
    public static var message: CatalogMessage {
        "{attribute} must be a valid number. Check the digits for typing mistakes."
    }

    /// Digits, the last of which follows from the others.
    public var shape: TextShape {
        TextShape(
            allowSeparators ? "[0-9](?:[ -]?[0-9])*" : "[0-9]+", samples: ["[0-9]{10,19}", "[0-9]{2,30}"],
            check: .last())
    }

    /// The options as a document gives them.
    public var options: DataObject { .options(["allowSeparators": .bool(allowSeparators)]) }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init(
            allowSeparators: options.flag(
                "allowSeparators", "Whether single spaces or hyphens may stand between digits.",
                alsoCalled: ["separators", "allowSpaces"], widens: .whenTrue))
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// Digits with a check digit by Luhn's method; see ``/ProvisoFormats/LuhnFormat``.
    @_alwaysEmitIntoClient
    public static var luhn: Self { Self(format: LuhnFormat()) }

    /// Digits with a check digit by Luhn's method, with options; see ``/ProvisoFormats/LuhnFormat``.
    @_alwaysEmitIntoClient
    public static func luhn(allowSeparators: Bool) -> Self {
        Self(format: LuhnFormat(allowSeparators: allowSeparators))
    }
}
#endif
