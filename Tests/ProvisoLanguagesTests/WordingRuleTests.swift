import Foundation
import Proviso
import Testing

@testable import ProvisoLanguages

/// What holds for the words of every language.
@Suite("Rules for the words of every language")
struct WordingRuleTests {
    private static func catalog(_ tag: String) throws -> MessageCatalog {
        try #require(MessageCatalog.catalog(for: tag))
    }

    /// The texts of a language by key, all plural forms.
    private static func texts(_ tag: String) throws -> [(key: String, text: String)] {
        let catalog = try catalog(tag)
        return MessageCatalog.english.keys.flatMap { key in
            (catalog.message(for: key)?.forms.values.map(\.source) ?? []).map { (key, $0) }
        }
    }

    /// Words for a form to fill in, or for a shape, where a format is meant.
    static let shapes: [String: [String]] = [
        "en": ["form"], "de": ["form"], "fr": ["forme"], "es": ["forma"], "it": ["forma"], "pt": ["forma"],
        "pt-BR": ["forma"], "ca": ["forma"], "ro": ["forma"], "nl": ["vorm"], "sv": ["form"], "da": ["form"],
        "nb": ["form"], "pl": ["postać", "postaci"], "cs": ["tvar"], "sk": ["tvar"], "bg": ["вид"],
        "ru": ["вид", "виду"],
        "uk": ["вигляд", "вигляду"], "et": ["kuju"], "eu": ["forma"], "lt": ["pavidalo"], "lv": ["forma", "formas"],
        "hu": ["alak", "alaknak"], "id": ["bentuk"], "ms": ["bentuk"], "vi": ["dạng"], "bn": ["রূপ", "রূপে"],
        "hi": ["रूप"], "he": ["צורה", "בצורה"],
    ]

    @Test("A format is called a format", arguments: WordingRuleTests.shapes.keys.sorted())
    func formats(tag: String) throws {
        for key in ["any", "match", "match/not"] {
            let text = try #require(try Self.catalog(tag).message(for: key)?.forms[.other]).source
            let words = text.lowercased().split { !$0.isLetter && !$0.isMark }.map(String.init)
            for (index, word) in words.enumerated() where Self.shapes[tag]?.contains(word) ?? false {
                // Vietnamese writes syllables apart: định dạng is a format.
                #expect(index > 0 && words[index - 1] == "định", "\(text)")
            }
        }
    }

    @Test("No digit is typed into a message", arguments: MessageCatalog.availableLanguages)
    func digits(tag: String) throws {
        let catalog = try Self.catalog(tag)
        let words = catalog.vocabulary.compactMap { key in
            catalog.message(for: key)?.forms[.other].map { (key, $0.source) }
        }
        for (key, text) in try Self.texts(tag) + words {
            var rest = text
            // Ranges of characters, the names of encodings and protocols, and the word for hexadecimal.
            for name in ["0–9", "0～9", "2–7", "2～7", "Base64", "Base32", "UTF-8", "IPv4", "IPv6", "16進", "16진"] {
                rest = rest.replacing(name, with: "")
            }
            let digit = rest.unicodeScalars.first { $0.properties.generalCategory == .decimalNumber }
            #expect(digit == nil, "\(key): \(text)")
        }
    }

    @Test("A label is heard once", arguments: MessageCatalog.availableLanguages)
    func labels(tag: String) throws {
        let catalog = try Self.catalog(tag)
        for key in MessageCatalog.english.keys where !key.hasPrefix("report.") {
            let violation = Violation(ViolationCode(rawValue: key), at: "postcode")
            let spoken = [violation].spokenSummary(in: catalog).lowercased()
            #expect(spoken.components(separatedBy: "postcode").count == 2, "\(spoken)")
        }
    }

