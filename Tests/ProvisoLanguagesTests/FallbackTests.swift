import TestSupport
import Proviso
import Testing

@testable import ProvisoLanguages

@Suite("From locales to languages")
struct FallbackTests {
    static let table: [(String, String?)] = [
        ("en", "en"), ("en-GB", "en"), ("en_US.UTF-8", "en"), ("C", "en"), ("C.UTF-8", "en"), ("POSIX", "en"),
        ("de", "de"), ("DE", "de"), ("de-AT", "de"), ("de_DE.UTF-8", "de"), ("de_DE@euro", "de"),
        ("de-Latn-DE", "de"), ("de-DE-1996", "de"), ("de-DE-u-co-phonebk", "de"), ("deu", "de"), ("ger", "de"),
        ("pt", "pt"), ("pt-PT", "pt"), ("pt-MZ", "pt"), ("pt-AO", "pt"), ("pt-BR", "pt-BR"), ("pt_BR.UTF-8", "pt-BR"),
        ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh-SG", "zh-Hans"), ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant"),
        ("zh-MO", "zh-Hant"), ("zh-Hant-MO", "zh-Hant"), ("zh-Hant", "zh-Hant"), ("zh-Hans-HK", "zh-Hans"),
        ("zh_TW.Big5", "zh-Hant"), ("zh-hant-tw", "zh-Hant"), ("cmn-TW", "zh-Hant"),
        ("sr", "sr"), ("sr-RS", "sr"), ("sr-ME", "sr-Latn"), ("sr-Latn-RS", "sr-Latn"), ("sr_RS@latin", "sr-Latn"),
        ("sr-Cyrl-ME", "sr"), ("sh", "sr-Latn"), ("cnr", "sr-Latn"),
        ("no", "nb"), ("no-NO", "nb"), ("nb-NO", "nb"), ("nn-NO", "nb"),
        ("es-MX", "es"), ("es-419", "es"), ("fr-CA", "fr"), ("iw", "he"), ("he-IL", "he"), ("in", "id"), ("mo", "ro"),
        ("fa-AF", "fa"), ("prs", "fa"), ("hi-Latn", "en"), ("hi-Latn-IN", "en"), ("ar-EG", "ar"), ("zsm", "ms"),
        ("ms-Arab", nil), ("sr-Arab", nil), ("ja-Cyrl", nil), ("xx", nil), ("tlh", nil), ("und", nil), ("", nil),
        ("-", nil), ("x-private", nil), ("d", nil), ("germany", nil), ("d€", nil),
    ]

    @Test(arguments: table)
    func fallback(locale: String, expected: String?) {
        #expect(MessageCatalog.catalog(for: locale)?.language.tag == expected)
    }

    @Test("Every language is found by its own tag", arguments: MessageCatalog.availableLanguages)
    func own(tag: String) {
        #expect(MessageCatalog.catalog(for: tag)?.language.tag == tag)
        #expect(MessageCatalog.catalog(for: tag.replacing("-", with: "_").lowercased())?.language.tag == tag)
    }

    @Test(
        "The first language that there are messages for is taken",
        arguments: [
            (["zh-TW", "en"], "zh-Hant"), (["tlh", "de"], "de"), (["tlh"], "en"), ([], "en"), (["tlh:fr:de"], "fr"),
            (["", "C", "de"], "en"),
        ] as [([String], String)])
    func preferred(locales: [String], expected: String) {
        #expect(MessageCatalog.preferred(locales).language.tag == expected)
    }

    @Test(
        "Environment variables count as in the C library",
        arguments: [
            ([:], "en"), (["LANG": "de_DE.UTF-8"], "de"), (["LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR"], "fr"),
            (["LANG": "de_DE.UTF-8", "LC_ALL": ""], "de"), (["LANG": "de_DE", "LC_MESSAGES": "ja_JP.eucJP"], "ja"),
            (["LANG": "de_DE", "LANGUAGE": "tlh:es:fr"], "es"), (["LANG": "C", "LANGUAGE": "es"], "en"),
            (["LC_ALL": "C.UTF-8", "LANGUAGE": "es", "LANG": "de_DE"], "en"), (["LANGUAGE": "es"], "en"),
            (["LANG": "tlh", "LANGUAGE": "xx"], "en"),
        ] as [([String: String], String)])
    func environment(variables: [String: String], expected: String) {
        #expect(MessageCatalog.preferred(environment: variables).language.tag == expected)
    }

    @Test(
        "Numbers are those of the region",
        arguments: [
            ("de", "1.234,5"), ("de-AT", "1.234,5"), ("de-CH", "1’234.5"), ("es", "1234,5"), ("es-MX", "1,234.5"),
            ("es-AR", "1.234,5"), ("en", "1,234.5"), ("en-IN", "1,234.5"), ("pt", "1234,5"), ("pt-BR", "1.234,5"),
            ("pt-AO", "1\u{A0}234,5"), ("ar", "1,234.5"), ("ar-EG", "١٬٢٣٤٫٥"), ("ar-u-nu-arab", "١٬٢٣٤٫٥"),
            ("ar-MA", "1.234,5"), ("ar-AE", "1,234.5"),
            ("fr", "1\u{202F}234,5"),
            ("pl", "1234,5"), ("ja", "1,234.5"), ("ar-EG-u-nu-latn", "1,234.5"),
            ("fa-IR-u-ca-persian-nu-latn", "1,234.5"),
            ("hi-u-nu-deva", "१,२३४.५"), ("th-TH-u-nu-thai", "๑,๒๓๔.๕"), ("ar-EG-x-u-nu-latn", "١٬٢٣٤٫٥"),
            ("de-u-nu", "1.234,5"), ("de-u-nu-arab", "1.234,5"), ("ar-t-de-u-nu-latn", "1,234.5"),
        ])
    func numbers(locale: String, expected: String) throws {
        let number = try #require(ExactNumber("1234.5"))
        #expect(try #require(MessageCatalog.catalog(for: locale)).language.format(number) == expected)
    }

    @Test("Any text is a question, and no trap")
    func fuzz() {
        var random = SplitMix64(seed: 5)
        let pieces = [
            "de", "zh", "Hant", "sr", "-", "_", ".", "@", ":", "u", "nu", "latn", "x", "TW", "419", "é", "", "C", "\0",
        ]
        for _ in 0..<5_000 {
            var locale = ""
            for _ in 0..<6 {
                locale += pieces.randomElement(using: &random) ?? ""
            }
            let tag = MessageCatalog.catalog(for: locale)?.language.tag
            #expect(tag.map(MessageCatalog.availableLanguages.contains) ?? true)
            #expect(MessageCatalog.availableLanguages.contains(MessageCatalog.preferred([locale]).language.tag))
        }
    }
}
