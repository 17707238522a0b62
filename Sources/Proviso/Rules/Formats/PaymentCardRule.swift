public import ProvisoFormats

/// `paymentCard`: a payment card number, as ``PaymentCardFormat`` judges it.
extension PaymentCardFormat: DocumentFormat {
    public static let ruleName = "paymentCard"
    public static let summary = "A payment card number with its check digit, of one of the accepted brands."
    public static let message: CatalogMessage = "{attribute} is not a valid card number."

    public init(options: inout RuleOptions) {
        self.init(brands: Set(options.choices("brands", "The accepted brands; any when they are not given.") ?? []))
    }
}