    @Test("A comparison of dates asks for what is later or earlier", arguments: MessageCatalog.availableLanguages)
    func dates(tag: String) throws {
        let catalog = try Self.catalog(tag)
        for (comparison, wording, place) in [
            ("greater", "tooEarly", "after"), ("greaterOrEqual", "earlier", "earliest"), ("less", "tooLate", "before"),
            ("lessOrEqual", "later", "latest"),
        ] {
            let date = try #require(catalog.message(for: "compare.\(comparison)/date")?.forms[.other]).source
            let expected = try #require(catalog.message(for: "date/\(wording)")?.forms[.other]).source
            #expect(date == expected.replacing("{\(place)}", with: "{compareValue}"))
            for suffix in ["attribute", "computed"] {
                let plain = try #require(catalog.message(for: "compare.\(comparison)/\(suffix)")?.forms[.other])
                let ofDates = try #require(catalog.message(for: "compare.\(comparison)/\(suffix)Date")?.forms[.other])
                #expect(plain != ofDates)
            }
        }
        var violation = Violation("compare.lessOrEqual", at: "arrival")
        violation.parameters.setDate("2026-01-31", for: "compareValue")
        let later = Violation("date/later", at: "arrival").message(in: catalog)
        #expect(violation.message(in: catalog).hasPrefix(later.prefix { $0 != "{" && $0 != "\u{2068}" }))
        let title = Violation("x.tooLate").title(in: catalog)
        #expect(violation.title(in: catalog) == title)
    }

    /// How each language says that something cannot be compared, which is not what to do about it.
    static let comparisons: [String: String] = [
        "en": "compared", "de": "verglichen", "fr": "comparé", "es": "comparar", "it": "confrontat", "pt": "comparad",
        "pt-BR": "comparad", "ca": "comparar", "ro": "comparat", "nl": "vergeleken", "sv": "jämföras",
        "da": "sammenlignes", "nb": "sammenlignes", "is": "bera", "fi": "verrata", "et": "võrrelda", "pl": "porównać",
        "cs": "porovnat", "sk": "porovnať", "sl": "primerjati", "hr": "usporediti", "sr": "упоредити",
        "sr-Latn": "uporediti", "bg": "сравни", "ru": "сравнить", "uk": "порівняти", "lt": "palyginti",
        "lv": "salīdzināt", "hu": "hasonlítható", "eu": "alderatu", "tr": "karşılaştırılamaz", "el": "συγκριθεί",
        "ar": "مقارنة", "he": "להשוות", "fa": "مقایسه", "hi": "तुलना", "bn": "তুলনা", "ta": "ஒப்பிட", "th": "เปรียบเทียบ",
        "vi": "so sánh", "id": "dibandingkan", "ms": "dibandingkan", "zh-Hans": "比较", "zh-Hant": "比較", "ja": "比較",
        "ko": "비교",
    ]

