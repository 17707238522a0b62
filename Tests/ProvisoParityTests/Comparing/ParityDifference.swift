@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// Two ways to run rules that ought to agree.
struct ParityPair: Sendable, Hashable {
    let left: ParitySide
    let right: ParitySide

    static let all: [ParityPair] = [
        ParityPair(left: .record, right: .documentOnModel), ParityPair(left: .record, right: .ruleList),
        ParityPair(left: .documentOnModel, right: .ruleList),
    ]
}

/// A case on which two sides do not agree.
struct ParityDifference: Sendable {
    var set: ParityRuleSet
    var run: ParityRun
    let pair: ParityPair
    /// What differs: a code, a path, ….
    let what: String
    let left: ParityOutcome
    let right: ParityOutcome

    /// Judges a value by two sides, which are made anew.
    init?(_ set: ParityRuleSet, _ run: ParityRun, _ pair: ParityPair, alteredBy drift: PlantedDrift? = nil) {
        guard let left = try? ParityJudge(pair.left, set),
            let right = try? ParityJudge(pair.right, drift?.altered(set) ?? set)
        else { return nil }
        self.init(set, run, left, right, alteredBy: drift)
    }

    /// Judges a value by two sides; `nil` when they agree, or one of them cannot be asked.
    init?(
        _ set: ParityRuleSet, _ run: ParityRun, _ left: ParityJudge, _ right: ParityJudge,
        alteredBy drift: PlantedDrift? = nil
    ) {
        guard var said = left(run), var other = right(drift?.altered(run) ?? run) else { return nil }
        if left.side.isSwift || right.side.isSwift { (said, other) = (said.inSwift, other.inSwift) }
        if let drift { other = drift.altered(other, of: set, run) }
        guard let what = said.difference(from: other) else { return nil }
        self.set = set
        self.run = run
        pair = ParityPair(left: left.side, right: right.side)
        self.what = what
        self.left = said
        self.right = other
    }
}

extension ParityDifference {
    /// What differs for which sides and rules: most differences of one kind have one cause.
    var kind: String {
        let types = Set(set.all.map(\.rule.type)).sorted().joined(separator: " ")
        return "\(pair.left) \(pair.right) \(what): \(types)"
    }
}

extension ParityDifference: CustomStringConvertible {
    /// The case as a rule document and a value, and what each side said.
    var description: String {
        """
        \(kind)
        rules:
        \(set.rules.map { "  " + DataValue.object($0.members).description }.joined(separator: "\n"))
        value: \(run.value)
        scenario: \(run.scenario), limit: \(run.limit == .max ? "none" : "\(run.limit)"), \
        attributes: \(run.attributes.map { $0.sorted().joined(separator: ", ") } ?? "all"), stop: \(run.stop)
        \(pair.left):
        \(left)
        \(pair.right):
        \(right)
        """
    }
}
