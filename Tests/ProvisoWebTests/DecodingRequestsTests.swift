import ProvisoCore
import Testing

private struct Part: Codable, Sendable {
    var city = ""
    var secret = ""
}

extension Part: Validatable, DefaultInitializable {
    static var rules: some RuleSet<Part> { Rule(for: \.city, .required) }
}

private struct Whole: Codable, Sendable {
    var name = ""
    var email = ""
    var parts: [String: [Part]]?
    var rank: String?
}

extension Whole: Validatable, DefaultInitializable {
    static var rules: some RuleSet<Whole> {
        Rule(for: \.name, .required, .length(3...))
        Rule(
            for: \.name,
            .satisfies("name.taken", message: "{attribute} is taken.") { name in
                if name == "away" { throw CancellationError() }
                return name != "taken"
            })
        Rule(for: \.email, .required, .email)
        Rule(for: \.email, .length(...30)).on("short")
        Rule.safe(\.parts)
    }
}

/// What a server needs of decoding.
@Suite struct DecodingRequestsTests {
    @Test func takesOutWhatMayNotBeSet() {
        let data: DataValue = [
            "name": "ada", "rank": "admin", "other": [1],
            "parts": ["home": [["city": "Ulm", "secret": "x"], ["city": "Bonn"]], "rank": []],
        ]
        var search = RefusedMembers(scenario: .default)
        let kept = search.removing(from: data, of: Whole.self)
        #expect(kept == ["name": "ada", "parts": ["home": [["city": "Ulm"], ["city": "Bonn"]], "rank": []]])
        #expect(search.violations.map(\.path.jsonPointer) == ["/rank", "/other", "/parts/home/0/secret"])
        #expect(search.violations.allSatisfy { $0.code == "unassignable" && $0.severity == .error })
        var limited = RefusedMembers(scenario: .default, limit: 1)
        #expect(limited.removing(from: data, of: Whole.self) == kept)
        #expect(limited.violations.count == 1)
    }

    @Test(
        arguments: [
            (["name": "ada", "email": "a@example.org"], [String](), true),
            (["name": "taken", "email": "a@example.org"], ["name.taken"], true),
            // The other attribute could not be made, and the database is asked all the same.
            (["name": "taken", "email": 3], ["string.type", "name.taken"], false),
            (["name": "x"], ["string.tooShort", "required"], false),
        ] as [(DataValue, [String], Bool)]) func asksWhatIsNotWrong(data: DataValue, codes: [String], isMade: Bool)
        async
    {
        let (model, outcome) = await Whole.decodingAsync(data)
        #expect(Set(outcome.violations.map(\.code.rawValue)) == Set(codes))
        #expect((model != nil) == isMade || !outcome.isValid)
        #expect(outcome.failures.isEmpty)
    }

    @Test func asksNobodyAboutTheRest() async {
        let data: DataValue = ["name": "away", "email": "x"]
        let (_, all) = await Whole.decodingAsync(data)
        #expect(all.failures.map(\.code) == ["async.failed"])
        let (_, some) = await Whole.decodingAsync(data, judging: { $0 == "email" })
        #expect(some.failures.isEmpty)
        #expect(some.violations.map(\.code) == ["email"])
    }
}
