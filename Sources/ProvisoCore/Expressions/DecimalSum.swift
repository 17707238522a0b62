/// Adds multiples of decimal numbers exactly, and tells the sign of what they come to.
///
/// Nothing goes through floating point. What has up to eighteen digits is added as a ``DecimalFactor``; for the rest there is a cell for each
/// decimal place, which takes more than a digit, and a sign, until the end.
struct DecimalSum {
    /// A number may have so many digits before the point, and so many behind it.
    static let reach = 100

    /// The sum of what was small.
    private var small = DecimalFactor(digits: 0, exponent: 0)
    /// The sum of all else, a cell for each place, the lowest first; empty as long as there is nothing.
    private var cells: [Int64] = []

    /// Room for the places, and for what they carry over.
    private static let cellCount = 2 * reach + 64
    /// The cell of the units.
    private static let origin = reach + 24

    /// Adds a multiple of a number that stands in a text.
    ///
    /// - Returns: Whether the number is one of so many digits that it can be added.
    mutating func add(_ factor: DecimalFactor, times number: DecimalShape, in text: Span<UInt8>) -> Bool {
        if let number = DecimalFactor(number, in: text), addSmall(factor, number) { return true }
        let highest = number.exponent + factor.exponent
        let lowest = number.exponent - (number.end - number.start) + factor.exponent
        guard number.isZero || (highest <= Self.reach && lowest >= -Self.reach) else { return false }
        var place = highest - 1
        for index in number.start..<number.end where !DecimalShape.isSign(text[index]) {
            let digit = Int64(text[index] &- UInt8(ascii: "0"))
            add(number.isNegative ? -digit : digit, times: factor.digits, at: place)
            place -= 1
        }
        return true
    }

    /// Adds a number.
    ///
    /// - Returns: Whether it is one of so many digits that it can be added.
    mutating func add(_ number: DecimalFactor) -> Bool {
        if addSmall(number, .one) { return true }
        guard -Self.reach...Self.reach - DecimalFactor.largestDigits ~= number.exponent else { return false }
        add(1, times: number.digits, at: number.exponent)
        return true
    }

    private mutating func addSmall(_ left: DecimalFactor, _ right: DecimalFactor) -> Bool {
        // The cells take over what is far from the point.
        guard let product = left.multiplied(by: right), let sum = small.adding(product),
            -Self.reach...Self.reach - DecimalFactor.largestDigits ~= sum.exponent
        else { return false }
        small = sum
        return true
    }

    /// Adds a digit times a number at a place, where the units are at 0.
    private mutating func add(_ digit: Int64, times number: Int64, at place: Int) {
        if cells.isEmpty { cells = Array(repeating: 0, count: Self.cellCount) }
        // In two halves, so that a cell never holds more than fits.
        let half: Int64 = 1_000_000_000
        cells[Self.origin + place] += digit * (number % half)
        cells[Self.origin + place + 9] += digit * (number / half)
    }

    /// -1, 0 or 1.
    ///
    /// - Complexity: Constant.
    var sign: Int {
        guard !cells.isEmpty else { return Int(small.digits.signum()) }
        var whole = self
        whole.add(1, times: small.digits, at: small.exponent)
        var (carried, isZero): (Int64, Bool) = (0, true)
        for cell in whole.cells {
            let total = cell + carried
            // The digit that stays is never negative, so that the sign wanders to the top.
            let digit = (total % 10 + 10) % 10
            carried = (total - digit) / 10
            isZero = isZero && digit == 0
        }
        return carried < 0 ? -1 : isZero && carried == 0 ? 0 : 1
    }
}
