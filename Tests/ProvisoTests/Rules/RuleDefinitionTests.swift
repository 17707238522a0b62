import Foundation
import Proviso
import Testing

@testable import ProvisoCore

/// What documents write in place of rules for Swift values judges as they do.
@Suite struct RuleDefinitionTests {
    /// A rule and values to try, and what its definitions find beside what it finds itself.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let definitions: [RuleDefinition]?
        /// What the rule finds in each value, with what stands for the value in a record.
        let findings: @Sendable () -> [(value: DataValue, codes: [String])]

        init<Value: Sendable>(
            _ name: String, _ rule: AnyRule<Value>, _ values: Value..., data: @escaping @Sendable (Value) -> DataValue
        ) {
            testDescription = name
            definitions = rule.definitions
            findings = {
                values.map { value in
                    let result = RuleList(rule).judgeAsInModel(value)
                    return (data(value), result.violations.map(\.code.rawValue))
                }
            }
        }

        static func text(_ name: String, _ rule: AnyRule<String>, _ values: String...) -> [Case] {
            values.map { Case(name, rule, $0) { .string($0) } }
        }

        static func number<Value: Numeric & Sendable>(
            _ name: String, _ rule: AnyRule<Value>, _ values: Value...
        ) -> [Case] { values.map { Case(name, rule, $0) { DataValue(any: $0) } } }

