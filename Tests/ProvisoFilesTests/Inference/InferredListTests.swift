import Proviso
import ProvisoFiles
import TestSupport
import Testing

/// What is proposed of lists and objects in JSON, and of columns that no rule is for.
@Suite struct InferredListTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func propose(_ text: String, as name: String = "a.ndjson") async throws -> RuleProposal {
        try await RuleInference().run([RawPath(folder.file(name, Array(text.utf8)))])
    }

    private func told(_ proposal: RuleProposal) -> [String] {
        proposal.attributes.flatMap { attribute in
            attribute.rules.map { "\(attribute.name) \($0.name) \($0.values) \($0.exceptions) \($0.firstLine)" }
        }
    }

    /// How many violations a check of the same file with the proposal finds.
    private func violations(_ proposal: RuleProposal, in name: String = "a.ndjson") async throws -> Int {
        let document = try RuleDocument(proposal.data)
        #expect(document.warnings.isEmpty)
        return try await FileCheck(document).run([RawPath(folder.path + "/" + name)]) { _ in }.violations
    }

    private func records(_ count: Int, _ value: (Int) -> String) -> String {
        (1...count).map { "{\"id\":\($0),\"x\":\(value($0))}\n" }.joined()
    }

    /// Rules for elements refuse what is no list, and those for members what is no object.
    @Test(arguments: [
        (10, "[1,2]", "\"words\""), (2, "[1,2]", "7"), (10, "[{\"k\":1}]", "[\"words\"]"),
        (2, "[{\"k\":1},{\"k\":2}]", "\"words\""), (3, "[[1],[2]]", "[3]"), (5, "[{\"k\":[1]}]", "[{\"k\":1}]"),
    ])
    func rulesForElementsNeedLists(every: Int, list: String, other: String) async throws {
        for (value, rare) in [(list, other), (other, list)] {
            let proposal = try await propose(records(60) { $0.isMultiple(of: every) ? rare : value })
            #expect(proposal.unreadableRecords == 0)
            let exceptions = proposal.attributes.flatMap(\.rules).reduce(0) { $0 + $1.exceptions }
            #expect(try await violations(proposal) == exceptions)
        }
    }

    /// A few slips among lists do not hide what the others have in common, and are told.
    @Test func slipsAmongListsAreExceptions() async throws {
        let lists = try await propose(records(100) { $0 == 7 || $0 == 40 ? "\"a|b\"" : "[\($0 % 5),3]" })
        #expect(told(lists).contains("x[] required 198 2 7"))
        #expect(told(lists).contains("x[] number 196 0 0"))
        #expect(lists.unreadableRecords == 0)
        #expect(try await violations(lists) == 2)

        let objects = try await propose(records(100) { $0 == 7 ? "[\"a\"]" : "[{\"k\":\($0 % 5)}]" })
        #expect(told(objects).contains("x[].k required 100 1 7"))
        #expect(try await violations(objects) == 1)
    }

    /// What stands for nothing need not be said of a column that no rule is for.
    @Test func columnsWithoutRulesAreNotDescribed() async throws {
        let proposal = try await propose("id,E-mail.,x\n1,a,-\n2,-,-\n3,b c,7\n4,-,-\n", as: "a.csv")
        #expect(proposal.attributes.map(\.missing) == [[], ["-"], ["-"]])
        #expect(proposal.attributes[1].rules.isEmpty)
        #expect(try await violations(proposal, in: "a.csv") == 0)
        #expect(!proposal.yaml.contains("e_mail"))
        #expect(proposal.yaml.contains("  x: { missing: [\"-\"] }"))
    }
}
