public import ProvisoFormats

/// `alphanumeric`: letters and digits, as ``AlphanumericFormat`` judges it.
extension AlphanumericFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static let ruleName = "alphanumeric"
    /// What passes.
    public static let summary = "Letters and digits alone, of any script."
    /// What other systems call it.
    public static let otherNames = ["alphaNum", "isAlphanumeric", "alnum"]
    /// The message for what does not pass.
    public static let message: CatalogMessage = "{attribute} may hold letters and digits only."

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init(
            ascii: options.flag(
                "ascii", "Whether only A to Z, in either case, and 0 to 9 pass.", alsoCalled: ["asciiOnly", "latin"]))
    }
}

extension AnyRule where Value: StringProtocol {
    /// Letters and digits alone, of any script; see ``AlphanumericFormat``.
    public static var alphanumeric: Self { Self(InFormat(AlphanumericFormat())) }

    /// Letters and digits alone, of any script, with options; see ``AlphanumericFormat``.
    public static func alphanumeric(ascii: Bool) -> Self {
        Self(InFormat(AlphanumericFormat(ascii: ascii)))
    }
}
