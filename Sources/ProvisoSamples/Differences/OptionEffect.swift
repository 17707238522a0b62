import ProvisoCore

/// What it does to what passes when an option changes.
enum OptionEffect {
    /// Options of which more passes the larger they are, and those of which less does.
    private static let upper: Set = [
        "max", "before", "maxLength", "maxDepth", "atMost",
    ]
    private static let lower: Set = ["min", "after", "minAge", "minimumLabels", "minimumTopLevelLength"]
    /// Options of which more passes when they are true, apart from all `allow…`, and those of which less does.
    private static let opening: Set = [
        "caseInsensitive", "ignoreCase", "enableIDN", "unicode", "skipOnEmpty", "allowsZero",
    ]
    private static let closing: Set = [
        "integerOnly", "strict", "past", "future", "whole", "lowercase", "uppercase", "digit", "symbol", "checkDigit",
        "checkSpoofing",
        "idna2008", "checkDomainSpelling", "checkDNS", "ascii", "registered", "requireHyphen", "requireOffset",
        "requireHash",
    ]
    /// Options that list what passes.
    private static let lists: Set = ["range", "brands", "validSchemes", "version", "on"]

    static func effect(
        of name: String, _ old: DataValue?, _ new: DataValue?, in rule: String, isInverted: Bool, words: Set<String>
    ) -> ChangeEffect {
        if words.contains(name) { return .words }
        let effect = plain(of: name, old, new, in: rule)
        guard isInverted, name == "range" || name == "pattern" || name == "caseInsensitive" else { return effect }
        return switch effect {
        case .tightened: .loosened
        case .loosened: .tightened
        default: effect
        }
    }

    private static func plain(of name: String, _ old: DataValue?, _ new: DataValue?, in rule: String) -> ChangeEffect {
        if name == "ignoreCase", rule == "unique" { return flag(old, new, opens: false) }
        if name == "when" { return old == nil ? .loosened : new == nil ? .tightened : .changed }
        if name == "severity" { return severity(new) < severity(old) ? .loosened : .tightened }
        if name == "except" { return list(new, old) }
        if name == "on", old == nil { return .loosened }
        if name == "on", new == nil { return .tightened }
        // Without it no record may break the rule.
        if name == "atMost", old == nil || new == nil { return old == nil ? .loosened : .tightened }
        if upper.contains(name) { return limit(old, new, isUpper: true) }
        if lower.contains(name) { return limit(old, new, isUpper: false) }
        if name == "length", case .array(let before)? = old, case .array(let after)? = new, before.count <= 2,
            after.count <= 2
        {
            return ChangeEffect.joined(
                [
                    before.first == after.first ? nil : limit(before.first, after.first, isUpper: false),
                    before.dropFirst().first == after.dropFirst().first
                        ? nil : limit(before.dropFirst().first, after.dropFirst().first, isUpper: true),
                ].compactMap(\.self))
        }
        if opening.contains(name) || name.hasPrefix("allow") { return flag(old, new, opens: true) }
        if closing.contains(name) { return flag(old, new, opens: false) }
        if lists.contains(name) { return list(old, new) }
        return .changed
    }

    private static func severity(_ value: DataValue?) -> Int {
        switch value?.text {
        case "info": 0
        case "warning": 1
        default: 2
        }
    }

    private static func limit(_ old: DataValue?, _ new: DataValue?, isUpper: Bool) -> ChangeEffect {
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

    private static func flag(_ old: DataValue?, _ new: DataValue?, opens: Bool) -> ChangeEffect {
        if case .bool(true)? = new { return opens ? .loosened : .tightened }
        return opens ? .tightened : .loosened
    }

    private static func list(_ old: DataValue?, _ new: DataValue?) -> ChangeEffect {
        guard case .array(let before)? = old ?? .array([]), case .array(let after)? = new ?? .array([]) else {
            return .changed
        }
        if old == nil { return .tightened }
        if new == nil { return .loosened }
        if Set(before).isSubset(of: after) { return .loosened }
        return Set(after).isSubset(of: before) ? .tightened : .changed
    }
}
