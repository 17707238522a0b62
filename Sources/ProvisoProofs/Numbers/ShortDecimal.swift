import ProvisoCore

/// A decimal number of few digits: an integer times a power of ten.
struct ShortDecimal: Equatable {
    let digits: Int
    let exponent: Int

    init(digits: Int, exponent: Int) { (self.digits, self.exponent) = (digits, exponent) }

    /// Reads a number; `nil` for one of many digits or of a large exponent.
    init?(_ number: ExactNumber) {
        let spelling = number.spelling.lowercased()
        let halves = spelling.split(separator: "e", omittingEmptySubsequences: false)
        guard let mantissa = halves.first, halves.count <= 2 else { return nil }
        var exponent = halves.count == 2 ? Int(halves[1]) : 0
        let parts = mantissa.split(separator: ".", omittingEmptySubsequences: false)
        var text = String(parts.first ?? "")
        if parts.count == 2 {
            text += parts[1]
            exponent = exponent.map { $0 - parts[1].count }
        }
        guard let exponent, -1000...1000 ~= exponent, let digits = Int(text) else { return nil }
        (self.digits, self.exponent) = (digits, exponent)
    }

    /// How often a smaller power of ten goes into it; `nil` where that is too often.
    func scaled(to smaller: Int) -> Int? {
        if digits == 0 { return 0 }
        var result = digits
        guard exponent >= smaller, exponent - smaller <= 18 else { return nil }
        for _ in 0..<(exponent - smaller) {
            let (product, overflows) = result.multipliedReportingOverflow(by: 10)
            // A margin for places between.
            if overflows || abs(product) > Int.max / 4000 { return nil }
            result = product
        }
        return abs(result) > Int.max / 4000 ? nil : result
    }

    /// How many digits it needs behind the point.
    var places: Int { max(0, -reduced.exponent) }

    private var reduced: ShortDecimal {
        var (digits, exponent) = (digits, exponent)
        while digits != 0, digits % 10 == 0, exponent < 0 { (digits, exponent) = (digits / 10, exponent + 1) }
        return digits == 0 ? ShortDecimal(digits: 0, exponent: 0) : ShortDecimal(digits: digits, exponent: exponent)
    }

    /// The number without an exponent, as people write it.
    var spelling: String { spelling(places: places) }

    /// The number with so many digits behind the point, if it needs no more.
    func spelling(places wanted: Int) -> String {
        let short = reduced
        var text = String(short.digits.magnitude)
        if short.exponent > 0 { text += String(repeating: "0", count: short.exponent) }
        let own = max(0, -short.exponent)
        if own > 0 {
            if text.count <= own { text = String(repeating: "0", count: own - text.count + 1) + text }
            text.insert(".", at: text.index(text.endIndex, offsetBy: -own))
        }
        if wanted > own { text += (own == 0 ? "." : "") + String(repeating: "0", count: wanted - own) }
        return (short.digits < 0 ? "-" : "") + text
    }

    /// The number.
    var number: ExactNumber { ExactNumber(spelling) ?? ExactNumber(0) }
}
