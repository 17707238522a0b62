/// A payment card number whose check digit is right.
///
/// Printing, interpolating or dumping it shows the last four digits alone; the number itself is in ``digits``, so that
/// it does not get into a log by accident.
///
/// ```swift
/// let card = PaymentCardNumber("3782-822463-10005")
/// card?.brand         // amex
/// card?.formatted()   // "3782 822463 10005"
/// "\(card)"           // "•••• •••••• •0005"
/// ```
public struct PaymentCardNumber: Hashable, Sendable {
    /// The digits, 12 to 19 of them, without separators.
    public let digits: String

    /// Every brand to whose ranges and lengths the number belongs, best guess first; empty for an unknown brand.
    public let brands: [PaymentCardBrand]

    /// Reads a number of a brand that a format accepts.
    ///
    /// - Parameters:
    ///   - text: The digits, with single spaces or hyphens between groups.
    ///   - format: The brands that are accepted; any by default.
    /// - Throws: What is wrong and where.
    public init(parsing text: some StringProtocol, as format: PaymentCardFormat = .init()) throws(FormatFailure) {
        if let failure = format.failure(in: text) { throw failure }
        let digits = text.utf8.filter(ASCII.isDigit)
        self.digits = String(decoding: digits, as: UTF8.self)
        let possible = PaymentCardBrand.candidates(for: self.digits)
        let leading = digits.prefix(CardNumberRange.digits).reduce(0 as UInt32) { $0 * 10 + UInt32($1 - ASCII.zero) }
        self.brands = possible.filter { brand in
            CardNumberRange.all.contains { $0.brand == brand && $0.contains(leading, length: digits.count) }
        }
    }

    /// Reads a number of any brand; returns `nil` when the text is none.
    public init?(_ text: some StringProtocol) {
        do { try self.init(parsing: text) } catch { return nil }
    }

    /// The brand, or the best guess where brands share a range; `nil` for an unknown brand.
    public var brand: PaymentCardBrand? { brands.first }

    /// The last four digits, which may be shown.
    public var lastFour: String { String(digits.suffix(4)) }

    /// The first eight digits, the issuer identification number of ISO/IEC 7812-1:2017.
    public var issuerIdentificationNumber: String { String(digits.prefix(8)) }

    /// The digits in the groups in which the brand prints them.
    ///
    /// - Parameter separator: What to put between groups; a space by default.
    public func formatted(separator: Character = " ") -> String {
        PaymentCardBrand.format(digits: Array(digits.utf8), brand: brand, separator: separator)
    }

    /// Two numbers are equal when their digits are.
    public static func == (left: Self, right: Self) -> Bool { left.digits == right.digits }

    /// Hashes the digits.
    public func hash(into hasher: inout Hasher) { hasher.combine(digits) }
}

extension PaymentCardNumber: CustomStringConvertible, CustomDebugStringConvertible {
    /// The number in its groups, with a bullet for every digit but the last four.
    public var description: String {
        var hidden = digits.utf8.count - 4
        return String(
            formatted().map { character in
                guard character.isNumber, hidden > 0 else { return character }
                hidden -= 1
                return "•"
            })
    }

    /// The same as ``description``.
    public var debugDescription: String { description }
}

#if !hasFeature(Embedded)
extension PaymentCardNumber: CustomReflectable {
    /// A mirror that shows the masked number and the brand alone.
    public var customMirror: Mirror {
        Mirror(self, children: ["number": description, "brand": brand?.name as Any], displayStyle: .struct)
    }
}
#endif
