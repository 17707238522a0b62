/// What is wrong when some of several attributes are given and others are not: what `allOrNone` finds, be they attributes
/// of a model, of a record, or fields of an entry.
package struct AllOrNoneFinding {
    /// The positions of the missing ones.
    package let missing: [Int]
    private let parameters: Parameters
    private let labels: [String: AttributeLabel]

    /// Creates the finding, or `nil` when all are given or none.
    ///
    /// - Parameters:
    ///   - attributes: The attributes.
    ///   - missing: The positions of the missing ones.
    package init?(_ attributes: [(name: String, label: AttributeLabel)], missing: [Int]) {
        if missing.isEmpty || missing.count == attributes.count { return nil }
        self.missing = missing
        let given = attributes.indices.filter { !missing.contains($0) }
        parameters = [
            "given": .array(given.map { .string(attributes[$0].name) }),
            "missing": .array(missing.map { .string(attributes[$0].name) }),
        ]
        labels = Dictionary(attributes.map { ($0.name, $0.label) }, combining: { first, _ in first })
    }

    /// What is said of each missing one.
    package var violation: Violation {
        var violation = Violation(.allOrNone, parameters: parameters)
        violation.wording.labels = labels
        return violation
    }
}

extension ModelCheck {
    /// Refuses the missing ones of some attributes when others are given.
    ///
    /// - Parameters:
    ///   - missing: Which of the rule's attributes are missing.
    ///   - indices: Which of them are judged.
    ///   - asked: Those of which something may be said.
    ///   - rule: The rule.
    mutating func refuse(missing: [Int], among indices: [Int], asked: [Int], by rule: ModelRule) {
        let attributes = indices.map { (name: rule.attributes[$0], label: rule.labels[$0].value) }
        let positions = indices.indices.filter { missing.contains(indices[$0]) }
        guard let finding = AllOrNoneFinding(attributes, missing: positions) else { return }
        for index in asked where missing.contains(index) {
            let start = report.violations.count
            report.add(finding.violation)
            bind(from: start, to: rule, index) { nil }
        }
    }
}
