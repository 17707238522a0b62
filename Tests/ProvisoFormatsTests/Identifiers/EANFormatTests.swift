import ProvisoFormats
import Testing

@Suite struct EANFormatTests {
    @Test func checksLengthAndCheckDigit() {
        expectValid(
            EANFormat(),
            [
                "9421023610112", "1234567890128", "4012345678901", "9771234567003", "73513537", "96385074",
                "00012345600012", "10012345678902", "4006381333931",
            ])
        expectReasons(
            EANFormat(),
            [
                "": "empty", "5901234123458": "wrong check digit", "079777681629": "wrong number of digits",
                "73513536": "wrong check digit", "7351353": "wrong number of digits", "7351353a": "not a digit",
                "73513537\n": "not a digit", "7351-3537": "not a digit", "00012345600014": "wrong check digit",
            ])
        fuzz(EANFormat(), from: ["4006381333931", "73513537", "10012345678902"])
    }
}
