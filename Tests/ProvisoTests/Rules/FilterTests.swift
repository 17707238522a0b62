import Foundation
import Proviso
import RuleTestSupport
import Testing

@Suite struct FilterTests {
    static let texts = [
        "", " ", "a", " a ", "\t a\u{A0}b \u{0}", "ÄÖ ß", "e\u{301}", "ǆ", "ﬁx", "  two   words ", "1a2٣", "İi", "\r\n",
        "Σς",
        "\u{1E9B}\u{323}", "한국", "👨‍👩‍👧 ", "\u{2028}x\u{3000}", "a\u{0}b", "\u{300}a",
    ]

    @Test(arguments: NamedFilter.allCases)
    func aSecondTimeChangesNothingMore(filter: NamedFilter) {
        for text in Self.texts {
            let once = text.tidied(.filter(filter))
            #expect(once.utf8.elementsEqual(once.tidied(.filter(filter)).utf8), "\(filter) \(text.debugDescription)")
            #expect(String(text[...].tidied(.filter(filter))).utf8.elementsEqual(once.utf8))
        }
    }

    @Test(
        arguments: [
            (AnyRule<String>.trim, " \u{A0}a b\n\u{0}", "a b"), (.trim(.left), " a ", "a "),
            (.trim(.right), " a ", " a"),
            (.trim(characters: "xy"), "xyaxbyx", "axb"), (.trim(.left, characters: "0"), "0070", "70"),
            (.lowercased, "ÄB", "äb"), (.uppercased, "straße", "STRASSE"),
            (.capitalize, "ada LOVELACE", "Ada LOVELACE"), (.capitalize, "ßen", "Ssen"),
            (.capitalize, "ǆep", "ǅep"), (.capitalize, "e\u{301}T", "E\u{301}T"), (.capitalize, "", ""),
            (.collapseWhitespace, "  a \n b ", "a b"), (.digits, "+49 (0) 30-1", "490301"),
            (.nfc, "e\u{301}", "\u{E9}"),
            (.map { $0 + "!" }, "a", "a!"), (.default("x"), "", "x"), (.default("x"), "y", "y"),
            (.default { "z" }, "", "z"),
        ] as [(AnyRule<String>, String, String)])
    func filters(filter: AnyRule<String>, text: String, expected: String) {
        #expect(text.tidied(filter).unicodeScalars.elementsEqual(expected.unicodeScalars))
        #expect(text.validate(filter).isValid)
        #expect(Validator.validate(nil, filter).isValid)
    }

    @Test func trimCopiesNothingThatStays() {
        let text = String(repeating: "long enough for the heap ", count: 4) + "."
        var trimmed = text.tidied(.trim)
        var copy = text
        #expect(copy.withUTF8 { $0.baseAddress } == trimmed.withUTF8 { $0.baseAddress })
    }

    @Test func rulesSeeWhatFiltersMade() throws {
        #expect("  ".validate(.required, .trim, .required).codes == ["required"])
        #expect(" ada ".validate(.trim, .length(3)).isValid)
        let value = " ada "
        #expect(try value.validated(.trim, .length(3)) == "ada")
        #expect(value == " ada ")
        #expect(throws: ValidationError.self) { try value.validated(.length(3), .trim) }
    }

    @Test func defaultGivesMissingValues() {
        #expect(Validator.tidied(nil, .default(5)) == 5)
        #expect(Validator.tidied(nil, .trim) as String? == nil)
        #expect(Validator.tidied(" a " as String?, .trim, .uppercased) == "A")
        #expect(Validator.validate(nil, .default(5), .range(6...)).codes == ["number.tooSmall"])
        #expect(Validator.validate(nil as String?, .trim, .required).codes == ["required"])
        #expect([Int]().tidied(.default([1])) == [1])
    }

    @Test func defaultIsMadeOnceForEachUse() throws {
        let counter = Shared(0)
        let rule: AnyRule<Int> = .default {
            counter.value += 1
            return counter.value
        }
        #expect(Validator.tidied(nil, rule) == 1)
        #expect(Validator.tidied(nil, rule) == 2)
        #expect(Validator.validate(nil, .all(rule, .equal(to: 3))).isValid)
        #expect(counter.value == 3)
    }
}
