import ProvisoFormats
import Testing

@Suite struct CardSecurityCodeFormatTests {
    @Test func theBrandSaysHowManyDigits() {
        expectValid(CardSecurityCodeFormat(), ["000", "123", "1234"])
        expectValid(CardSecurityCodeFormat(brands: [.amex]), ["1234"])
        expectValid(CardSecurityCodeFormat(brands: [.visa]), ["123"])
        expectValid(CardSecurityCodeFormat(brands: [.visa, .amex]), ["123", "1234"])
        expectInvalid(CardSecurityCodeFormat(brands: [.amex]), ["123", "12345"])
        expectInvalid(CardSecurityCodeFormat(brands: [.visa]), ["1234", "12"])
        expectReasons(
            CardSecurityCodeFormat(),
            ["": "empty", "12a": "not a digit", "12": "wrong number of digits", "123\n": "not a digit"])
    }

    @Test func staysRightOnRandomTexts() {
        fuzz(CardSecurityCodeFormat(), from: ["123", "1234"])
    }
}
