import ProvisoCore

/// Numbers that an attribute's rules speak of: their limits, what lies beside them, and some between.
enum NumberMaker {
    /// Whether rules ask for numbers.
    static func areAskedFor(by rules: [SampleRule]) -> Bool {
        rules.conditions.contains { condition in
            switch condition {
            case .number: return true
            case .across(.sequence(_, _, let dates)): return dates == nil
            case .across(.sorted(_, _, let kind, _)): return kind == .number
            case .comparison(let comparison):
                switch comparison.other {
                case .value(.number), .expression: return true
                default: return comparison.kind == .number
                }
            default: return false
            }
        }
    }

    static func numbers(of rules: [SampleRule], using generator: inout SeededGenerator) -> [ExactNumber] {
        var limits: [DecimalFactor] = []
        var others: [ExactNumber] = []
        var bounds: [(least: DecimalFactor?, most: DecimalFactor?)] = []
        let conditions = rules.conditions
        let asked = conditions.compactMap { if case .number(let number) = $0 { number } else { nil } }
        for number in asked {
            bounds.append((number.min.flatMap { DecimalFactor.few($0) }, number.max.flatMap { DecimalFactor.few($0) }))
            for limit in [number.min, number.max].compactMap({ $0 }) {
                others.append(limit)
                // A number of many digits is changed in its last one.
                if DecimalFactor.few(limit) == nil { others += neighbours(of: limit) }
            }
        }
        for condition in conditions {
            switch condition {
            case .comparison(let comparison):
                if case .value(let value) = comparison.other { limits += DecimalFactor.few(value).map { [$0] } ?? [] }
            case .across(.sequence(let start, _, _)):
                limits += start.flatMap { DecimalFactor.few($0) }.map { [$0] } ?? []
            default: break
            }
        }
        limits += bounds.flatMap { [$0.least, $0.most].compactMap { $0 } }
        let units = [
            DecimalFactor(1), DecimalFactor(-1),
            DecimalFactor(digits: 1, exponent: -1),
        ]
        var found = limits
        for limit in limits { found += units.compactMap(limit.adding) }
        let least = bounds.compactMap { $0.least }.max { DecimalFactor.isLess($0, $1) }
        let most = bounds.compactMap { $0.most }.min { DecimalFactor.isLess($0, $1) }
        let (low, high) = range(least, most)
        for _ in 0..<12 {
            found.append(DecimalFactor(Int64.random(in: low...high, using: &generator)))
        }
        for places in [1, 2, 3, 4, 6] {
            let whole = DecimalFactor(Int64.random(in: low...high, using: &generator))
            let part = DecimalFactor(
                digits: Int64.random(in: 1...9, using: &generator), exponent: -places)
            found += [whole.adding(part)].compactMap { $0 }
        }
        for digits in [0, 1, -1, 2, 7, 10, 100, -5] { found.append(DecimalFactor(digits)) }
        for step in asked.compactMap({ $0.step.flatMap { DecimalFactor.few($0) } }) {
            let starts = found
            found = step.multiples(around: DecimalFactor(max(low, 0)), 12) + found
            for start in starts.prefix(20) { found += step.multiples(around: start, 1) }
        }
        var numbers = found.compactMap { $0.number }
        for places in asked.compactMap({ $0.places }) {
            let (few, many) = (places.lowerBound, min(places.upperBound, 21))
            for places in [few, many, many + 1, few - 1] where (0...20).contains(places) {
                numbers = found.prefix(16).compactMap { $0.padded(to: places) } + numbers
            }
        }
        return numbers + others
    }

    // Of 64 bits, whatever the processor has: the same seed gives the same numbers.
    private static func range(_ least: DecimalFactor?, _ most: DecimalFactor?) -> (Int64, Int64) {
        switch (least?.whole, most?.whole) {
        case (let low?, let high?): return low <= high ? (low, high) : (low, low)
        case (let low?, nil): return (low, low < Int64.max - 100 ? low + 100 : low)
        case (nil, let high?): return (high > 0 ? 0 : high > Int64.min + 100 ? high - 100 : high, high)
        case (nil, nil): return (1, 100)
        }
    }

    /// The numbers beside an integer of any length, by its last digit.
    static func neighbours(of number: ExactNumber) -> [ExactNumber] {
        guard number.isIntegral, let last = number.spelling.last?.wholeNumberValue else { return [] }
        let start = number.spelling.dropLast()
        return [last - 1, last + 1].filter { (0...9).contains($0) }.compactMap { ExactNumber(start + String($0)) }
    }
}

extension DecimalFactor {
    /// The number without its fraction; a large one with a fraction as 10¹⁵.
    fileprivate var whole: Int64? {
        if exponent >= 0 { return digits(at: 0) }
        var whole = digits
        for _ in exponent..<0 { whole /= 10 }
        return max(-1_000_000_000_000_000, min(1_000_000_000_000_000, whole))
    }
}
