import Proviso
import ProvisoLanguages
import Testing

@Suite("Titles in every language")
struct TitleTests {
    private static func catalog(_ tag: String) throws -> MessageCatalog {
        try #require(MessageCatalog.catalog(for: tag))
    }

    @Test("Every language has every title, and each says something else", arguments: MessageCatalog.availableLanguages)
    func complete(tag: String) throws {
        let catalog = try Self.catalog(tag)
        let english = MessageCatalog.english.titles
        #expect(english.count == 30)
        if tag != "en" { #expect(catalog.titles == english) }
        var texts: Set<String> = []
        for title in english {
            let message = try #require(catalog.message(for: "title/" + title))
            #expect(message.pluralParameter == nil)
            let text = try #require(message.forms[.other]).source
            #expect(texts.insert(text).inserted, "\(title): \(text)")
        }
    }

    @Test("Titles are short, plain and no sentences", arguments: MessageCatalog.availableLanguages)
    func plain(tag: String) throws {
        let catalog = try Self.catalog(tag)
        for title in MessageCatalog.english.titles {
            let text = Violation(ViolationCode(rawValue: "x.\(title)")).title(in: catalog)
            #expect((1...32).contains(text.count), "\(text)")
            #expect(!text.contains { ".!?。।{}|\"'“”„«»".contains($0) || $0.isNewline }, "\(text)")
            #expect(text.first?.isWhitespace == false && text.last?.isWhitespace == false && !text.contains("  "))
            // They begin as a label does.
            if let first = text.first, first.isCased { #expect(first.isUppercase, "\(text)") }
            if tag != "en" { #expect(text != Violation(ViolationCode(rawValue: "x.\(title)")).title, "\(text)") }
        }
    }

    /// The scripts of languages that are not written in Latin letters: a word in another one is a slip.
    @Test(
        "Titles are in the language's script",
        arguments: [
            ("ar", 0x600...0x6FF), ("fa", 0x600...0x6FF), ("he", 0x590...0x5FF), ("bg", 0x400...0x4FF),
            ("ru", 0x400...0x4FF), ("uk", 0x400...0x4FF), ("sr", 0x400...0x4FF), ("el", 0x370...0x3FF),
            ("hi", 0x900...0x97F), ("bn", 0x980...0x9FF), ("ta", 0xB80...0xBFF), ("th", 0xE00...0xE7F),
            ("ko", 0xAC00...0xD7A3), ("ja", 0x3040...0x9FFF), ("zh-Hans", 0x4E00...0x9FFF),
            ("zh-Hant", 0x4E00...0x9FFF),
            ("de", 0x41...0x24F), ("vi", 0x41...0x1EFF), ("tr", 0x41...0x24F), ("sr-Latn", 0x41...0x24F),
        ])
    func script(tag: String, letters: ClosedRange<Int>) throws {
        let catalog = try Self.catalog(tag)
        for title in MessageCatalog.english.titles {
            let text = Violation(ViolationCode(rawValue: "x.\(title)")).title(in: catalog)
            for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
                #expect(letters.contains(Int(scalar.value)), "\(text): \(scalar)")
            }
        }
    }

    @Test("Every code has a title in every language", arguments: MessageCatalog.availableLanguages)
    func everyCode(tag: String) throws {
        let catalog = try Self.catalog(tag)
        let titles = Set(
            try MessageCatalog.english.titles.map {
                try #require(catalog.message(for: "title/" + $0)?.forms[.other]).source
            })
        for key in MessageCatalog.english.keys {
            #expect(titles.contains(Violation(ViolationCode(rawValue: key)).title(in: catalog)), "\(key)")
        }
    }

    @Test(
        "Some titles",
        arguments: [
            ("de", "Zu kurz"), ("fr", "Texte trop court"), ("pt-BR", "Texto muito curto"),
            ("pt-MZ", "Texto demasiado curto"), ("zh-TW", "太短"), ("ja", "短すぎます"), ("ar", "نص قصير جدًا"),
            ("sr-ME", "Prekratak tekst"),
        ])
    func some(tag: String, title: String) throws {
        let violations = "x".validate(.length(3...)).violations
        let catalog = try Self.catalog(tag)
        #expect(violations.map { $0.title(in: catalog) } == [title])
    }
}
