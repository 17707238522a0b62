import ProvisoCore

/// A decimal number of a few digits, to compute with: digits times a power of ten.
struct SmallDecimal {
    var digits: Int
    var exponent: Int

    init(digits: Int, exponent: Int) { (self.digits, self.exponent) = (digits, exponent) }

    /// Reads a number; `nil` when it has too many digits or an exponent.
    init?(_ number: ExactNumber) { self.init(spelling: number.spelling) }

    init?(spelling: String) {
        let parts = spelling.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, spelling.utf8.count <= 17, let digits = Int(parts.joined()) else { return nil }
        self.init(digits: digits, exponent: parts.count == 2 ? -parts[1].utf8.count : 0)
    }

    init?(_ value: DataValue?) {
        switch value {
        case .number(let number)?: self.init(number)
        case .string(let text)?, .untyped(let text)?: self.init(spelling: text)
        default: return nil
        }
    }

    /// The digits at a smaller exponent.
    private func digits(at exponent: Int) -> Int? {
        var digits = digits
        guard self.exponent - exponent < 18 else { return nil }
        for _ in 0..<max(0, self.exponent - exponent) {
            let (product, overflows) = digits.multipliedReportingOverflow(by: 10)
            if overflows { return nil }
            digits = product
        }
        return digits
    }

    static func sum(_ left: Self, _ right: Self) -> Self? {
        let exponent = min(left.exponent, right.exponent)
        guard let a = left.digits(at: exponent), let b = right.digits(at: exponent) else { return nil }
        let (sum, overflows) = a.addingReportingOverflow(b)
        return overflows ? nil : Self(digits: sum, exponent: exponent)
    }

    static func product(_ left: Self, _ right: Self) -> Self? {
        let (product, overflows) = left.digits.multipliedReportingOverflow(by: right.digits)
        return overflows ? nil : Self(digits: product, exponent: left.exponent + right.exponent)
    }

    static func isLess(_ left: Self, _ right: Self) -> Bool {
        guard let a = left.number, let b = right.number else { return false }
        return a < b
    }

    /// The multiples of this number around another one.
    func multiples(around other: Self, _ count: Int) -> [Self] {
        let exponent = min(exponent, other.exponent)
        guard let step = digits(at: exponent), step != 0, let place = other.digits(at: exponent) else { return [] }
        let first = place / step
        return (-1...count).compactMap { offset in
            let (product, overflows) = (first &+ offset).multipliedReportingOverflow(by: step)
            return overflows ? nil : Self(digits: product, exponent: exponent)
        }
    }

    /// A number without needless zeros behind the point.
    var number: ExactNumber? {
        var (digits, exponent) = (digits, exponent)
        while exponent < 0, digits % 10 == 0 { (digits, exponent) = (digits / 10, exponent + 1) }
        return ExactNumber(spelling(of: digits, exponent))
    }

    /// The number with zeros up to a number of places.
    func padded(to places: Int) -> ExactNumber? {
        guard places > 0, let digits = digits(at: -places) else { return number }
        return ExactNumber(spelling(of: digits, min(exponent, -places)))
    }

    private func spelling(of digits: Int, _ exponent: Int) -> String {
        if exponent >= 0 { return String(digits) + String(repeating: "0", count: min(exponent, 30)) }
        var text = String(digits.magnitude)
        let places = -exponent
        if text.utf8.count <= places { text = String(repeating: "0", count: places + 1 - text.utf8.count) + text }
        text.insert(".", at: text.index(text.endIndex, offsetBy: -places))
        return (digits < 0 ? "-" : "") + text
    }
}
