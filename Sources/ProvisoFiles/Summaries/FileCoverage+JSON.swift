package import ProvisoCore
internal import ProvisoInspection

extension FileCoverage {
    /// The coverage as JSON.
    package var json: DataValue {
        var object: DataObject = [:]
        if let pattern { object["files"] = .string(pattern) }
        object["records"] = .number(ExactNumber(coverage.records))
        if coverage.leftOut > 0 { object["leftOut"] = .number(ExactNumber(coverage.leftOut)) }
        object["judgingRules"] = .number(ExactNumber(coverage.judgingRules))
        object["provenRules"] = .number(ExactNumber(coverage.provenRules))
        object["rules"] = .array(coverage.rules.map { .object(Self.json($0)) })
        return .object(object)
    }

    private static func json(_ rule: RecordCoverage.RuleCounts) -> DataObject {
        var object: DataObject = [
            "attributes": .array(rule.attributes.map(DataValue.string)), "rule": .string(rule.rule),
        ]
        if let position = rule.position {
            if let file = position.file { object["file"] = .string(file) }
            object["line"] = .number(ExactNumber(position.line))
            object["column"] = .number(ExactNumber(position.column))
        }
        if rule.depth > 0 { object["depth"] = .number(ExactNumber(rule.depth)) }
        object["judges"] = .bool(rule.judges)
        object["ran"] = .number(ExactNumber(rule.ran))
        object["passed"] = .number(ExactNumber(rule.passed))
        object["failed"] = .number(ExactNumber(rule.failed))
        var skipped = DataObject()
        for reason in SkipReason.allCases {
            if let count = rule.skipped[reason] { skipped[reason.rawValue] = .number(ExactNumber(count)) }
        }
        object["skipped"] = .object(skipped)
        if rule.conditionNeverHeld { object["condition"] = "never" }
        if rule.conditionAlwaysHeld { object["condition"] = "always" }
        if !rule.limits.isEmpty || rule.isExpressible {
            object["limits"] = .array(
                rule.limits.map { limit in
                    .object([
                        "role": .string(limit.role.rawValue), "subject": .string(limit.subject.rawValue),
                        "value": .string(limit.value), "passes": .bool(limit.passes), "seen": .bool(limit.isSeen),
                    ])
                })
        }
        if rule.unwatchedMembers > 0 { object["unwatchedMembers"] = .number(ExactNumber(rule.unwatchedMembers)) }
        return object
    }
}
