internal import ProvisoCore

/// The range that numbers lie in, but for a few that lie far from all others.
///
/// Far is what lies more than three times the width of the middle half outside of it (the outer fences of Tukey's box plots), and
/// further from the nearest other than that width. Numbers that thin out, however far, have no such ones, nor have those of
/// which some come again and again. Where a bound lies is reckoned in floating point. The bounds are round numbers outside of
/// those of the data, which are no more than what was seen so far.
struct UsualRange {
    private(set) var least: ExactNumber
    private(set) var most: ExactNumber
    /// The nearest of the numbers that are far away, on either side.
    private var far: (below: Double?, above: Double?) = (nil, nil)

    /// Creates the range of numbers.
    ///
    /// - Parameters:
    ///   - range: The smallest and the largest number.
    ///   - values: Different ones of the numbers, each with how often it comes.
    ///   - isComplete: Whether these are all.
    ///   - areWhole: Whether all are whole numbers.
    init(
        _ range: ClosedRange<ExactNumber>, among values: [(number: ExactNumber, count: Int)], isComplete: Bool,
        areWhole: Bool
    ) {
        (least, most) = (range.lowerBound, range.upperBound)
        leaveOut(values, isComplete)
        round(areWhole)
        (least, most) = (least.withoutZerosBehind, most.withoutZerosBehind)
    }

    // MARK: Numbers that are far away

    private mutating func leaveOut(_ values: [(number: ExactNumber, count: Int)], _ isComplete: Bool) {
        let sorted = values.sorted { $0.number < $1.number }
        let sizes = sorted.map { Double($0.number.spelling) ?? .nan }
        let total = sorted.reduce(0) { $0 + $1.count }
        guard total >= 20, sizes.allSatisfy(\.isFinite), let low = Double(least.spelling),
            let high = Double(most.spelling)
        else { return }
        func quartile(_ part: Int) -> Double {
            var count = 0
            for (position, value) in sorted.enumerated() {
                count += value.count
                if count * 4 >= total * part { return sizes[position] }
            }
            return high
        }
        let (first, third) = (quartile(1), quartile(3))
        let width = third - first
        guard width > 0 else { return }
        let fences = (first - 3 * width, third + 3 * width)
        let outside = zip(sizes, sorted).reduce(0) { count, pair in
            fences.0...fences.1 ~= pair.0 ? count : count + pair.1.count
        }
        // What comes again and again is no slip, however far away it lies.
        let isOften = zip(sizes, sorted).contains { !(fences.0...fences.1 ~= $0) && $1.count > 5 }
        guard outside * 100 <= total, !isOften,
            let firstInside = sizes.firstIndex(where: { $0 >= fences.0 }),
            let lastInside = sizes.lastIndex(where: { $0 <= fences.1 })
        else { return }
        if high > fences.1 {
            let next = lastInside + 1 < sizes.count ? sizes[lastInside + 1] : high
            if next - sizes[lastInside] > width {
                most = isComplete ? sorted[lastInside].number : ExactNumber(fences.1) ?? most
                far.above = next
            }
        }
        if low < fences.0 {
            let next = firstInside > 0 ? sizes[firstInside - 1] : low
            if sizes[firstInside] - next > width {
                let bound = sizes[firstInside] >= 0 ? max(0, fences.0) : fences.0
                least = isComplete ? sorted[firstInside].number : ExactNumber(bound) ?? least
                far.below = next
            }
        }
    }

    // MARK: Round numbers

    /// Larger numbers are not told apart in floating point.
    private static let largest = 0x1p50

    /// Moves the bounds outwards to multiples of a power of ten that is about a tenth of the width.
    private mutating func round(_ areWhole: Bool) {
        let (low, high) = (least.approximation, most.approximation)
        guard low < high, abs(low) < Self.largest, abs(high) < Self.largest else { return }
        let power = ((high - low) / 2).exponentOfTen
        // What counts from one goes on doing so.
        let isCount = areWhole && least == ExactNumber(1)
        if !isCount { least = Self.bound(least, .down, power, areWhole, notAt: far.below) }
        most = Self.bound(most, .up, power, areWhole, notAt: far.above)
    }

    /// A number's neighbour among the multiples of a power of ten; of a smaller one where it reached a number that is left out.
    private static func bound(
        _ number: ExactNumber, _ rule: FloatingPointRoundingRule, _ power: Int, _ areWhole: Bool, notAt far: Double?
    ) -> ExactNumber {
        for power in stride(from: areWhole ? max(0, power) : power, through: areWhole ? 0 : power - 6, by: -1) {
            var steps = Self.steps(number.approximation, of: power).rounded(rule)
            guard abs(steps) < largest else { break }
            // Floating point may have put it a step off.
            let outwards = rule == .up ? 1.0 : -1.0
            let isInside = { (bound: ExactNumber) in rule == .up ? bound < number : bound > number }
            if Self.multiple(steps, of: power).map(isInside) ?? false { steps += outwards }
            if let nearer = Self.multiple(steps - outwards, of: power), !isInside(nearer) { steps -= outwards }
            guard let bound = Self.multiple(steps, of: power) else { break }
            let isBeside = far.map { rule == .up ? bound.approximation < $0 : bound.approximation > $0 } ?? true
            if isBeside { return bound }
        }
        return number
    }

    private static func steps(_ number: Double, of power: Int) -> Double {
        let unit = (0..<abs(power)).reduce(1.0) { unit, _ in unit * 10 }
        return power < 0 ? number * unit : number / unit
    }

    /// So many times a power of ten, spelled in digits.
    private static func multiple(_ steps: Double, of power: Int) -> ExactNumber? {
        guard let count = Int(exactly: steps) else { return nil }
        let sign = count < 0 ? "-" : ""
        var digits = String(count.magnitude)
        guard power < 0 else {
            return ExactNumber(sign + digits + (count == 0 ? "" : String(repeating: "0", count: power)))
        }
        digits = String(repeating: "0", count: max(0, 1 - power - digits.utf8.count)) + digits
        var fraction = digits.suffix(-power)
        while fraction.last == "0" { fraction.removeLast() }
        let whole = "\(sign)\(digits.dropLast(-power))"
        return ExactNumber(fraction.isEmpty ? whole : "\(whole).\(fraction)")
    }
}

extension Double {
    /// The power of ten that is the largest below a positive number.
    fileprivate var exponentOfTen: Int {
        var (power, unit) = (0, 1.0)
        while unit * 10 <= self, power < 300 { (power, unit) = (power + 1, unit * 10) }
        while unit > self, power > -300 { (power, unit) = (power - 1, unit / 10) }
        return power
    }
}

extension ExactNumber {
    /// The number without zeros at the end of its fraction: 1 for `1.0`, as a document has it.
    fileprivate var withoutZerosBehind: ExactNumber {
        guard spelling.contains("."), spelling.utf8.allSatisfy({ $0 | 0x20 != UInt8(ascii: "e") }) else { return self }
        var digits = spelling[...]
        while digits.last == "0" { digits.removeLast() }
        if digits.last == "." { digits.removeLast() }
        return ExactNumber(digits) ?? self
    }
}
