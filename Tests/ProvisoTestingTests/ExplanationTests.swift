import Proviso
import ProvisoInspection
import Testing

private struct Lodging: Validatable {
    var name = ""
    var nights: Int?
    var country = ""
    var state = ""
    var secret = ""
    var address = Landmark()

    static var rules: some RuleSet<Lodging> {
        Rule(for: \.name, .trim, .required, .length(2...5))
        Rule(for: \.nights, .range(1...30))
        Rule(for: \.state, .required).when { $0.country == "US" }
        Rule(for: \.secret, .required).on("admin")
        Rule(for: \.address, .nested)
    }
}

private struct Landmark: Validatable {
    var city = ""

    static var rules: some RuleSet<Landmark> { Rule(for: \.city, .required) }
}

/// What is said of each rule in one validation.
@Suite struct ExplanationTests {
    private static let document = """
        { "attributes": { "password": { "label": "password", "sensitive": true } },
          "rules": [
            { "attributes": ["name", "password"], "type": "trim" },
            { "attributes": ["name", "password"], "type": "required" },
            { "attributes": "name", "type": "string", "length": [2, 4] },
            { "attributes": "name", "type": "match", "pattern": "^[a-z]+$" },
            { "attributes": "age", "type": "number", "min": 18 },
            { "attributes": "state", "type": "required", "when": { "attribute": "country", "operator": "==", "value": "US" } },
            { "attributes": "code", "type": "required", "on": ["admin"] },
            { "attributes": "a", "type": "number", "group": "g" },
            { "attributes": "b", "type": "number", "group": "g" },
            { "attributes": "tags", "type": "each", "rule": { "type": "string", "max": 2 } },
            { "attributes": ["street", "city"], "type": "allOrNone" } ] }
        """

    /// What a rule inside of another one finds has its whole path, as in the result.
    @Test func partsHaveWholePaths() throws {
        let document = try RuleDocument([
            [
                "attributes": "a", "type": "nested",
                "rules": [
                    ["b", "string", ["max": 2]],
                    [
                        "attributes": "c", "type": "each",
                        "rules": [["type": "nested", "rules": [["d", "alphabetic"]]]],
                    ],
                ],
            ],
            ["attributes": "tags", "type": "each", "rule": ["type": "string", "max": 2]],
        ])
        let explained = try document.explain([
            "a": ["b": "abc", "c": [["d": "x1"]]], "tags": ["ab", "abc"],
        ])
        for step in explained.explanation.steps where step.depth > 0 {
            for violation in step.violations {
                #expect(step.path.contains(violation.path), "\(step.path): \(violation.path)")
                #expect(explained.result.violations.contains { $0.path == violation.path && $0.code == violation.code })
            }
        }
        #expect(explained.explanation.steps.count { !$0.violations.isEmpty } == 7)
    }

