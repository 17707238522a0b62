import ProvisoCore

/// From where to where the numbers, or the moments, of an attribute lie.
struct ValueRange<Bound: Comparable & CustomStringConvertible>: CustomStringConvertible {
    struct Limit {
        let bound: Bound
        /// Whether the limit itself is not in the range.
        let isExcluded: Bool
    }

    private(set) var min: Limit?
    private(set) var max: Limit?

    /// Leaves out what lies below a limit.
    mutating func raise(to bound: Bound, isExcluded: Bool) {
        guard let min, min.bound > bound || min.bound == bound && min.isExcluded else {
            min = Limit(bound: bound, isExcluded: isExcluded)
            return
        }
    }

    /// Leaves out what lies above a limit.
    mutating func lower(to bound: Bound, isExcluded: Bool) {
        guard let max, max.bound < bound || max.bound == bound && max.isExcluded else {
            max = Limit(bound: bound, isExcluded: isExcluded)
            return
        }
    }

    /// Whether everything in the range relates to everything of another one (true), or nothing to anything (false).
    func decides(_ relation: ComparisonOperator, _ other: Self) -> Bool? {
        switch relation {
        case .less: isBelow(other, orEqual: false) ? true : other.isBelow(self, orEqual: true) ? false : nil
        case .lessOrEqual: isBelow(other, orEqual: true) ? true : other.isBelow(self, orEqual: false) ? false : nil
        case .greater: other.decides(.less, self)
        case .greaterOrEqual: other.decides(.lessOrEqual, self)
        case .equal: isBelow(other, orEqual: false) || other.isBelow(self, orEqual: false) ? false : nil
        case .notEqual: isBelow(other, orEqual: false) || other.isBelow(self, orEqual: false) ? true : nil
        }
    }

    private func isBelow(_ other: Self, orEqual: Bool) -> Bool {
        guard let max, let min = other.min else { return false }
        return max.bound < min.bound
            || max.bound == min.bound && (orEqual || max.isExcluded || min.isExcluded)
    }

    var description: String {
        switch (min, max) {
        case (let min?, let max?): "\(min.bound) to \(max.bound)"
        case (let min?, nil): "from \(min.bound)"
        case (nil, let max?): "up to \(max.bound)"
        case (nil, nil): "any value"
        }
    }
}
