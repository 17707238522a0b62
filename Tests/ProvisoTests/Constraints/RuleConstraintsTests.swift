import Proviso
import ProvisoCore
import RuleTestSupport
import Testing

/// What rules say that they let pass, held to what they let pass: for every rule of the registry, found there.
@Suite struct RuleConstraintsTests {
    /// A rule with some options, and what it says of itself.
    struct Case: CustomTestStringConvertible {
        let rule: String
        let options: DataObject
        let constraints: Constraints
        let document: RuleDocument

        var testDescription: String { "\(rule) \(options)" }

        /// A rule that judges one value by itself; `nil` for one that needs more.
        init?(_ rule: String, _ options: DataObject, _ registry: RuleRegistry) throws {
            // Whether it sees empty values the rule is told here, since its constraints are about what it judges.
            var entry = options
            entry["skipOnEmpty"] = entry["skipOnEmpty"] ?? .bool(false)
            entry["attributes"] = ["value"]
            entry["type"] = .string(rule)
            guard let document = try? RuleDocument(.array([.object(entry)]), registry: registry),
                let known = document.ruleConstraints.first
            else { return nil }
            self.rule = rule
            self.options = options
            self.document = document
            constraints = known.constraints
        }

        func passes(_ value: DataValue) throws -> Bool { try document.validate(["value": value]).isValid }
    }

    /// Every rule with the options of its examples.
    static func cases(_ registry: RuleRegistry = .standard) throws -> [Case] {
        try registry.descriptions.flatMap { rule in
            let options = [DataObject()] + rule.examples.filter { $0.subject == .value }.map(\.options)
            return try Set(options).sorted { $0.description < $1.description }
                .compactMap { try Case(rule.name, $0, registry) }
        }
    }

    /// Values of all kinds, and the examples of every rule, typed and as cells.
    static let values: [DataValue] = {
        var values: [DataValue] = [
            .null, "", " ", "x", "X", "abc", "ABC", "äöü", "k", "K", "\u{212A}", "true", "false", "TRUE", "yes", "0",
            "1", "-1",
            "1.5", "3.0", "1e3", "12", "007", "2024-02-29", "2023-02-29", "10:30", "2024-02-29T10:00:00Z", 0, 1, -1,
            1.5,
            2, 3.25, 65535, 65536, 90, -90.5, 180, true, false, [], ["x"], [1], ["red", "red"], [:], ["x": 1],
            ["a": [1]],
        ]
        for rule in RuleRegistry.standard.descriptions {
            for example in rule.examples where example.subject == .value {
                values += example.passing + example.failing.map(\.value) + example.changes.map(\.value)
            }
        }
        let cells = values.compactMap { value -> DataValue? in
            switch value {
            case .string(let text): .untyped(text)
            case .number(let number): .untyped(number.spelling)
            case .bool(let flag): .untyped(flag ? "true" : "false")
            default: nil
            }
        }
        return Array(Set(values + cells)).sorted { $0.description < $1.description }
    }()

    /// The rules that come with the library, and rules of a program's own: some that say exactly what passes, one that says a part.
    static let registries: [(name: String, registry: RuleRegistry, passing: Int, exact: Int)] = {
        var own = RuleRegistry()
        own.register(EvenRule.self)
        own.register(TenantRule.self)
        return [("standard", .standard, 3000, 500), ("own", own, 20, 10)]
    }()

