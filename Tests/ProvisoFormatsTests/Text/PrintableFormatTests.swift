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
        fuzz(PrintableFormat(), from: ["foo é 漢", ""])
    }
}
