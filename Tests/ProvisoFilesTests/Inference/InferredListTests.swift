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

    /// What one rule for a list finds does not hide what the next one finds in the same record.
    @Test func eachRuleCountsItsOwnExceptions() async throws {
        var inference = RuleInference()
        inference.leastShare = 6000
        for (list, expected) in [
            (#"[["x",1,2],"y"]"#, ["x[] required 24 0 0", "x[][] required 60 6 2", "x[][] number 54 6 2"]),
            (#"[["x",1,2],"y",7]"#, ["x[] required 30 0 0", "x[][] required 66 12 2", "x[][] number 54 6 2"]),
            (#"[null,["x",1,2]]"#, ["x[] required 24 6 2", "x[][] required 54 0 0", "x[][] number 54 6 2"]),
            (#"[["x",1,2],[1,2,"y"]]"#, ["x[] required 24 0 0", "x[][] required 72 0 0", "x[][] number 72 12 2"]),
        ] {
            let text = records(12) { $0.isMultiple(of: 2) ? list : "[[1,2,3],[1,2,3]]" }
            let found = told(try await inference.run([RawPath(folder.file("a.ndjson", Array(text.utf8)))]))
            for line in expected where !found.contains(line) { Issue.record("\(list): \(line) is not among \(found)") }
        }
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

    /// A member whose name a document would take for a way, or for two names, is the column of an attribute. Inside of objects such
    /// a member has no name.
    @Test func membersWithOddNames() async throws {
        let names = ["http.status", "net, tax", "!x", " y ", "http_status"]
        var text = ""
        for index in 1...40 {
            let members = names.map { "\"\($0)\":\(index)" }.joined(separator: ",")
            text += "{\(members),\"user\":{\"geo.lat\":\(index),\"age\":\(index)},\"a.b\":{\"c\":1}}\n"
        }
        let proposal = try await propose(text)
        let found = told(proposal)
        for name in ["http_status_2", "net_tax", "x", "y", "http_status", "user.age"] {
            #expect(found.contains("\(name) required 40 0 0"))
            #expect(found.contains("\(name) number 40 0 0"))
        }
        #expect(proposal.attributes.compactMap(\.column) == ["http.status", "net, tax", "!x", " y ", "a.b"])
        #expect(proposal.columnsLeftOut == ["user.geo.lat", "a.b.c"])
        #expect(try await violations(proposal) == 0)
        _ = folder.file("b.ndjson", Array(text.prefix { $0 != "\n" }.replacing(":1,", with: ":\"-\",").utf8))
        #expect(try await violations(proposal, in: "b.ndjson") == 5)
    }

    /// A member without a name has no rules, and those beside it and after it have theirs.
    @Test func membersWithoutAName() async throws {
        let text = (1...40).map { #"{"":{"c":1},"user":{"":2,"age":\#($0)},"id":\#($0)}"# }.joined(separator: "\n")
        for text in [text, text.replacing(#"{"":{"c":1},"#, with: #"{"":1,"#)] {
            let proposal = try await propose(text)
            let found = told(proposal)
            for name in ["user.age", "id"] {
                #expect(found.contains("\(name) required 40 0 0") && found.contains("\(name) number 40 0 0"))
            }
            #expect(proposal.attributes.map(\.name) == ["user", "user.age", "id"])
            #expect(proposal.yaml.contains("\n# Not looked into: \"\", "))
            #expect(try await violations(proposal) == 0)
        }
    }

    /// What stands for nothing among the elements of a list is said of the list.
    @Test func markersInLists() async throws {
        let proposal = try await propose(
            records(60) { "[{\"k\":\($0 % 7 == 0 ? "\"NA\"" : "\($0)"),\"t\":[\($0 % 50 == 0 ? "\"n/a\"" : "1"),2]}]" })
        #expect(try await violations(proposal) == 0)
        #expect(told(proposal).contains("x[].k number 52 0 0"))
        #expect(told(proposal).contains("x[].t[] number 119 0 0"))
        #expect(proposal.yaml.contains("  \"x.k\": { missing: [NA] }\n"))
        #expect(proposal.yaml.contains("  # all 60 values"))
        // A report counts such elements as empty, too.
        var check = FileCheck(try RuleDocument(proposal.data))
        check.gathersProfiles = true
        let profile = try await check.run([RawPath(folder.path + "/a.ndjson")]) { _ in }.profiles[0]
        #expect(profile.columns.first { $0.name == "x[].k" }?.count(of: .empty) == 8)
    }
}
