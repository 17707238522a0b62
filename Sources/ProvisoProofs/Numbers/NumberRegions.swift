import ProvisoCore

/// Numbers of which one stands for all that some conditions treat alike.
///
/// Limits and members divide the numbers into points and the gaps between them. In a gap the conditions differ only in the steps of
/// which numbers are multiples; these come again after the least common multiple of all steps.
struct NumberRegions {
    /// The numbers.
    private(set) var values: [ExactNumber] = []
    /// Whether every kind of number is among them.
    private(set) var isComplete = true

    /// So many multiples of a step are taken from a gap.
    private static let most = 400

    init(points: [ExactNumber], steps: [ExactNumber]) {
        let decimals = points.map { ShortDecimal($0) }
        let factors = steps.map { ShortDecimal($0) }
        if decimals.contains(nil) || factors.contains(nil) { isComplete = false }
        let all = decimals.compactMap(\.self) + factors.compactMap(\.self)
        let exponent = Swift.min(0, all.map(\.exponent).min() ?? 0)
        func scaled(_ decimals: [ShortDecimal?]) -> [Int] {
            let known = decimals.compactMap(\.self)
            let numbers = known.compactMap { $0.scaled(to: exponent) }
            if numbers.count < known.count { isComplete = false }
            return numbers
        }
        let places = Array(Set(scaled(decimals) + [0])).sorted()
        let widths = Array(Set(scaled(factors).map(abs))).filter { $0 > 0 }.sorted()
        var period: Int? = 1
        for width in widths { period = period.flatMap { Self.leastCommonMultiple($0, width) } }
        values = points
        func add(_ number: Int, _ exponent: Int) {
            values.append(ShortDecimal(digits: number, exponent: exponent).number)
        }
        func addMultiples(above low: Int?, below high: Int?) {
            for width in widths {
                let needed = period.map { $0 / width + 1 }
                var count = 0
                // Where a gap has no lower end, it is followed downwards.
                let isDown = low == nil
                let origin = low ?? high ?? 0
                var next = isDown ? Self.multiple(of: width, below: origin) : Self.multiple(of: width, above: origin)
                while let place = next, isDown || place < high ?? .max {
                    if count >= Self.most || count >= needed ?? .max {
                        if count < needed ?? .max { isComplete = false }
                        break
                    }
                    add(place, exponent)
                    count += 1
                    let (after, overflows) = place.addingReportingOverflow(isDown ? -width : width)
                    next = overflows ? nil : after
                }
            }
        }
        for place in places { add(place, exponent) }
        // A number inside of each gap that is no multiple of anything.
        func addBetween(_ low: Int, _ thousandths: Int) {
            let (large, overflows) = low.multipliedReportingOverflow(by: 1000)
            let (number, overflowsToo) = large.addingReportingOverflow(thousandths)
            if overflows || overflowsToo { isComplete = false } else { add(number, exponent - 3) }
        }
        if let first = places.first, let last = places.last {
            addBetween(first, -629)
            addMultiples(above: nil, below: first)
            addBetween(last, 371)
            addMultiples(above: last, below: nil)
        }
        for (low, high) in zip(places, places.dropFirst()) {
            addBetween(low, 371)
            addMultiples(above: low, below: high)
        }
    }

    private static func leastCommonMultiple(_ left: Int, _ right: Int) -> Int? {
        var (a, b) = (left, right)
        while b != 0 { (a, b) = (b, a % b) }
        let (product, overflows) = (left / a).multipliedReportingOverflow(by: right)
        return overflows ? nil : product
    }

    private static func multiple(of width: Int, above low: Int) -> Int? {
        let rest = ((low % width) + width) % width
        let (sum, overflows) = low.addingReportingOverflow(width - rest)
        return overflows ? nil : sum
    }

    private static func multiple(of width: Int, below high: Int) -> Int? {
        let rest = ((high % width) + width) % width
        let (sum, overflows) = high.subtractingReportingOverflow(rest == 0 ? width : rest)
        return overflows ? nil : sum
    }
}
