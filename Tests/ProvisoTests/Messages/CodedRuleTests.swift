import Foundation
import ProvisoFormats
import Proviso
import RuleTestSupport
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

@Suite("Messages for all codes of a rule")
struct CodedRuleTests {
    private struct Mine: ValidationRule {
        func check(_ value: String, into report: inout Report) { report.fail("mine", ["mine": 1]) }
    }

    private struct Person: Validatable {
        var name = ""
        var other = ""
        static var rules: some RuleSet<Person> { Rule(for: \.name, .required) }
    }

    /// What rules find for values that break them in several ways.
    private static let findings: [(codes: Set<ViolationCode>?, results: [ValidationResult])] = {
        let day = Date(timeIntervalSince1970: 0)
        let bound = Timestamp.parse("2026-01-31") ?? .now()
        func of<Value: Sendable>(
            _ rule: AnyRule<Value>, _ values: Value?...
        ) -> (codes: Set<ViolationCode>?, results: [ValidationResult]) {
            (
                rule.codes,
                values.map { value in
                    var report = Report()
                    var value = value
                    rule.run(on: &value, into: &report)
                    return report.result
                }
            )
        }
        return [
            of(AnyRule<String>.required, "", nil), of(AnyRule<String>.absent, "x"),
            of(AnyRule<String>.length(2...3), "a", "abcd", nil), of(AnyRule<String>.length(2), "a", nil),
            of(AnyRule<[Int]>.count(2...3), [1], [1, 2, 3, 4], nil), of(AnyRule<[Int]>.count(2), [1]),
            of(AnyRule<String>.password(), "", "aaaaaaaaaaaaaa", nil), of(AnyRule<String>.matches("a"), "b", nil),
            of(AnyRule<String>.in(["a"]), "b", nil), of(AnyRule<String>.contains("a"), "b", nil),
            of(AnyRule<[Int]>.contains(1), [2], nil), of(AnyRule<String>.starts(with: "a"), "b", nil),
            of(AnyRule<String>.ends(with: "a"), "b", nil), of(AnyRule<Int>.multipleOf(2), 3, nil),
            of(AnyRule<Int>.positive, -1, nil), of(AnyRule<Int>.equal(to: 1), 2, nil),
            of(AnyRule<Int>.notEqual(to: 1), 1), of(AnyRule<Int>.compare(.less, to: 1), 2, nil),
            of(AnyRule<Double>.compare(.greaterOrEqual, to: 1), 0, .nan), of(AnyRule<Int>.range(1...2), 0, 3, nil),
            of(AnyRule<Date>.range(day...(day + 1)), day - 1, day + 2, nil),
            of(AnyRule<Date>.range(..<day), day), of(AnyRule<String>.date(before: bound), "x", "2027-01-01", nil),
            of(AnyRule<String>.dateTime(after: bound), "x", "2025-01-01T00:00:00Z", nil),
            of(AnyRule<String>.time(before: TimeOfDay(hour: 8, minute: 0)), "x", "09:00", nil),
            of(AnyRule<String>.cardExpiry, "x", "01/20", nil), of(AnyRule<String>.url, "x", nil),
            of(AnyRule<String>.email, "x", nil), of(AnyRule<String>.condition("c") { _ in false }, "x", nil),
            of(AnyRule<String>.not(.email), "a@example.org"), of(AnyRule<String>.any(.email, .url), "x"),
            of(AnyRule<[String]>.each(.required, .length(2...)), ["", "a"], nil),
            of(AnyRule<String>.email.message("x").severity(.warning).when { _ in true }, "x"),
            of(AnyRule<String>.trim, " "), of(AnyRule(RuleList(AnyRule<String>.required, .email)), "", "x"),
        ]
    }()

