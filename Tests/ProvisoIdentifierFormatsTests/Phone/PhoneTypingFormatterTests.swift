import ProvisoIdentifierFormats
import Testing

@Suite struct PhoneTypingFormatterTests {
    /// What phonenumbers 9.0.43 shows.
    @Test func formatsKeyByKey() {
        var formatter = PhoneTypingFormatter(region: "US")
        let shown = "6502532222".unicodeScalars.map { formatter.type($0) }
        #expect(
            shown == [
                "6", "65", "650", "650-2", "650-25", "650-253", "650-2532", "(650) 253-22", "(650) 253-222",
                "(650) 253-2222",
            ])
        formatter.clear()
        #expect(formatter.text == "")
    }

    @Test func comesBackToTheMainRegionOfItsCallingCode() {
        // Bermuda dials abroad with 011, and the Solomon Islands (677) with 01; the 1 behind that is the calling code of Bermuda too.
        var formatter = PhoneTypingFormatter(region: "BM")
        #expect("0116778268".unicodeScalars.map { formatter.type($0) }.last == "01 1 677-826-8")
        formatter.clear()
        #expect("0116778268".unicodeScalars.map { formatter.type($0) }.last == "01 1 677-826-8")
    }

    @Test func followsTheCursorOfAField() {
        var formatter = PhoneTypingFormatter(region: "US")
        #expect(formatter.format("(650) 253-2222") == ("(650) 253-2222", 14))
        // A digit is put behind 650, and one deleted.
        #expect(formatter.format("(6509) 253-222", cursor: 5) == ("(650) 925-3222", 7))
        #expect(formatter.format("(650) 53-2222").text == "(650) 532-222")
        #expect(formatter.format("650a") == ("650a", 4))
        #expect(formatter.format("") == ("", 0))
    }
}
