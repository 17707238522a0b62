import Proviso
import Testing

/// A rule has the name that it is written by, wherever it is listed.
@Suite struct RuleNameTests {
    @Test(
        arguments: [
            ("required", .required), ("absent", .absent), ("trim", .trim), ("lowercased", .lowercased),
            ("collapseWhitespace", .filter(.collapseWhitespace)), ("default", .default("a")), ("map", .map { $0 }),
            ("length", .length(3)), ("matches", .matches("a")), ("matches", .matches(.containsDigit)),
            ("contains", .contains(match: "a")), ("contains", .contains("a")), ("starts", .starts(with: "a")),
            ("ends", .ends(with: "a")), ("range", .range("a"..."b")), ("in", .in(["a"])), ("notIn", .notIn(["a"])),
            ("equal", .equal(to: "a")), ("notEqual", .notEqual(to: "a")), ("compare", .compare(.less, to: "a")),
            ("condition", .condition { _ in true }), ("not", .not(.email)), ("any", .any(.email, .url)),
            ("all", .all(.email, .url)), ("email", .email), ("url", .url), ("date", .date), ("dateTime", .dateTime),
            ("time", .time), ("cardExpiry", .cardExpiry), ("latitude", .latitude), ("password", .password),
        ] as [(String, AnyRule<String>)])
    func text(name: String, rule: AnyRule<String>) {
        #expect(rule.name == name)
        #expect(rule.message("!").name == name)
    }

    @Test func otherValues() {
        #expect(AnyRule<Int>.positive.name == "positive")
        #expect(AnyRule<Int>.multipleOf(2).name == "multipleOf")
        #expect(AnyRule<Double>.longitude.name == "longitude")
        #expect(AnyRule<[String]>.each(.email).name == "each")
        #expect(AnyRule<Set<String>>.each(.email).name == "each")
        #expect(AnyRule<[String]>.contains("a").name == "contains")
        #expect(AnyRule<[String]>.count(1...).name == "count")
    }
}
