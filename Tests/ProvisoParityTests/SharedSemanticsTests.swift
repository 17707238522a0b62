import Proviso
import RuleTestSupport
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

    /// What becomes a warning stops nothing, and keeps no error out.
    @Test(arguments: [
        (ModelCheck.Stop.model, Int.max, ["leaf.word", "leaf.size", "labels"]), (.never, 2, ["leaf.word", "labels"]),
    ])
    func whatBecomesAWarningEndsNothing(_ stop: ModelCheck.Stop, _ limit: Int, _ paths: [String]) throws {
        let leaf = ModelRules<ParityLeaf> {
            Rule(for: \.word, .required)
            Rule(for: \.size, .required)
        }
        let rules = ModelRules<ParityChild> {
            Rule(for: \.leaf, .nested(leaf)).severity(.warning)
            Rule(for: \.labels, .required)
        }
        var (model, check) = (ParityChild(leaf: ParityLeaf()), ModelCheck(limit: limit, stop: stop))
        rules.run(on: &model, in: &check)
        let found = check.report.result
        #expect(found.violations.map(\.path.description) == paths)
        #expect(!found.isValid)

        let required: [DataValue] = [["word", "required"], ["size", "required"]]
        let document = try RuleDocument([
            ["attributes": "leaf", "type": "nested", "severity": "warning", "rules": .array(required)],
            ["labels", "required"],
        ])
        let result = try document.validate(["leaf": ["a": 1]], limit: limit, stop: stop)
        #expect(result.violations.map(\.path.description) == paths)
        #expect(!result.isValid)
    }

    /// Two values that are missing are equal, whatever they would be read as.
    @Test(arguments: ["number", "string", "date", nil]) func nothingEqualsNothing(_ type: DataValue?) throws {
        var rule: DataObject = ["attributes": "a", "type": "compare", "compareAttribute": "b", "skipOnEmpty": false]
        if let type { rule["as"] = type }
        let document = try RuleDocument([.object(rule)])
        #expect(try document.validate(["a": .null]).isValid)
        #expect(try document.validate(["a": .null, "b": 1]).codes == ["compare.equal"])
    }

    /// Two values that are missing are equal, on records as in models; one has no order beside a value.
    @Test func nothingEqualsNothingInAnOrder() throws {
        struct Stay: Validatable {
            var arrival: Int?
            var departure: Int?
            static var rules: some RuleSet<Stay> {
                Rule(for: \.departure, .compare(.greaterOrEqual, to: \.arrival)).skipOnEmpty(false)
            }
        }
        let document = try RuleDocument([
            [
                "attributes": "departure", "type": "compare", "operator": ">=", "compareAttribute": "arrival",
                "skipOnEmpty": false,
            ]
        ])
        for (arrival, departure) in [(nil, nil), (1, nil), (nil, 1), (1, 1), (1, 0)] as [(Int?, Int?)] {
            let model = Stay(arrival: arrival, departure: departure).validate()
            let record = try document.validate([
                "arrival": arrival?.data ?? .null, "departure": departure?.data ?? .null,
            ])
            let expected: [ViolationCode] =
                if let arrival, let departure {
                    departure >= arrival ? [] : [.compareGreaterOrEqual]
                } else {
                    arrival == departure ? [] : [.compareType]
                }
            #expect(model.codes == expected.map(\.rawValue))
            #expect(record.codes == model.codes)
            #expect(record.messages == model.messages)
        }
    }

    /// Booleans, lists and objects may be equal, which is all that there is of an order among them.
    @Test(arguments: [true, [1], ["a": 1]] as [DataValue]) func equalAndWithoutAnOrder(_ value: DataValue) throws {
        func codes(_ symbol: String) throws -> [String] {
            try RuleDocument([["a", "compare", ["operator": .string(symbol), "compareAttribute": "b"]]])
                .validate(["a": value, "b": value]).codes
        }
        #expect(try codes("==") == [])
        #expect(try codes("!=") == ["compare.notEqual"])
        #expect(try codes("<=") == [])
        #expect(try codes("<") == ["compare.less"])
    }

    // MARK: Messages

    /// What is wrong with each label of a child: by rules, and by a document with the same.
    private static func messages(
        _ labels: [String]?, _ rules: Rule<ParityChild>, _ rule: DataValue
    ) throws -> (model: [String], document: [String]) {
        var (model, check) = (ParityChild(labels: labels), ModelCheck())
        rules.run(on: &model, in: &check)
        let record: DataValue = ["labels": labels?.data ?? .null]
        let result = try RuleDocument([rule]).validate(record)
        return (check.report.violations.map(\.message), result.violations.map(\.message))
    }

    /// `message` is for the codes of the rule itself: a value that is no list.
    @Test(arguments: [(nil, ["No."]), (["a", "bc"], ["Labels must be at least 2 characters long."])])
    func theMessageOfEachIsNotForElements(_ labels: [String]?, _ messages: [String]) throws {
        var rules: [Rule<ParityChild>] = [
            Rule(for: \.labels, .each(.length(2...))).message("No.").skipOnEmpty(false),
            Rule(for: \.labels, .each(.length(2...)).message("No.")).skipOnEmpty(false),
        ]
        // A list of rules leaves to each of them what it skips.
        if labels != nil { rules.append(Rule(for: \.labels, .all(.each(.length(2...))).message("No."))) }
        for rule in rules {
            let found = try Self.messages(
                labels, rule,
                [
                    "attributes": "labels", "type": "each", "rules": [["type": "string", "min": 2]], "message": "No.",
                    "skipOnEmpty": false,
                ])
            #expect(found.model == messages)
            #expect(found.document == messages)
        }
    }

    @Test func aMessageForTheCodeOfAnElementIsForIt() throws {
        let rules = Rule<ParityChild>(for: \.labels, .each(.length(2...))).message("No.", for: .stringTooShort)
        let rule: DataValue = [
            "attributes": "labels", "type": "each", "rules": [["type": "string", "min": 2, "message": "No."]],
        ]
        let inside = Rule<ParityChild>(for: \.labels, .each(.length(2...).message("No."))).message("All.")
        for rules in [rules, inside] {
            let found = try Self.messages(["a"], rules, rule)
            #expect([found.model, found.document] == [["No."], ["No."]])
        }
    }

    @Test func theMessageOfNestedIsNotForAttributesInside() {
        let leaf = ModelRules<ParityLeaf> { Rule(for: \.word, .required) }
        for rules in [
            Rule<ParityChild>(for: \.leaf, .nested(leaf)).message("No.").skipOnEmpty(false),
            Rule<ParityChild>(for: \.leaf, .nested(leaf).message("No.")).skipOnEmpty(false),
        ] {
            let messages = [ParityLeaf(), nil].map { leaf in
                var (model, check) = (ParityChild(leaf: leaf), ModelCheck())
                rules.run(on: &model, in: &check)
                return check.report.violations.map { $0.message == "No." }
            }
            #expect(messages == [[false], [true]])
        }
        #expect(Set([""]).validate(.each(.required).message("No.")).messages != ["No."])
        #expect(Self.missing(AnyRule<Set<String>>.each(.required).message("No.")).map(\.message) == ["No."])
    }

    /// What a rule finds in `nil`.
    private static func missing<Value>(_ rule: AnyRule<Value>) -> [Violation] {
        var report = Report()
        rule.checkMissing(into: &report)
        return report.violations
    }

    /// A message shows a value as a record would hold it.
    @Test func messagesShowValuesAsRecordsHoldThem() {
        func shown<Value: Sendable>(_ value: Value) -> String? {
            var (shown, report) = (value as Value?, Report())
            AnyRule<Value>.condition { _ in false }.message("{value}").run(on: &shown, into: &report)
            return report.violations.first?.message
        }
        #expect(
            [shown(3.0), shown(0.5), shown("a"), shown(true), shown(Int.max)] == [
                "3", "0.5", "a", "true", "\(Int.max)",
            ])
        #expect([shown(["a", "b"]), shown([1, 2]), shown([[1.0]])] == [#"["a","b"]"#, "[1,2]", "[[1]]"])
        #expect(shown(Severity.info) == "info")
    }

    /// A message of the model that shows the value shows the element.
    @Test func messagesOfTheModelShowTheElement() {
        let rules = ModelRules<ParitySubject> {
            Rule(for: \.tags, .each(.password))
            Rule(for: \.grid, .each(.each(.each(.password))))
        }
        var (model, check) = (ParitySubject(tags: ["Secret!!"], grid: [[["Secrets!"]]]), ModelCheck())
        check.enter(ParitySubject.self)
        rules.run(on: &model, in: &check)
        #expect(check.report.violations.map(\.message) == ["Secret!! lacks a digit.", "Secrets! lacks a digit."])
    }

    // MARK: What numbers and missing values are called

    /// The parameters of what a rule of a document and one of Swift find.
    @Test func limitsAndReasonsAreTheSame() throws {
        func found(_ rule: DataValue, _ value: DataValue) throws -> [DataObject] {
            guard case .object(var members) = rule else { return [] }
            members["attributes"] = "a"
            members["skipOnEmpty"] = false
            return try RuleDocument([.object(members)]).validate(["a": value]).violations.map(\.parameters.object)
        }
        func said(_ result: ValidationResult) -> [DataObject] { result.violations.map(\.parameters.object) }
        func missing<Value>(_ rule: AnyRule<Value>) -> [DataObject] { Self.missing(rule).map(\.parameters.object) }
        #expect(try found(["type": "latitude"], nil) == missing(AnyRule<String>.latitude))
        #expect(try found(["type": "longitude"], nil) == missing(AnyRule<String>.longitude))
        #expect(try found(["type": "latitude"], nil) == missing(AnyRule<Double>.latitude))
        #expect(try found(["type": "port"], nil) == missing(AnyRule<String>.port))
        #expect(try found(["type": "port"], nil) == missing(AnyRule<Int>.port))
        let limits = said(0.5.validate(.range(3...5)))
        #expect(try found(["type": "number", "min": 3, "max": 5], 0.5) == limits)
        #expect(limits.first.map { DataValue.object($0).description } == #"{"min":3,"max":5}"#)
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
