import Proviso
import Testing

@Suite("A catalogue of one's own over ours")
struct MessageOverlayTests {
    private static let slavic = MessageLanguage(
        tag: "pl",
        plurals: PluralRule(categories: [.one, .few, .many, .other]) { operands in
            if operands.v != 0 { return .other }
            if operands.i == 1 { return .one }
            return (2...4).contains(operands.i % 10) && !(12...14).contains(operands.i % 100) ? .few : .many
        },
        numbers: NumberStyle(), lists: MessageLanguage.english.lists, quotes: ("„", "”"))
    private static let polish = MessageCatalog(slavic, over: .english, messages: [:])

    private static func message(_ minimum: Int, in catalog: MessageCatalog) -> [String] {
        "".validate(.length(minimum...)).messages(in: catalog)
    }

    // MARK: A closure

    @Test("A closure gives messages, plural forms and titles, by key and language")
    func closure() throws {
        let texts = [
            "required": "Uzupełnij.", "string.tooShort": "{min} znaku", "string.tooShort#one": "{min} znak",
            "string.tooShort#few": "{min} znaki", "string.tooShort#many": "{min} znaków", "title/tooShort": "Krótko",
            "username.taken": "{attribute}: zajęte ({name})", "title/username.taken": "Zajęte",
            "number.tooBig": "Najwyżej {max}",
        ]
        let house = try Self.polish.overlaid(codes: ["username.taken"]) { key, language in
            language == "pl" ? texts[key] : nil
        }
        #expect("".validate(.required).text(in: house) == "Uzupełnij.")
        for (number, text) in [(1, "1 znak"), (3, "3 znaki"), (5, "5 znaków"), (22, "22 znaki")] {
            #expect(Self.message(number, in: house) == [text])
        }
        #expect(Violation("string.tooShort").title(in: house) == "Krótko")
        let taken = Violation("username.taken", at: "nick", parameters: ["name": "ada"])
        #expect(taken.message(in: house) == "Nick: zajęte (ada)")
        #expect(taken.title(in: house) == "Zajęte")
        // What is not there comes from below, and another language has nothing of its own.
        #expect("x".validate(.email).text(in: house) == "Value must be an email address, like name@example.com.")
        let english = try MessageCatalog.english.overlaid { key, language in language == "pl" ? texts[key] : nil }
        #expect("".validate(.required).text(in: english) == "Value is required.")
    }

    @Test("One form may stand for all, and a prefix tells messages from other texts")
    func prefix() throws {
        let texts = [
            "email": "E-mail", "validation.email": "Zły adres", "validation.string.tooShort#other": "za krótkie",
        ]
        let house = try Self.polish.overlaid(prefix: "validation.") { key, _ in texts[key] }
        #expect("x".validate(.email).text(in: house) == "Zły adres")
        #expect(Self.message(5, in: house) == ["za krótkie"])
    }

