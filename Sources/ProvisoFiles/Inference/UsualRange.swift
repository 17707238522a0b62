internal import ProvisoCore

/// The range that numbers lie in, but for a few that lie far from all others.
///
/// Far is what lies more than three times the width of the middle half outside of it (the outer fences of Tukey's box plots), and
/// further from the nearest other than that width. Numbers that thin out, however far, have no such ones, nor have those of
/// which some come again and again. Where a bound lies is
/// reckoned in floating point, the bounds themselves are numbers of the data or round ones.
struct UsualRange {
    private(set) var least: ExactNumber
    private(set) var most: ExactNumber

    /// Creates the range of numbers.
    ///
    /// - Parameters:
    ///   - range: The smallest and the largest number.
    ///   - values: Different ones of the numbers, each with how often it comes.
    ///   - isComplete: Whether these are all; else a bound that leaves some out is a round number.
    init(_ range: ClosedRange<ExactNumber>, among values: [(number: ExactNumber, count: Int)], isComplete: Bool) {
        (least, most) = (range.lowerBound, range.upperBound)
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
                most = isComplete ? sorted[lastInside].number : Self.round(fences.1, .up) ?? most
            }
        }
        if low < fences.0 {
            let next = firstInside > 0 ? sizes[firstInside - 1] : low
            if sizes[firstInside] - next > width {
                let bound = sizes[firstInside] >= 0 ? max(0, fences.0) : fences.0
                least = isComplete ? sorted[firstInside].number : Self.round(bound, .down) ?? least
            }
        }
    }

    /// A number of two digits and zeros.
    private static func round(_ number: Double, _ rule: FloatingPointRoundingRule) -> ExactNumber? {
        var unit = 1.0
        while abs(number) / unit >= 100, unit < 1e15 { unit *= 10 }
        return ExactNumber((number / unit).rounded(rule) * unit)
    }
}