    @Test(arguments: registries.indices) func whatPassesMeetsTheConstraints(_ index: Int) throws {
        let subject = Self.registries[index]
        var judged = 0
        for example in try Self.cases(subject.registry) {
            for value in Self.values where try example.passes(value) {
                #expect(
                    example.constraints.allows(value) != false,
                    "\(example.rule) \(example.options) passes \(value), and its constraints do not")
                judged += 1
            }
        }
        #expect(judged > subject.passing, "only \(judged) values were compared")
    }

    @Test(arguments: registries.indices) func whatMeetsExactConstraintsPasses(_ index: Int) throws {
        let subject = Self.registries[index]
        var judged = 0
        for example in try Self.cases(subject.registry) where example.constraints.isExact {
            for value in Self.values where example.constraints.allows(value) == true {
                #expect(
                    try example.passes(value),
                    "\(example.rule) \(example.options) refuses \(value), and its constraints do not")
                judged += 1
            }
        }
        #expect(judged > subject.exact, "only \(judged) values were compared")
    }

    /// The guide “Rules as data” has the list: each with the reason.
    @Test func fewRulesAreOpaque() throws {
        let facts = RuleRegistry.standard.descriptions.flatMap { rule in
            Set([DataObject()] + rule.examples.map(\.options)).compactMap { options in
                var entry = options
                entry["attributes"] = ["value", "other"]
                entry["type"] = .string(rule.name)
                return RuleFacts(of: entry, in: .standard)
            }
        }
        #expect(Set(facts.map(\.name)) == Set(RuleRegistry.standard.ruleNames))
        // `safe` judges nothing, and what the filters do to a value is no condition.
        let opaque = Set(facts.filter { $0.constraints.isOpaque && !$0.isFilter }.map(\.name))
        #expect(opaque == ["safe"])
    }

    @Test func aRuleOfOnesOwnSaysWhatItLetsPass() throws {
        var registry = RuleRegistry.standard
        registry.register(EvenRule.self)
        let document = try RuleDocument([["value", "even", ["max": 10]]], registry: registry)
        let constraints = try #require(document.ruleConstraints.first?.constraints)
        #expect(constraints == .exactly(.number(NumberConstraint(max: 10, step: 2))))
        #expect(constraints.allows(4) == true)
        #expect(constraints.allows(5) == false)
        #expect(constraints.completion(of: "1") == .incomplete && constraints.completion(of: "x") == .lost)
        // One that says nothing is opaque, and judges all the same.
        registry.register("odd", message: "{attribute} must be odd.") { value, _ in value == 3 }
        let other = try RuleDocument([["value", "odd"]], registry: registry)
        #expect(other.ruleConstraints.first?.constraints.isOpaque == true)
        #expect(try other.validate(["value": 3]).isValid)
    }

    typealias JudgedCondition = (constraints: Constraints, value: DataValue, expected: Bool?)

    static let conditions: [JudgedCondition] = [
        (Constraints.exactly(.kinds(.text)), DataValue.untyped("x"), true as Bool?),
        (.exactly(.kinds([.number, .boolean])), .untyped("1.5"), true), (.exactly(.kinds(.number)), "1", false),
        (.exactly(.filled), "", false), (.exactly(.empty), [], true), (.exactly(.count(min: 2, max: nil)), [1], false),
        (.exactly(.count(min: 2, max: nil)), "ab", true), (.exactly(.contains(2)), [1, 2], true),
        (.exactly(.comparison(ComparisonConstraint(.greater, .value(3)))), 4, true),
        (.exactly(.comparison(ComparisonConstraint(.greater, .attribute("other")))), 4, nil),
        (.exactly(.moment(MomentConstraint(.date, after: "2024-01-01"))), "2024-01-01", false),
        (.exactly(.moment(MomentConstraint(.dateTime, offset: .optional))), "2024-02-29T10:00:00", true),
        (.exactly(.moment(MomentConstraint(.dateTime, offset: .required))), "2024-02-29T10:00:00", false),
        (.exactly(.shape(TextShape("[a-z]{2}"))), "abc", false), (.exactly(.custom("own", [:])), "abc", nil),
        (.exactly(.anyOf([.exactly(.empty), .exactly(.pattern(PatternConstraint("^a")))])), "ba", false),
        (
            .exactly(
                .parts(
                    PartsConstraint(
                        .values, [PartsConstraint.Part("", rule: "number", .exactly(.number(NumberConstraint(min: 0))))]
                    ))),
            ["a": 1, "b": -1], false
        ),
    ]

    @Test(arguments: conditions)
    func conditionsAreJudged(_ condition: JudgedCondition) {
        #expect(condition.constraints.allows(condition.value) == condition.expected)
    }

    @Test func checkCharactersAreFoundByTrying() {
        let variants = CheckCharacters.last(among: "0123456789X").variants(of: "978-0")
        #expect(variants.count == 11 && variants.contains("978-X"))
        #expect(CheckCharacters(places: [2, 3]).variants(of: "DE00").count == 100)
        #expect(CheckCharacters.at(9).variants(of: "short").isEmpty)
    }
}

/// An even number, perhaps up to a limit: a rule of one's own that every surface knows.
struct EvenRule: DocumentRule {
    static let name = "even"
    static let summary = "The number is even."
    static let messages: [String: CatalogMessage] = ["even": "{attribute} must be even."]
    static var examples: [RuleExample] { [RuleExample(passes: 4, fails: ["even": 5])] }

    let max: ExactNumber?

    init(options: inout RuleOptions) {
        max = options.number("max", "The largest number that passes.", widens: .whenLarger)
    }

    var constraints: Constraints { .exactly(.number(NumberConstraint(max: max, step: 2))) }

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        // A cell of a file spells a number.
        let number: ExactNumber? =
            switch value.data {
            case .number(let number): number
            case .untyped(let text): ExactNumber(text)
            default: nil
            }
        guard let number, let integer = number.integer, integer.isMultiple(of: 2), max.map({ number <= $0 }) ?? true
        else { return report.fail("even") }
    }
}

/// A text with the mark of a tenant: says of what passes that it is a text of some length, and no more.
struct TenantRule: DocumentRule {
    static let name = "tenant"
    static let summary = "The text begins with the letter of the tenant."
    static let messages: [String: CatalogMessage] = ["tenant": "{attribute} must begin with {letter}."]
    static var examples: [RuleExample] {
        [
            RuleExample(passes: "xyz", fails: ["tenant": "abc"]),
            RuleExample(["letter": "a"], passes: "abc", fails: ["tenant": "xyz"]),
        ]
    }

    let letter: String

    init(options: inout RuleOptions) {
        letter = options.string("letter", default: "x", "The letter that texts begin with.") ?? "x"
    }

    var constraints: Constraints { .atMost(.kinds(.text), .length(LengthConstraint(min: 1))) }

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        guard case .string(let text) = value.data, text.hasPrefix(letter) else { return report.fail("tenant") }
    }
}
