/// A brand of payment cards.
///
/// The raw values are the names that rule documents use.
public enum PaymentCardBrand: String, Hashable, Sendable, CaseIterable {
    /// American Express.
    case amex
    /// Mastercard.
    case mastercard
    /// Visa, with its debit brands.
    case visa
    /// Maestro.
    case maestro
    /// Diners Club International.
    case dinersClub
    /// JCB.
    case jcb
    /// Discover.
    case discover
    /// China UnionPay.
    case unionPay
    /// Mir, Russia.
    case mir
    /// Elo, Brazil.
    case elo
    /// Hipercard, Brazil.
    case hipercard
    /// RuPay, India.
    case rupay
    /// Troy, Turkey.
    case troy
    /// UATP, the airlines' Universal Air Travel Plan.
    case uatp

    /// The brand's own name, for people to read.
    public var name: String {
        switch self {
        case .amex: "American Express"
        case .mastercard: "Mastercard"
        case .visa: "Visa"
        case .maestro: "Maestro"
        case .dinersClub: "Diners Club"
        case .jcb: "JCB"
        case .discover: "Discover"
        case .unionPay: "UnionPay"
        case .mir: "Mir"
        case .elo: "Elo"
        case .hipercard: "Hipercard"
        case .rupay: "RuPay"
        case .troy: "Troy"
        case .uatp: "UATP"
        }
    }

    /// The number of digits of the security code that is printed on the brand's cards.
    public var securityCodeLength: Int { self == .amex ? 4 : 3 }

    /// The numbers of digits that the brand's card numbers have, ascending.
    public var numberLengths: [Int] {
        let lengths = CardNumberRange.all.reduce(0 as UInt32) { $1.brand == self ? $0 | $1.lengths : $0 }
        return (0..<32).filter { lengths >> UInt32($0) & 1 == 1 }
    }

    /// The sizes of the groups in which a number of the brand is printed.
    ///
    /// - Parameter digits: How many digits the number has.
    /// - Returns: Sizes that add up to at least `digits`.
    func groups(digits: Int) -> [Int] {
        switch self {
        case .amex: [4, 6, 5]
        case .uatp: [4, 5, 6]
        case .dinersClub where digits <= 14: [4, 6, 4]
        default: [4, 4, 4, 4, 3]
        }
    }
}

#if !hasFeature(Embedded)
extension PaymentCardBrand: Codable {}
#endif

extension PaymentCardBrand {
    /// The brands that a number may turn out to be of, best guess first, while it is typed or when it is complete.
    ///
    /// Brands whose range already holds the digits come first, the narrowest range before the wider ones and a range
    /// that a brand lends to another after its owner's; then those that are possible with more digits.
    ///
    /// ```swift
    /// PaymentCardBrand.candidates(for: "5")       // mastercard, maestro, …: nothing is decided
    /// PaymentCardBrand.candidates(for: "3782")    // amex
    /// ```
    ///
    /// - Parameter partialNumber: The beginning of a number. Spaces and hyphens are skipped.
    /// - Returns: An empty array for a text without digits or with other characters.
    public static func candidates(for partialNumber: some StringProtocol) -> [PaymentCardBrand] {
        guard let digits = PartialCardNumber(partialNumber) else { return [] }
        var best: [PaymentCardBrand: UInt64] = [:]
        for range in CardNumberRange.all {
            guard let rank = range.rank(of: digits) else { continue }
            best[range.brand] = min(rank, best[range.brand] ?? .max)
        }
        return allCases.filter { best[$0] != nil }.enumerated()
            .map { (brand: $1, key: (best[$1] ?? .max, $0)) }
            .sorted { $0.key < $1.key }
            .map { $0.brand }
    }

    /// The brand that the first digits of a number show, or `nil` while that is open.
    ///
    /// ```swift
    /// PaymentCardBrand.detect("4")        // visa
    /// PaymentCardBrand.detect("6")        // nil
    /// PaymentCardBrand.detect("6011 11")  // discover
    /// ```
    ///
    /// - Parameter partialNumber: The beginning of a number, or all of it. Spaces and hyphens are skipped.
    public static func detect(_ partialNumber: some StringProtocol) -> PaymentCardBrand? {
        guard let digits = PartialCardNumber(partialNumber) else { return nil }
        var best: (brand: PaymentCardBrand, rank: UInt64)?
        for range in CardNumberRange.all {
            guard let rank = range.rank(of: digits), rank < CardNumberRange.undecided else { continue }
            if rank < best?.rank ?? .max { best = (range.brand, rank) }
        }
        return best?.brand
    }

    /// Writes the beginning of a number, or all of it, in the groups of its brand.
    ///
    /// ```swift
    /// PaymentCardBrand.format("37828224631")   // "3782 822463 1"
    /// ```
    ///
    /// - Parameters:
    ///   - partialNumber: The digits. Spaces and hyphens are skipped.
    ///   - separator: What to put between groups; a space by default.
    /// - Returns: The text as it is when it holds anything but digits, spaces and hyphens, or more than 19 digits.
    public static func format(_ partialNumber: some StringProtocol, separator: Character = " ") -> String {
        guard let partial = PartialCardNumber(partialNumber) else { return String(partialNumber) }
        return format(digits: partial.digits, brand: detect(partialNumber), separator: separator)
    }

    static func format(digits: [UInt8], brand: PaymentCardBrand?, separator: Character) -> String {
        let groups = brand?.groups(digits: digits.count) ?? [4, 4, 4, 4, 3]
        var text = ""
        var start = 0
        for size in groups where start < digits.count {
            if start > 0 { text.append(separator) }
            let end = min(start + size, digits.count)
            text += String(decoding: digits[start..<end], as: UTF8.self)
            start = end
        }
        // A number that is longer than its brand has them keeps its digits together.
        if start < digits.count { text += String(decoding: digits[start...], as: UTF8.self) }
        return text
    }
}
