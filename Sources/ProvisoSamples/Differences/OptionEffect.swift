import ProvisoCore

/// What it does to what passes when an option of a rule changes, as the rule itself says of the option.
enum OptionEffect {
    /// The effect of another value of an option.
    ///
    /// - Parameters:
    ///   - option: The option; `nil` for one that the rule does not have.
    ///   - old: The value before; `nil` where it was not given.
    ///   - new: The value now; `nil` where it is not given.
    static func effect(
        of option: RuleOptions.Description?, _ old: DataValue?, _ new: DataValue?
    ) -> ChangeEffect {
        guard let option else { return .changed }
        let (before, after) = (old ?? option.defaultValue, new ?? option.defaultValue)
        switch option.widens {
        case .never: return .words
        case .unknown: return .changed
        case .whenTrue: return flag(after, opens: true)
        case .whenFalse: return flag(after, opens: false)
        case .whenLarger: return limit(before, after, isUpper: true)
        case .whenSmaller: return limit(before, after, isUpper: false)
        case .whenMore: return list(before, after)
        case .whenMoreOrAll(let word): return list(unless(word, before), unless(word, after))
        case .whenFewer: return list(after, before)
        case .whenMoreIsExcepted: return list(before ?? [], after ?? [])
        case .whenGivenAndLarger:
            return old == nil ? .loosened : new == nil ? .tightened : limit(old, new, isUpper: true)
        case .whenGiven:
            return old == nil ? .loosened : new == nil ? .tightened : .changed
        case .whenLighter: return weight(after) < weight(before) ? .loosened : .tightened
        }
    }

    /// How much a violation weighs; an error where nothing is said.
    private static func weight(_ value: DataValue?) -> Int {
        let order: [Severity] = [.info, .warning, .error]
        return value?.text.flatMap(Severity.init(rawValue:)).flatMap(order.firstIndex(of:)) ?? order.count - 1
    }

    static func limit(_ old: DataValue?, _ new: DataValue?, isUpper: Bool) -> ChangeEffect {
        guard let old else { return .tightened }
        guard let new else { return .loosened }
        let isLarger: Bool
        if case .number(let before) = old, case .number(let after) = new {
            isLarger = after > before
        } else if let before = old.text, let after = new.text, let order = order(before, after) {
            isLarger = order
        } else {
            return .changed
        }
        return isLarger == isUpper ? .loosened : .tightened
    }

    /// Whether the second of two limits is larger; `nil` where texts do not tell, as with `now` and `-1 month`.
    private static func order(_ old: String, _ new: String) -> Bool? {
        func number(_ text: String) -> ExactNumber? {
            guard text.hasSuffix("%") else { return ExactNumber(text) }
            return ExactNumber(String(text.dropLast(text.hasSuffix(" %") ? 2 : 1)))
        }
        if let before = number(old), let after = number(new) { return after > before }
        // Dates and times of day of one length have their largest parts first.
        let isDate = { (text: String) in text.firstMatch(of: /^[0-9]{4}-[0-9]{2}-[0-9]{2}|^[0-9]{2}:[0-9]{2}/) != nil }
        return isDate(old) && isDate(new) && old.utf8.count == new.utf8.count ? new > old : nil
    }

    private static func flag(_ new: DataValue?, opens: Bool) -> ChangeEffect {
        if case .bool(true)? = new { return opens ? .loosened : .tightened }
        return opens ? .tightened : .loosened
    }

    private static func list(_ old: DataValue?, _ new: DataValue?) -> ChangeEffect {
        guard let before = elements(old), let after = elements(new) else {
            // Two ways to say that everything passes.
            if old == nil, new == nil { return .words }
            return old == nil ? .tightened : new == nil ? .loosened : .changed
        }
        if before == after { return .words }
        if before.isSubset(of: after) { return .loosened }
        return after.isSubset(of: before) ? .tightened : .changed
    }

    /// The elements of a list, which may be written as one text with commas.
    private static func elements(_ value: DataValue?) -> Set<DataValue>? {
        switch value {
        case .array(let elements)?: Set(elements)
        case .string(let text)?:
            Set(text.split(separator: ",").map { .string(String($0).trimmingInvisibleCharacters) })
        default: nil
        }
    }

    /// A list, or `nil` where it is one word that stands for everything.
    private static func unless(_ word: String, _ value: DataValue?) -> DataValue? {
        elements(value) == [.string(word)] ? nil : value
    }
}
