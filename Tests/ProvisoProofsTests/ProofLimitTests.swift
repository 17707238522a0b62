import ProvisoCore
@testable import ProvisoProofs
import Testing

/// Proofs about large and hostile patterns end, within what they may take.
@Suite struct ProofLimitTests {
    /// Patterns whose automata have two thousand states and more.
    static let patterns = [
        "(a|b)*a(a|b){10}", "(a|b)*a(a|b){14}", "(?:.*a.{60}){3}", "(x+x+)+y", "[\\p{L}]{1,300}[\\p{N}]{1,300}",
        ".{0,2000}x",
        "(?:[a-z]{1,40}){1,40}", "(?:[a-z]{1,60}\\.)+[a-z]{2,60}", "(?:a{1,40}b{1,50}){1,10}",
    ]

    private static func set(_ pattern: String) -> ValueSet {
        ValueSet(.exactly(.pattern(PatternConstraint(pattern, isWhole: true))))
    }

    /// A question takes no more than its limits and what one more state takes; all questions together no more than the budget.
    @Test func budgetsHold() {
        let limits = TextSearch.Limits(states: 500, steps: 10_000, work: 50_000)
        let prover = Prover(limits: limits, budget: 400_000)
        var most = 0
        for one in Self.patterns {
            for other in Self.patterns where one != other {
                let before = prover.spent
                _ = prover.isSubset(Self.set(one), of: Self.set(other))
                _ = prover.isEmpty(Self.set(one).intersection(Self.set(other)))
                most = max(most, prover.spent - before)
            }
        }
        // Two questions, each in texts of JSON and in cells.
        #expect(most < 4 * 2 * (limits.steps + limits.work))
        #expect(prover.isExhausted && prover.spent < 2 * 400_000)
    }

    /// Two thousand states are within the limits: the answer is one.
    @Test func twoThousandStatesAreDecided() {
        let one = Self.set("(a|b)*a(a|b){10}")
        #expect(one.isSubset(of: Self.set("[ab]*")) == .yes)
        #expect(one.isSubset(of: Self.set("[ab]{11,}")) == .yes)
        #expect(one.intersection(Self.set("b{11,}")).emptiness() == .empty)
        guard case .no(let witness) = Self.set("[ab]{11,}").isSubset(of: one) else {
            Issue.record("undecided")
            return
        }
        #expect(one.contains(witness) == false)
    }

    @Test func reviewsDecideTwoThousandStates() throws {
        let rules: DataValue = [
            ["a", "match", ["pattern": "(a|b)*a(a|b){10}", "whole": true]],
            ["a", "match", ["pattern": "[ab]*", "whole": true]],
            ["b", "match", ["pattern": "(a|b)*a(a|b){10}", "whole": true]], ["b", "string", ["max": 10]],
        ]
        #expect(try DocumentReview(RuleDocument(rules)).findings.map(\.kind) == [.impliedRule, .contradictoryRules])
    }

    /// A document of hostile patterns says from where on its rules are not compared.
    @Test func reviewsSayWhatIsNotDecided() throws {
        let rules = (0..<12).map { index -> DataValue in
            let pattern = Self.patterns[index % Self.patterns.count]
            return [.string("a\(index % 2)"), "match", ["pattern": .string(pattern), "whole": true]]
        }
        let reviewer = DocumentReviewer(try RuleDocument(.array(rules)), .standard, nil, budget: 20_000)
        #expect(reviewer.review().filter { $0.kind == .undecidedRules }.map(\.weight) == [.note])
        #expect(reviewer.prover.spent < 1_000_000)
    }
}
