import Proviso
import ProvisoFormats
import Testing

@testable import ProvisoCore

/// What rules suggest for values that they refuse, the same for values of Swift types and in documents.
@Suite struct SuggestedValueTests {
    /// A rule as Swift and as documents have it.
    struct Pair: Sendable, CustomTestStringConvertible {
        let name: String
        let typed: AnyRule<String>
        let document: DataObject

        init(_ name: String, _ typed: AnyRule<String>, _ options: DataObject = [:]) {
            self.name = name
            self.typed = typed
            var document: DataObject = ["attributes": "value", "type": .string(name)]
            for (option, value) in options.members { document[option] = value }
            self.document = document
        }

        var testDescription: String { name }

        /// What the rule suggests for a text, as the typed rule and as a document with untyped and typed text say it.
        func suggestions(for text: String) throws -> [String?] {
            let document = try RuleDocument(["rules": [.object(document)]])
            return [text.validate(typed).violations.first?.suggestedText]
                + (try [DataValue.untyped(text), .string(text)].map {
                    try document.validate(["value": $0]).violations.first?.suggestedText
                })
        }
    }

    private static let fruits = ["apple", "banana", "Granny Smith", "cherry 12", "cherry 13"]
    private static let oneOf = Pair("in", .in(fruits), ["range": .array(fruits.map(DataValue.string))])

    @Test(arguments: [
        ("bananna", "banana"), ("Apple", "apple"), (" apple\u{200B}\n", "apple"), ("GRANNYSMITH", "Granny Smith"),
        ("granny smth", "Granny Smith"), ("mango", nil), ("", nil), ("cherry 14", nil), ("chery 12", "cherry 12"),
    ])
    func nearestMember(text: String, meant: String?) throws {
        #expect(try Self.oneOf.suggestions(for: text) == [meant, meant, meant])
    }

    /// A word is suggested as it has to be spelled; in JSON, where no text is a boolean, the boolean.
    @Test func booleans() throws {
        let plain = Pair("boolean", .boolean)
        #expect(try plain.suggestions(for: " TRUE") == ["true", "true", "true"])
        for text in ["yes", "", "tru"] { #expect(try plain.suggestions(for: text) == [nil, nil, nil]) }
        let document = try RuleDocument(["rules": [["value", "boolean"]]])
        #expect(try document.validate(["value": "False"]).violations[0].suggestion == .bool(false))
        let words = Pair(
            "boolean", .boolean(trueValue: "Yes", falseValue: "No"), ["trueValue": "Yes", "falseValue": "No"])
        #expect(try words.suggestions(for: "yes ") == ["Yes", "Yes", "Yes"])
        #expect(try words.suggestions(for: "true") == [nil, nil, nil])
    }

    /// A text of which nothing is left was not meant to be empty.
    @Test(arguments: [
        (Pair("hex", .hex), " "), (Pair("base64", .base64), "\u{A0}"), (Pair("ascii", .ascii), "\u{200B}"),
        (Pair("printable", .printable), "\u{FEFF}"), (Pair("in", .in(["", "b"]), ["range": ["", "b"]]), "x"),
    ])
    func nothingIsNotSuggested(pair: Pair, text: String) throws {
        #expect(try pair.suggestions(for: text) == [nil, nil, nil])
    }

    @Test func ofTwoMembersAsNearNeitherIsSuggested() throws {
        #expect("UX".validate(.in(["US", "UA", "DE"])).violations[0].suggestion == nil)
        #expect("abd".validate(.in(["ABD", "aBD"])).violations[0].suggestion == nil)
        #expect("abd".validate(.notIn(["abd"])).violations[0].suggestion == nil)
    }

    @Test func listsOfNumbersSuggestNone() throws {
        let typed: ValidationResult = 11.validate(.in([10, 20]))
        #expect(typed.violations[0].suggestion == nil)
        let document = try RuleDocument(["rules": [["attributes": "value", "type": "in", "range": [10, 20, "30"]]]])
        for value: DataValue in [11, .untyped("11"), .untyped("31"), "31"] {
            #expect(try document.validate(["value": value]).violations[0].suggestion == nil, "\(value)")
        }
    }

    @Test func elementsOfListsAreMended() throws {
        let document = try RuleDocument([
            "rules": [["attributes": "value", "type": "in", "range": ["red", "purple"], "allowArray": true]]
        ])
        let corrected = try document.validate(["value": ["purpel", "red", " red"]]).violations
        #expect(corrected.map(\.suggestion) == [["purple", "red", "red"]])
        #expect(corrected[0].suggestedText == nil)
        #expect(corrected[0].suggestionText() == "Did you mean “[\"purple\",\"red\",\"red\"]”?")
        #expect(try document.validate(["value": ["purpel", "blue"]]).violations.map(\.suggestion) == [nil])
        #expect(["purpel", "red"].validate(.each(.in(["red", "purple"]))).violations.map(\.suggestion) == ["purple"])
        // A set has no place for a member.
        #expect(Set(["purpel"]).validate(.each(.in(["red", "purple"]))).violations.map(\.suggestion) == [nil])
    }

    /// Of long lists only white space is corrected.
    @Test func longListsAreNotCompared() {
        let words = (0...NearestMember.longestList).map { "word\(String($0, radix: 2).map { $0 == "0" ? "a" : "b" })" }
        let rule = AnyRule<String>.in(words)
        #expect((words[7] + " ").validate(rule).violations.map(\.suggestedText) == [words[7]])
        #expect((words[7].uppercased()).validate(rule).violations.map(\.suggestedText) == [nil])
    }

    @Test(arguments: [
        ("example.com", "https://example.com"), ("www.example.com/a?b#c", "https://www.example.com/a?b#c"),
        (" https://example.com\u{FEFF}", "https://example.com"), (" example.com ", "https://example.com"),
        ("Example.com:8080", "https://Example.com:8080"), ("ada@example.com", nil), ("example", nil), ("a b.com", nil),
        ("ftp://example.com", nil), ("", nil),
    ])
    func schemes(text: String, meant: String?) throws {
        #expect(try Pair("url", .url).suggestions(for: text) == [meant, meant, meant])
    }

    @Test func schemesThatAreValid() throws {
        let rule = Pair("url", .url(validSchemes: ["http", "ftp"]), ["validSchemes": ["http", "ftp"]])
        #expect(try rule.suggestions(for: "example.com") == Array(repeating: "http://example.com", count: 3))
        let completed = Pair("url", .url(defaultScheme: "https"), ["defaultScheme": "https"])
        #expect(try completed.suggestions(for: " example.com") == Array(repeating: "https://example.com", count: 3))
        #expect(
            "ada@example.com".validate(.url(allowUserInfo: true)).violations.map(\.suggestedText) == [nil])
    }

