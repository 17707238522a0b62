#if Macros
/// What lies between two limits.
struct LiteralInterval<Bound: Comparable> {
    var min: Bound?
    var max: Bound?
    var excludesMin = false
    var excludesMax = false

    /// Whether nothing lies between the limits.
    var isEmpty: Bool {
        guard let min, let max else { return false }
        return min > max || min == max && (excludesMin || excludesMax)
    }

    func contains(_ value: Bound) -> Bool {
        if let min, value < min || excludesMin && value == min { return false }
        if let max, value > max || excludesMax && value == max { return false }
        return true
    }

    func intersection(_ other: Self) -> Self {
        var result = self
        if let bound = other.min, min.map({ $0 < bound || $0 == bound && other.excludesMin }) ?? true {
            (result.min, result.excludesMin) = (bound, other.excludesMin)
        }
        if let bound = other.max, max.map({ $0 > bound || $0 == bound && other.excludesMax }) ?? true {
            (result.max, result.excludesMax) = (bound, other.excludesMax)
        }
        return result
    }

    /// What lies below the lower limit, and what lies above the upper one.
    var outside: [Self] {
        [
            min.map { Self(max: $0, excludesMax: !excludesMin) }, max.map { Self(min: $0, excludesMin: !excludesMax) },
        ].compactMap(\.self)
    }
}

extension LiteralInterval<LiteralNumber> {
    /// The interval for whole numbers alone: without excluded limits.
    var ofWholeNumbers: Self {
        var result = self
        if excludesMin, let next = min?.moved(by: 1) { (result.min, result.excludesMin) = (next, false) }
        if excludesMax, let next = max?.moved(by: -1) { (result.max, result.excludesMax) = (next, false) }
        return result
    }
}
#endif
