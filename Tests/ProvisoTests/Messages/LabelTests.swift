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
        #expect(AttributeLabel.words(of: name) == words)
    }

    /// Names of ASCII characters are read byte by byte, others by character; the words are the same.
    @Test func asciiNamesAreReadTheSameWay() {
        var random = SplitMix64(seed: 6)
        for _ in 0..<5000 {
            let count = Int.random(in: 0...9, using: &random)
            let name = String((0..<count).map { _ in "abXYZ1_-. $".randomElement(using: &random) ?? "a" })
            #expect(AttributeLabel.wordsOfASCII(name) == AttributeLabel.wordsOfUnicode(name), "\(name)")
        }
    }

    @Test func namesTheLastKeyOfThePath() {
        #expect(Violation("required", at: "address.postCode").message == "Post code is required.")
        #expect(Violation("required").message == "Value is required.")
    }

    /// Names are looked for only where a catalogue, or one below it, may have them.
    @Test func theCatalogueNamesAttributes() throws {
        let plain = MessageCatalog.english.overlaid(["required": "{article} {attribute}?"])
        let texts = ["label/a": "looked up", "article/b": "this"]
        let asked = try MessageCatalog.english.overlaid { key, _ in texts[key] }
        for (catalog, names, message) in [
            (MessageCatalog.english, false, "A is required."), (plain, false, "The a?"),
            (plain.overlaid(["label/a": "field"]), true, "Field?"),
            (plain.overlaid(["article/a": "that"]), true, "That a?"),
            (plain.overlaid(["label/a": "field"]).overlaid(["required": "{attribute}!"]), true, "Field!"),
            (asked, true, "Looked up is required."),
            (asked.overlaid(["required": "{attribute}!"]), true, "Looked up!"),
        ] {
            #expect(catalog.namesAttributes == names)
            #expect(Violation("required", at: "a").message(in: catalog) == message)
        }
    }
}
