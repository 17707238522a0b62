import Proviso
import TestSupport
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// The same rules as a document on a record, as a document on a Swift model and as a list of rules find the same, say the
/// same, and leave the same values.
@Suite struct ParityTests {
    @Test func sidesAgree() throws {
        var kinds: Set<String> = []
        var comparisons = 0
        let items = ParityCases.standard.items
        for item in Sweep.cases(items, sample: items.count / 8) {
            let judges = try ParitySide.allCases.compactMap { try ParityJudge($0, item.set) }
            for pair in ParityPair.all {
                guard let left = judges.first(where: { $0.side == pair.left }),
                    let right = judges.first(where: { $0.side == pair.right })
                else { continue }
                for run in item.runs {
                    comparisons += 1
                    guard let difference = ParityDifference(item.set, run, left, right) else { continue }
                    let small = ParityShrinker.shrunk(difference) { ParityDifference($0, $1, pair) }
                    // A drift shows in many cases; one of each kind is enough to fix it.
                    if kinds.insert(small.kind).inserted { Issue.record("\(small)") }
                }
            }
        }
        #expect(comparisons > Sweep.count(5000, sample: 625))
    }

    @Test func thereAreHundredsOfRuleSets() {
        let items = ParityCases.standard.items
        #expect(items.count > 400)
        // Where Swift cannot say a rule, its set is compared on one pair of sides, else on three.
        #expect(items.count(where: \.isTyped) > items.count / 3)
    }
}
