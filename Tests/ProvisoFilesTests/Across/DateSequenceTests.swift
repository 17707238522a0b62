import Foundation
import Proviso
import Testing

/// `sequence` of dates, and the record above in expressions.
@Suite struct DateSequenceTests {
    private func found(_ options: DataObject, _ values: [String]) throws -> [String] {
        var rule: DataObject = ["attributes": "t", "type": "sequence"]
        for (key, value) in options.members { rule[key] = value }
        let document = try RuleDocument([.object(rule)])
        let result = try document.validator().validate(records: values.map { ["t": .untyped($0)] })
        return result.violations.map { violation in
            let index = violation.path.components.first.map { "\(FieldPath([$0]))" } ?? ""
            return "\(index) \(violation.code) \(violation.parameters["expected"]?.text ?? "")"
        }
    }

    @Test(
        arguments: [
            (["unit": "day"], ["2026-02-27", "2026-02-28", "2026-03-01"], []),
            (["unit": "day"], ["2024-02-28", "2024-02-29", "2024-03-01"], []),
            (["unit": "day"], ["2026-02-27", "2026-03-01", "2026-03-02"], ["[1] sequence 2026-02-28"]),
            (["unit": "day", "start": "2026-01-01"], ["2026-01-02", "2026-01-03"], ["[0] sequence 2026-01-01"]),
            (["unit": "day", "step": -1], ["2026-01-01", "2025-12-31"], []),
            (["unit": "week"], ["2026-01-01", "2026-01-08", "2026-01-14"], ["[2] sequence 2026-01-15"]),
            (["unit": "month"], ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30"], []),
            (["unit": "month"], ["2026-02-28", "2026-03-31", "2026-04-30"], []),
            (["unit": "month"], ["2026-01-15", "2026-02-15", "2026-03-16"], ["[2] sequence 2026-03-15"]),
            (["unit": "quarter"], ["2025-11-30", "2026-02-28", "2026-05-31"], []),
            (["unit": "year"], ["2024-02-29", "2025-02-28", "2026-02-28", "2027-02-28", "2028-02-29"], []),
            (
                ["unit": "month", "format": "MMM d yyyy"], ["Jan 1 2000", "Feb 1 2000", "Apr 1 2000"],
                ["[2] sequence 2000-03-01"]
            ),
            (["unit": "month", "format": "yyyy-MM"], ["2026-01", "2026-02", "2026-03"], []),
            (
                ["unit": "hour"],
                ["2026-03-29T01:00:00+01:00", "2026-03-29T03:00:00+02:00", "2026-03-29T04:00:00+02:00"],
                []
            ),
            (
                ["unit": "day"],
                ["2026-03-28T00:00:00+01:00", "2026-03-29T00:00:00+01:00", "2026-03-30T00:00:00+02:00"], []
            ),
            (["unit": "hour"], ["2026-03-29T01:00:00", "2026-03-29T03:00:00"], ["[1] sequence 2026-03-29T02:00:00"]),
            (["unit": "hour", "allowClockChange": true], ["2026-03-29T01:00:00", "2026-03-29T03:00:00"], []),
            (
                ["unit": "hour", "allowClockChange": true],
                ["2026-10-25T01:00:00", "2026-10-25T02:00:00", "2026-10-25T02:00:00", "2026-10-25T03:00:00"], []
            ),
            (
                ["unit": "hour", "allowClockChange": true], ["2026-10-25T12:00:00", "2026-10-25T14:00:00"],
                ["[1] sequence 2026-10-25T13:00:00"]
            ),
            (["unit": "minute", "step": 15], ["2026-01-01T23:45:00Z", "2026-01-02T00:00:00Z"], []),
            (["unit": "day"], ["2026-01-01", "soon", "2026-01-02"], ["[1] sequence.type "]),
            (["unit": "day"], ["9999-12-31", "0000-01-01"], []),
            (
                ["unit": "second", "step": 9_223_372_036_854_775_807],
                ["2026-01-01T00:00:00Z", "2026-01-01T00:00:00Z"], []
            ),
        ] as [(DataObject, [String], [String])])
    func dates(options: DataObject, values: [String], expected: [String]) throws {
        #expect(try found(options, values) == expected)
    }

    @Test func messages() throws {
        let rules = try RuleDocument([["t", "sequence", ["unit": "day", "format": "dd.MM.yyyy"]]])
        let result = try rules.validator().validate(records: [
            ["t": "01.01.2026"], ["t": "x"], ["t": "04.01.2026"],
        ])
        #expect(
            result.messages == [
                "T must be a real date, like 31.01.2026.",
                "T must be January 2, 2026 to continue the sequence without a gap.",
            ])
    }

