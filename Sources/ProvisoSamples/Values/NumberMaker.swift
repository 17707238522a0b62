import ProvisoCore

/// Numbers that an attribute's rules speak of: their limits, what lies beside them, and some between.
enum NumberMaker {
    /// Rules whose values are numbers.
    static let types: Set = [
        "number", "integer", "positive", "negative", "multipleOf", "decimalPlaces", "port", "latitude", "longitude",
        "sequence",
    ]

    static func numbers(of rules: [SampleRule], using generator: inout SeededGenerator) -> [ExactNumber] {
        var limits: [SmallDecimal] = []
        var others: [ExactNumber] = []
        var bounds: [(least: SmallDecimal?, most: SmallDecimal?)] = []
        for rule in rules {
            switch rule.type {
            case "number":
                bounds.append(
                    (rule.number("min").flatMap { SmallDecimal($0) }, rule.number("max").flatMap { SmallDecimal($0) }))
            case "port": bounds.append((SmallDecimal(digits: 1, exponent: 0), SmallDecimal(digits: 65535, exponent: 0)))
            case "latitude":
                bounds.append((SmallDecimal(digits: -90, exponent: 0), SmallDecimal(digits: 90, exponent: 0)))
            case "longitude":
                bounds.append((SmallDecimal(digits: -180, exponent: 0), SmallDecimal(digits: 180, exponent: 0)))
            case "compare": limits += SmallDecimal(rule["compareValue"]).map { [$0] } ?? []
            case "sequence": limits += rule.number("start").flatMap { SmallDecimal($0) }.map { [$0] } ?? []
            default: break
            }
            for option in ["min", "max"] where rule.type == "number" {
                guard let number = rule.number(option) else { continue }
                others.append(number)
                // A number of many digits is changed in its last one.
                if SmallDecimal(number) == nil { others += neighbours(of: number) }
            }
        }
        limits += bounds.flatMap { [$0.least, $0.most].compactMap(\.self) }
        let units = [
            SmallDecimal(digits: 1, exponent: 0), SmallDecimal(digits: -1, exponent: 0),
            SmallDecimal(digits: 1, exponent: -1),
        ]
        var found = limits
        for limit in limits { found += units.compactMap { SmallDecimal.sum(limit, $0) } }
        let least = bounds.compactMap(\.least).max { SmallDecimal.isLess($0, $1) }
        let most = bounds.compactMap(\.most).min { SmallDecimal.isLess($0, $1) }
        let (low, high) = range(least, most)
        for _ in 0..<12 {
            found.append(SmallDecimal(digits: Int.random(in: low...high, using: &generator), exponent: 0))
        }
        for places in [1, 2, 3, 4, 6] {
            let whole = SmallDecimal(digits: Int.random(in: low...high, using: &generator), exponent: 0)
            let part = SmallDecimal(digits: Int.random(in: 1...9, using: &generator), exponent: -places)
            found += [SmallDecimal.sum(whole, part)].compactMap(\.self)
        }
        for digits in [0, 1, -1, 2, 7, 10, 100, -5] { found.append(SmallDecimal(digits: digits, exponent: 0)) }
        for rule in rules where rule.type == "multipleOf" {
            guard let step = rule.number("value").flatMap({ SmallDecimal($0) }) else { continue }
            let starts = found
            found = step.multiples(around: SmallDecimal(digits: max(low, 0), exponent: 0), 12) + found
            for start in starts.prefix(20) { found += step.multiples(around: start, 1) }
        }
        var numbers = found.compactMap(\.number)
        for rule in rules where rule.type == "decimalPlaces" {
            let (few, many) = (rule.integer("min") ?? 0, rule.integer("max") ?? (rule.integer("min") ?? 0))
            for places in [few, many, many + 1, few - 1] where (0...20).contains(places) {
                numbers = found.prefix(16).compactMap { $0.padded(to: places) } + numbers
            }
        }
        return numbers + others
    }

    private static func range(_ least: SmallDecimal?, _ most: SmallDecimal?) -> (Int, Int) {
        func whole(_ number: SmallDecimal?) -> Int? {
            number?.number.flatMap { $0.integer ?? Int($0.approximation.clamped) }
        }
        switch (whole(least), whole(most)) {
        case (let low?, let high?): return low <= high ? (low, high) : (low, low)
        case (let low?, nil): return (low, low < Int.max - 100 ? low + 100 : low)
        case (nil, let high?): return (high > 0 ? 0 : high > Int.min + 100 ? high - 100 : high, high)
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

extension Double {
    fileprivate var clamped: Double { Swift.max(-1e15, Swift.min(1e15, self)) }
}
