public import ProvisoCore
public import ProvisoIdentifierFormats

/// `cusip`: a CUSIP, as ``/ProvisoIdentifierFormats/CUSIPFormat`` judges it.
extension CUSIPFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static let ruleName = "cusip"
    /// What passes.
    public static let summary = "A CUSIP: nine characters for a security of North America, with a check digit."
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [
            RuleExample(passes: "037833100", fails: ["cusip": "037833101"])
        ]
    }
    /// The message for what does not pass.
    public static let message: CatalogMessage = SharedMessage.code
    /// What is said in other languages.
    public static let words: RuleWords? = .identifier(
        ruleName, as: "identifier/code", name: "CUSIP", example: "037833100")

    /// Other numbers have as many digits, so that the name of the column has to say it.
    public static let recognitions = [
        Recognition(leastValues: 2, breadth: .fixed, order: 64, isKey: true, isOfDigits: true, names: ["cusip"])
    ]

    /// Eight characters, and a digit that follows from them.
    public var shape: TextShape {
        TextShape(
            allowPrivatePlacements ? "[A-Z0-9*@#]{8}[0-9]" : "[A-Z0-9]{8}[0-9]", samples: ["[0-9]{6}[A-Z0-9]{2}[0-9]"],
            check: .last())
    }

    /// In capitals, and without separators.
    public static func respellings(of text: String) -> [String] { Respelling.compact(text) }

    /// The options as a document gives them.
    public var options: DataObject { .options([:], on: ["allowPrivatePlacements": allowPrivatePlacements]) }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init(
            allowPrivatePlacements: options.flag(
                "allowPrivatePlacements", default: true,
                "Whether the signs `*`, `@` and `#` of private placements may stand in it.",
                alsoCalled: ["allowPPN", "ppn"], widens: .whenTrue))
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A CUSIP; see ``/ProvisoIdentifierFormats/CUSIPFormat``.
    @inlinable
    public static var cusip: Self { .format(CUSIPFormat()) }

    /// A CUSIP, with options; see ``/ProvisoIdentifierFormats/CUSIPFormat``.
    @inlinable
    public static func cusip(allowPrivatePlacements: Bool) -> Self {
        .format(CUSIPFormat(allowPrivatePlacements: allowPrivatePlacements))
    }
}
#endif
