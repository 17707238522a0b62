import Proviso
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

@Suite("The names under which apps keep languages")
struct ResourceNameTests {
    @Test(
        arguments: [
            ("de", "en de fr", "de"), ("de-CH", "en de", "de"), ("de-CH", "de de-CH", "de-CH"), ("fr", "en de", nil),
            ("pt", "pt-BR pt-PT", "pt-PT"), ("pt-BR", "pt", "pt"), ("pt-BR", "pt-PT", "pt-PT"), ("pt", "pt-BR", nil),
            ("zh-Hans", "zh_CN zh_TW", "zh_CN"), ("zh-Hant", "zh_CN zh_TW", "zh_TW"), ("zh-Hant", "zh-Hans zh", nil),
            ("sr-Latn", "sr", nil), ("sr", "sr-Latn sr", "sr"), ("nb", "no", "no"), ("he", "iw", "iw"), ("en", "", nil),
            ("en", "Base en-GB", nil), ("zh-Hant", "ZH-hant", "ZH-hant"),
        ] as [(String, String, String?)])
    func names(tag: String, names: String, expected: String?) {
        let english = MessageLanguage.english
        let language = MessageLanguage(
            tag: tag, plurals: english.plurals, numbers: english.numbers, lists: english.lists, quotes: english.quotes)
        #expect(language.resourceName(among: names.split(separator: " ").map(String.init)) == expected)
    }
}
