import Proviso
import TestSupport
import Testing

@testable import ProvisoCore

/// Whatever a rule suggests passes that rule, and is found for values that differ a little from right ones.
@Suite struct SuggestedValuesPassTests {
    private struct Subject {
        let type: DataObject
        let good: [String]
        /// How many of a hundred near misses that are refused are corrected at least.
        let least: Int
    }

    private static let subjects = [
        Subject(
            type: ["type": "in", "range": ["monday", "tuesday", "wednesday"]],
            good: ["monday", "tuesday", "wednesday"], least: 50),
        Subject(type: ["type": "url"], good: ["https://example.com/a", "http://a.example.org"], least: 1),
        Subject(type: ["type": "url", "defaultScheme": "https"], good: ["example.com/a"], least: 1),
        Subject(type: ["type": "date"], good: ["2026-12-31", "31/12/2026", "1.5.2026"], least: 1),
        Subject(
            type: ["type": "date", "format": "d.M.yyyy", "past": true], good: ["31.12.1999", "1999-12-31"], least: 1),
        Subject(type: ["type": "dateTime"], good: ["2026-12-31T10:00:00Z", "31/12/2026 10:00:00Z"], least: 1),
        Subject(type: ["type": "number", "min": 5], good: ["1 234,5", "1.234,5", "12,5", "1234"], least: 5),
        Subject(type: ["type": "integer"], good: ["1 234", "12"], least: 5),
        Subject(type: ["type": "multipleOf", "value": 0.5], good: ["1 234,5"], least: 1),
        Subject(type: ["type": "email"], good: ["ada@example.org"], least: 1),
        Subject(
            type: ["type": "email", "checkDomainSpelling": true], good: ["ada@gmail.com", "a@hotmail.co.uk"], least: 5),
        Subject(type: ["type": "match", "pattern": "^[a-z]+$"], good: ["abc"], least: 1),
        Subject(type: ["type": "uuid"], good: ["2f1e6c1c-9f0a-4d3c-8f4b-1d2e3f4a5b6c"], least: 1),
        Subject(type: ["type": "slug"], good: ["a-b-c"], least: 1),
    ]

    private static let letters = Array("abcdxyz0159.,-/: \u{A0}\u{202F}\u{200B}\u{FEFF}@Té").map(String.init)

    private static func nearMiss(of text: String, _ random: inout SplitMix64) -> String {
        var characters = text.map(String.init)
        for _ in 0...Int.random(in: 0...1, using: &random) {
            let place = Int.random(in: 0...characters.count, using: &random)
            let letter = letters.randomElement(using: &random) ?? " "
            switch Int.random(in: 0..<5, using: &random) {
            case 0: characters.insert(letter, at: place)
            case 1 where place < characters.count: characters.remove(at: place)
            case 2 where place < characters.count: characters[place] = letter
            case 3 where place + 1 < characters.count: characters.swapAt(place, place + 1)
            default: characters.insert(" ", at: Bool.random(using: &random) ? 0 : characters.count)
            }
        }
        return characters.joined()
    }

    @Test(arguments: subjects.indices)
    func ofDocuments(index: Int) throws {
        let subject = Self.subjects[index]
        var rule = subject.type
        rule["attributes"] = "value"
        let document = try RuleDocument(["rules": [.object(rule)]])
        var random = SplitMix64(seed: UInt64(index) + 1)
        var (refused, corrected) = (0, 0)
        for _ in 0..<400 {
            guard let good = subject.good.randomElement(using: &random) else { continue }
            let text = Self.nearMiss(of: good, &random)
            for value in [DataValue.untyped(text), .string(text)] {
                for violation in try document.validate(["value": value]).violations {
                    refused += 1
                    guard let suggestion = violation.suggestion else { continue }
                    corrected += 1
                    let again = try document.validate(["value": suggestion]).violations
                    #expect(again.isEmpty, "\(value) → \(suggestion)")
                    #expect(suggestion != value)
                    #expect(violation.suggestionText() != nil)
                }
            }
        }
        #expect(refused > 50)
        #expect(corrected * 100 >= refused * subject.least, "\(corrected) of \(refused)")
    }

    @Test func ofTypedRules() {
        let rules: [(AnyRule<String>, [String])] = [
            (.in(["monday", "tuesday"]), ["monday", "tuesday"]), (.url, ["https://example.com/a"]),
            (.date, ["2026-12-31", "31/12/2026"]), (.dateTime, ["31/12/2026 10:00:00Z"]), (.number(5...), ["1 234,5"]),
            (.integer, ["1 234"]), (.email, ["ada@example.org"]), (.matches("[a-z]+"), ["abc"]), (.time, ["09:30"]),
            (.email(checkDomainSpelling: true), ["ada@gmail.com"]), (.slug, ["a-b"]), (.hostname, ["example.com"]),
        ]
        var random = SplitMix64(seed: 77)
        var corrected = 0
        for (rule, good) in rules {
            for _ in 0..<200 {
                let text = Self.nearMiss(of: good.randomElement(using: &random) ?? "", &random)
                for suggestion in text.validate(rule).violations.compactMap(\.suggestedText) {
                    corrected += 1
                    #expect(suggestion.validate(rule).violations.isEmpty, "\(text) → \(suggestion)")
                }
            }
        }
        #expect(corrected > 200)
    }
}
