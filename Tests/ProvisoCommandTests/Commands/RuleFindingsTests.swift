#if Command
import Testing

/// What `proviso rules` finds in the rules of a document, and how it ends.
@Suite struct RuleFindingsTests {
    private static func run(_ rules: String, _ option: String? = nil) throws -> Run {
        let folder = try Folder(["r.rules.yaml": "rules:\n" + rules])
        return try option.map { try Command.run("rules", "r.rules.yaml", $0, in: folder) }
            ?? Command.run("rules", "r.rules.yaml", in: folder)
    }

    @Test(arguments: [
        ("  - [a, required]\n", 0, 0),
        ("  - [a, number, { min: 5 }]\n  - [a, number, { min: 1 }]\n", 0, 1),
        ("  - [a, number, { min: 5 }]\n  - [a, number, { max: 1 }]\n", 0, 1),
        ("  - [a, required]\n  - [a, absent]\n", 1, 1),
        ("  - [a, string, { min: 2 }]\n  - [a, match, { pattern: '[a-z]{3}', whole: true }]\n", 0, 0),
        ("  - [a, number, { min: 5 }]\n  # proviso: allow implied-rule\n  - [a, number, { min: 1 }]\n", 0, 0),
        ("  - [a, number, { min: 5 }]\n  - [a, number, { min: 1 }] # proviso: allow implied-rule\n", 0, 0),
        ("  - [a, number, { min: 5 }]\n  - [a, number, { min: 1 }] # proviso: allow refused-member\n", 0, 1),
        ("  - [a, number, { min: 5 }]\n  - [a, number, { min: 1, allow: implied-rule }]\n", 0, 0),
        ("  - [a, filter, { filter: lowercase }]\n  - [a, in, { range: [US, DE] }]\n", 0, 1),
        ("  - [a, date, { after: '2020-01-01' }]\n  - [a, date, { before: '2019-01-01' }]\n", 0, 1),
    ])
    func status(_ rules: String, _ plain: Int32, _ strict: Int32) throws {
        #expect(try Self.run(rules).status == plain)
        #expect(try Self.run(rules, "--strict").status == strict)
    }

    @Test func namesThatNoFindingHas() throws {
        let run = try Self.run("  - [a, number, { min: 5 }] # proviso: allow implied-rul\n", "--strict")
        #expect(run.status == 1)
        #expect(run.error.contains(":2:1: warning: There is no finding `implied-rul`"), "\(run.error)")
        #expect(run.error.contains("Did you mean `implied-rule`?"), "\(run.error)")
    }

    @Test func findingsAsJSON() throws {
        let run = try Self.run("  - [a, number, { min: 5 }]\n  - [a, number, { min: 1 }]\n", "--findings")
        #expect(
            run.output.hasPrefix(
                #"{"findings":[{"name":"implied-rule","weight":"warning","message":"`number` of `a` never fails where"#)
        )
        #expect(run.output.contains(#""line":3,"column":5,"attribute":"a","rule":"number""#))
        #expect(run.error.isEmpty)
    }
}
#endif