    /// Months and times of day begin anew behind the last one.
    @Test(
        arguments: [
            (["unit": "month", "format": "MM"], ["11", "12", "01"], true),
            (["unit": "month", "format": "MM"], ["11", "01"], false),
            (["unit": "minute", "format": "HH:mm"], ["23:59", "00:00"], true),
            (["unit": "hour", "format": "HH", "step": -1], ["00", "23"], true),
            (["unit": "day", "format": "MM-dd"], ["12-31", "01-01"], true),
            (["unit": "year", "format": "yyyy", "start": 2023], ["2023", "2024"], true),
            (["unit": "year", "format": "yyyy", "start": 2023], ["2024"], false),
        ] as [(DataObject, [String], Bool)])
    func parts(options: DataObject, values: [String], passes: Bool) throws {
        #expect(try found(options, values).isEmpty == passes)
    }

    /// Where the values are months or times, the message names one of them and no day.
    @Test(
        arguments: [
            (["unit": "month", "format": "yyyy-MM"], ["2024-01", "2024-03"], "2024-02"),
            (["unit": "minute", "step": 15, "format": "HH:mm"], ["10:30", "11:00"], "10:45"),
            (["unit": "year", "format": "yyyy"], ["2024", "2026"], "2025"),
        ] as [(DataObject, [String], String)])
    func expectedParts(options: DataObject, values: [String], expected: String) throws {
        let rules = try RuleDocument([["t", "sequence", .object(options)]])
        let result = try rules.validator().validate(records: values.map { ["t": .string($0)] })
        #expect(result.messages == ["T must be \(expected) to continue the sequence without a gap."])
    }

