import RuleTestSupport
import Testing
@testable import ProvisoCore

/// The examples in the reference of rules.
@Suite struct RuleExampleTests {
    private static let rules = RuleRegistry.standard.descriptions

    @Test func everyRuleHasExamples() {
        #expect(Self.rules.filter(\.examples.isEmpty).map(\.name) == [])
    }

    /// Nothing can be shown of what a server of the DNS has to say first.
    @Test func everyCodeHasAnExample() {
        let shown = Set(Self.rules.flatMap(\.examples).flatMap(\.failing).map(\.code))
        let codes = Set(Self.rules.flatMap(\.codes).map(\.code))
        #expect(codes.subtracting(shown) == ["email.domainNotFound", "email.domainUnchecked"])
    }

    @Test(arguments: rules.map(\.name)) func examples(of name: String) throws {
        let rule = try #require(Self.rules.first { $0.name == name })
        for example in rule.examples {
            #expect(!example.passing.isEmpty || !example.changes.isEmpty)
            for value in example.passing { #expect(try codes(in: value, example, name) == []) }
            for failure in example.failing {
                #expect(try codes(in: failure.value, example, name) == [failure.code], "\(failure.value)")
            }
            for change in example.changes {
                let document = try RuleDocument(example.document(of: name))
                let (record, result) = try document.tidy(["value": change.value])
                #expect(result.violations.isEmpty)
                #expect(record["value"] == change.result)
            }
        }
    }

    /// A rule without examples is one of them too.
    @Test func ownRules() {
        var registry = RuleRegistry()
        registry.register("even") { _, _ in true }
        registry.register(BoundedRule.self)
        #expect(registry.descriptions.map(\.name) == ["bounded", "even"])
        #expect(registry.descriptions.map(\.examples.count) == [1, 0])
        #expect(registry.descriptions[1].codes.map(\.code) == ["even"])
    }

    private func codes(in value: DataValue, _ example: RuleExample, _ rule: String) throws -> [ViolationCode] {
        let document = try RuleDocument(example.document(of: rule))
        switch example.subject {
        case .value: return try document.validate(["value": value]).violations.map(\.code)
        case .record: return try document.validate(value).violations.map(\.code)
        case .records:
            guard case .array(let records) = value else { return ["no list of records"] }
            return try document.validator().validate(records: records).violations.map(\.code)
        }
    }
}

private struct BoundedRule: DocumentRule {
    static let name = "bounded"
    static let summary = "At most `most`."
    static let messages: [String: CatalogMessage] = ["bounded": "{attribute} is above {most}."]
    static var examples: [RuleExample] { [RuleExample(["most": 3], passes: 3, fails: ["bounded": 4])] }
    private let most: Int

    init(options: inout RuleOptions) { most = options.integer("most", in: 1...9, "The most.") ?? 9 }

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        if let number = value.data.number?.integer, number > most { report.fail("bounded") }
    }
}

extension DataValue {
    fileprivate var number: ExactNumber? { if case .number(let number) = self { number } else { nil } }
}
