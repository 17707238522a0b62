import Proviso
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

@Suite struct SuggestionTests {
    @Test(arguments: [
        ("emial", "email"), ("Email", "email"), ("user_name", "userName"), ("phonenumber", "phone_number"), ("x", nil),
        ("", nil), ("somethingElse", nil),
    ])
    func nearest(name: String, meant: String?) {
        #expect(Suggestion.nearest(to: name, among: ["email", "userName", "phone_number"]) == meant)
    }

    /// What takes long to compare gets no suggestion: names of many letters, and of letters with many marks.
    @Test func longNamesGetNone() {
        for (name, isShort) in [
            (String(repeating: "a", count: 64), true), (String(repeating: "a", count: 65), false),
            ("emai" + String(repeating: "\u{301}", count: 100), true),
            ("emai" + String(repeating: "\u{301}", count: 200), false),
        ] {
            #expect((Suggestion.nearest(to: name, among: [name + "x"]) != nil) == isShort)
            if !isShort { #expect(Suggestion.nearest(to: name + "x", among: [name]) == nil) }
        }
        let long = "email" + String(repeating: "\u{301}", count: 200)
        #expect(Suggestion.nearest(to: "email", among: [long, "emails"]) == "emails")
        #expect(Suggestion.nearest(to: long, among: ["email"]) == nil)
        #expect(Suggestion.nearest(to: long, among: [long], otherNames: []) == nil)
        #expect(Suggestion.nearest(to: "e-mail", among: ["email"], otherNames: []) == "email")
    }

    /// Each suggestion takes a time that grows with the number of names, so of many mistakes only the first get one.
    @Test func ofManyMistakesTheFirstGetSuggestions() throws {
        // Each differs by its last letter.
        let letters = "abcdefgijkmnopqrstuvwxyz0"
        let names = letters.map { "emai\($0)" }
        let labels = names.reduce(into: DataObject()) { $0[$1] = "x" }
        let document = try RuleDocument([
            "attributes": .object(labels), "rules": [["attributes": "email", "type": "required"]],
        ])
        #expect(document.warnings.count == 25)
        #expect(document.warnings.prefix(20).allSatisfy { $0.suggestion?.contains("email") == true })
        #expect(document.warnings.dropFirst(20).allSatisfy { $0.suggestion == nil })

        var rule: DataObject = ["attributes": "a", "type": "string"]
        for letter in letters { rule["lengt\(letter)"] = 1 }
        let error = #expect(throws: RuleDocumentError.self) { try RuleDocument(["rules": [.object(rule)]]) }
        let suggestions = try #require(error?.problems.map { $0.suggestion ?? "" })
        #expect(suggestions.count == 25)
        #expect(suggestions.prefix(20).allSatisfy { $0.contains("`length`") && !$0.contains(",") })
        #expect(suggestions.dropFirst(20).allSatisfy { $0.contains(",") })
    }

    /// A misspelt key is looked for among the first of a rule.
    @Test(arguments: [(10, true), (60, false)]) func keysOfARuleAreLookedThrough(count: Int, isFound: Bool) throws {
        var rule: DataObject = ["type": "required"]
        for number in 0..<count { rule["q\(number)"] = 1 }
        rule["attribtes"] = "a"
        let error = #expect(throws: RuleDocumentError.self) { try RuleDocument(["rules": [.object(rule)]]) }
        let problem = try #require(error?.problems.first { $0.message.contains("`attributes`") })
        #expect((problem.suggestion != nil) == isFound)
    }

    /// A message stays short, however long what a rule holds is.
    @Test func parametersAreShortened() throws {
        let part = String(repeating: "x", count: 10_000)
        let violation = try #require("a".validate(.contains(part)).violations.first)
        #expect(violation.message.count < 500)
        #expect(violation.message.contains("…"))
    }
}
