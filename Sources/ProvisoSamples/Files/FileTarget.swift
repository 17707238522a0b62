import ProvisoCore

/// One thing that can be wrong with a file of records.
struct FileTarget {
    /// The rule; `nil` for what the document asks of a file as a whole.
    let rule: SampleRule?
    let type: String
    let code: String
    let attribute: String
    /// Why there is no example, if none is found.
    let reason: String

    var key: String { "\(rule.map { String($0.number) } ?? "") \(code) \(attribute)" }

    /// What the document can find in files.
    static func targets(of marked: MarkedRules, _ document: RuleDocument, in scenario: Scenario) -> [FileTarget] {
        var targets: [FileTarget] = []
        let usual = "no small file that was tried fails just that"
        for rule in marked.rules where rule.isActive(in: scenario) {
            if rule.looksAcrossRecords {
                // Attributes that are judged together are one.
                let attributes = rule.facts.spansAttributes ? Array(rule.attributes.prefix(1)) : rule.attributes
                for attribute in attributes {
                    targets += rule.facts.possibleCodes.map {
                        FileTarget(rule: rule, type: rule.type, code: $0, attribute: attribute, reason: usual)
                    }
                }
            }
            if rule["atMost"] != nil {
                targets += rule.attributes.map {
                    FileTarget(
                        rule: rule, type: rule.type, code: "atMost", attribute: $0,
                        reason: "each record that breaks the rule is a violation too, so more than one is found")
                }
            }
        }
        let limits = document.recordLimits
        for (limit, code) in [
            (limits.fewest.flatMap { $0 > 0 ? $0 : nil }, "records.tooFew"), (limits.most, "records.tooMany"),
        ]
        where limit != nil {
            targets.append(
                FileTarget(
                    rule: nil, type: "records", code: code, attribute: "",
                    reason: "it would take a file of more than \(FileSampler.most) records, or none breaks it alone"))
        }
        if document.data["columns"] != nil {
            targets.append(
                FileTarget(
                    rule: nil, type: "columns", code: "column.missing", attribute: "",
                    reason: "codes of columns are about the header of a CSV file, which is no record"))
        }
        return targets
    }
}
