import Foundation
import Proviso
import Testing

@testable import ProvisoLanguages

@Suite("Numbers of every language and region")
struct NumberTests {
    #if os(Linux)
    /// Foundation has a copy of CLDR of its own, that of its ICU, which is newer than Debian's and older than Babel's. It groups
    /// the digits of Bengali, Hindi and Tamil by threes, and its `pt` is Brazil's.
    @Test(
        "Numbers are written as Foundation's ICU writes them",
        arguments: MessageCatalog.availableLanguages.filter { !["bn", "hi", "ta", "pt"].contains($0) } + [
            "ar-EG", "ar-MA", "de-AT", "de-CH", "en-ES", "en-FR", "en-IN", "es-MX", "fr-CA", "it-CH", "pt-PT",
        ])
    func foundation(tag: String) throws {
        let language = try #require(MessageCatalog.catalog(for: tag)).language
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: tag)
        formatter.numberStyle = .decimal
        formatter.maximumFractionDigits = 3
        for text in ["0", "1", "-5", "999.5", "1204", "-1204.25", "12045"] {
            let number = try #require(ExactNumber(text))
            #expect(language.format(number) == formatter.string(from: NSDecimalNumber(string: text)), "\(text)")
        }
    }
    #endif

    @Test(
        "What CLDR has changed since Debian's",
        arguments: [
            // The digits of Europe where no region is named.
            ("ar", "-1204.5", "\u{200E}-1,204.5"), ("ar-001", "1204.5", "1,204.5"),
            ("ar-SA", "-1204.5", "\u{61C}-١٬٢٠٤٫٥"), ("ar-SA-u-nu-latn", "-1204.5", "\u{200E}-1,204.5"),
            ("ar-MA-u-nu-latn", "1204.5", "1.204,5"), ("ar-MA-u-nu-arab", "1204.5", "١٬٢٠٤٫٥"),
            // Other signs between groups.
            ("de-AT", "1204.5", "1.204,5"), ("fr-MA", "1204.5", "1\u{202F}204,5"),
            // Four digits stand together.
            ("it", "1204.5", "1204,5"), ("it", "12045", "12.045"), ("hu", "1204", "1204"),
            ("hu", "12045", "12\u{A0}045"),
            ("sl-SI", "1204", "1204"), ("it-CH", "1204", "1204"), ("it-CH", "12045", "12’045"),
            // English in more regions.
            ("en-ES", "1204.5", "1.204,5"), ("en-FR", "1204.5", "1\u{202F}204,5"), ("en-CZ", "1204.5", "1\u{A0}204,5"),
        ])
    func changes(tag: String, number: String, expected: String) throws {
        let number = try #require(ExactNumber(number))
        #expect(try #require(MessageCatalog.catalog(for: tag)).language.format(number) == expected)
    }

    @Test("A Czech list keeps “a” beside the word after it")
    func czechList() throws {
        let language = try #require(MessageCatalog.catalog(for: "cs")).language
        #expect(language.list(["a", "b", "c"]) == "a, b a\u{A0}c")
    }
}
