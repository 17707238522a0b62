@testable import Proviso

/// A difference between two sides that is still to be mended. The suite passes over the cases that come down to it, and
/// fails once its example no longer shows it.
struct KnownDrift: Sendable {
    /// What differs, and what SEMANTICS or common sense asks for.
    let reason: String
    /// What differing cases come down to; see ``ParityDifference/kind``.
    let kind: String
    let pair: ParityPair
    /// The rules of a case that shows it.
    let rules: DataValue
    let run: ParityRun

    /// The drifts, each with its reason. An empty list is the aim.
    static let all: [KnownDrift] = []

    static let kinds: Set<String> = Set(all.map(\.kind))

    /// What the example's sides say, as long as they differ.
    var difference: ParityDifference? {
        guard case .array(let rules) = rules else { return nil }
        let set = ParityRuleSet(
            rules: rules.compactMap { rule -> ParityRule? in
                if case .object(let members) = rule { ParityRule(members) } else { nil }
            })
        return ParityDifference(set, run, pair)
    }
}
