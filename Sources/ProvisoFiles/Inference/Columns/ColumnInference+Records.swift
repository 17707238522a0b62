internal import ProvisoCore

// What a column says of the records.

extension ColumnInference {
    /// Whether the values can be names of the records: different, and of a form that is made for it. Texts and measures are often
    /// different by chance.
    func mayBeKey(_ rules: [InferredRule]) -> Bool {
        guard !column.name.contains("[]"), filled >= 10, limits.isNearlyAll(distinct, of: filled) else { return false }
        if rules.contains(where: isForDays) { return false }
        if isMostly(.integer) { return true }
        return rules.contains(where: \.isKey) || Self.isNameOfKey(column.name)
    }

    /// Whether a rule asks for days, perhaps with a time.
    private func isForDays(_ rule: InferredRule) -> Bool {
        guard case .object(let data) = rule.data, let facts = RuleFacts(of: data, in: registry) else { return false }
        return facts.constraints.all.contains { constraint in
            if case .moment(let moment) = constraint { moment.kind != .time } else { false }
        }
    }

    /// How many different values there are; where that is estimated, as many as there may be.
    private var distinct: Int {
        column.distinct.isExact
            ? column.distinct.count - missing.count : column.distinct.count + column.distinct.count / 10
    }

    private static func isNameOfKey(_ name: String) -> Bool {
        let name = name.lowercased()
        return ["id", "key", "code", "number", "uuid", "guid"].contains { name == $0 || name.hasSuffix("_" + $0) }
    }

    /// The options of a rule by which the records come in the order of the values; `nil` where the values have no order that says
    /// something.
    ///
    /// - Parameter rules: The rules for the values.
    func order(by rules: [InferredRule]) -> DataObject? {
        guard !column.name.contains("[]"), filled >= 20, column.distinct.count > 10 else { return nil }
        if isMostly(.date) { return isOutOfOrder ? nil : [:] }
        for rule in rules {
            let format = rule.options["format"]
            switch rule.name {
            case RuleName.date, RuleName.dateTime, RuleName.time:
                if let format { return ["format": format] }
                // Times of day, and those of one place, are in the order of their texts.
                let isOfText = rule.name == RuleName.time || rule.options["allowLocal"] != nil
                return isOfText ? [:] : ["as": "date"]
            default: continue
            }
        }
        // Days and months go round, and fall so rarely that they look sorted.
        return isMostly(.integer) && column.distinct.count >= filled / 2 && !isOutOfOrder ? [:] : nil
    }

    /// Whether so many numbers or days come right before smaller ones that the order cannot hold for nearly all. A check would find
    /// the same, a violation for each.
    private var isOutOfOrder: Bool {
        let total = max(1, filled)
        return samples.descents > 2 && !limits.isNearlyAll(total - min(total, samples.descents / 2), of: total)
    }
}