    @Test(
        arguments: [
            (["format": "dd.MM.yyyy"], "`format` goes with `unit`"),
            (["unit": "day", "start": "soon"], "`start` must be a date"),
            (["start": "2026-01-01"], "`start` must be a whole number; for dates give `unit`."),
            (["unit": "day", "allowZeroFraction": true], "`allowZeroFraction` is for numbers"),
            (["unit": "day", "format": "yyyy-MM"], "`format` has no part that changes with each step of `day`"),
            (["unit": "hour", "format": "yyyy-MM-dd"], "`format` has no part that changes with each step of `hour`"),
            (["unit": "day", "format": "EEEE"], "`format` has no part that changes"),
            (["unit": "month", "format": "yyyy-MM", "start": "2024-13"], "such as 2026-01."),
            (["unit": "fortnight"], "`unit`"), (["unit": "day", "step": 0], "`step` is 0"),
            (["step": huge], "`step` must be -9223372036854775808 to 9223372036854775807, not 1\(zeros)."),
            (["start": 1.5], "`start` must be a whole number"),
        ] as [(DataObject, String)])
    func mistakes(options: DataObject, message: String) throws {
        #expect(
            throws: RuleDocumentError.self, "\(message)",
            performing: { try RuleDocument([["t", "sequence", .object(options)]]) })
        do {
            _ = try RuleDocument([["t", "sequence", .object(options)]])
        } catch {
            #expect(error.description.contains(message), "\(error.description)")
        }
    }

    private static let zeros = String(repeating: "0", count: 20)
    private static var huge: DataValue { ExactNumber("1" + zeros).map(DataValue.number) ?? .null }

    /// Numbers may begin anywhere.
    @Test func beginsAtAnyNumber() throws {
        let rules = try RuleDocument([["t", "sequence", ["start": Self.huge]]])
        let next = try #require(ExactNumber("1" + Self.zeros.dropLast() + "1"))
        #expect(
            try rules.validator().validate(records: [["t": Self.huge], ["t": .number(next)]]).isValid)
        #expect(try !rules.validator().validate(records: [["t": 1]]).isValid)
    }

    // MARK: The record above

    /// Elsewhere it would be an attribute that no record has, and nothing would be compared.
    @Test(arguments: [
        #"[["a", "compare", {"compareAttribute": "previous.a"}]]"#,
        #"[["a", "required", {"when": {"attribute": "previous.a", "operator": "empty"}}]]"#,
        #"[["a", "required", {"when": {"all": [{"attribute": "b", "compareAttribute": "previous.a"}]}}]]"#,
        #"[["a", "required", {"when": {"expression": "b + 1", "compareAttribute": "previous.a"}}]]"#,
        #"{"where": {"attribute": "previous.a", "value": 1}, "rules": [["a", "required"]]}"#,
    ])
    func previousInAnotherPlace(_ document: String) throws {
        let error = #expect(throws: RuleDocumentError.self) { try RuleDocument(json: document) }
        let problem = try #require(error?.problems.first)
        #expect(
            problem.message == "`previous.` goes in `compareExpression`." && error?.problems.count == 1, "\(document)")
        #expect(problem.position != nil)
    }

    /// An object may be called so.
    @Test(arguments: [
        #"[["a", "compare", {"compareAttribute": "previous.a"}], ["previous.a", "required"]]"#,
        #"{"attributes": {"previous": {"label": "Before"}}, "rules": [["a", "compare", {"compareAttribute": "previous.a"}]]}"#,
        #"[["a", "compare", {"compareExpression": "previous.a"}]]"#,
    ])
    func objectsThatAreCalledPrevious(_ document: String) throws { _ = try RuleDocument(json: document) }

    private func above(_ rule: DataValue, _ values: [(a: DataValue, b: DataValue)]) throws -> [String] {
        let document = try RuleDocument([rule])
        let result = try document.validator().validate(records: values.map { ["a": $0.a, "b": $0.b] })
        return result.violations.map { "\($0.path) \($0.code): \($0.message)" }
    }

    @Test func comparesWithTheRecordAbove() throws {
        let balance: DataValue = ["a", "compare", ["compareExpression": "previous.a + b"]]
        #expect(try above(balance, [(10, 10), (12, 2), (11, -1)]).isEmpty)
        let found = try above(balance, [(10, 10), (13, 2), (12, -1), ("x", 1), (5, 1)])
        #expect(
            found == [
                "[1].a compare.equal: A must match a[n−1] + b.", "[3].a compare.equal: A must match a[n−1] + b.",
                "[4].a compare.equal: A must match a[n−1] + b.",
            ], "\(found)")
        // Nothing to compare with beside an empty value, and none above the first.
        #expect(try above(balance, [(1, 1), (.null, 1), (5, 1), (6, 1)]).isEmpty)
        let growth: DataValue = ["a", "compare", ["operator": "<=", "compareExpression": "1.05 * previous.a"]]
        #expect(
            try above(growth, [(100, 0), (105, 0), (111, 0)])
                == ["[2].a compare.lessOrEqual: A must be less than or equal to 1.05 × a[n−1]."])
        let note: DataValue = [
            "attributes": "b", "type": "required",
            "when": ["expression": "a - previous.a", "operator": ">", "value": 100],
        ]
        #expect(try above(note, [(1, ""), (50, ""), (151, ""), (252, "x")]).map { $0.prefix(5) } == ["[2].b"])
    }

    /// A record that is judged alone has none above it, and a name in backquotes is a name.
    @Test func alone() throws {
        let document = try RuleDocument([["a", "compare", ["compareExpression": "previous.a + b"]]])
        #expect(try document.validate(["a": 1, "b": 7]).isValid)
        let named = try RuleDocument([["a", "compare", ["compareExpression": "`previous.a`"]]])
        #expect(try !named.validate(["a": 1, "previous": ["a": 2]]).isValid)
        for inner in ["each", "nested"] as [String] {
            let rule: DataValue =
                inner == "each"
                ? ["a", "each", ["rule": ["type": "compare", "compareExpression": "previous.b"]]]
                : ["a", "nested", ["rules": [["b", "compare", ["compareExpression": "previous.b"]]]]]
            #expect(throws: RuleDocumentError.self) { try RuleDocument([rule]) }
        }
    }

    /// What filters leave is compared, and records that `where` leaves out are not above any.
    @Test func whatTheRecordAboveIs() throws {
        let document = try RuleDocument([
            "where": ["attribute": "b", "operator": "==", "value": 1],
            "rules": [["a", "default", ["value": 7]], ["a", "compare", ["compareExpression": "previous.a + 1"]]],
        ])
        let result = try document.validator().validate(records: [
            ["b": 1], ["a": 99, "b": 2], ["a": 8, "b": 1], ["a": 10, "b": 1],
        ])
        #expect(result.violations.map(\.path.description) == ["[3].a"])
    }
}
