import Testing

@testable import Proviso

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
    }

    /// A message stays short, however long what a rule holds is.
    @Test func parametersAreShortened() throws {
        let part = String(repeating: "x", count: 10_000)
        let violation = try #require("a".validate(.contains(part)).violations.first)
        #expect(violation.message.count < 500)
        #expect(violation.message.contains("…"))
    }
}
