import ProvisoCore
import ProvisoLanguages
import ProvisoWeb
import Testing

@Suite struct LanguageRangesTests {
    @Test(arguments: [
        ("de", ["de"], [String]()),
        ("da, en-gb;q=0.8, en;q=0.7", ["da", "en-gb", "en"], []),
        ("en;q=0.7, da, *;q=0.1, fr;q=0", ["da", "en", "*"], ["fr"]),
        ("a;q=0.5,b;q=0.5,c;q=0.501", ["c", "a", "b"], []),
        ("en;q=1.001, fr;q=2, de;q=0.1234, it;x=1, es;q, , ;q=1, é, en--us, nl ; q = 0.5", ["nl"], []),
        ("", [], []),
    ]) func readsTheHeader(header: String, preferred: [String], refused: [String]) {
        let ranges = LanguageRanges(header)
        #expect(ranges.preferred == preferred)
        #expect(ranges.refused == refused)
    }

    @Test(
        arguments: [
            ("de-CH", "de"), ("fr;q=0.5, en;q=0.9", "en"), ("zh-Hant-TW, fr", "fr"), ("*", "en"), ("*, en;q=0", "de"),
            ("pt, *;q=0.1", "en"), ("pt", nil), ("en-US;q=0, en", "en"), ("DE", "de"), ("de-x-private", "de"),
        ] as [(String, String?)]) func looksUp(header: String, tag: String?)
    {
        #expect(LanguageRanges(header).lookup(among: ["en", "de", "fr"]) == tag)
    }

    @Test(
        arguments: [
            ("de-CH, fr;q=0.9", "de"), ("pt;q=0.9, fr;q=0.8", "fr"), ("*", "en"), ("pt", nil), ("fr-CA, fr;q=0", nil),
        ] as [(String, String?)]) func findsMessages(header: String, tag: String?)
    {
        let found = LanguageRanges(header).catalog(among: ["en", "de", "fr"], MessageCatalog.catalog(for:))
        #expect(found?.language.tag == tag || found?.language.tag.hasPrefix((tag ?? "-") + "-") ?? false)
    }

    @Test func readsNothingOfWhatIsTooLong() {
        #expect(LanguageRanges(String(repeating: "de,", count: 5000)).preferred.isEmpty)
        #expect(LanguageRanges(String(repeating: "de,", count: 1000)).preferred.count == 64)
    }
}
