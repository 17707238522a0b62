import ProvisoFormats
import ProvisoIdentifierFormats
import Testing

@Suite struct TradeFormatTests {
    /// Containers, the first one that with which the check digit is commonly explained.
    @Test func containers() {
        let passes = ["CSQU3054383", "CSQU 305438 3", "CSQU-305438-3", "TOLU4734787", "TCNU7200794", "ABCU1234560"]
        IdentifierTable(
            format: ISO6346Format(), passes: passes,
            fails: [
                "": "empty", "CSQU3054384": "wrong check digit", "CSQR3054383": "character not allowed here",
                "CSQ13054383": "not a letter", "CSQU305438": "wrong length", "CSQU30543833": "wrong length",
                "CSQU 3054383": "misplaced separator", "CSQU305438 3": "misplaced separator",
                "csqu3054383": "not a letter",
                "CSQUA054383": "not a digit", "CSQU3054383\n": "wrong length",
            ]
        ).check()
        expectCanonical(ISO6346Format(), ["CSQU 305438 3": "CSQU3054383"])
        expectOneCheckCharacter(ISO6346Format(), passes)
    }

    /// Numbers of ships; with 9074729 the check digit is commonly explained.
    @Test func ships() {
        let passes = ["9074729", "IMO 9074729", "IMO9439553", "9319466", "9176187", "8814275"]
        IdentifierTable(
            format: IMOFormat(), passes: passes,
            fails: [
                "": "empty", "9074728": "wrong check digit", "907472": "too few digits", "90747290": "too many digits",
                "IMO": "too few digits", "IMO  9074729": "not a digit", "imo 9074729": "not a digit",
                "9074729\n": "not a digit", "907-4729": "not a digit",
            ]
        ).check()
        IdentifierTable(
            format: IMOFormat(requirePrefix: true), passes: ["IMO 9074729", "IMO9439553"],
            fails: ["9074729": "wrong prefix", "IM": "wrong prefix"]
        ).check()
        expectCanonical(IMOFormat(), ["IMO 9074729": "9074729"])
        expectOneCheckCharacter(IMOFormat(), passes)
    }

    /// IMEIs of 3GPP TS 23.003 and the GSM Association's documents.
    @Test func mobileDevices() {
        let passes = ["490154203237518", "35-209900-176148-1", "35 209900 176148 1", "352099001761481"]
        let versions = ["3520990017614823", "35-209900-176148-23"]
        IdentifierTable(
            format: IMEIFormat(), passes: passes,
            fails: [
                "": "empty", "490154203237517": "wrong check digit", "49015420323751": "too few digits",
                "4901542032375180": "too many digits", "35-209900176148-1": "misplaced separator",
                "35-209900 176148-1": "misplaced separator", "35/209900/176148/1": "not a digit",
                "490154203237518\n": "not a digit",
            ]
        ).check()
        IdentifierTable(
            format: IMEIFormat(kind: .imeisv), passes: versions, fails: ["490154203237518": "too few digits"]
        ).check()
        IdentifierTable(
            format: IMEIFormat(kind: nil), passes: passes + versions,
            fails: ["490154203237517": "wrong check digit", "35209900176148234": "too many digits"]
        ).check()
        IdentifierTable(
            format: IMEIFormat(allowSeparators: false), passes: ["490154203237518"],
            fails: ["35-209900-176148-1": "not a digit"]
        ).check()
        expectCanonical(IMEIFormat(kind: nil), ["35-209900-176148-23": "3520990017614823"])
        expectOneCheckCharacter(IMEIFormat(), passes)
    }
}
