#if YAML
import Proviso
import ProvisoYAML
import Testing

/// A table row: rules, a record in JSON, and what is expected of it.
struct Judging: CustomTestStringConvertible, Sendable {
    let rules: String
    let record: String
    let expected: [String]
    var scenario = "default"

    init(_ rules: String, _ record: String, _ expected: String..., scenario: String = "default") {
        self.rules = rules
        self.record = record
        self.expected = expected
        self.scenario = scenario
    }

    var testDescription: String { "\(rules) ← \(record)" }

    /// `path code` of each violation; a warning with `?` before it.
    func found() throws -> [String] {
        let document = try RuleDocument(yaml: rules.contains("rules:\n") ? rules : "rules:\n" + rules)
        let result = try document.validate(try DataValue(json: record), scenario: Scenario(rawValue: scenario))
        return result.violations.map { ($0.severity == .error ? "" : "?") + "\($0.path) \($0.code)" }
    }

    func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
        #expect(try found() == expected, sourceLocation: sourceLocation)
    }
}

/// A table row: rules, a record, and the record as the filters leave it.
struct Tidying: CustomTestStringConvertible, Sendable {
    let rules: String
    let record: String
    let expected: String

    init(_ rules: String, _ record: String, _ expected: String) {
        self.rules = rules
        self.record = record
        self.expected = expected
    }

    var testDescription: String { "\(rules) ← \(record)" }

    func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let document = try RuleDocument(yaml: "rules:\n" + rules)
        let (tidied, _) = try document.tidy(try DataValue(json: record))
        #expect(tidied.description == expected, sourceLocation: sourceLocation)
    }
}
#endif
