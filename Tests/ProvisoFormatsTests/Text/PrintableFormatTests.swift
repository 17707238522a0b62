import ProvisoFormats
import Testing

@Suite struct PrintableFormatTests {
    @Test func takesWhatCanBeSeen() {
        expectValid(PrintableFormat(), ["", "foo bar", "~", "é", "漢字", "e\u{301}", "€", "😀"])
        expectInvalid(
            PrintableFormat(),
            [
                "\n", "\t", "a\0", "\u{7F}", "\u{85}", "\u{A0}", "\u{200B}", "\u{202E}", "\u{2028}", "\u{E000}",
                "\u{FFFF}",
            ])
        expectValid(PrintableFormat(ascii: true), ["", " ~foo"])
        expectInvalid(PrintableFormat(ascii: true), ["é", "\n", "\u{7F}"])
        fuzz(PrintableFormat(), from: ["foo é 漢", "", "می\u{200C}خواهم 👩\u{200D}🔬"])
    }

    /// Format characters pass where a reader sees a difference: RFC 5892 A.1 and A.2, UTS #51.
    @Test func takesJoinersWhereTheyAreSeen() {
        expectValid(
            PrintableFormat(),
            [
                "می\u{200C}خواهم", "کتاب\u{200C}ها", "क्\u{200D}ष", "क्\u{200C}ष", "👨\u{200D}👩\u{200D}👧", "👩🏽\u{200D}🔬",
                "🏳\u{FE0F}\u{200D}🌈", "❤\u{FE0F}\u{200D}🔥", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
                "1\u{FE0F}\u{20E3}", "©\u{FE0F}", "دانشجو\u{200C}ها", "র\u{200D}্যালি", "葛\u{E0100}", "ا\u{200C}ب",
            ])
        expectInvalid(
            PrintableFormat(),
            [
                "a\u{200D}b", "a\u{200C}b", "\u{200D}", "👨\u{200D}", "👨\u{200D}a", "\u{200D}👨", "می\u{200C}",
                "می\u{200D}خ", "👨\u{200D}\u{200D}👩", "1\u{200D}2", "👨\u{E0067}\u{E007F}", "🏴\u{E0067}\u{E0062}",
                "a\u{E007F}",
                "🏴\u{E007F}", "🏴\u{E0067}\u{E0062}\u{E007F}", "🏴\u{E0041}\u{E0042}\u{E0043}\u{E007F}", "a\u{FE0F}",
                "❤\u{FE0F}\u{FE0F}", "葛\u{E0100}\u{E0101}", "\u{FE0F}", "\u{3164}", "a\u{34F}b", "\u{115F}\u{1160}",
                "\u{FEFF}", "a\u{AD}b", "👨 \u{200D}👩",
            ])
        expectInvalid(PrintableFormat(ascii: true), ["👨\u{200D}👩"])
    }
}
