import Proviso
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// What documents and models once did each in their own way.
@Suite struct SharedSemanticsTests {
    // MARK: Severity

    @Test func theSeverityOfNestedReachesTheRulesInside() throws {
        let leaf = ModelRules<ParityLeaf> {
            Rule(for: \.word, .required)
            Rule(for: \.size, .required).severity(.error)
        }
        let rules = Rule<ParityChild>(for: \.leaf, .nested(leaf)).severity(.warning)
        var (model, check) = (ParityChild(leaf: ParityLeaf()), ModelCheck())
        rules.run(on: &model, in: &check)
        #expect(check.report.violations.map(\.severity) == [.warning, .error])

        let document = try RuleDocument([
            [
                "attributes": "leaf", "type": "nested", "severity": "warning",
                "rules": [
                    ["attributes": "word", "type": "required"],
                    ["attributes": "size", "type": "required", "severity": "error"],
                ],
            ]
        ])
        #expect(try document.validate(["leaf": ["a": 1]]).violations.map(\.severity) == [.warning, .error])
    }

    @Test func theNearestSeverityOfARuleDecides() {
        let result = "".validate(AnyRule<String>.all(.required.severity(.info), .length(2...)).severity(.warning))
        #expect(result.violations.map(\.severity) == [.info, .warning])
        let list = [""].validate(.each(.required.severity(.info), .length(2...)).severity(.warning))
        #expect(list.violations.map(\.severity) == [.info, .warning])
    }

    // MARK: Paths

    /// A rule of one's own that finds a part of its value wrong.
    private struct PartRule: DocumentRule {
        static let name = "part"
        static let summary = "No part is right."
        static let messages: [String: CatalogMessage] = ["part": "{attribute} is wrong."]
        init(options: inout RuleOptions) {}
        func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
            report.nest(under: .key("zip")) { $0.fail("part") }
        }
    }

    @Test func pathsOfARuleOfOnesOwnAreRelativeToWhatItJudges() throws {
        var registry = RuleRegistry.standard
        registry.register(PartRule.self)
        let document = try RuleDocument(
            [
                ["attributes": "a.b", "type": "part"], ["attributes": "list", "type": "each", "rule": "part"],
                ["attributes": "list", "type": "required"],
                ["attributes": "in", "type": "nested", "rules": [["attributes": "c", "type": "part"]]],
            ], registry: registry)
        let result = try document.validate(["a": ["b": 1], "list": [1, 2], "in": ["c": 1]])
        #expect(result.violations.map(\.path.description) == ["a.b.zip", "list[0].zip", "list[1].zip", "in.c.zip"])
    }

    @Test func anErrorInAPartIsOneOfTheAttribute() throws {
        var registry = RuleRegistry.standard
        registry.register(PartRule.self)
        let document = try RuleDocument(
            [["attributes": "a", "type": "part"], ["attributes": "a", "type": "email"]], registry: registry)
        #expect(try document.validate(["a": "x"]).codes == ["part"])
    }

    // MARK: Stops

    private static let rules: DataValue = [
        ["attributes": "a", "type": "string", "min": 2, "group": "g"],
        ["attributes": "a", "type": "email", "skipOnError": false],
        ["attributes": "list", "type": "each", "rules": [["type": "string", "min": 2]]],
        ["attributes": "b", "type": "required", "group": "g"],
        ["attributes": "c", "type": "default", "value": "given"],
    ]

    @Test(
        arguments: [
            (.never, ["a", "a", "list[0]", "list[1]", "b"]), (.attribute, ["a", "list[0]", "list[1]", "b"]),
            (.group, ["a", "a", "list[0]", "list[1]"]), (.model, ["a"]),
        ] as [(ModelCheck.Stop, [String])])
    func documentsStop(_ stop: ModelCheck.Stop, _ paths: [String]) throws {
        let document = try RuleDocument(Self.rules)
        let (record, result) = try document.tidy(["a": "x", "list": ["y", "z"]], stop: stop)
        #expect(result.violations.map(\.path.description) == paths)
        #expect((record["c"]?.text == "given") == (stop != .model))
    }

    @Test func aStopHoldsInsideOfNestedModels() {
        let leaf = ModelRules<ParityLeaf> {
            Rule(for: \.word, .required)
            Rule(for: \.size, .required)
        }
        let rules = Rule<ParityChild>(for: \.leaf, .nested(leaf))
        var (model, check) = (ParityChild(leaf: ParityLeaf()), ModelCheck(stop: .model))
        rules.run(on: &model, in: &check)
        #expect(check.report.violations.map(\.path.description) == ["leaf.word"])
    }
}
