#if Macros
import Proviso
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS

/// What the macros know of the rules, beside the rules. The macros cannot import the library, so this target compiles their
/// tables once more, by links.
@Suite struct MacroTablesTests {
    @Test func theLibraryKnowsTheSamePlaces() {
        #expect(RuleCodes.places.keys.sorted() == ProvisoCore.MessagePlaces.byCode.keys.sorted())
        for (code, places) in ProvisoCore.MessagePlaces.byCode { #expect(RuleCodes.places[code] == places, "\(code)") }
        #expect(MessagePlaces.common == ProvisoCore.MessagePlaces.common)
        for code in RuleCodes.places.keys {
            #expect(MessagePlaces.of([code]) == ProvisoCore.MessagePlaces.of(code), "\(code)")
        }
        #expect(RuleCodes.code(named: "stringTooShort") == "string.tooShort" && RuleCodes.code(named: "own") == nil)
    }

    /// What the library knows of the codes of rules, by the names of the rules.
    private static let rules: [(name: String, codes: Set<ViolationCode>?)] = [
        ("required", AnyRule<String>.required.codes), ("absent", AnyRule<String>.absent.codes),
        ("trim", AnyRule<String>.trim.codes), ("lowercase", AnyRule<String>.lowercase.codes),
        ("default", AnyRule<String>.default("a").codes), ("map", AnyRule<String>.map { $0 }.codes),
        ("length", AnyRule<String>.length(1...).codes), ("matches", AnyRule<String>.matches("a").codes),
        ("contains", AnyRule<String>.contains("a").codes),
        ("contains(match:)", AnyRule<String>.contains(match: "a").codes), ("number", AnyRule<String>.number.codes),
        ("coordinates", AnyRule<String>.coordinates.codes), ("port", AnyRule<String>.port.codes),
        ("range", AnyRule<Int>.range(1...).codes),
        ("count", AnyRule<[Int]>.count(1).codes), ("in", AnyRule<Int>.in([1]).codes),
        ("notIn", AnyRule<Int>.notIn([1]).codes), ("equal", AnyRule<Int>.equal(to: 1).codes),
        ("notEqual", AnyRule<Int>.notEqual(to: 1).codes), ("compare", AnyRule<Int>.compare(.less, to: 1).codes),
        ("password", AnyRule<String>.password().codes), ("starts", AnyRule<String>.starts(with: "a").codes),
        ("ends", AnyRule<String>.ends(with: "a").codes), ("email", AnyRule<String>.email(checkDNS: true).codes),
        ("url", AnyRule<String>.url.codes), ("date", AnyRule<String>.date.codes),
        ("dateTime", AnyRule<String>.dateTime.codes), ("time", AnyRule<String>.time.codes),
        ("cardExpiry", AnyRule<String>.cardExpiry.codes), ("lowercase", AnyRule<String>.lowercase.codes),
        ("uppercase", AnyRule<String>.uppercase.codes), ("multipleOf", AnyRule<Int>.multipleOf(2).codes),
        ("positive", AnyRule<Int>.positive.codes), ("latitude", AnyRule<Double>.latitude.codes),
        ("iban", AnyRule<String>.iban.codes), ("uuid", AnyRule<String>.uuid.codes),
        ("luhn", AnyRule<String>.luhn.codes),
        ("hashDigest", AnyRule<String>.hashDigest.codes), ("alphabetic", AnyRule<String>.alphabetic.codes),
        ("ip", AnyRule<String>.ip.codes), ("json", AnyRule<String>.json.codes), ("mac", AnyRule<String>.mac.codes),
    ]

    @Test func theLibraryKnowsTheSameRules() throws {
        for (name, codes) in Self.rules {
            let parts = name.split { "(:)".contains($0) }.map(String.init)
            let own = try #require(RuleCodes.of(parts[0], parts.dropFirst().first), "\(name)")
            #expect(try #require(codes).map(\.rawValue).sorted() == own.sorted(), "\(name)")
        }
    }
}
#endif
