import TestSupport
import Testing

@testable import ProvisoCore

/// Rules across the elements of a list of Swift values find what a document finds across the records that the elements are.
@Suite struct ListParityTests {
    /// Some rules, and the lists that they judge.
    private struct Case {
        var rules: [ListRule]
        var list: [ListSubject]
        var limit: Int
        var most: Int?

        init(_ random: inout SplitMix64) {
            limit = Int.random(in: 0..<3, using: &random) == 0 ? Int.random(in: 1...4, using: &random) : .max
            // What refers to the same file is known after the last record only, so that another limit cuts it.
            let withReferences = limit == .max
            let count = Int.random(in: 1...3, using: &random)
            rules = (0..<count).map { _ in .random(&random, withReferences: withReferences) }
            list = ListSubject.list(&random)
            most = Int.random(in: 0..<4, using: &random) == 0 ? 8 : nil
        }

        func document(_ alter: (inout ListRule) -> Void = { _ in }) throws -> ParityOutcome {
            var document: DataObject = [
                "rules": .array(
                    rules.map { rule in
                        var rule = rule
                        alter(&rule)
                        return rule.document
                    })
            ]
            if let most { document["records"] = ["max": .number(ExactNumber(most))] }
            let validator = try RuleDocument(.object(document)).validator()
            return ParityOutcome(try validator.validate(records: list.map(\.record), limit: limit), .null)
        }

        func inSwift() throws -> ParityOutcome {
            var rules = try self.rules.map { try #require($0.rule(among: list)) }
            if let most { rules.append(.count(...most)) }
            return ParityOutcome(list.validate(across: rules, limit: limit), .null)
        }

        /// The first thing that the two do not agree on. What refers to the same file is told last, in Swift with its element.
        func difference(_ left: ParityOutcome, _ right: ParityOutcome) -> String? {
            guard rules.contains(where: { $0.kind == .exists }) else { return left.difference(from: right) }
            return left.inOrder.difference(from: right.inOrder)
        }
    }

    @Test func listsAgreeWithDocuments() throws {
        var random = SplitMix64(seed: 20_261_124)
        var (kinds, codes): (Set<String>, Set<String>) = ([], [])
        for _ in 0..<Sweep.count(4000, sample: 800) {
            let item = Case(&random)
            let (document, swift) = (try item.document(), try item.inSwift())
            codes.formUnion(swift.findings.map(\.code))
            guard let what = item.difference(document, swift), kinds.insert(what).inserted else { continue }
            Issue.record(
                """
                \(what), limit \(item.limit)
                \(item.rules.map { "\($0.document)" }.joined(separator: "\n"))
                \(item.list.map { "  \($0.record)" }.joined(separator: "\n"))
                document:
                \(document)
                Swift:
                \(swift)
                """)
        }
        #expect(
            codes.sorted() == [
                "distinct.tooFew", "distinct.tooMany", "exists", "records.tooMany", "sequence", "sequence.type",
                "sorted",
                "sorted.type", "unique",
            ])
    }

    /// A side that forgets an option is noticed.
    @Test(arguments: ["severity", "when", "message", "skipOnEmpty", "order", "strict", "start", "step", "typeMessage"])
    func comparisonNotices(forgotten key: String) throws {
        var random = SplitMix64(seed: 5)
        let isNoticed = try (0..<1000).contains { _ in
            let item = Case(&random)
            guard item.rules.contains(where: { $0.members[key] != nil }) else { return false }
            return item.difference(try item.document { $0.members[key] = nil }, try item.inSwift()) != nil
        }
        #expect(isNoticed)
    }

    /// Of all that is found a limit leaves the first.
    @Test func limitsCut() throws {
        var random = SplitMix64(seed: 11)
        for _ in 0..<Sweep.count(500, sample: 200) {
            var item = Case(&random)
            item.limit = .max
            let all = try item.inSwift()
            guard all.findings.first?.severity == .error else { continue }
            item.limit = 2
            #expect(try item.inSwift().findings == Array(all.findings.prefix(2)))
        }
    }
}

extension ParityOutcome {
    /// The outcome with the findings by their paths.
    fileprivate var inOrder: ParityOutcome {
        var outcome = self
        outcome.findings.sort { left, right in
            ("\(left.path) \(left.code) \(left.severity) \(left.message)")
                < ("\(right.path) \(right.code) \(right.severity) \(right.message)")
        }
        return outcome
    }
}
