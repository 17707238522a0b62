@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// A difference between two sides that is still to be mended, or that cannot be. The suite does not see it, and fails once
/// its example no longer shows it.
struct KnownDrift: Sendable {
    /// What differs, and what is asked for.
    let reason: String
    /// The rules of a case that shows it.
    let rules: [DataObject]
    let run: ParityRun
    /// Takes out of what a side says what is known to differ, and nothing else.
    let takeOut: @Sendable (inout ParityOutcome.Finding, ParityRuleSet) -> Void

    /// What a document and a list of rules say of the example, as long as they differ.
    var difference: ParityDifference? {
        ParityDifference(
            ParityRuleSet(rules: rules.map { ParityRule($0) }), run, ParityPair(left: .record, right: .ruleList))
    }

    /// Whether sides differ in nothing but what is known. All known drifts are between documents and lists of rules.
    static func cover(_ difference: ParityDifference) -> Bool {
        guard difference.pair.right == .ruleList else { return false }
        var (left, right) = (difference.left, difference.right)
        for drift in all {
            for index in left.findings.indices { drift.takeOut(&left.findings[index], difference.set) }
            for index in right.findings.indices { drift.takeOut(&right.findings[index], difference.set) }
        }
        return left.difference(from: right) == nil
    }
}

extension KnownDrift {
    /// The drifts, each with its reason. An empty list is the aim.
    static let all: [KnownDrift] = [bounds, fractions, messagesOfOuterRules, missingDegrees]

    private static let bounds = KnownDrift(
        reason: """
            A document tells a bound of `date`, `dateTime` and `time` as it is written; Swift has an instant or a time of \
            day, tells midnight in UTC as a date, and seconds always.
            """,
        rules: [["type": "date", "attributes": "text", "before": "2000-01-01T00:00:00Z"]],
        run: ParityRun(value: ["text": "2024-02-29"]),
        takeOut: { finding, _ in
            guard ["date", "dateTime", "time"].contains(finding.code) else { return }
            for bound in ["before", "after", "earliest", "latest"] where finding.parameters[bound] != nil {
                finding.parameters[bound] = "a bound"
                finding.message = "a bound"
            }
        })

    private static let fractions = KnownDrift(
        reason:
            "A document says 3 as it is written; the limit of a `Double` is spelled 3.0, in parameters and messages.",
        rules: [["type": "number", "attributes": "ratio", "min": 3]],
        run: ParityRun(value: ["ratio": 0.5]),
        takeOut: { finding, _ in
            let rules = ["number", "multipleOf", "compare"]
            if rules.contains(finding.rule) { finding.message = finding.message.replacing(".0", with: "") }
        })

    private static let messagesOfOuterRules = KnownDrift(
        reason: """
            The `message` of `each` and `nested` in a document is for their own code alone; in Swift it is for what the \
            rules inside find too, unless these have one.
            """,
        rules: [["type": "each", "attributes": "counts", "rules": [["type": "absent"]], "message": "No."]],
        run: ParityRun(value: ["counts": [0]]),
        takeOut: { finding, set in
            let hasOuterMessage = set.all.contains {
                ["each", "nested"].contains($0.rule.type) && $0.rule["message"] != nil
            }
            if hasOuterMessage, finding.path.components.count > 1 { finding.message = "a message" }
        })

    private static let missingDegrees = KnownDrift(
        reason:
            "Of a missing value `latitude` and `longitude` say `not a number` in documents, and `not text` in Swift.",
        rules: [["type": "latitude", "attributes": "text", "skipOnEmpty": false]],
        run: ParityRun(value: [:]),
        takeOut: { finding, _ in
            let isDegree = ["latitude", "longitude"].contains(finding.code)
            if isDegree, finding.parameters["reason"] == "not text" { finding.parameters["reason"] = "not a number" }
        })
}
