@testable import Proviso

/// A difference between two sides that is still to be mended, or that cannot be. The suite passes over the cases that come
/// down to it, and fails once its example no longer shows it.
struct KnownDrift: Sendable {
    /// What differs, and what is asked for.
    let reason: String
    let pair: ParityPair
    /// The rules of a case that shows it.
    let rules: [DataObject]
    let run: ParityRun
    /// Whether a difference, made as small as can be, is this one.
    let covers: @Sendable (ParityDifference) -> Bool

    /// The drifts, each with its reason. An empty list is the aim.
    static let all: [KnownDrift] = [
        KnownDrift(
            reason: """
                A document tells a bound of `date` and `dateTime` as it is written; Swift has an instant, and tells midnight \
                in UTC as a date.
                """,
            pair: ParityPair(left: .record, right: .ruleList),
            rules: [["type": "date", "attributes": "text", "before": "2000-01-01T00:00:00Z"]],
            run: ParityRun(value: ["text": "2024-02-29"]),
            covers: { $0.differsInBounds(of: ["date", "dateTime"]) }),
        KnownDrift(
            reason:
                "A document tells a bound of `time` as it is written; Swift has a time of day, and tells its seconds.",
            pair: ParityPair(left: .record, right: .ruleList),
            rules: [["type": "time", "attributes": "text", "after": "08:30"]],
            run: ParityRun(value: ["text": "08:30"]),
            covers: { $0.differsInBounds(of: ["time"]) }),
    ]

    /// What the example's sides say, as long as they differ.
    var difference: ParityDifference? {
        ParityDifference(ParityRuleSet(rules: rules.map { ParityRule($0) }), run, pair)
    }
}

extension ParityDifference {
    /// Whether the sides say the same but for the spelling of `before` and `after`.
    fileprivate func differsInBounds(of rules: [String]) -> Bool {
        guard what == "parameters", pair.right == .ruleList else { return false }
        return zip(left.findings, right.findings).allSatisfy { left, right in
            if left.parameters == right.parameters { return true }
            var (told, other) = (left.parameters, right.parameters)
            for bound in ["before", "after"] { (told[bound], other[bound]) = (nil, nil) }
            return rules.contains(left.code) && told == other
        }
    }
}
