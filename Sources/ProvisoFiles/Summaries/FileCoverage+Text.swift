internal import ProvisoCore
internal import ProvisoInspection

extension FileCoverage {
    /// So many members of a list that were never seen are named.
    private static let mostMembers = 12

    /// The coverage as people read it: a line for each rule, and below it what the records lack.
    package var lines: [String] {
        let title = "coverage" + (pattern.map { " of \($0)" } ?? "")
        var lines = [
            "\(title): \(coverage.headline)" + (coverage.leftOut > 0 ? " (\(coverage.leftOut) left out)" : "")
        ]
        let rows = coverage.rules.map { rule in
            (
                name: String(repeating: "  ", count: rule.depth) + rule.attributes.joined(separator: ", "),
                rule: rule.rule,
                rest: Self.counts(rule), notes: Self.notes(rule)
            )
        }
        let widths = (
            min(40, rows.map(\.name.count).max() ?? 0), min(20, rows.map(\.rule.count).max() ?? 0)
        )
        for row in rows {
            lines.append("  \(Self.padded(row.name, widths.0))  \(Self.padded(row.rule, widths.1))  \(row.rest)")
            for note in row.notes { lines.append("      \(note)") }
        }
        return lines
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    private static func counts(_ rule: RecordCoverage.RuleCounts) -> String {
        var parts = rule.judges ? ["passed \(rule.passed)", "failed \(rule.failed)"] : ["ran \(rule.ran)"]
        for reason in SkipReason.allCases {
            if let count = rule.skipped[reason] { parts.append("skipped \(count): \(reason)") }
        }
        return parts.joined(separator: ", ")
    }

    /// What the records lack to test a rule.
    func notes(of rule: RecordCoverage.RuleCounts) -> [String] { Self.notes(rule) }

    private static func notes(_ rule: RecordCoverage.RuleCounts) -> [String] {
        var notes: [String] = []
        if rule.conditionNeverHeld { notes.append("its `when` never held") }
        if rule.conditionAlwaysHeld { notes.append("its `when` always held") }
        if rule.judges, rule.ran == 0, !rule.conditionNeverHeld { notes.append("never ran") }
        if rule.judges, rule.ran > 0, rule.failed == 0 { notes.append("never failed") }
        if rule.judges, rule.ran > 0, rule.passed == 0 { notes.append("never passed") }
        guard rule.ran > 0 else { return notes }
        let unseen = rule.limits.filter { !$0.isSeen }
        let limits = unseen.filter { $0.role != .member }.map { limit in
            "\(limit.subject == .value ? "" : "\(limit.subject.rawValue) ")\(limit.value) (\(name(limit)))"
        }
        if !limits.isEmpty { notes.append("never seen: \(limits.joined(separator: ", "))") }
        let members = unseen.filter { $0.role == .member }.map(\.value)
        if !members.isEmpty {
            let shown = members.prefix(mostMembers).map { VisibleText.singleLine(String($0.prefix(60))) }
            let rest = members.count > mostMembers ? " and \(members.count - mostMembers) more" : ""
            notes.append("members never seen: \(shown.joined(separator: ", "))\(rest)")
        }
        if rule.unwatchedMembers > 0 { notes.append("\(rule.unwatchedMembers) more members are not watched") }
        return notes
    }

    private static func name(_ limit: RecordCoverage.Limit) -> String {
        switch limit.role {
        case .min: "min"
        case .belowMin: limit.passes ? "just above min" : "just below min"
        case .max: "max"
        case .aboveMax: limit.passes ? "just below max" : "just above max"
        case .member: "member"
        }
    }
}

extension RecordCoverage {
    /// How many of the rules are proven, in a sentence.
    var headline: String {
        let (rules, are) = judgingRules == 1 ? ("rule", "was") : ("rules", "were")
        return "\(provenRules) of \(judgingRules) \(rules) \(are) seen to pass and to fail, in "
            + (records == 1 ? "1 record" : "\(records) records")
    }
}