    /// Each rule, with what became of it, in the order of the document.
    @Test func records() throws {
        let document = try RuleDocument(json: Self.document)
        let record: DataValue = [
            "name": "  Adalbert ", "password": "secret", "country": "DE", "a": "x", "b": "y", "tags": ["ab", "abc"],
            "street": "Main",
        ]
        let explained = try document.explain(record)
        #expect(explained.result == (try document.validate(record)))
        let lines = explained.explanation.steps.map { step in
            let outcome =
                switch step.outcome {
                case .skipped(let reason): reason.rawValue
                case .ran: step.violations.isEmpty ? step.newValue.map { "becomes \($0)" } ?? "passed" : "failed"
                }
            return "\(step.path) \(step.rule) \(outcome) \(step.value ?? "-")"
        }
        #expect(
            lines == [
                "name trim becomes Adalbert   Adalbert ", "password trim passed •••", "name required passed Adalbert",
                "password required passed •••", "name string failed Adalbert", "name match earlierError -",
                "age number empty -", "state required condition -", "code required scenario -", "a number failed x",
                "b number group -", "tags each failed [\"ab\",\"abc\"]", "tags[0] string passed ab",
                "tags[1] string failed abc", "street allOrNone failed Main, ",
            ])
        #expect(explained.explanation.steps.map(\.position?.line).first == 3)
        #expect(explained.explanation.steps.map(\.depth).filter { $0 == 1 }.count == 2)
    }

    /// A rule that judges nothing is no step, also where the value is empty.
    @Test func safeAttributes() throws {
        let document = try RuleDocument([["a", "safe"], ["b", "required"], ["c", "safe"], ["c", "string"]])
        for record: DataValue in [["b": "x"], ["a": 1, "b": "x", "c": ""]] {
            let steps = try document.explain(record).explanation.steps
            #expect(steps.map { "\($0.path) \($0.rule)" } == ["b required", "c string"])
            #expect(steps.map(\.outcome) == [.ran, .skipped(.empty)])
        }
    }

    /// What no rule names stands behind the rules, with its whole path.
    @Test func closedRecords() throws {
        let document = try RuleDocument([
            "closed": true,
            "rules": [
                ["a", "required"],
                [
                    "attributes": "b", "type": "each",
                    "rule": ["type": "nested", "closed": true, "rules": [["c", "safe"]]],
                ],
            ],
        ])
        let record: DataValue = ["x": 1, "a": 1, "b": [["c": 1], ["c": 1, "d": 1]]]
        let explained = try document.explain(record)
        #expect(explained.result == (try document.validate(record)))
        let steps = explained.explanation.steps
        #expect(steps.filter { $0.rule == "closed" }.map(\.path.description) == ["b[1].d", "x"])
        #expect(steps.first?.passed == true)
    }

    @Test func recordsThatAreNone() throws {
        let document = try RuleDocument([
            "where": ["attribute": "kind", "operator": "==", "value": "a"], "rules": [["x", "required"]],
        ])
        let left = try document.explain(["kind": "b"])
        #expect(left.isValid && left.explanation.isLeftOut && left.explanation.steps.isEmpty)
        #expect(try document.explain("no object").violations.map(\.code) == ["record.malformed"])
        #expect(throws: UnknownScenario.self) { try document.explain([:], scenario: "nowhere") }
    }

    /// A model by a list of rules, and the models inside.
    @Test func models() {
        let explained = Lodging(name: " Ada ", nights: 31, country: "DE", secret: "x").explain()
        #expect(explained.result == Lodging(name: " Ada ", nights: 31, country: "DE", secret: "x").validate())
        let lines = explained.explanation.steps.map { step in
            let outcome = if case .skipped(let reason) = step.outcome { reason.rawValue } else { "ran" }
            return "\(step.path) \(step.rule) \(outcome) \(step.violations.count) \(step.newValue ?? "-")"
        }
        #expect(
            lines == [
                "name trim ran 0 Ada", "name required ran 0 -", "name length ran 0 -", "nights range ran 1 -",
                "state required condition 0 -", "secret required scenario 0 -", "address nested ran 1 -",
                "address.city required ran 1 -",
            ])
        #expect(
            Lodging().explain(attributes: ["name"]).explanation.steps.contains { $0.outcome == .skipped(.attributes) })
    }

    /// What is found is the same with and without somebody who watches, whatever the record.
    @Test func sameResults() throws {
        let document = try RuleDocument(json: Self.document)
        var state: UInt64 = 43
        func random(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1
            return Int(state >> 33) % limit
        }
        let texts: [DataValue] = [.null, "", "ada", " ADA ", "US", "17", "18", 17, 18, ["ab", "abc"], "y"]
        for _ in 0..<400 {
            var record = DataObject()
            for name in ["name", "password", "age", "state", "country", "code", "a", "b", "tags", "street", "city"] {
                if random(below: 2) == 0 { record[name] = texts[random(below: texts.count)] }
            }
            for scenario in document.scenarios {
                let (plain, explained) = (
                    try document.validate(.object(record), scenario: scenario),
                    try document.explain(.object(record), scenario: scenario)
                )
                #expect(plain == explained.result, "\(record)")
            }
        }
    }
}
