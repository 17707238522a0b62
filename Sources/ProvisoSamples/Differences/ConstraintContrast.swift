import ProvisoCore

/// What it does to what passes when the constraints of a rule become others, where they say exactly what passes.
enum ConstraintContrast {
    /// The effect; `nil` where the constraints do not tell: one of them is an upper bound, or of a kind that is not
    /// compared.
    static func effect(of old: Constraints, becoming new: Constraints) -> ChangeEffect? {
        guard old.isExact, new.isExact, old.all.count == new.all.count else { return nil }
        var effects: [ChangeEffect] = []
        for (before, after) in zip(old.all, new.all) where before != after {
            guard let effect = effect(of: before, becoming: after) else { return nil }
            effects.append(effect)
        }
        return .joined(effects)
    }

    private static func effect(of old: Constraint, becoming new: Constraint) -> ChangeEffect? {
        switch (old, new) {
        case (.number(let before), .number(let after)): number(before, after)
        case (.length(let before), .length(let after)):
            before.unit == after.unit ? limits((before.min, before.max), (after.min, after.max)) : nil
        case (.count(let least, let most), .count(let newLeast, let newMost)):
            limits((least, most), (newLeast, newMost))
        case (.members(let before), .members(let after)): members(before, after)
        case (.across(.distinct(let least, let most)), .across(.distinct(let newLeast, let newMost))):
            limits((least, most), (newLeast, newMost))
        default: nil
        }
    }

    private static func limits(_ old: (min: Int?, max: Int?), _ new: (min: Int?, max: Int?)) -> ChangeEffect {
        func value(_ limit: Int?) -> DataValue? { limit.map { .number(ExactNumber($0)) } }
        return .joined(
            [
                old.min == new.min ? nil : OptionEffect.limit(value(old.min), value(new.min), isUpper: false),
                old.max == new.max ? nil : OptionEffect.limit(value(old.max), value(new.max), isUpper: true),
            ].compactMap(\.self))
    }

    private static func number(_ old: NumberConstraint, _ new: NumberConstraint) -> ChangeEffect? {
        // Of steps and places nothing is known but that they are the same.
        guard old.step == new.step, old.places == new.places else { return nil }
        func flag(_ before: Bool, _ after: Bool, opens: Bool) -> ChangeEffect? {
            before == after ? nil : after == opens ? .loosened : .tightened
        }
        func limit(_ before: ExactNumber?, _ after: ExactNumber?, isUpper: Bool) -> ChangeEffect? {
            before == after
                ? nil : OptionEffect.limit(before.map(DataValue.number), after.map(DataValue.number), isUpper: isUpper)
        }
        // Whether a limit itself passes matters only where it stays.
        let least = limit(old.min, new.min, isUpper: false) ?? flag(old.excludesMin, new.excludesMin, opens: false)
        let most = limit(old.max, new.max, isUpper: true) ?? flag(old.excludesMax, new.excludesMax, opens: false)
        return .joined(
            [
                least, most, flag(old.isWhole, new.isWhole, opens: false),
                old.isWhole && new.isWhole
                    ? flag(old.allowsZeroFraction, new.allowsZeroFraction, opens: true) : nil,
            ].compactMap(\.self))
    }

    private static func members(_ old: MembersConstraint, _ new: MembersConstraint) -> ChangeEffect {
        let (before, after) = (Set(old.values), Set(new.values))
        switch (old.isExcluded, new.isExcluded) {
        case (false, false): return before == after ? .words : contrast(before, after)
        case (true, true): return before == after ? .words : contrast(after, before)
        // What is one of a list, and what is none of another: the one is no part of the other but where the lists are disjoint.
        case (false, true): return before.isDisjoint(with: after) ? .loosened : .changed
        case (true, false): return before.isDisjoint(with: after) ? .tightened : .changed
        }
    }

    private static func contrast(_ old: Set<DataValue>, _ new: Set<DataValue>) -> ChangeEffect {
        old.isSubset(of: new) ? .loosened : new.isSubset(of: old) ? .tightened : .changed
    }
}