    @Test(
        "A mistake is found when the texts are loaded",
        arguments: [
            (
                "string.tooShort", "{mni}",
                "`string.tooShort`: The message has a place {mni} that nothing fills. Did you mean {min}?"
            ),
            ("string.tooShort#few", "{attribut}", "Did you mean {attribute}?"),
            (
                "required", "{quux}",
                "`required`: The message has a place {quux} that nothing fills. Write {{quux}} for the braces themselves."
            ),
            ("in/not", "{rang}", "`in/not`: The message has a place {rang} that nothing fills."),
            ("title/string.tooShort", "{mx}", "`title/string.tooShort`"),
            ("title/tooShort", "{mx}", "Did you mean {max}?"),
            (
                "email", "“{value}” is no address",
                "`email`: The message has the place {value}, and values are not kept for a catalogue. Leave it out"
            ),
            ("date/tooEarly", "{earlyest}", "Did you mean {earliest}?"),
        ])
    func mistakes(key: String, text: String, words: String) throws {
        let error = try #require(throws: MessageCatalogError.self) {
            try Self.polish.overlaid { asked, _ in
                asked == key ? text : asked == "string.tooShort" && key.contains("#") ? "{min}" : nil
            }
        }
        #expect(error.problems.count == 1)
        #expect(error.description.contains(words), "\(error)")
    }

    @Test("Forms without a general one are a mistake")
    func lackingForm() throws {
        let error = try #require(throws: MessageCatalogError.self) {
            try Self.polish.overlaid { key, _ in key == "string.tooShort#one" ? "x" : nil }
        }
        #expect(
            error.description
                == "`string.tooShort#one`: The message has no general form. Give it the form `other`.")
    }

    @Test("Codes of one's own may have any place")
    func ownPlaces() throws {
        let house = try Self.polish.overlaid(codes: ["seat.taken"]) { key, _ in key == "seat.taken" ? "{row}" : nil }
        #expect(Violation("seat.taken", parameters: ["row": 5]).message(in: house) == "5")
        #expect(Violation("seat.taken").message(in: house) == "{row}")
    }

    // MARK: Labels, and messages of rules

    @Test("Labels and articles in the catalogue's language, by path or by text")
    func labels() throws {
        let texts = [
            "label/email": "adres e-mail", "article/email": "twój", "label/home.zip": "kod", "label/zip": "nie ten",
            "label/date of birth": "data urodzenia", "required": "{article} {attribute}",
        ]
        let house = try Self.polish.overlaid { key, _ in texts[key] }
        #expect(Violation("required", at: "email").message(in: house) == "Twój adres e-mail")
        #expect(Violation("required", at: "home.zip").message(in: house) == "Kod")
        #expect(Violation("required", at: "dateOfBirth").message(in: house) == "Data urodzenia")
        #expect(Violation("required", at: "other").message(in: house) == "The other")
        // Other attributes that a message names.
        let result = Entries {
            Entry.allOrNone(EntryField("a", "date of birth"), EntryField("", "email"))
        }.validate()
        let given = try Self.polish.overlaid { key, _ in key == "allOrNone" ? "{given}" : texts[key] }
        #expect(result.text(in: given) == "data urodzenia")
    }

    @Test("The other attribute of a comparison")
    func comparedLabels() throws {
        struct Passwords: Validatable {
            var password = "a", passwordRepeat = "b"
            static var rules: some RuleSet<Passwords> {
                Rule(for: \.password, .equal(to: \.passwordRepeat))
            }
        }
        let house = MessageCatalog(
            Self.slavic, over: .english,
            messages: ["label/password repeat": "powtórzone hasło", "compare.equal/attribute": "≠ {compareAttribute}"])
        #expect(Passwords().validate().text(in: house) == "≠ powtórzone hasło")
        #expect(Passwords().validate().text()?.hasSuffix("match password repeat.") == true)
    }

    @Test("A rule's own message is translated under its text")
    func translatedMessages() throws {
        let rule = AnyRule<String>.length(8...).message("Give {attribute} {min} characters.")
        let texts = [
            "Give {attribute} {min} characters.": "{attribute}: podaj znaków {min}.", "Bad: {min}": "{max}",
        ]
        let house = try Self.polish.overlaid { key, _ in texts[key] }
        #expect("x".validate(rule).text(in: house) == "Value: podaj znaków 8.")
        #expect("x".validate(rule).text() == "Give value 8 characters.")
        // A translation with a place of its own is not used.
        #expect("x".validate(.length(8...).message("Bad: {min}")).text(in: house) == "Bad: 8")
        let written = Self.polish.overlaid(["Give {attribute} {min} characters.": "Znaków: {min}"])
        #expect("x".validate(rule).text(in: written) == "Znaków: 8")
        // A message that reads like a code stays.
        #expect("x".validate(.email.message("required")).text(in: house) == "required")
    }

    // MARK: Messages in the program

    @Test("The catalogue on top goes first, and the one below serves the rest")
    func layers() {
        let first = MessageCatalog.english.overlaid(["required": "one", "email": "two"])
        let second = first.overlaid(["required": "three"])
        #expect("".validate(.required).text(in: second) == "three")
        #expect("x".validate(.email).text(in: second) == "two")
        #expect("x".validate(.url).text(in: second) == "Value must be a full web address, like https://example.com.")
        #expect(second.keys == ["required"] && first.keys == ["email", "required"] && second.titles == [])
    }

    @Test("A mistake in a message that is written in the program stops it")
    func mistakesInThePrograms() async {
        await #expect(processExitsWith: .failure) {
            _ = MessageCatalog(.english, messages: ["string.tooShort": "{mni}"])
        }
        await #expect(processExitsWith: .failure) {
            _ = AnyRule<String>.length(3...).message("{mni}", for: .stringTooShort)
        }
        await #expect(processExitsWith: .failure) { let _: ModelMessages = ["required": "{atribute}"] }
    }
}
