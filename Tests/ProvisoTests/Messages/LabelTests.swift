import Testing

@testable import Proviso

@Suite struct LabelTests {
    @Test(arguments: [
        ("username", "username"), ("passwordRepeat", "password repeat"), ("password_repeat", "password repeat"),
        ("PasswordRepeat", "password repeat"), ("userID", "user ID"), ("HTMLTitle", "HTML title"), ("url", "url"),
        ("someURLPath", "some URL path"), ("kebab-case-name", "kebab case name"), ("__private", "private"), ("", ""),
        ("x", "x"), ("X", "X"), ("address2Line", "address2 line"), ("dateOfBirth", "date of birth"),
        ("größeInMm", "größe in mm"),
        ("a.b", "a b"), ("SCREAMING_SNAKE", "SCREAMING SNAKE"),
    ])
    func words(name: String, words: String) {
        #expect(Label.words(of: name) == words)
    }

    @Test func namesTheLastKeyOfThePath() {
        #expect(Violation("required", at: "address.postCode").message == "Post code is required.")
        #expect(Violation("required").message == "Value is required.")
    }
}
