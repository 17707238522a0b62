/// The alphabetic code of a currency as ISO 4217 lists it, upper case: `EUR`.
///
/// Codes of funds and metals are of the list (`XAU`), and so are those for tests and for no currency (`XTS`, `XXX`); codes
/// of currencies that are no more are not.
public struct CurrencyCodeFormat: StringFormat {
    /// Creates the format.
    public init() {}

    /// Says why a text is not the code of a currency, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        CodeTables.currencyAlphabetic.failure(in: utf8, unknown: "no such currency")
    }
}

extension CurrencyCodeFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        CodeTables.currencyAlphabetic.canBecome(utf8)
    }
}