    @Test(arguments: [
        ("31/12/2026", "2026-12-31"), ("12.31.2026", "2026-12-31"), ("31. 12. 2026", "2026-12-31"),
        ("2026/1/5", "2026-01-05"), ("2026-31-12", "2026-12-31"), ("5-5-2026", "2026-05-05"),
        (" 2026-12-31", "2026-12-31"), ("03/04/2026", nil), ("31/12/26", nil), ("29.02.2026", nil), ("31/12-2026", nil),
        ("2026", nil), ("32/12/2026", nil), ("31/12/2026/1", nil), ("٣١/12/2026", nil),
    ])
    func dates(text: String, meant: String?) throws {
        #expect(try Pair("date", .date).suggestions(for: text) == [meant, meant, meant])
    }

    @Test func datesByAPatternAndWithinBounds() throws {
        let pattern = Pair("date", .date(format: try DatePattern("dd.MM.yyyy")), ["format": "dd.MM.yyyy"])
        #expect(try pattern.suggestions(for: "2026-12-31") == Array(repeating: "31.12.2026", count: 3))
        #expect(try pattern.suggestions(for: "12/31/2026") == Array(repeating: "31.12.2026", count: 3))
        // What is no date in the bounds is not suggested, and no time is invented.
        let timed = Pair("date", .date(format: try DatePattern("dd.MM.yyyy HH:mm")), ["format": "dd.MM.yyyy HH:mm"])
        #expect(try timed.suggestions(for: "2026-12-31") == [nil, nil, nil])
        let bounded = Pair("date", .date(before: Timestamp.parse("2020-01-01")), ["before": "2020-01-01"])
        #expect(try bounded.suggestions(for: "31/12/2026") == [nil, nil, nil])
        #expect(try bounded.suggestions(for: "31/12/2019") == Array(repeating: "2019-12-31", count: 3))
        #expect(try bounded.suggestions(for: "2026-12-31") == [nil, nil, nil])
    }

    @Test(arguments: [
        ("31/12/2026 10:30:00Z", "2026-12-31T10:30:00Z"), ("2026-12-31 10:30:00+01:00", "2026-12-31T10:30:00+01:00"),
        ("2026-12-31T10:30:00Z ", "2026-12-31T10:30:00Z"), ("31/12/2026", nil), ("31/12/2026 10:30", nil),
    ])
    func datesWithTimes(text: String, meant: String?) throws {
        #expect(try Pair("dateTime", .dateTime).suggestions(for: text) == [meant, meant, meant])
    }

