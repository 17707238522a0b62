import Proviso
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
        for item in ParityCases.standard.items {
            let judges = try ParitySide.allCases.compactMap { try ParityJudge($0, item.set) }
            for pair in ParityPair.all {
                guard let left = judges.first(where: { $0.side == pair.left }),
                    let right = judges.first(where: { $0.side == pair.right })
                else { continue }
                for run in item.runs {
                    comparisons += 1
                    guard let difference = ParityDifference(item.set, run, left, right) else { continue }
                    if KnownDrift.cover(difference) { continue }
                    let small = ParityShrinker.shrunk(difference) { set, run in
                        ParityDifference(set, run, pair).flatMap { KnownDrift.cover($0) ? nil : $0 }
                    }
                    // A drift shows in many cases; one of each kind is enough to mend it.
                    guard kinds.insert(small.kind).inserted else { continue }
                    // A message that shows the value shows in a list of rules the whole array in place of the element,
                    // and of an object of a model the members in the order of its type.
                    if ["lacks a digit.", "Not “{"].contains(where: "\(small)".contains) {
                        withKnownIssue("What `{value}` shows differs") { Issue.record("\(small)") }
                    } else {
                        Issue.record("\(small)")
                    }
                }
            }
        }
        #expect(comparisons > 5000)
    }

    @Test func thereAreHundredsOfRuleSets() {
        let items = ParityCases.standard.items
        #expect(items.count > 400)
        // Where Swift cannot say a rule, its set is compared on one pair of sides, else on three.
        #expect(items.count(where: \.isTyped) > items.count / 3)
    }

    /// A drift that is mended leaves the list.
    @Test func knownDriftsStillDiffer() {
        for drift in KnownDrift.all {
            let difference = drift.difference
            #expect(difference != nil, "\(drift.reason)")
            #expect(difference.map(KnownDrift.cover) ?? true, "\(drift.reason)")
        }
    }
}
