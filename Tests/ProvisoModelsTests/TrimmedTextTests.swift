#if Macros
import Proviso
import Testing

/// What a model is judged by when a text has white space around it: a rule that reads the text sees it trimmed, wherever the
/// rule stands, and whether or not the model is looked through before its rules are run.
@Suite struct TrimmedTextTests {
    /// Nobody but the rules after it sees what the trim makes of the name.
    @Validatable
    struct Person {
        @Rules(.trim, .required, .length(2...4), .matches("[a-z]+"))
        var name = "ada"
        @Rules(.range(18...))
        var age = 20
    }

    @Test(arguments: [
        ("ada", []), (" ada\t", []), ("\u{A0}ada\u{2003}", []), ("ada\0", []), (" a ", ["string.tooShort"]),
        ("  adele  ", ["string.tooLong"]), (" \n", ["required"]), ("", ["required"]), (" a da ", ["match"]),
        ("\u{301} ada", ["string.tooLong"]),
    ])
    func theRulesAfterSeeTheTextTrimmed(name: String, codes: [ViolationCode]) throws {
        let person = Person(name: name)
        #expect(person.validate().violations.map(\.code) == codes)
        #expect(person.validate(scenario: .default, attributes: ["name"]).violations.map(\.code) == codes)
        #expect(person.name == name, "a validation changes nothing")
        if codes.isEmpty { #expect(try person.validated().name == "ada") }
    }

    @Validatable
    struct Place {
        @Rules(.trim, .required)
        var country = ""
        @Rules(.required, when: { (place: Place) in place.country == "US" })
        var state = ""
    }

    @Test func conditionsSeeTheTextTrimmed() {
        #expect(Place(country: " US ").validate().violations.map(\.path) == ["state"])
        #expect(Place(country: " CA ").validate().isValid)
    }

    @Validatable
    struct Secret {
        @Rules(.trim, .required)
        var word = ""
        @Rules(.equal(to: \Secret.word))
        var wordRepeat = ""
        @Rules(.trim, .notEqual(to: \Secret.word))
        var hint = ""
    }

    @Test func comparisonsSeeTheTextTrimmed() {
        #expect(Secret(word: " a ", wordRepeat: "a", hint: "b").validate().isValid)
        #expect(Secret(word: " a ", wordRepeat: " a ", hint: "b").validate().violations.map(\.path) == ["wordRepeat"])
        #expect(Secret(word: "a", wordRepeat: "a", hint: " a ").validate().violations.map(\.path) == ["hint"])
    }

    @Validatable
    struct Tag {
        @Rules(.trim) @Rules(.length(...3))
        var text = ""
    }

    @Test func rulesInAnotherPlaceSeeTheTextTrimmed() {
        #expect(Tag(text: "  abc ").validate().isValid)
        #expect(Tag(text: " abcd ").validate().violations.map(\.code) == ["string.tooLong"])
    }

    @Validatable
    struct Article {
        @Rules(.trim, .required)
        var title = "" {
            didSet { slug = title }
        }
        @Rules(.matches("[a-z]*"))
        var slug = ""
    }

    @Test func whatAnObserverMakesOfTheTextIsJudged() {
        var article = Article()
        article.title = " abc "
        #expect(article.slug == " abc ")
        #expect(article.validate().isValid, "the observer is told of the trimmed title")
        article.title = " Abc "
        #expect(article.validate().violations.map(\.path) == ["slug"])
    }

    @Validatable
    class Animal {
        @Rules(.trim, .required)
        var name = ""
        init(name: String) { self.name = name }
    }

    @Validatable
    final class Dog: Animal {
        @Rules(.required, when: { (dog: Dog) in dog.name == "Rex" })
        var owner: String?
    }

    @Test func theRulesOfASubclassSeeTheTextTrimmed() {
        #expect(Dog(name: " Rex ").validate().violations.map(\.path) == ["owner"])
        #expect(Dog(name: " Ada ").validate().isValid)
    }

    @Validatable
    struct Message: Codable {
        @Rules(.trim, .required)
        var text: String
    }

    @Test func whatIsDecodedIsTrimmed() throws {
        #expect(try Message.decode(json: #"{"text": " hi "}"#).text == "hi")
        #expect(throws: ValidationError.self) { try Message.decode(json: #"{"text": " "}"#) }
    }
}
#endif