    @Test(arguments: [
        ("1 234,5", "1234.5"), ("1.234,5", "1234.5"), ("1,234.5", "1234.5"), ("1\u{A0}234\u{202F}567", nil),
        ("1\u{202F}234\u{202F}567,25", "1234567.25"), ("1’234.5", "1234.5"), ("1.234.567", "1234567"),
        ("12,5", "12.5"), ("0,125", "0.125"), ("1234,567", "1234.567"), (",5", "0.5"), ("\u{2212}3,5", "-3.5"),
        (" 42\u{A0}", "42"), ("1,234", nil), ("12 34", nil), ("1 2", nil), ("1,2,3", nil), ("5,", nil),
        ("1.2.3,4", nil),
        ("1,234.567,8", nil), ("0 123", nil), ("x", nil), ("1e3 ", nil), ("", nil), ("٣,٥", nil), ("12,5 €", nil),
    ])
    func numbers(text: String, meant: String?) throws {
        #expect(try Pair("number", .number).suggestions(for: text) == [meant, meant, meant])
    }

    @Test func numbersThatOtherRulesAskFor() throws {
        let same = { Array(repeating: $0 as String?, count: 3) }
        #expect(try Pair("integer", .integer).suggestions(for: "1 234") == same("1234"))
        #expect(try Pair("integer", .integer).suggestions(for: "1 234,5") == [nil, nil, nil])
        #expect(try Pair("positive", .positive).suggestions(for: "1 234") == same("1234"))
        #expect(try Pair("negative", .negative).suggestions(for: "1 234") == [nil, nil, nil])
        #expect(try Pair("multipleOf", .multipleOf(0.5), ["value": 0.5]).suggestions(for: "2,5") == same("2.5"))
        #expect(try Pair("decimalPlaces", .decimalPlaces(...2), ["max": 2]).suggestions(for: "2,50") == same("2.50"))
        #expect(try Pair("number", .number(...10), ["max": 10]).suggestions(for: "1 234") == [nil, nil, nil])
        // Text is no number to JSON, so that what is suggested is one.
        let document = try RuleDocument(["rules": [["attributes": "value", "type": "number"]]])
        #expect(try document.validate(["value": "42"]).violations.map(\.suggestion) == [42])
        #expect(try document.validate(["value": .untyped("1 234")]).violations.map(\.suggestion) == [.untyped("1234")])
        #expect(try document.validate(["value": true]).violations.map(\.suggestion) == [nil])
    }

    @Test func whiteSpaceAtTheEnds() throws {
        for (rule, text) in [
            (Pair("email", .email), "ada@example.org"), (Pair("slug", .slug), "a-b"),
            (Pair("uuid", .uuid), UUIDText.any),
            (Pair("time", .time), "09:30"),
            (Pair("match", .matches("[a-z]+"), ["pattern": "[a-z]+", "whole": true]), "ada"),
            (Pair("hostname", .hostname), "example.org"), (Pair("latitude", .latitude), "52.5"),
            (Pair("isbn", .isbn), "978-3-16-148410-0"),
            (Pair("ascii", .ascii), "a"), (Pair("port", .port), "80"),
        ] {
            for typed in ["\u{FEFF}" + text, "\u{A0}" + text + "\u{200B}", text + "\u{2060}\u{2028}"] {
                #expect(try rule.suggestions(for: typed) == [text, text, text], "\(rule.name)")
            }
            #expect(try rule.suggestions(for: "é é").allSatisfy { $0 == nil }, "\(rule.name)")
        }
        #expect("x1 ".validate(.not(.matches("x1 "))).violations.map(\.suggestion) == [nil])
    }

    private enum UUIDText { static let any = "2f1e6c1c-9f0a-4d3c-8f4b-1d2e3f4a5b6c" }

    @Test func rulesOfOnesOwnSuggestToo() {
        struct Plate: ValidationRule {
            func check(_ value: String, into report: inout Report) {
                if value != value.uppercased() { report.fail("plate", suggestion: .string(value.uppercased())) }
            }
        }
        let violation = "b-ab 12".validate(AnyRule(Plate())).violations[0]
        #expect(violation.suggestion == "B-AB 12")
        #expect(violation.parameters.isEmpty)
    }

    @Test func modifiersAndConversionsKeepThem() throws {
        let rule = AnyRule<String>.in(["draft", "done"]).message("No.").severity(.warning)
        #expect("drfat".validate(rule).violations.map(\.suggestion) == ["draft"])
        #expect("drfat"[...].validate(.in(["draft"[...], "done"])).violations.map(\.suggestion) == ["draft"])
    }

    /// Equality, hashes and parameters know nothing of them.
    @Test func twoViolationsAreEqualWhateverTheySuggest() {
        let (first, second) = ("bananna".validate(Self.oneOf.typed), "aple".validate(Self.oneOf.typed))
        #expect(first.violations[0].suggestion != second.violations[0].suggestion)
        #expect(first == second)
        #expect(Set(first.violations + second.violations).count == 1)
    }
}