    @Test("What cannot be compared must be of the same kind", arguments: MessageCatalog.availableLanguages)
    func kinds(tag: String) throws {
        let stem = try #require(Self.comparisons[tag])
        for key in ["compare.type", "compare.type/attribute", "compare.type/computed"] {
            let text = try #require(try Self.catalog(tag).message(for: key)?.forms[.other]).source
            // The names of the places are English.
            let words = text.replacing(#/\{\w+\}/#, with: "")
            #expect(!words.localizedCaseInsensitiveContains(stem), "\(text)")
        }
    }

    @Test("Labels stand in quotation marks where the verb would have to agree with them", arguments: ["de", "nl"])
    func quoted(tag: String) throws {
        let quotes = try Self.catalog(tag).language.quotes
        for (key, text) in try Self.texts(tag) where text.contains("{attribute}") && key != "report.entry" {
            #expect(text.contains(quotes.opening + "{attribute}" + quotes.closing), "\(text)")
        }
    }

    @Test("No blank stands beside a text in quotation marks", arguments: ["ja", "zh-Hans", "zh-Hant"])
    func blanks(tag: String) throws {
        let catalog = try Self.catalog(tag)
        let quotes = catalog.language.quotes
        for (key, template) in try Self.texts(tag) {
            // These are shown in quotation marks.
            let text = ["compareValue", "requiredValue", "true", "false"].reduce(template) {
                $0.replacing("{\($1)}", with: quotes.opening + quotes.closing)
            }
            #expect(!text.contains(" " + quotes.opening) && !text.contains(quotes.closing + " "), "\(key): \(text)")
        }
    }

    @Test(
        "Texts that are compared are quoted as the language does it, numbers are not",
        arguments: [
            ("en", "Status must be equal to “on”.", "Status must be equal to 5."),
            ("de", "„Status“ muss „on“ entsprechen.", "„Status“ muss 5 entsprechen."),
            (
                "fr", "Le champ «\u{A0}status\u{A0}» doit être égal à «\u{A0}on\u{A0}».",
                "Le champ «\u{A0}status\u{A0}» doit être égal à 5."
            ),
            ("ja", "Statusは「on」と同じ値にしてください。", "Statusは5と同じ値にしてください。"),
            ("zh-Hans", "“Status”必须等于“on”。", "“Status”必须等于5。"),
            ("zh-Hant", "「Status」必須等於「on」。", "「Status」必須等於5。"),
        ])
    func comparedTexts(tag: String, text: String, number: String) throws {
        let catalog = try Self.catalog(tag)
        func message(_ value: DataValue) -> String {
            Violation("compare.equal", at: "status", parameters: ["compareValue": value]).message(in: catalog)
        }
        #expect(message("on") == text)
        #expect(message(5) == number)
    }

    @Test("Every language quotes a text that it compares, and no number", arguments: MessageCatalog.availableLanguages)
    func comparedText(tag: String) throws {
        let catalog = try Self.catalog(tag)
        let (opening, closing) = catalog.language.quotes
        func message(_ value: DataValue) -> String {
            Violation("compare.equal", at: "status", parameters: ["compareValue": value]).message(in: catalog)
                .filter { !"\u{2068}\u{2069}\u{A0}".contains($0) }
        }
        #expect(message("on").contains(opening + "on" + closing))
        let five = catalog.language.format(ExactNumber(5))
        #expect(message(5).contains(five) && !message(5).contains(opening + five))
    }

    @Test("A value without a name is the language's word for one", arguments: MessageCatalog.availableLanguages)
    func namelessValue(tag: String) throws {
        let catalog = try Self.catalog(tag)
        let word = try #require(catalog.message(for: "word/value")?.forms[.other]).source
        let message = Violation(.required).message(in: catalog)
        #expect(message.localizedCaseInsensitiveContains(word), "\(message)")
        #expect(tag == "en" || !message.localizedCaseInsensitiveContains("value"), "\(message)")
    }

    @Test(
        "true and false are shown as the rule takes them, and nothing is a word",
        arguments: [
            ("de", "„Active“ muss entweder „true“ oder „false“ sein."),
            ("fr", "Le champ «\u{A0}active\u{A0}» doit valoir «\u{A0}true\u{A0}» ou «\u{A0}false\u{A0}»."),
            ("ru", "Поле «active» должно иметь значение «true» или «false»."),
            ("ja", "Activeは「true」または「false」にしてください。"),
        ])
    func words(tag: String, expected: String) throws {
        let catalog = try Self.catalog(tag)
        let violation = Violation("boolean", at: "active", parameters: ["true": true, "false": false])
        #expect(violation.message(in: catalog) == expected)
        let required = Violation(
            "required", at: "active", parameters: ["requiredValue": false], message: "{requiredValue}")
        #expect(required.message(in: catalog) == catalog.language.quoted("false"))
        let null = Violation("compare.equal", at: "active", parameters: ["compareValue": .null])
        #expect(!null.message(in: catalog).contains("null"))
    }

    @Test(
        "A value without a name has one in every language",
        arguments: [
            ("de", "„Wert“ ist erforderlich."), ("pl", "Pole „wartość” jest wymagane."),
            ("tr", "“Değer” alanı zorunludur."),
        ])
    func nameless(tag: String, expected: String) throws {
        #expect(Violation(.required).message(in: try Self.catalog(tag)) == expected)
    }

    @Test(
        "Zero has the digits of the reader",
        arguments: [
            ("ar", "0"), ("ar-EG", "٠"), ("ar-u-nu-arab", "٠"), ("ar-SA-u-nu-latn", "0"), ("fa", "۰"), ("bn", "০"),
            ("hi-u-nu-deva", "०"), ("de", "0"),
        ])
    func zero(locale: String, digit: String) throws {
        let catalog = try Self.catalog(locale)
        for code in ["positive", "negative"] as [ViolationCode] {
            let message = Violation(code, at: "amount").message(in: catalog)
            let digits = message.unicodeScalars.filter { $0.properties.generalCategory == .decimalNumber }
            #expect(digits.map(String.init) == [digit], "\(message)")
        }
    }

    @Test(
        "Arabic and Hebrew say one and two in words",
        arguments: [
            ("ar", 1, "عنصر واحد"), ("ar", 2, "عنصرين"), ("he", 1, "פריט אחד"),
        ])
    func spokenNumbers(tag: String, count: Int, words: String) throws {
        let violation = Violation("count.tooFew", at: "tags", parameters: ["min": .number(ExactNumber(count))])
        let message = violation.message(in: try Self.catalog(tag))
        #expect(message.contains(words), "\(message)")
        #expect(!message.unicodeScalars.contains { $0.properties.generalCategory == .decimalNumber }, "\(message)")
    }

    @Test("Switzerland and Liechtenstein write no ß", arguments: ["de-CH", "de_LI.UTF-8"])
    func swiss(locale: String) throws {
        let (swiss, german) = (try Self.catalog(locale), try Self.catalog("de"))
        var count = 0
        for key in german.keys {
            let texts = german.message(for: key)?.forms.mapValues(\.source) ?? [:]
            count += texts.values.count { $0.contains("ß") }
            #expect(
                swiss.message(for: key)?.forms.mapValues(\.source) == texts.mapValues { $0.replacing("ß", with: "ss") })
        }
        #expect(count > 3)
        #expect(try Self.catalog("de-AT").message(for: "compare.greater") == german.message(for: "compare.greater"))
    }

