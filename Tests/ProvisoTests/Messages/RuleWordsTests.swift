import ProvisoCore
import ProvisoFormats
import Testing

/// What rules of another module say: their messages come with them, in the language of the catalogue that is asked.
@Suite struct RuleWordsTests {
    @Test(arguments: [
        ("en", "Plate must be a plate, like B-PV 110."), ("de", "„Plate“ muss ein Kennzeichen sein, z. B. B-PV 110."),
        ("de-AT", "„Plate“ muss ein Kennzeichen sein, z. B. B-PV 110."),
        ("fr", "Plate must be a plate, like B-PV 110."),
    ])
    func aDocumentSaysThemInItsLanguage(language: String, message: String) throws {
        let registry = RuleRegistry.standard.adding(.plates)
        let document = try RuleDocument(["rules": [["plate", "plate"]]], registry: registry)
        let violations = try document.validate(["plate": "?"]).violations
        let catalog = catalog(language)
        #expect(violations.map { $0.message(in: catalog) } == [message])
        #expect(violations.map { $0.title(in: .english) } == ["Wrong format"])
    }

    @Test func aRuleForValuesSaysThemToo() {
        let german = catalog("de")
        let violations = Validator.validate("?", .format(PlateFormat())).violations
        #expect(
            violations.map { $0.message(in: german) } == ["„Value“ muss ein Kennzeichen sein, z. B. B-PV 110."])
        #expect(violations.map(\.message) == ["Value must be a plate, like B-PV 110."])
        #expect(violations.map(\.title) == ["Wrong format"])
        // One that is not kept in place.
        let others = Validator.validate("?", .format(PlateFormat(large: (1, 2, 3)))).violations
        #expect(others.map(\.message) == violations.map(\.message))
    }

    @Test func aCatalogueOfTheProgramGoesBefore() {
        let house = MessageCatalog(.english, over: .english, messages: ["plate": "{attribute}: no plate."])
        #expect(
            Validator.validate("?", .format(PlateFormat())).violations.map { $0.message(in: house) }
                == ["Value: no plate."])
    }

    @Test func aRegistryThatWasAddedToKeepsItsRules() {
        let registry = RuleRegistry.standard.adding(.plates)
        #expect(registry.ruleNames == (RuleRegistry.standard.ruleNames + ["plate"]).sorted())
        #expect(!RuleRegistry.standard.ruleNames.contains("plate"))
    }
}

/// A catalogue of a language that has no messages for the built-in rules.
private func catalog(_ tag: String) -> MessageCatalog {
    let english = MessageLanguage.english
    let language = MessageLanguage(
        tag: tag, plurals: english.plurals, numbers: english.numbers, lists: english.lists, quotes: english.quotes)
    return MessageCatalog(language, over: .english, messages: [:])
}

extension RuleLibrary {
    fileprivate static let plates = RuleLibrary(names: ["plate"]) {
        $0 == "plate" ? FormatRule<PlateFormat>.ruleType : nil
    }
}

private struct PlateFormat: DocumentFormat {
    static let ruleName = "plate"
    static let summary = "A plate."
    static let message: CatalogMessage = "{attribute} must be a plate, like {example}."
    static let title: String? = "wrongFormat"
    static let words: RuleWords? = RuleWords(
        constants: ["plate": ["example": "B-PV 110"]], titles: ["plate": "wrongFormat"]
    ) { language in
        switch language {
        case "en": ["plate": message]
        case "de": ["plate": "„{attribute}“ muss ein Kennzeichen sein, z. B. {example}."]
        default: nil
        }
    }
    /// Too much for what is kept in place, where all are asked for.
    var large = Large()

    struct Large: Hashable, Sendable {
        var first = 0, second = 0, third = 0
    }

    init() {}
    init(large: (Int, Int, Int)) { self.large = Large(first: large.0, second: large.1, third: large.2) }
    init(options: inout RuleOptions) { self.init() }

    func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        utf8.isEmpty || utf8[0] == UInt8(ascii: "?") ? FormatFailure("character not allowed", at: 0) : nil
    }
}
