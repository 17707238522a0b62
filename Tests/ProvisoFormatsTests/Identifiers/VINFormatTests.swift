import ProvisoFormats
import Testing

@Suite struct VINFormatTests {
    private static let withCheckDigit = [
        "1M8GDM9AXKP042788", "1HGCM82633A004352", "5GZCZ43D13S812715", "11111111111111111", "1FTFW1ET9DFC10312",
        "JH4TB2H26CC000000", "2T1BURHE8JC000000",
    ]
    private static let without = ["WP0ZZZ99ZTS392124", "WVWZZZ1JZXW000001", "VF1BB0A0F12345678", "1M8GDM9AXKP0A2788"]

    @Test func theCheckDigitIsAskedForInNorthAmerica() {
        expectValid(VINFormat(), Self.withCheckDigit + Self.without)
        expectValid(VINFormat(checkDigit: true), Self.withCheckDigit)
        // A wrong one, and a typing mistake in the last character.
        for number in Self.without + ["1M8GDM9A1KP042788", "1M8GDM9AXKP042789"] {
            expectReasons(VINFormat(checkDigit: true), [number: "wrong check digit"])
        }
    }

    @Test func refusesWhatISO3779DoesNotKnow() {
        expectReasons(
            VINFormat(),
            [
                "": "empty", "1M8GDM9AXKP04278": "wrong length", "1M8GDM9AXKP0427880": "wrong length",
                "IM8GDM9AXKP042788": "character not allowed", "1M8GDM9AXKPO42788": "character not allowed",
                "1M8GDM9AXKQ042788": "character not allowed", "1m8gdm9axkp042788": "character not allowed",
                "1M8GDM9AXKP04278A": "not a digit", "1M8GDM9AXKP04A788": "not a digit",
                "1M8GDM9AXKP042788\n": "character not allowed", "1M8-GDM9AX-KP042788": "character not allowed",
                "１M8GDM9AXKP042788": "character not allowed",
            ])
        fuzz(VINFormat(), from: ["1M8GDM9AXKP042788", "WP0ZZZ99ZTS392124"])
        fuzz(VINFormat(checkDigit: true), from: ["1M8GDM9AXKP042788"])
    }

    /// Of all characters at its place the check digit alone passes.
    @Test(arguments: withCheckDigit)
    func oneCheckDigitPasses(_ number: String) {
        let passing = "0123456789ABCDEFGHJKLMNPRSTUVWXYZ".filter { digit in
            var bytes = Array(number.utf8)
            bytes[8] = digit.asciiValue ?? 0
            return VINFormat(checkDigit: true).isValid(String(decoding: bytes, as: UTF8.self))
        }
        #expect(passing == String(Array(number)[8]))
    }
}
