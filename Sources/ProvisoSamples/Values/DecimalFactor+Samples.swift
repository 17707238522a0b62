import ProvisoCore

/// Numbers of a few digits, to propose values from.
extension DecimalFactor {
    init(_ whole: some FixedWidthInteger) { self.init(digits: Int64(whole), exponent: 0) }

    /// Reads a number; `nil` when it has many digits, or many zeros, so that its neighbours are not told by computing.
    static func few(_ number: ExactNumber) -> DecimalFactor? {
        guard let factor = DecimalFactor(number), -17...17 ~= factor.exponent,
            factor.exponent <= 0 || factor.digits(at: 0) != nil
        else { return nil }
        return factor
    }

    /// Reads a number that may be a text.
    static func few(_ value: DataValue?) -> DecimalFactor? {
        switch value {
        case .number(let number)?: few(number)
        case .string(let text)?, .untyped(let text)?: ExactNumber(text).flatMap(few)
        default: nil
        }
    }

    static func isLess(_ left: Self, _ right: Self) -> Bool {
        guard let a = left.number, let b = right.number else { return false }
        return a < b
    }

    /// The multiples of this number around another one.
    func multiples(around other: Self, _ count: Int64) -> [Self] {
        let exponent = min(exponent, other.exponent)
        guard let step = digits(at: exponent), step != 0, let place = other.digits(at: exponent) else { return [] }
        let first = place / step
        return (-1...count).compactMap { offset in
            let (product, overflows) = (first &+ offset).multipliedReportingOverflow(by: step)
            return overflows ? nil : Self(digits: product, exponent: exponent)
        }
    }

    /// The number as people write it, without an exponent.
    var number: ExactNumber? { padded(to: 0) }

    /// The number with zeros up to a number of places.
    func padded(to places: Int) -> ExactNumber? {
        let places = max(places, -exponent, 0)
        guard let digits = digits(at: -places) else { return number(places: max(-exponent, 0)) }
        return Self.spelled(digits, places)
    }

    private func number(places: Int) -> ExactNumber? { digits(at: -places).flatMap { Self.spelled($0, places) } }

    private static func spelled(_ digits: Int64, _ places: Int) -> ExactNumber? {
        var text = String(digits.magnitude)
        if places > 0 {
            if text.utf8.count <= places {
                text = String(repeating: "0", count: places + 1 - text.utf8.count) + text
            }
            text.insert(".", at: text.index(text.endIndex, offsetBy: -places))
        }
        return ExactNumber((digits < 0 ? "-" : "") + text)
    }
}
