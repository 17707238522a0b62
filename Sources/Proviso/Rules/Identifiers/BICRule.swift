public import ProvisoFormats

/// `bic`: a BIC of ISO 9362, as ``BICFormat`` judges it.
extension BICFormat: DocumentFormat {
    /// The name in rule documents, also the code.
    public static let ruleName = "bic"
    /// What passes.
    public static let summary = "A business identifier code (ISO 9362), also called SWIFT code."
    /// What other systems call it.
    public static let otherNames = ["swift", "swiftCode"]
    /// The message for what does not pass.
    public static let message: CatalogMessage = "{attribute} is not a valid BIC."

    /// Reads the options.
    public init(options: inout RuleOptions) {
        self.init()
    }
}

extension AnyRule where Value: StringProtocol {
    /// A BIC of ISO 9362; see ``BICFormat``.
    public static var bic: Self { Self(InFormat(BICFormat())) }
}
