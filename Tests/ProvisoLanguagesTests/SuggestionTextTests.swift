import Proviso
import ProvisoLanguages
import Testing

/// The question whether a suggestion was meant, in every language.
@Suite struct SuggestionTextTests {
    private static let violation = " ada@gmail.com".validate(.email).violations[0]

    @Test(arguments: MessageCatalog.availableLanguages)
    func isAQuestionWithTheSuggestionInQuotationMarks(tag: String) throws {
        let catalog = try #require(MessageCatalog.catalog(for: tag))
        let text = try #require(Self.violation.suggestionText(in: catalog))
        let isolated = catalog.language.isRightToLeft ? "\u{2066}ada@gmail.com\u{2069}" : "ada@gmail.com"
        let quotes = catalog.language.quotes
        #expect(text.contains("ada@gmail.com"), "\(text)")
        let bare = text.filter { !["\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{A0}", "\u{202F}"].contains($0) }
        #expect(
            bare.contains(quotes.opening + "ada@gmail.com" + quotes.closing) || bare.contains("”ada@gmail.com”")
                || bare.contains("”ada@gmail.com“"), "\(text), \(isolated)")
        #expect(tag == "en" || tag.hasPrefix("en-") || !text.contains("Did you mean"), "\(text)")
    }

    @Test func byLanguage() throws {
        for (tag, text) in [
            ("en", "Did you mean “ada@gmail.com”?"), ("de", "Meinten Sie „ada@gmail.com“?"),
            ("fr", "Vouliez-vous dire «\u{A0}ada@gmail.com\u{A0}»\u{A0}?"), ("ja", "もしかして「ada@gmail.com」ですか？"),
        ] {
            #expect(Self.violation.suggestionText(in: try #require(MessageCatalog.catalog(for: tag))) == text)
        }
    }

    /// What the user wrote cannot change the sentence around it.
    @Test func hostileTextIsMadeVisible() {
        let violation = " abc\u{202E}def".validate(.matches("abc.*")).violations[0]
        #expect(violation.suggestionText() == "Did you mean “abc\\u{202E}def”?")
        let long = "x@" + String(repeating: "a", count: 500)
        let shown = (" " + long).validate(.matches("x@a+")).violations[0].suggestionText()
        #expect(shown.map { $0.count < 300 && $0.hasSuffix("…”?") } ?? false, "\(shown ?? "")")
    }
}
