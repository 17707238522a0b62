import Proviso
import Testing

@Suite("Messages from a String Catalog")
struct StringCatalogTests {
    private static func language(_ tag: String) -> MessageLanguage {
        let english = MessageLanguage.english
        return MessageLanguage(
            tag: tag, plurals: english.plurals, numbers: english.numbers, lists: english.lists, quotes: english.quotes)
    }

    private static func catalog(_ strings: String, _ tag: String = "de", prefix: String = "") throws -> MessageCatalog {
        try MessageCatalog(language(tag), over: .english, messages: [:]).overlaid(
            stringCatalog: #"{ "sourceLanguage": "en", "strings": {\#(strings)}, "version": "1.0" }"#, prefix: prefix)
    }

    private static let file = """
        "required" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "{attribute} fehlt." } },
          "pt" : { "stringUnit" : { "state" : "translated", "value" : "Falta {attribute}." } },
          "pt-PT" : { "stringUnit" : { "state" : "translated", "value" : "Falta {attribute}!" } } } },
        "string.tooShort" : { "extractionState" : "manual", "localizations" : { "de" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "Ein Zeichen für {attribute}!" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "{min} Zeichen für {attribute}!" } } } } } } },
        "seats.tooFew" : { "localizations" : { "de" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "value" : "ein Platz" } },
          "other" : { "stringUnit" : { "value" : "{seats} Plätze" } } } } } } },
        "title/required" : { "localizations" : { "de" : { "stringUnit" : { "value" : "Fehlt" } } } },
        "label/dob" : { "localizations" : { "de" : { "stringUnit" : { "value" : "Geburtsdatum" } } } },
        "Welcome, %@" : { "localizations" : { "de" : { "variations" : { "device" : {} } } } },
        "Not translated" : { }, "email" : { "shouldTranslate" : false },
        "url" : { "localizations" : { "de" : { "stringUnit" : { "state" : "new", "value" : "" } } } }
        """

    @Test("Messages, plural forms, titles and labels are read")
    func reads() throws {
        let german = try Self.catalog(Self.file)
        #expect(Violation("required", at: "dob").message(in: german) == "Geburtsdatum fehlt.")
        #expect(Violation("required", at: "dob").title(in: german) == "Fehlt")
        func short(_ minimum: Int) -> String? { "".validate(.length(minimum...)).text(in: german) }
        #expect(short(1) == "Ein Zeichen für value!" && short(2) == "2 Zeichen für value!")
        #expect(Violation("seats.tooFew", parameters: ["seats": 1]).message(in: german) == "ein Platz")
        #expect(Violation("seats.tooFew", parameters: ["seats": 3]).message(in: german) == "3 Plätze")
        // What is empty or not translated comes from below.
        #expect("x".validate(.url).text(in: german) == "Value must be a full web address, like https://example.com.")
        #expect("x".validate(.email).text(in: german) == "Value must be an email address, like name@example.com.")
    }

    @Test(
        "The language is found by its tag",
        arguments: [
            ("de", "X fehlt."), ("de-CH", "X fehlt."), ("pt-BR", "Falta x."), ("pt", "Falta x."),
            ("pt-PT", "Falta x!"), ("fr", "X is required."), ("en", "X is required."), ("zh-Hant", "X is required."),
        ])
    func languages(tag: String, message: String) throws {
        #expect(Violation("required", at: "x").message(in: try Self.catalog(Self.file, tag)) == message)
    }

    @Test("With a prefix only what bears it is read")
    func prefix() throws {
        let strings = """
            "email" : { "localizations" : { "de" : { "stringUnit" : { "value" : "E-Mail {quux}" } } } },
            "app.email" : { "localizations" : { "de" : { "stringUnit" : { "value" : "Keine Adresse" } } } }
            """
        #expect("x".validate(.email).text(in: try Self.catalog(strings, prefix: "app.")) == "Keine Adresse")
    }

    @Test(
        "Mistakes are told with line and column",
        arguments: [
            (
                #""required":{"localizations":{"de":{"stringUnit":{"value":"{atribute} fehlt"}}}}"#,
                "1:96: `required`: The message has a place {atribute} that nothing fills. Did you mean {attribute}?"
            ),
            (
                #""required":{"localizations":{"de":{"stringUnit":{"value":5}}}}"#,
                "The text must be text, not the number 5."
            ),
            (#""required":{"localizations":{"de":{"variations":{"device":{}}}}}"#, "`required`: The text is neither"),
            (
                #""string.tooShort":{"localizations":{"de":{"variations":{"plural":{"onne":{"stringUnit":{"value":"x"}},"other":{"stringUnit":{"value":"{min}"}}}}}}}"#,
                "There is no plural form `onne`. Did you mean `one`?"
            ),
            (
                #""string.tooShort":{"localizations":{"de":{"variations":{"plural":{"one":{"stringUnit":{"value":"x"}}}}}}}"#,
                "`string.tooShort`: The message has no general form."
            ),
            (
                #""in":{"localizations":{"de":{"variations":{"plural":{"other":{"stringUnit":{"value":"{min} {max}"}}}}}}}"#,
                "It is not plain which number chooses the plural form."
            ),
            (#""Use {min}.":{"localizations":{"de":{"stringUnit":{"value":"{mim} nehmen"}}}}"#, "Did you mean {min}?"),
        ])
    func mistakes(strings: String, words: String) throws {
        let error = try #require(throws: MessageCatalogError.self) { try Self.catalog(strings) }
        #expect(error.problems.count == 1)
        #expect(error.problems[0].position != nil)
        #expect(error.description.contains(words), "\(error)")
    }

    @Test("Every mistake is told at once")
    func allMistakes() throws {
        let strings = ["email", "url"].map {
            #""\#($0)":{"localizations":{"de":{"stringUnit":{"value":"{a} {b}"}}}}"#
        }.joined(separator: ",")
        let error = try #require(throws: MessageCatalogError.self) { try Self.catalog(strings) }
        #expect(error.problems.map(\.key) == ["email", "email", "url", "url"])
    }

    @Test(
        "What is no String Catalog is refused",
        arguments: ["", "{", "[]", "5", "{}", #"{"strings":[]}"#, #"{"strings":5"#])
    func refused(text: String) {
        #expect(throws: MessageCatalogError.self) { try MessageCatalog.english.overlaid(stringCatalog: text) }
    }

    @Test("Other texts in the file may have any shape")
    func otherShapes() throws {
        let strings =
            #""a":5,"b":{"localizations":[]},"c":{"localizations":{"de":7}},"d":{"localizations":{"de":{"stringUnit":null}}}"#
        #expect(try Self.catalog(strings).keys == [])
    }
}
