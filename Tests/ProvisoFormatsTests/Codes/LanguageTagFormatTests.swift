import ProvisoFormats
import Testing

@Suite struct LanguageTagFormatTests {
    /// The examples of RFC 5646 appendix A, and more.
    static let registered = [
        "de", "fr", "ja", "i-enochian", "zh-Hant", "zh-Hans", "sr-Cyrl", "sr-Latn", "zh-cmn-Hans-CN", "cmn-Hans-CN",
        "zh-yue-HK", "yue-HK", "zh-Hans-CN", "sr-Latn-RS", "sl-rozaj", "sl-rozaj-biske", "sl-nedis", "de-CH-1901",
        "sl-IT-nedis", "hy-Latn-IT-arevela", "de-DE", "en-US", "es-419", "de-CH-x-phonebk", "az-Arab-x-AZE-derbend",
        "x-whatever", "qaa-Qaaa-QM-x-southern", "de-Qaaa", "sr-Latn-QM", "sr-Qaaa-RS", "en-US-u-islamcal",
        "zh-CN-a-myext-x-private", "en-a-myext-b-another", "EN-us", "eN-GB-OED", "art-lojban", "zh-min", "sgn-BE-FR",
        "x-a", "x-1-2-3-a", "de-DE-1996", "en-u-ca-gregory-nu-latn", "sgn-ase", "mas", "haw-US", "i-klingon",
        "ca-valencia",
        "zh-gan", "en-0-ab", "de-x-12345678", "sl-rozaj-biske-1994", "zh-min-nan", "cel-gaulish",
    ]
    static let wellFormed = [
        "abcd", "abcde", "abcdefgh", "qzz", "en-Abcd", "en-ZZ-abcde", "en-999", "zh-abc-def-ghi", "en-1abc", "zz-zzz",
        "xx", "de-419-1abc-abcdf", "abcdefgh-Latn",
    ]
    static let invalid = [
        "", "-", "a", "1", "de-", "-de", "de--DE", "de-419-DE", "a-DE", "ar-a-aaa-b-bbb-a-ccc", "de-DE-1901-1901",
        "en-a", "en-a-b",
        "en-x", "x", "x-", "x-123456789", "abcdefghi", "de_DE", "de-DE\n", " de", "dé", "en-a-b-c", "en-u",
        "zh-abc-def-ghi-jkl",
        "abcd-abc", "en-Latn-Cyrl", "en-US-Latn", "de-1", "12", "d3", "en-abc1", "en-a-a", "i-foo", "i", "i-",
        "en-x-", "en-rozaj-ROZAJ", "sl-IT-IT-nedis", "en-us-1ab", "i-ami i-bnn", "zh-xiang ", "en-gb-oed ",
        " i-ami",
        "en-aaaaa-bbbbb-ccccc-ddddd-eeeee-fffff-eeeee",
    ]

    @Test func wellFormedTags() {
        expectValid(LanguageTagFormat(), Self.registered + Self.wellFormed + ["de-123"])
        expectInvalid(LanguageTagFormat(), Self.invalid)
        expectReasons(
            LanguageTagFormat(),
            [
                "de_DE": "character not allowed", "a-DE": "no language", "de-419-DE": "misplaced part",
                "en-a-bb-a-cc": "part repeated", "de-1901-1901": "part repeated",
                "en-a": "empty part",
            ])
    }

    @Test func registeredTags() {
        let format = LanguageTagFormat(registered: true)
        expectValid(format, Self.registered)
        expectInvalid(format, Self.wellFormed + Self.invalid)
        expectReasons(
            format,
            [
                "xx": "no such language", "en-Abcd": "no such script", "en-ZY": "no such region",
                "en-123": "no such region",
                "en-abcde": "no such variant", "de-yue": "no such language",
                "zh-yue-cmn": "no such language", "zh-xyz": "no such language",
                "abcd": "no such language",
            ])
    }

    @Test func isNotBotheredByLength() {
        let many = "en" + (10_000..<60_000).map { "-\($0)" }.joined()
        #expect(LanguageTagFormat().isValid(many))
        #expect(!LanguageTagFormat().isValid(many + "-10000"))
    }

    @Test func staysRightOnRandomTexts() {
        fuzz(LanguageTagFormat(), from: Self.registered + Self.wellFormed, rounds: 4_000)
        fuzz(LanguageTagFormat(registered: true), from: Self.registered) { #expect(LanguageTagFormat().isValid($0)) }
    }
}
