import Proviso
import RuleTestSupport
import Testing

/// `any` in documents: at least one of several rules, or of several lists of rules, passes.
@Suite struct AlternativesTests {
    private static func document(_ rules: DataValue, _ options: DataObject = [:]) throws -> RuleDocument {
        var rule = options
        rule["attributes"] = "x"
        rule["type"] = "any"
        rule["rules"] = rules
        return try RuleDocument(.array([.object(rule)]))
    }

    @Test func oneThatPassesIsEnough() throws {
        let document = try Self.document(["email", "e164"])
        for value: DataValue in ["ada@example.org", "+4930123456", "", nil] {
            #expect(try document.validate(["x": value]).isValid, "\(value)")
        }
        let violations = try document.validate(["x": "ada"]).violations
        #expect(violations.map(\.code) == ["any"])
        #expect(violations[0].parameters["codes"] == ["email", "e164"])
        #expect(violations[0].path.description == "x")
        #expect(violations[0].message == "X must be in one of the accepted formats.")
    }

    @Test func filtersOfTheOneThatPassesChangeTheValue() throws {
        let document = try Self.document([
            [["type": "filter", "filter": "uppercase"], ["type": "in", "range": ["A"]]],
            ["trim", ["type": "in", "range": ["b"]]],
        ])
        #expect(try document.tidy(["x": "a"]).record["x"] == "A")
        #expect(try document.tidy(["x": " b "]).record["x"] == "b")
        // What a list that fails makes of the value is forgotten, and so is all of it where none passes.
        let (record, result) = try document.tidy(["x": " c "])
        #expect(record["x"] == " c " && result.codes == ["any"])
        // A rule behind it sees the new value, and so does a part of an object its object.
        let inside = try RuleDocument([
            ["a.b", "any", ["rules": [["trim", ["type": "string", "length": 1]]]]],
            ["a.b", "string", ["max": 1]], ["a", "safe"],
        ])
        let tidied = try inside.tidy(["a": ["b": " x "]])
        #expect(tidied.result.isValid && tidied.record == ["a": ["b": "x"]])
    }

    @Test func rulesForWhatIsInside() throws {
        let nested: DataValue = ["type": "nested", "rules": [["city", "required"], ["city", "trim"]]]
        let document = try Self.document([
            "string", ["type": "each", "rule": ["type": "string", "max": 3]], nested,
        ])
        for value: DataValue in ["Paris", ["a", "b"], ["city": "Rome"]] {
            #expect(try document.validate(["x": value]).isValid, "\(value)")
        }
        let found = try document.validate(["x": ["long", "b"]]).violations
        #expect(found.map(\.code) == ["any"])
        #expect(found[0].parameters["codes"] == ["string.type", "string.tooLong", "nested.type"])
        let tidied = try document.tidy(["x": ["city": " Rome "]])
        #expect(tidied.result.isValid && tidied.record == ["x": ["city": "Rome"]])
    }

    @Test func warningsOfTheOneThatPassesAreReported() throws {
        let document = try Self.document([
            ["type": "integer"], ["type": "string", "max": 2, "severity": "warning", "message": "Long."],
        ])
        let result = try document.validate(["x": "abc"])
        #expect(result.isValid && result.violations.map(\.message) == ["Long."])
        #expect(result.violations.map(\.path.description) == ["x"])
        #expect(try document.validate(["x": 3]).violations.isEmpty)
        // The rule as a whole can be a warning, and its choices fail all the same.
        let warning = try Self.document(["email", "e164"], ["severity": "warning"])
        let found = try warning.validate(["x": "ada"])
        #expect(found.isValid && found.violations.map(\.severity) == [.warning])
    }

    @Test func emptyValuesAreJudgedWhereItSaysSo() throws {
        func finds(_ rules: DataValue) throws -> [String] {
            try Self.document(rules, ["skipOnEmpty": false]).validate(["x": ""]).codes
        }
        #expect(try finds(["email", "e164"]) == ["any"])
        #expect(try finds(["email", "absent"]) == [])
        #expect(try finds([["type": "email", "skipOnEmpty": true]]) == [])
    }

    @Test func conditionsAndScenariosInside() throws {
        let document = try RuleDocument([
            [
                "attributes": "x", "type": "any",
                "rules": [
                    ["type": "in", "range": ["a"]],
                    [
                        ["type": "absent", "when": ["attribute": "y", "value": 1]],
                        ["type": "in", "range": ["b"], "except": "update"],
                    ],
                ],
            ],
            ["y", "safe"],
        ])
        #expect(try document.validate(["x": "b", "y": 2]).isValid)
        #expect(try document.validate(["x": "b", "y": 1]).codes == ["any"])
        #expect(try document.validate(["x": "c"]).codes == ["any"])
        // Of the second list no rule runs there, so that it is no choice.
        #expect(try document.validate(["x": "b"], scenario: "update").codes == ["any"])
        #expect(try document.validate(["x": "a"], scenario: "update").isValid)
    }

