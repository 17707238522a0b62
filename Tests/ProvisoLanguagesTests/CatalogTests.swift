import Foundation
import Proviso
import Testing

@testable import ProvisoLanguages

@Suite("Messages of every language")
struct CatalogTests {
    private static func catalog(_ tag: String) throws -> MessageCatalog {
        try #require(MessageCatalog.catalog(for: tag))
    }

    @Test("There are at least forty languages")
    func count() {
        #expect(MessageCatalog.availableLanguages.count >= 40)
        #expect(Set(MessageCatalog.availableLanguages).count == MessageCatalog.availableLanguages.count)
    }

    @Test(
        "Every language has every message, with the places and the plural forms that belong to it",
        arguments: MessageCatalog.availableLanguages)
    func complete(tag: String) throws {
        let catalog = try Self.catalog(tag)
        #expect(catalog.language.tag == tag)
        if tag == "en" { return }
        #expect(catalog.keys == MessageCatalog.english.keys)
        for key in MessageCatalog.english.keys {
            let english = try #require(MessageCatalog.english.message(for: key))
            let message = try #require(catalog.message(for: key))
            #expect(message.pluralParameter == english.pluralParameter)
            let expected = english.pluralParameter == nil ? [.other] : Set(catalog.language.plurals.categories)
            #expect(Set(message.forms.keys) == expected, "\(key)")
            let places = try #require(english.forms[.other]).places.sorted()
            for (category, form) in message.forms {
                // A form for a single number may say it in a word.
                let spoken = places.filter { $0 != message.pluralParameter }
                let isSpoken = [.zero, .one, .two].contains(category) && form.places.sorted() == spoken
                #expect(isSpoken || form.places.sorted() == places, "\(key) (\(category)): \(form.source)")
            }
        }
    }

    @Test("Quotation marks and brackets are balanced, and sentences end", arguments: MessageCatalog.availableLanguages)
    func punctuation(tag: String) throws {
        let catalog = try Self.catalog(tag)
        for key in catalog.language.tag == "en" ? MessageCatalog.english.keys : catalog.keys {
            for form in try #require(catalog.message(for: key)).forms.values {
                let text = form.source
                for (opening, closing) in [("«", "»"), ("‹", "›"), ("「", "」"), ("『", "』"), ("(", ")"), ("（", "）")] {
                    #expect(text.count { String($0) == opening } == text.count { String($0) == closing }, "\(text)")
                }
                // These marks open in some languages and close in others.
                #expect(text.count { "„“”‟".contains($0) }.isMultiple(of: 2), "\(text)")
                #expect(!text.contains("\"") && !text.contains("  "), "\(text)")
                // Thai sentences have no full stop.
                // An entry of a report ends with the message about it.
                // A suggestion is a question.
                let questions =
                    key.hasSuffix("suggestion") || key == "report.suggestion/number" || key == "column.unknown/near"
                    ? "?？؟;՞" : ""
                let ends: String =
                    tag == "th" || key == "report.entry"
                    ? "" : tag.hasPrefix("zh") || tag == "ja" ? "。" + questions : ".।" + questions
                #expect(ends.isEmpty || text.last.map(ends.contains) ?? false, "\(text)")
            }
        }
    }

    @Test("Quotation marks in messages are the language's", arguments: MessageCatalog.availableLanguages)
    func quotes(tag: String) throws {
        let catalog = try Self.catalog(tag)
        for key in catalog.keys {
            for form in try #require(catalog.message(for: key)).forms.values {
                let marks = form.source.filter { "„“”‟«»「」『』‹›".contains($0) }
                for (index, mark) in marks.enumerated() {
                    let expected =
                        index.isMultiple(of: 2) ? catalog.language.quotes.opening : catalog.language.quotes.closing
                    #expect(String(mark) == expected, "\(form.source)")
                }
            }
        }
    }

    /// The messages that name no attribute of the model.
    private static let keysAboutNoAttribute = [
        "record.malformed", "form.stopped", "report.summary", "report.suggestion", "scenario.unknown",
        "attribute.unknown", "records.tooFew", "records.tooMany", "column.missing", "column.forbidden",
        "column.unknown", "column.order", "column.name",
    ]

    @Test("No place is left over when a message is filled", arguments: MessageCatalog.availableLanguages)
    func filled(tag: String) throws {
        let catalog = try Self.catalog(tag)
        for key in MessageCatalog.english.keys {
            let message = try #require(catalog.message(for: key))
            let numbers = message.pluralParameter == nil ? [1] : [0, 1, 2, 3, 5, 11, 21, 22, 100, 1_000_000]
            for number in numbers.map({ ExactNumber($0) }) {
                var violation = Violation(ViolationCode(rawValue: key), at: FieldPath("passwordRepeat"))
                // An example and limits that never change need no parameter.
                for place in message.forms.values.flatMap(\.places)
                where place != "attribute" && violation.message(in: catalog).contains("{\(place)}") {
                    violation.parameters[place] =
                        message.pluralParameter == place ? .number(number) : .string("{value}")
                }
                let text = violation.message(in: catalog)
                let rest = text.replacing("{value}", with: "").replacing("{id}", with: "")
                #expect(!rest.contains("{") && !rest.contains("}"), "\(text)")
                // Some name several attributes in place of the one.
                #expect(
                    text.localizedCaseInsensitiveContains("password repeat")
                        || violation.parameters["attributes"] != nil
                        || Self.keysAboutNoAttribute.contains(String(key.prefix { $0 != "/" })), "\(text)")
            }
        }
    }

    @Test("The messages are those of the String Catalog, and its English ones those of the rules")
    func source() throws {
        var root = URL(filePath: #filePath).resolvingSymlinksInPath()
        while root.path() != "/", !FileManager.default.fileExists(atPath: root.appending(path: "Package.swift").path())
        {
            root.deleteLastPathComponent()
        }
        let data = try Data(contentsOf: root.appending(path: "Localization/Proviso.xcstrings"))
        let source = try JSONDecoder().decode(StringCatalog.self, from: data)
        #expect(source.sourceLanguage == "en")
        let titles = MessageCatalog.english.titles.map { "title/" + $0 }
        #expect(
            source.strings.keys.sorted()
                == (MessageCatalog.english.keys + titles + MessageCatalog.english.vocabulary).sorted())
        for tag in MessageCatalog.availableLanguages {
            let catalog = try Self.catalog(tag)
            for (key, entry) in source.strings {
                let forms = catalog.message(for: key)?.forms.reduce(into: [:]) { $0[$1.key.rawValue] = $1.value.source }
                #expect(entry.localizations[tag]?.forms == forms, "\(key) in \(tag)")
                #expect(entry.localizations.keys.sorted() == MessageCatalog.availableLanguages, "\(key)")
            }
        }
    }
}

/// The part of a String Catalog that the test needs.
private struct StringCatalog: Decodable {
    struct Unit: Decodable {
        var value: String
    }
    struct Form: Decodable {
        var stringUnit: Unit
    }
    struct Variations: Decodable {
        var plural: [String: Form]
    }
    struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
        var forms: [String: String] {
            variations?.plural.mapValues(\.stringUnit.value) ?? ["other": stringUnit?.value ?? ""]
        }
    }
    struct Entry: Decodable {
        var localizations: [String: Localization]
    }
    var sourceLanguage: String
    var strings: [String: Entry]
}
