import Proviso
import Testing

@testable import ProvisoLanguages

/// English says what to do, and the other languages say the same.
@Suite("What messages tell people to do")
struct MeaningTests {
    private static func text(_ key: String, _ tag: String = "en") throws -> String {
        try #require(MessageCatalog.catalog(for: tag)?.message(for: key)?.forms[.other]).source
    }

    @Test("English neither blames nor leaves it at what is wrong")
    func english() throws {
        // A form is what someone fills in, and only the messages about that speak of it.
        let aboutForms = ["form.stopped", "formPost.encoding", "formPost.escape", "formPost.name"]
        for key in MessageCatalog.english.keys {
            let text = try Self.text(key).lowercased()
            let words = Set(text.split { !$0.isLetter }.map(String.init))
            for phrase in ["is not a valid", "is not an", "may hold", "may not", "may only", "cannot be compared"] {
                #expect(!text.contains(phrase), "\(text)")
            }
            #expect(words.isDisjoint(with: ["illegal", "invalid", "forbidden", "error", "wrongly", "please", "sorry"]))
            #expect(!words.contains("form") || aboutForms.contains(key), "\(text)")
            // What only says that a value will not do goes on.
            #expect(
                !text.hasSuffix("is not valid.") && !text.hasSuffix("is not allowed.") || key == "match/not", "\(text)")
        }
    }

    @Test("Numbers with check digits say to check them, services that failed to try again")
    func advice() throws {
        for key in ["ean", "iban", "isbn", "isin", "issn", "luhn", "paymentCard"] {
            #expect(try Self.text(key).contains(" Check "), "\(key)")
        }
        for key in ["async.failed", "email.domainUnchecked", "form.stopped"] {
            #expect(try Self.text(key).contains(" Try again"), "\(key)")
        }
        #expect(try Self.text("compare.equal/attribute") == "{attribute} must match {compareAttribute}.")
    }

    @Test("Where English goes on with what to do, every language does", arguments: MessageCatalog.availableLanguages)
    func sentences(tag: String) throws {
        // Thai sentences end with a space.
        guard tag != "th" else { return }
        for key in MessageCatalog.english.keys where try Self.text(key).contains(". ") {
            let text = try Self.text(key, tag)
            #expect(text.dropLast().contains { ".。।?？؟;".contains($0) }, "\(text)")
        }
    }

    @Test(
        "A pattern's own example and limits are in the words of every language",
        arguments: MessageCatalog.availableLanguages)
    func places(tag: String) throws {
        for key in MessageCatalog.english.keys {
            let english = try #require(MessageCatalog.english.message(for: key)?.forms[.other])
            guard !Set(english.places).isDisjoint(with: ["example", "min", "max", "limit"]) else { continue }
            let own = try #require(MessageCatalog.catalog(for: tag)?.message(for: key)?.forms[.other])
            #expect(Set(own.places) == Set(english.places), "\(own.source)")
        }
    }
}
