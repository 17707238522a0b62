/// An amount of money as it was written, exactly.
public struct CurrencyAmount: Hashable, Sendable {
    /// The number with a dot before the decimals and nothing between groups, as `Decimal` reads it: `-1234.50`.
    public let number: String

    /// The code of the currency (ISO 4217); `nil` when the text and the format leave it open.
    public let currencyCode: String?
}

extension CurrencyAmount: CustomStringConvertible {
    /// The number, and the code behind a space: `1234.50 EUR`.
    public var description: String { currencyCode.map { number + " " + $0 } ?? number }
}
