import Proviso
import Testing

@Suite struct PasswordTests {
    @Test(arguments: [
        ("Analytical-1843", []),
        ("short", ["password.tooShort", "password.noUppercase", "password.noDigit", "password.noSymbol"]),
        (
            "",
            [
                "password.tooShort", "password.noLowercase", "password.noUppercase", "password.noDigit",
                "password.noSymbol",
            ]
        ),
        ("ALLCAPITALS1!", ["password.noLowercase"]),
        ("Straßenbahn٤€", []),
        ("longenough1!", ["password.noUppercase"]),
    ])
    func everyMissingPartIsNamed(password: String, codes: [String]) {
        #expect(password.validate(.password).violations.map(\.code.rawValue) == codes)
    }

    @Test func partsAreOptional() {
        #expect("correct horse".validate(.password(min: 12, uppercase: false, digit: false, symbol: false)).isValid)
        #expect("abc".validate(.password(min: 4)).messages.first == "Value must be at least 4 characters long.")
        #expect(Validator.validate(nil as String?, .password).violations.map(\.code.rawValue) == ["password.type"])
    }

    @Test func documents() throws {
        let document = try RuleDocument([["p", "password", ["min": 10, "symbol": false, "noDigit": "Add a digit."]]])
        let result = try document.validate(["p": "Correct"])
        #expect(result.violations.map(\.code.rawValue) == ["password.tooShort", "password.noDigit"])
        #expect(result.messages.last == "Add a digit.")
        #expect(try document.validate(["p": 5]).violations.map(\.code.rawValue) == ["password.type"])
    }
}
