public import ProvisoFormats

/// `isbn`: an ISBN, as ``/ProvisoFormats/ISBNFormat`` judges it.
extension ISBNFormat: DocumentFormat, MessageConstants {
    /// The name in rule documents, also the code.
    public static var ruleName: String { "isbn" }
    /// What passes.
    public static var summary: String { "A book number: ISBN-10 or ISBN-13 with its check digit." }
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "978-3-16-148410-0", fails: ["isbn": "978-3-16-148410-1"])]
    }
    /// The message for what does not pass.
    public static var message: CatalogMessage { "{attribute} must be a valid {name}. Check the digits." }
    /// What the message is filled with.
    static let constants: [String: Parameters] = [
        ruleName: ["name": "ISBN"], "isbn/10": ["name": "ISBN-10"], "isbn/13": ["name": "ISBN-13"],
    ]
    /// The wording for the options.
    public var wording: String? { version.map { "isbn/\($0.rawValue)" } }

    /// Such numbers name books. One number in ten or eleven has the right check digit by chance.
    public static var recognitions: [Recognition] {
        [
            Recognition(leastValues: 2, breadth: .fixed, order: 50, isKey: true, isOfDigits: true)
        ]
    }

    /// Ten or thirteen digits, perhaps with single hyphens or blanks between; the last follows from the others.
    public var shape: TextShape {
        let ten = (pattern: "[0-9](?:[ -]?[0-9]){8}[ -]?[0-9Xx]", sample: "[0-9]{9}[0-9X]")
        let thirteen = (pattern: "9[ -]?7[ -]?[89](?:[ -]?[0-9]){10}", sample: "97[89][0-9]{10}")
        let forms =
            switch version {
            case .isbn10: [ten]
            case .isbn13: [thirteen]
            case nil: [thirteen, ten]
            }
        return TextShape(
            forms.map { $0.pattern }.joined(separator: "|"), samples: forms.map { $0.sample },
            check: .last(among: "0123456789X"))
    }

    /// The options as a document gives them.
    public var options: DataObject { .options(["version": version.map { .number(ExactNumber($0.rawValue)) }]) }

    /// Reads the options.
    public init(options: inout RuleOptions) {
        let version = options.integer(
            "version", among: [10, 13], "The number of digits; either when it is not given.",
            alsoCalled: ["v", "versions", "length"], widens: .whenMore)
        self.init(version: version.flatMap(ISBNVersion.init(rawValue:)))
    }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A book number; see ``/ProvisoFormats/ISBNFormat``.
    @_alwaysEmitIntoClient
    public static var isbn: Self { Self(format: ISBNFormat()) }

    /// A book number, with options; see ``/ProvisoFormats/ISBNFormat``.
    @_alwaysEmitIntoClient
    public static func isbn(version: ISBNVersion?) -> Self {
        Self(format: ISBNFormat(version: version))
    }
}
#endif
