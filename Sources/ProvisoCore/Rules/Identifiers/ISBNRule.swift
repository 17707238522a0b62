public import ProvisoFormats

/// `isbn`: an ISBN, as ``/ProvisoFormats/ISBNFormat`` judges it.
extension ISBNFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static let ruleName = "isbn"
    /// What passes.
    public static let summary = "A book number: ISBN-10 or ISBN-13 with its check digit."
    /// What passes and what fails.
    public static var examples: [RuleExample] {
        [RuleExample(passes: "978-3-16-148410-0", fails: ["isbn": "978-3-16-148410-1"])]
    }
    /// The message for what does not pass.
    public static let message: CatalogMessage = "{attribute} must be a valid ISBN. Check the digits."

    /// Reads the options.
    public init(options: inout RuleOptions) {
        let version = options.integer(
            "version", among: [10, 13], "The number of digits; either when it is not given.",
            alsoCalled: ["v", "versions", "length"])
        self.init(version: version.flatMap(ISBNVersion.init(rawValue:)))
    }
}

extension RuleVocabulary where Value: StringProtocol {
    /// A book number; see ``/ProvisoFormats/ISBNFormat``.
    @inlinable
    public static var isbn: Self { Self(format: ISBNFormat()) }

    /// A book number, with options; see ``/ProvisoFormats/ISBNFormat``.
    @inlinable
    public static func isbn(version: ISBNVersion?) -> Self {
        Self(format: ISBNFormat(version: version))
    }
}
