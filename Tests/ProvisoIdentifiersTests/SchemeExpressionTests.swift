import ProvisoCore
import ProvisoIdentifierFormats
import ProvisoPatterns
import TestSupport
import Testing

@testable import ProvisoIdentifiers

/// The regular expressions of postal codes, which schemas and proofs take for the whole truth.
@Suite struct SchemeExpressionTests {
    @Test(arguments: [
        ("n{4}", "[0-9]{4}"), ("AD[1-7]0n", "[Aa][Dd][1-7]0[0-9]"), ("a{2} ?c{2}", "[A-Za-z]{2} ?[0-9A-Za-z]{2}"),
        ("(AZ ?)?n{4}", "(?:[Aa][Zz] ?)?[0-9]{4}"), ("[HLMS]n{3}", "[HhLlMmSs][0-9]{3}"),
        ("[A-NP-Z]n[nW]", "[A-Na-nP-Zp-z][0-9][0-9Ww]"), ("n{4,5}|n{3}-n{4}", "[0-9]{4,5}|[0-9]{3}-[0-9]{4}"),
    ])
    func expressions(pattern: String, expression: String) {
        #expect(SchemeExpression.expression(of: NationalNumberScheme(country: "DE", pattern: pattern)) == expression)
    }

    @Test func whatNoExpressionSays() {
        for (pattern, check) in [("n{9}", "luhn"), ("[A-ZÄ]n", ""), ("än", "")] {
            #expect(
                SchemeExpression.expression(of: NationalNumberScheme(country: "DE", pattern: pattern, check: check))
                    == nil)
        }
    }

    /// A text matches the expression if the rule takes it: samples of each country, and the same changed at one place.
    @Test func expressionsAgreeWithTheRules() throws {
        let signs = Array("0159AZaz -./?é\n")
        var random = SplitMix64(seed: 31)
        var (compared, taken) = (0, 0)
        for country in Sweep.cases(Array(NationalNumberScheme.countries(of: .postalCode)), sample: 40) {
            let code = try #require(CountryCode(country))
            let shape = PostalCodeKind().shape(of: code)
            #expect(shape.isExact, "\(country)")
            let pattern = try Pattern(try #require(shape.pattern))
            let rule: AnyRule<String> = .postalCode(country: code)
            for sample in PostalCodeKind().examples(of: code) {
                for change in 0..<12 {
                    var text = Array(sample)
                    let place = Int.random(in: 0..<text.count, using: &random)
                    switch change {
                    case 0: break
                    case 1...6: text[place] = signs[Int.random(in: 0..<signs.count, using: &random)]
                    case 7...8: text.insert(signs[Int.random(in: 0..<signs.count, using: &random)], at: place)
                    case 9: text.remove(at: place)
                    case 10: text = Array(sample.lowercased())
                    default: text += sample
                    }
                    let isValid = Validator.validate(String(text), rule).isValid
                    #expect(pattern.matches(String(text)) == isValid, "\(country) \(String(text))")
                    (compared, taken) = (compared + 1, taken + (isValid ? 1 : 0))
                }
            }
        }
        #expect(compared > Sweep.count(6_000, sample: 1_000), "\(compared)")
        #expect(taken > compared / 4 && taken < compared * 3 / 4, "\(compared) \(taken)")
    }
}
