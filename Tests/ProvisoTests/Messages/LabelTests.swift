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

    /// Names of ASCII characters are read byte by byte, others by character; the words are the same.
    @Test func asciiNamesAreReadTheSameWay() {
        var random = SplitMix64(seed: 6)
        for _ in 0..<5000 {
            let count = Int.random(in: 0...9, using: &random)
            let name = String((0..<count).map { _ in "abXYZ1_-. $".randomElement(using: &random) ?? "a" })
            #expect(Label.wordsOfASCII(name) == Label.wordsOfUnicode(name), "\(name)")
        }
    }

    @Test func namesTheLastKeyOfThePath() {
        #expect(Violation("required", at: "address.postCode").message == "Post code is required.")
        #expect(Violation("required").message == "Value is required.")
    }
}
