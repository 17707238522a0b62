import TestSupport
import ProvisoFormats
import Testing

@Suite struct SpoofingFormatTests {
    @Test(arguments: [
        "", "Ada Lovelace", "Søren Kierkegaard", "Жанна д’Арк", "Αλέξανδρος", "山田 太郎", "日本語ひらがなカタカナABC", "한국어 Latin 漢字",
        "ㄅㄆ漢字 abc", "क्\u{200D}ष", "محمد ۱۲۳", "אבג 123", "Gonzalo 123-456", "e\u{301}\u{302}", "\u{E9}\u{302}",
        "e\u{301}\u{302}\u{301}", "\u{E9}e\u{301}", "аррӏе", "ภาษาไทย", "🙂 smile", "ー",
    ])
    func passes(text: String) {
        #expect(SpoofingFormat().failure(in: text) == nil)
    }

    @Test(arguments: [
        ("p\u{430}ypal", "mixed scripts", 1),
        ("Ивaн", "mixed scripts", 4),
        ("αlpha", "mixed scripts", 2),
        ("한국ひらがな", "mixed scripts", 6),
        ("ㄅひ", "mixed scripts", 3),
        ("אаб", "mixed scripts", 2),
        ("a\u{200B}b", "invisible character", 1),
        ("a\u{202E}b", "invisible character", 1),
        ("a\u{2066}b", "invisible character", 1),
        ("ada\n", "control character", 3),
        ("a\u{85}", "control character", 1),
        ("a\u{AD}b", "invisible character", 1),
        ("\u{3164}", "invisible character", 0),
        ("a\u{FE0F}", "invisible character", 1),
        ("\u{E0061}", "invisible character", 0),
        ("a\u{200D}b", "character not allowed here", 0),
        ("۱٢", "mixed digits", 2),
        ("1\u{661}", "mixed digits", 1),
        ("a\u{301}\u{301}", "same accent twice on a letter", 3),
        ("\u{E1}\u{301}", "same accent twice on a letter", 2),
        ("\u{1EAD}\u{302}", "same accent twice on a letter", 3),
        ("a\u{301}\u{323}\u{301}", "same accent twice on a letter", 5),
        ("\u{E01}\u{E37}\u{E37}", "same accent twice on a letter", 6),
        ("\u{E000}", "character not allowed", 0),
        ("\u{FFFF}", "character not allowed", 0),
    ])
    func fails(text: String, reason: String, offset: Int) {
        #expect(SpoofingFormat().failure(in: text)?.description == "\(reason) (at byte \(offset))")
    }

    @Test(arguments: [
        (RestrictionLevel.ascii, "abc", true), (.ascii, "abcü", false), (.singleScript, "abcü", true),
        (.singleScript, "abc日本", false), (.singleScript, "日本ごカナ", true), (.highlyRestrictive, "abc日本", true),
        (.highlyRestrictive, "abcहिन्दी", false), (.moderatelyRestrictive, "abcहिन्दी", true),
        (.moderatelyRestrictive, "abcда", false), (.moderatelyRestrictive, "abcαβ", false),
        (.unrestricted, "abcαβда", true),
        (.unrestricted, "a\u{202E}b", false),
    ])
    func levels(level: RestrictionLevel, text: String, passes: Bool) {
        #expect(SpoofingFormat(level: level).isValid(text) == passes)
    }

    /// What makes an emoji is seen (UTS #51); the same characters elsewhere are not.
    @Test func emoji() {
        for text in [
            "I ❤\u{FE0F} Unicode", "☎\u{FE0F} 5", "👨\u{200D}👩\u{200D}👧", "👍🏽",
            "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "👩🏽\u{200D}🔬 Ада",
            "1\u{FE0F}\u{20E3}", "#\u{FE0F}\u{20E3}", "©\u{FE0F} 2026",
        ] {
            #expect(SpoofingFormat().failure(in: text) == nil, "\(text)")
        }
        for (text, reason, offset) in [
            ("👨\u{200D}", "character not allowed here", 0), ("a👨\u{200D}b", "character not allowed here", 0),
            ("👨\u{E0067}\u{E007F}", "invisible character", 4), ("🏴\u{E007F}", "invisible character", 4),
            ("🏴\u{E0067}\u{E0062}\u{E007F}", "invisible character", 12), ("1\u{FE0F}", "invisible character", 1),
            ("👨\u{FE0F}\u{FE0F}", "invisible character", 7),
        ] {
            #expect(SpoofingFormat().failure(in: text)?.description == "\(reason) (at byte \(offset))", "\(text)")
        }
        #expect(SpoofingFormat(level: .ascii).failure(in: "à")?.reason == "non-ASCII character")
    }

    @Test func domainsAreJudgedByLabel() {
        let format = DomainNameFormat(checkSpoofing: true)
        #expect(format.isValid("пример.com"))
        #expect(format.isValid("example.com"))
        #expect(format.failure(in: "www.p\u{430}ypal.com") == FormatFailure("mixed scripts", at: 4))
        #expect(format.failure(in: "xn--pypal-4ve.com") == FormatFailure("mixed scripts", at: 0))
        #expect(DomainNameFormat().isValid("p\u{430}ypal.com"))
    }

    @Test func addresses() {
        let format = EmailFormat(allowDisplayName: true, enableIDN: true, checkSpoofing: true)
        #expect(format.isValid("Жанна <zhanna@пример.com>"))
        #expect(format.failure(in: "p\u{430}ypal@example.com")?.reason == "mixed scripts")
        #expect(format.failure(in: "P\u{430}ypal <a@example.com>")?.reason == "mixed scripts")
        #expect(format.failure(in: "a@p\u{430}ypal.com")?.reason == "mixed scripts")
        #expect(format.failure(in: "\"a\u{202E}b\" <a@example.com>")?.reason == "invisible character")
    }

    @Test func fuzz() {
        var random = SplitMix64(seed: 39)
        for _ in 0..<20_000 {
            let bytes = (0..<Int.random(in: 0...12, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            let failure = SpoofingFormat().failure(in: bytes.span)
            #expect(failure.map { (0...bytes.count).contains($0.offset) } ?? true)
        }
    }
}