    @Test func rulesKnowTheirCodes() throws {
        for (codes, results) in Self.findings {
            let codes = try #require(codes)
            for violation in results.flatMap(\.violations) {
                #expect(codes.contains(violation.code))
                // And each parameter is a place that a message for the rule may have.
                for name in violation.parameters.items.map(\.name) {
                    #expect(
                        MessagePlaces.of(violation.code.rawValue)?.contains(name) ?? true, "\(violation.code) \(name)")
                }
            }
        }
        #expect(AnyRule(Mine()).codes == nil)
        #expect(AnyRule<String>.any(.email, AnyRule(Mine())).codes == nil)
        #expect(RuleList(AnyRule<String>.email, AnyRule(Mine())).codes == nil)
        #expect(AnyRule<Person>.nested.codes == nil)
        #expect(RuleList<String>().codes == [])
    }

    @Test func whatIsKnownToSomeCode() throws {
        let date = AnyRule<String>.date(before: Timestamp.parse("2026-01-31"))
        let words: MessageTemplate = "{attribute}: {before}, {reason}, {value}"
        #expect(
            "2027-01-01".validate(date.message(words)).messages == ["Value: January 31, 2026, too late, 2027-01-01"])
        _ = AnyRule<String>.contains("a").message("{containedValue} {min}")
        _ = AnyRule<String>.any(.email, date).message("{codes} {before}")
        _ = AnyRule(Mine()).message("{mine} {anything}")
        _ = AnyRule<String>.condition("own") { _ in true }.message("{anything}")
        _ = AnyRule<String>.satisfies { _ async in true }.message("{anything}")
        _ = AnyRule<String>.email.message("{{quux}}")
        _ = Rule<Person>(for: \.name, .date, .length(3...)).message("{after} {min}")
        _ = Rule<Person>(for: \.name, .email, .rule(Mine())).message("{mine}")
        _ = Rule<Person>(for: \.name, .check { _, _, report in report.fail("x") }).message("{mine}")
        _ = Rule<Person>(for: \.name, .equal(to: \.other)).message("{compareAttribute}")
        _ = Entry("a", "a", .date, .email).message("{latest}")
        _ = Entry.allOrNone(EntryField("a", "a"), EntryField("b", "b")).message("{given}")
    }

    @Test func everyPlaceOfAnEnglishMessageIsOneOfItsCode() throws {
        for key in MessageCatalog.english.keys {
            let places = try #require(MessagePlaces.of(String(key.prefix { $0 != "/" })))
            for place in MessageCatalog.english.message(for: key)?.forms.values.flatMap(\.places) ?? [] {
                #expect(places.contains(place), "\(key) \(place)")
            }
        }
    }

    @Test func theFailureSaysWhatAndWhere() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = AnyRule<String>.length(3...).message("{mni}")
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        for part in ["CodedRuleTests.swift:", "length", "{mni}", "{min}"] {
            #expect(words.contains(part), "\(part) is not in: \(words)")
        }
        await #expect(processExitsWith: .failure) { _ = AnyRule<String>.required.message("Give {min}") }
        await #expect(processExitsWith: .failure) { _ = AnyRule<String>.required.message("{min}", for: .required) }
        await #expect(processExitsWith: .failure) { _ = AnyRule<Int>.condition(message: "{min}") { _ in true } }
        await #expect(processExitsWith: .failure) { _ = AnyRule<Int>.satisfies(message: "{min}") { _ in true } }
        await #expect(processExitsWith: .failure) { let _: ModelMessages = ["required": "Give {min}"] }
        await #expect(processExitsWith: .failure) {
            _ = Entry.allOrNone(EntryField("a", "a"), EntryField("b", "b")).message("{min}")
        }
        await #expect(processExitsWith: .failure) {
            _ = AllOrNone(\Person.name, \Person.other).message("{min}")
        }
    }

    @Test func whatNothingFillsStopsTheProgram() async {
        await #expect(processExitsWith: .failure) { _ = AnyRule<String>.length(3...).message("{atribute}") }
        await #expect(processExitsWith: .failure) {
            _ = AnyRule<[String]>.each(.email, .length(3...)).message("{after}")
        }
        await #expect(processExitsWith: .failure) {
            _ = Rule<Person>(for: \.name, .equal(to: \.other)).message("{atribute}")
        }
        await #expect(processExitsWith: .failure) { _ = Entry("a", "a", .email).message("{before}") }
    }
}