        static func texts(_ name: String, _ rule: AnyRule<[String]>, _ values: [String]...) -> [Case] {
            values.map { Case(name, rule, $0) { .array($0.map(DataValue.string)) } }
        }
    }

    static let cases: [Case] = [
        Case.text("required", .required, "", "a"), Case.text("strict", .required(strict: true), "", "a"),
        Case.text("absent", .absent, "", "a"), Case.text("length", .length(2...3), "", "a", "ab", "abcd"),
        Case.text("from", .length(2...), "a", "ab"), Case.text("exact", .length(2), "a", "ab"),
        Case.text("bytes", .length(..<3, unit: .utf8), "é", "éé"),
        Case.text("url", .url, "https://example.org/?a#b", "ftp://example.org", "x"),
        Case.text(
            "url with options", .url(validSchemes: ["ftp"], allowPort: false, allowQuery: false, maxLength: 30),
            "ftp://example.org", "ftp://example.org:1", "ftp://example.org?a", "ftp://example.org/12345678901234",
            "https://example.org"),
        Case.text("in", .in(["a", "b"]), "a", "c"), Case.text("notIn", .notIn(["a", "b"]), "a", "c"),
        Case.text("many", .in((1...20).map { "value \($0)" }), "value 7", "value"),
        Case.text("matches", .matches("[a-z]+", caseInsensitive: true), "aB", "a1"),
        Case.text("a part matches", .contains(match: "[0-9]"), "a1", "a"),
        Case.text("own pattern", .matches(PredefinedPattern("[0-9]{2}")), "12", "123"),
        Case.text("contains", .contains("ab", ignoreCase: true, min: 2), "abAB", "ab"),
        Case.text("contains a character", .contains("é" as Character), "e\u{301}", "e"),
        Case.text("password", .password, "Correct-7", "correct", "CORRECT-"),
        Case.text("short password", .password(min: 3, uppercase: false, symbol: false), "ab1", "a1", "abc"),
        Case.text("equal", .equal(to: "é"), "e\u{301}", "e"), Case.text("equal to nothing", .equal(to: ""), "e"),
        Case.text("different", .notEqual(to: "a"), "a", "b"), Case.text("less", .compare(.less, to: "b"), "a", "b"),
        Case.text("words", .boolean(trueValue: "yes", falseValue: "no"), "yes", "no", "YES", "true"),
        Case.text(
            "words in any case", .boolean(trueValues: ["yes", "y"], falseValues: ["no"], ignoreCase: true), "Y", "x"),
        Case.text("coordinates", .coordinates(.longLat), "13.4,52.5", "52.5"),
        Case.text("trim", .all(.trim, .length(2...)), " a ", " ab "),
        Case.text("trim on the left", .all(.trim(.left, characters: "-"), .equal(to: "a-")), "--a-", "a"),
        Case.text("filter", .all(.uppercased, .in(["A"])), "a", "b"),
        Case.text("default", .all(.default("ab"), .required, .length(2)), "", "ab", "a"),
        Case.text("warning", .length(2...).severity(.warning), "a"),
        Case.number("range", .range(2...5), 1, 2, 5, 6), Case.number("fractions", .range(0.5...), 0.4, 0.5),
        Case.number("one of", .in([1, 2, 190]), 2, 3), Case.number("one of many", .in(Set(1...50)), 50, 51),
        Case.number("equal", .equal(to: 2.5), 2.5, 2), Case.number("greater", .compare(.greater, to: 3), 3, 4),
        Case.number("multiple", .multipleOf(0.1), 0.3, 0.35), Case.number("positive", .positive, 1, 0),
        Case.number("negative", .negative, -0.5, 0.5),
        Case.text("any", .any(.email, .length(2)), "a@example.org", "ab", "abc", ""),
        Case.text("any of a list", .any(.all(.trim, .length(2)), .in(["abc"])), " ab ", "abc", "a"),
        Case.text("or", .ascii.or(.length(1)), "ä", "ää", "ab"),
        Case.texts("any of lists", .any(.count(2), .each(.length(1))), ["a", "b"], ["a"], ["ab", "b"], ["ab"]),
        Case.texts("each", .each(.trim, .length(2...3), .notEqual(to: "abc")), ["ab", " abc "], ["a"], []),
        Case.texts("each warns", .each(.length(2...).severity(.warning)), ["a"]),
        Case.texts("contains", .contains("ab"), ["ab"], ["a"]),
        [
            Case("flag", AnyRule<Bool>.equal(to: false), true, false) { .bool($0) },
            Case("flags", AnyRule<Bool>.in([false]), true, false) { .bool($0) },
            Case("flag by default", AnyRule<Bool>.default(false), true) { .bool($0) },
            Case("values", AnyRule<[String: Int]>.values(.range(1...)), ["a": 1, "b": 0], data: object),
            Case("keys", AnyRule<[String: Int]>.keys(.length(1)), ["a": 1, "bc": 0], data: object),
        ],
    ].flatMap(\.self)

    @Sendable private static func object(_ entries: [String: Int]) -> DataValue {
        var object = DataObject()
        for (key, value) in entries { object[key] = .number(ExactNumber(value)) }
        return .object(object)
    }

    @Test(arguments: cases) func judgesAlike(_ test: Case) throws {
        let definitions = try #require(test.definitions)
        let rules = definitions.map { definition in
            var rule = definition.object
            rule["attributes"] = "value"
            return DataValue.object(rule)
        }
        let document = try RuleDocument(.array(rules))
        #expect(document.warnings.isEmpty)
        for (value, codes) in test.findings() {
            let found = try document.validate(["value": value]).violations.map(\.code.rawValue)
            #expect(found == codes, "\(test.testDescription): \(value)")
        }
    }

    @Test func options() {
        #expect(AnyRule<String>.length(2...).definitions == [RuleDefinition("string", ["min": 2])])
        #expect(AnyRule<String>.length(2).definitions == [RuleDefinition("string", ["length": 2])])
        #expect(AnyRule<String>.required.definitions == [RuleDefinition("required")])
        #expect(AnyRule<String>.url.definitions == [RuleDefinition("url")])
        #expect(AnyRule<String>.password.definitions == [RuleDefinition("password")])
        #expect(AnyRule<Double>.range(1...5).definitions == [RuleDefinition("number", ["min": 1, "max": 5])])
        #expect(
            AnyRule<Int>.range(1...).definitions
                == [RuleDefinition("number", ["min": 1, "integerOnly": true, "allowZeroFraction": true])])
        #expect(AnyRule<Int>.in([3, 1]).definitions == [RuleDefinition("in", ["range": [3, 1]])])
        #expect(AnyRule<Int>.equal(to: 3).definitions == [RuleDefinition("compare", ["compareValue": 3])])
        #expect(
            AnyRule<Int>.compare(.less, to: 3).definitions
                == [RuleDefinition("compare", ["compareValue": 3, "operator": "<"])])
        #expect(AnyRule<String>.trim.definitions == [RuleDefinition("trim")])
        #expect(AnyRule<String>.lowercased.definitions == [RuleDefinition("filter", ["filter": "lowercase"])])
        #expect(
            AnyRule<String>.length(2...).severity(.warning).message("Longer.").definitions
                == [RuleDefinition("string", ["min": 2, "severity": "warning", "message": "Longer."])])
        #expect(
            RuleList<String>(.trim, .length(2)).definitions
                == [RuleDefinition("trim"), RuleDefinition("string", ["length": 2])])
        #expect(
            AnyRule<[String]>.each(.required).definitions
                == [RuleDefinition("each", ["rules": [["type": "required"]]])])
    }

    @Test func whatSwiftAloneJudges() {
        #expect(AnyRule<Int>.range(0..<5).definitions == nil)
        #expect(AnyRule<Date>.range(Date(timeIntervalSince1970: 0)...).definitions == nil)
        #expect(AnyRule<Double>.range(-.infinity...0).definitions == nil)
        #expect(AnyRule<String>.length(..<0).definitions == nil)
        #expect(AnyRule<String>.matches(/a/).definitions == nil)
        #expect(AnyRule<String>.matches(.containsDigit).definitions == nil)
        #expect(AnyRule<String>.required(isEmpty: { $0 == " " }).definitions == nil)
        #expect(AnyRule<String>.condition { _ in true }.definitions == nil)
        #expect(AnyRule<String>.equal(to: { "a" }).definitions == nil)
        #expect(AnyRule<String>.default { "a" }.definitions == nil)
        #expect(AnyRule<String>.map { $0 }.definitions == nil)
        #expect(AnyRule<String>.any(.email, .condition { _ in true }).definitions == nil)
        #expect(AnyRule<String>.not(.required).definitions == nil)
        #expect(AnyRule<String>.number(1...5).definitions == nil)
        #expect(AnyRule<String>.boolean.definitions == nil)
        #expect(AnyRule<String>.count(2).definitions == nil)
        #expect(AnyRule<Double>.decimalPlaces(2).definitions == nil)
        #expect(AnyRule<String>.length(2).when { $0 != "" }.definitions == nil)
        #expect(RuleList<String>(.length(2), .condition { _ in true }).definitions == nil)
        #expect(AnyRule<[String]>.each(.condition { _ in true }).definitions == nil)
        #expect(AnyRule<Set<String>>.each(.required).definitions == nil)
    }

    @Test func constraints() {
        #expect(AnyRule<String>.count(2...3).constraints == .exactly(.count(min: 2, max: 3)))
        #expect(AnyRule<String>.condition { _ in true }.constraints.isOpaque)
        #expect(AnyRule<String>.length(2).when { $0 != "" }.constraints.isOpaque)
        #expect(AnyRule<String>.length(2).severity(.warning).constraints.isOpaque)
        let list: RuleList<String> = [.count(2...3), .trim, .count(5)]
        // The rules behind a filter judge what it makes of a value.
        #expect(list.constraints == .atMost(.count(min: 2, max: 3)))
    }
}