    @Test(
        "The first of a month",
        arguments: [
            ("fr", "1er janvier 2026"), ("fr-CA", "1er janvier 2026"), ("pt-BR", "1º de janeiro de 2026"),
            ("pt", "1 de janeiro de 2026"), ("de", "1. Januar 2026"), ("vi", "1 tháng 1 năm 2026"),
        ])
    func firstDay(locale: String, expected: String) throws {
        let catalog = try Self.catalog(locale)
        var violation = Violation("date/later", at: "arrival")
        violation.parameters.setDate("2026-01-01", for: "latest")
        #expect(violation.message(in: catalog).contains(expected))
        violation.parameters.setDate("2026-01-12", for: "latest")
        #expect(!violation.message(in: catalog).contains(expected))
    }

    @Test(
        "How often a text must be there is said, in the form that the number takes",
        arguments: [
            ("en", 2, "“/” at least 2 times"), ("ru", 2, "не менее 2 раз"), ("pl", 5, "co najmniej 5 razy"),
            ("ar", 2, "مرتين"), ("ca", 1_000_000, "1.000.000 de vegades"),
        ])
    func times(tag: String, count: Int, words: String) throws {
        let violation = try #require("".validate(.contains("/", min: count)).violations.first)
        #expect(violation.message(in: try Self.catalog(tag)).contains(words))
    }

}

extension Character {
    /// Whether it is a mark of a script that combines them with letters.
    fileprivate var isMark: Bool {
        unicodeScalars.allSatisfy { [.nonspacingMark, .spacingMark].contains($0.properties.generalCategory) }
    }
}
