import ProvisoCore
import ProvisoProofs
import TestSupport
import Testing

/// What is proven of random rules holds for sampled values, and for all short texts of a small alphabet.
@Suite struct ProofPropertyTests {
    private static let brute = RandomRules.allTexts(of: "abA1", upTo: 4) + RandomRules.allTexts(of: "012.e-", upTo: 3)

    private struct Judged {
        let set: ValueSet
        let validator: RecordValidator

        init(_ rule: DataValue) throws {
            let document = try RuleDocument([rule])
            validator = try document.validator()
            let constraints = try #require(document.ruleConstraints.first)
            let own = ValueSet(constraints.constraints, named: rule.description)
            set = constraints.skipsEmptyValues ? own.union(.emptyValues) : own
        }

        func passes(_ value: DataValue) -> Bool { validator.validate(["x": value]).isValid }
    }

    /// A rule that can be loaded: chance makes some that cannot.
    private static func judged(_ rules: inout RandomRules) throws -> Judged {
        while true {
            if let judged = try? Judged(rules.rule()) { return judged }
        }
    }

    @Test func setsHoldWhatRulesPass() throws {
        for seed in 0..<UInt64(Sweep.isFull ? 4000 : 150) {
            var rules = RandomRules(seed: seed)
            let rule = try Self.judged(&rules)
            for _ in 0..<60 {
                let value = rules.value()
                if let contains = rule.set.contains(value) {
                    #expect(contains == rule.passes(value), "\(seed): \(value)")
                }
            }
        }
    }

    @Test func whatIsProvenHolds() throws {
        var counts: [String: Int] = [:]
        for seed in 0..<UInt64(Sweep.count(6000, sample: 250)) {
            var rules = RandomRules(seed: seed)
            let (one, other): (Judged, Judged)
            if seed % 2 == 0 {
                (one, other) = (try Self.judged(&rules), try Self.judged(&rules))
            } else {
                let pair = rules.variants()
                guard let first = try? Judged(pair.0), let second = try? Judged(pair.1) else { continue }
                (one, other) = (first, second)
            }
            let filled = ValueSet.emptyValues.complement
            let both = one.set.intersection(other.set).intersection(filled)
            let samples = Self.brute + (0..<(Sweep.isFull ? 10_000 : 300)).map { _ in rules.value() }
            func isEmpty(_ value: DataValue) -> Bool { Constraint.empty.allows(value) ?? false }

            switch both.emptiness() {
            case .empty:
                counts["contradictory", default: 0] += 1
                let counterexample = samples.first { !isEmpty($0) && one.passes($0) && other.passes($0) }
                #expect(counterexample == nil, "\(seed): \(one.validator), \(other.validator)")
            case .witness(let value):
                counts["compatible", default: 0] += 1
                #expect(one.passes(value) && other.passes(value), "\(seed): \(value)")
            case .unknown: counts["unknown", default: 0] += 1
            }
            switch one.set.isSubset(of: other.set) {
            case .yes:
                counts["implied", default: 0] += 1
                let counterexample = samples.first { one.passes($0) && !other.passes($0) }
                #expect(counterexample == nil, "\(seed)")
            case .no(let value):
                counts["independent", default: 0] += 1
                #expect(one.passes(value) && !other.passes(value), "\(seed): \(value)")
            case .unknown: counts["unknown", default: 0] += 1
            }
        }
        let total = counts.values.reduce(0, +)
        print(
            "proofs about random rules: \(counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", "))"
        )
        #expect(counts["unknown", default: 0] * 10 <= total)
        #expect(counts["contradictory", default: 0] > 0 && counts["implied", default: 0] > 0)
    }

    /// What a review finds in documents of several rules: the values that pass do so without the rules that are implied, and none
    /// passes where rules contradict each other.
    @Test func findingsHold() throws {
        for seed in 0..<UInt64(Sweep.count(3000, sample: 50)) {
            var rules = RandomRules(seed: seed &+ 1_000_000)
            let filter = rules.number(0...2) == 0 ? [rules.filter()] : []
            let written = filter + (0...rules.number(1...4)).map { _ in rules.rule() }
            guard let document = try? RuleDocument(.array(written)) else { continue }
            let values = Self.brute + (0..<500).map { _ in rules.value() }
            func isEmptied(_ value: DataValue) -> Bool {
                // What a filter leaves is what counts.
                guard let tidied = try? document.tidy(["x": value]).0, case .object(let object) = tidied else {
                    return true
                }
                return Constraint.empty.allows(object["x"] ?? .null) ?? false
            }
            for finding in DocumentReview(document).findings {
                switch finding.kind {
                case .contradictoryRules, .refusedOutcome:
                    let passing = values.first {
                        (try? document.validate(["x": $0]).isValid) == true
                            && (finding.weight == .error || !isEmptied($0))
                    }
                    #expect(passing == nil, "\(seed): \(finding.message) \(written)")
                case .impliedRule:
                    // Without the rule, the same values pass.
                    let rest = written.filter { $0[1]?.text != finding.rule }
                    guard rest.count == written.count - 1, let others = try? RuleDocument(.array(rest)) else {
                        continue
                    }
                    let differing = values.first {
                        (try? document.validate(["x": $0]).isValid) != (try? others.validate(["x": $0]).isValid)
                    }
                    #expect(differing == nil, "\(seed): \(finding.message) \(written)")
                default: continue
                }
            }
        }
    }
}
