import ProvisoCore

/// Constraints are hashed for proofs alone: in the library, hashes of them would be code in every program.
extension Constraint {
    /// Combines what tells most constraints apart; equal ones combine the same.
    func combine(into hasher: inout Hasher) {
        switch self {
        case .kinds(let kinds): hasher.mix("kinds", kinds.rawValue)
        case .filled: hasher.combine("filled")
        case .empty: hasher.combine("empty")
        case .number(let number): number.combine(into: &hasher)
        case .length(let length): hasher.mix("length", length)
        case .count(let min, let max): hasher.mix("count", min, max)
        case .boolean(let isStrict): hasher.mix("boolean", isStrict)
        case .members(let members): hasher.mix("members", members.values, members.isExcluded)
        case .pattern(let pattern): hasher.mix("pattern", pattern)
        case .moment(let moment): moment.combine(into: &hasher)
        case .shape(let shape): hasher.mix("shape", shape.pattern, shape.isExact, shape.samples)
        case .comparison(let comparison): comparison.combine(into: &hasher)
        case .dependent(let dependent): hasher.mix("dependent", dependent.attribute, dependent.mustBeKnown)
        case .parts(let parts):
            hasher.mix("parts", parts.place, parts.separator, parts.parts.count)
            for part in parts.parts {
                hasher.mix(part.attribute, part.rule)
                part.constraints.combine(into: &hasher)
            }
        case .contains(let value): hasher.mix("contains", value)
        case .uniqueElements: hasher.combine("uniqueElements")
        case .allOrNone: hasher.combine("allOrNone")
        case .across(let across): across.combine(into: &hasher)
        case .anyOf(let choices):
            hasher.mix("anyOf", choices.count)
            for choice in choices { choice.combine(into: &hasher) }
        case .custom(let name, let options): hasher.mix("custom", name, options)
        }
    }
}

extension Constraints {
    fileprivate func combine(into hasher: inout Hasher) {
        hasher.mix(isExact, all.count)
        for constraint in all { constraint.combine(into: &hasher) }
    }
}

extension NumberConstraint {
    fileprivate func combine(into hasher: inout Hasher) {
        hasher.mix("number", min, max, excludesMin, excludesMax, isWhole, step, places)
    }
}

extension MomentConstraint {
    fileprivate func combine(into hasher: inout Hasher) {
        hasher.mix("moment", kind, format, before, after, earliest, latest, isPast, isFuture, minAge)
    }
}

extension ComparisonConstraint {
    fileprivate func combine(into hasher: inout Hasher) {
        hasher.mix("comparison", relation, kind, format)
        switch other {
        case .value(let value): hasher.combine(value)
        case .attribute(let name), .expression(let name): hasher.combine(name)
        }
    }
}

extension AcrossConstraint {
    fileprivate func combine(into hasher: inout Hasher) {
        switch self {
        case .unique(let ignoresCase): hasher.mix("unique", ignoresCase)
        case .exists(let file, let columns): hasher.mix("exists", file, columns)
        case .sorted(let isDescending, let isStrict, let kind, let format):
            hasher.mix("sorted", isDescending, isStrict, kind, format)
        case .sequence(let start, let step, let dates): hasher.mix("sequence", start, step, dates?.unit)
        case .distinct(let min, let max): hasher.mix("distinct", min, max)
        }
    }
}

extension Hasher {
    fileprivate mutating func mix<each Value: Hashable>(_ first: some Hashable, _ others: repeat each Value) {
        combine(first)
        repeat combine(each others)
    }
}