    /// A rule that does not run is no choice, and without a choice everything passes.
    @Test func rulesThatDoNotRunAreNoChoices() throws {
        let contact: DataValue = [
            "attributes": "contact", "type": "any",
            "rules": [
                ["type": "email", "when": ["attribute": "kind", "value": "mail"]],
                ["type": "e164", "when": ["attribute": "kind", "value": "phone"]],
            ],
        ]
        let document = try RuleDocument([contact])
        func codes(_ kind: DataValue, _ contact: DataValue) throws -> [String] {
            try document.validate(["kind": kind, "contact": contact]).codes
        }
        #expect(try codes("mail", "a@example.org") == [] && codes("phone", "+4930123456") == [])
        #expect(try codes("mail", "+4930123456") == ["any"] && codes("phone", "hello") == ["any"])
        #expect(try codes("fax", "hello") == [])
        #expect(document.ruleConstraints.map(\.constraints.isOpaque) == [true])
        // What is only warned of passes, but where the rule does not run it is no choice.
        let warning: DataValue = [
            "type": "email", "severity": "warning", "when": ["attribute": "kind", "value": "mail"],
        ]
        let warned = try RuleDocument([["x", "any", ["rules": [warning, ["type": "number", "min": 5]]]]])
        #expect(warned.ruleConstraints.map(\.constraints.isExact) == [false])
        #expect(try warned.validate(["x": "red"]).codes == ["any"])
        #expect(try warned.validate(["x": "red", "kind": "mail"]).isValid)

        let scenarios = try RuleDocument([
            ["x", "any", ["rules": [["type": "email", "on": "web"], ["type": "e164", "on": "shop"]]]]
        ])
        #expect(try scenarios.validate(["x": "hello"], scenario: "web").codes == ["any"])
        #expect(try scenarios.validate(["x": "a@example.org"], scenario: "web").isValid)
        #expect(try scenarios.validate(["x": "hello"]).isValid)
        // A list that only changes the value takes every one.
        #expect(try Self.document(["email", "trim"]).tidy(["x": " a "]).record == ["x": "a"])
    }

    @Test func anyStopAndLimit() throws {
        let document = try RuleDocument([
            ["x", "any", ["rules": ["email", "e164", ["type": "string", "length": 3]]]], ["y", "required"],
        ])
        for stop in [ValidationStop.never, .attribute, .group, .model] {
            #expect(try document.validate(["x": "abc", "y": 1], stop: stop).isValid)
        }
        #expect(try document.validate(["x": "ab"], stop: .model).codes == ["any"])
        #expect(try document.validate(["x": "abc"], limit: 1).codes == ["required"])
    }

    @Test func mistakes() {
        let cases: [(rules: DataValue, message: String)] = [
            ([], "`rules` is empty."), ("email", "`rules` must be a list of rules, not the text"),
            ([[]], "This list of rules is empty."), (["emial"], "emial"), (["unique"], "looks at all records"),
        ]
        for (rules, message) in cases {
            let error = #expect(throws: RuleDocumentError.self, "\(rules)") { try Self.document(rules) }
            #expect(error.map { "\($0)".contains(message) } ?? false, "\(rules): \(String(describing: error))")
        }
        #expect(throws: RuleDocumentError.self) { try RuleDocument([["x", "any"]]) }
    }

    @Test func messagesInsideAreNotShown() throws {
        let warnings = try Self.document([["type": "email", "message": "Mail."]]).warnings
        #expect(
            warnings.map(\.message) == [
                "What a rule inside of `any` finds is not shown, so its message has no effect."
            ])
        let inside: DataValue = ["type": "each", "rule": ["type": "string", "min": 3, "tooShort": "x"]]
        #expect(try Self.document([inside]).warnings.count == 1)
        #expect(try Self.document([["type": "each", "rule": "email", "typeMessage": "y"]]).warnings.count == 1)
        #expect(try Self.document([["type": "email", "severity": "info", "message": "Mail."]]).warnings.isEmpty)
    }

    @Test func whatItLetsPass() throws {
        let rules = try Self.document([["type": "number", "max": 3], ["type": "number", "min": 10]]).ruleConstraints
        let choices: [Constraints] = [
            .exactly(.number(NumberConstraint(max: 3))), .exactly(.number(NumberConstraint(min: 10))),
        ]
        #expect(rules.map(\.constraints) == [.exactly(.anyOf(choices))])
        // What a list with a filter lets pass is not known.
        let filtered = try Self.document([["trim", "email"]]).ruleConstraints
        #expect(filtered.map(\.constraints) == [Constraints([.anyOf([.opaque])], isExact: false)])
    }
}
