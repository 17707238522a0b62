import ProvisoCore

/// Lengths and moments that exclude each other at sight, however far apart their limits are.
extension [Formula] {
    /// Whether two of the conditions cannot be met together, or one implies another that must not be met.
    var isDisjointAtSight: Bool {
        var asked: [Constraint] = []
        var refused: [Constraint] = []
        for part in self {
            switch part {
            case .condition(let condition): asked.append(condition.constraint)
            case .not(.condition(let condition)): refused.append(condition.constraint)
            default: break
            }
        }
        for (index, one) in asked.enumerated() {
            if asked[(index + 1)...].contains(where: { one.excludes($0) }) { return true }
            if refused.contains(where: { one.implies($0) }) { return true }
        }
        return false
    }
}

extension Constraint {
    /// Whether what meets the condition never meets the other one.
    fileprivate func excludes(_ other: Constraint) -> Bool {
        switch (self, other) {
        case (.length(let left), .length(let right)):
            left.unit == right.unit && (left.isAbove(right) || right.isAbove(left))
        case (.moment(let left), .moment(let right)): left.excludes(right)
        case (.filled, .empty), (.empty, .filled): true
        default: false
        }
    }

    /// Whether what meets the condition surely meets the other one.
    fileprivate func implies(_ other: Constraint) -> Bool {
        switch (self, other) {
        case (.length(let left), .length(let right)):
            left.unit == right.unit && (right.min ?? 0) <= (left.min ?? 0)
                && (right.max == nil || left.max.map { $0 <= right.max ?? .max } ?? false)
        case (.moment(let left), .moment(let right)): left.implies(right)
        default: false
        }
    }
}

extension LengthConstraint {
    fileprivate func isAbove(_ other: LengthConstraint) -> Bool {
        guard let min, let max = other.max else { return false }
        return min > max
    }
}

extension MomentConstraint {
    /// Whether both are read alike, so that their bounds can be compared.
    private func isComparable(to other: MomentConstraint) -> Bool {
        kind == other.kind && format == other.format && kind != .time
    }

    /// The bounds as instants: the first and the last moment that pass, each with whether it passes itself.
    private var first: [(bound: Instant, passes: Bool)] {
        [after.flatMap(Instant.init).map { ($0, false) }, earliest.flatMap(Instant.init).map { ($0, true) }]
            .compactMap(\.self)
    }

    private var last: [(bound: Instant, passes: Bool)] {
        [before.flatMap(Instant.init).map { ($0, false) }, latest.flatMap(Instant.init).map { ($0, true) }]
            .compactMap(\.self)
    }

    fileprivate func excludes(_ other: MomentConstraint) -> Bool {
        guard isComparable(to: other) else { return false }
        if isPast && other.isFuture || isFuture && other.isPast { return true }
        func isAbove(_ left: MomentConstraint, _ right: MomentConstraint) -> Bool {
            left.first.contains { low in
                right.last.contains { high in
                    low.bound > high.bound || low.bound == high.bound && !(low.passes && high.passes)
                }
            }
        }
        return isAbove(self, other) || isAbove(other, self)
    }

    fileprivate func implies(_ other: MomentConstraint) -> Bool {
        guard isComparable(to: other), other.offset == .optional || offset == other.offset else { return false }
        if other.isPast && !isPast || other.isFuture && !isFuture { return false }
        if let least = other.minAge, (minAge ?? -1) < least { return false }
        // A bound that is not read is no bound that is known to hold.
        let bounds = [other.after, other.earliest, other.before, other.latest].compactMap(\.self)
        guard other.first.count + other.last.count == bounds.count else { return false }
        return other.first.allSatisfy { limit in
            first.contains { $0.bound > limit.bound || $0.bound == limit.bound && (limit.passes || !$0.passes) }
        }
            && other.last.allSatisfy { limit in
                last.contains { $0.bound < limit.bound || $0.bound == limit.bound && (limit.passes || !$0.passes) }
            }
    }
}
