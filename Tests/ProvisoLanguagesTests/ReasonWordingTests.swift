import Foundation
import Proviso
import Testing

@testable import ProvisoLanguages

/// What stands in `{reason}`, and the words for values that are no text, in every language.
@Suite("Words and reasons in every language")
struct ReasonWordingTests {
    private static func catalog(_ tag: String) throws -> MessageCatalog {
        try #require(MessageCatalog.catalog(for: tag))
    }

    @Test(
        "Every reason and every word is translated", arguments: MessageCatalog.availableLanguages.filter { $0 != "en" })
    func vocabulary(tag: String) throws {
        let catalog = try Self.catalog(tag)
        #expect(catalog.vocabulary == MessageCatalog.english.vocabulary)
        #expect(catalog.vocabulary.count > 150)
        for key in catalog.vocabulary {
            let text = try #require(catalog.message(for: key)?.forms[.other]).source
            let english = try #require(MessageCatalog.english.message(for: key)?.forms[.other]).source
            #expect(text != english && !text.isEmpty, "\(key): \(text)")
            #expect(!text.contains("{"), "\(key): \(text)")
        }
    }

    @Test("A reason stands inside of a sentence", arguments: MessageCatalog.availableLanguages)
    func reasons(tag: String) throws {
        let catalog = try Self.catalog(tag)
        // Names of standards, and what German writes with a capital anyhow.
        let names = ["UTF-8", "ASCII", "IP", "URL", "Base64", "AM", "P ", "T ", "PM", "Punycode", "JSON"]
        for key in MessageCatalog.english.vocabulary where key.hasPrefix("reason/") {
            let text = try #require(catalog.message(for: key)?.forms[.other]).source
            #expect(text.last.map { !".。।!?！？:：".contains($0) } ?? false, "\(text)")
            for (opening, closing) in [("«", "»"), ("„", "“"), ("(", ")"), ("（", "）"), ("「", "」")] {
                #expect(text.count { String($0) == opening } == text.count { String($0) == closing }, "\(text)")
            }
            #expect(!text.contains("\"") && !text.contains("  ") && text == text.trimmed, "\(text)")
            let isName = tag == "de" || names.contains(where: text.hasPrefix)
            #expect(isName || text.first.map { $0.isLowercase || !$0.isCased } ?? false, "\(text)")
        }
    }

    @Test(
        "How long a record may be is a number that is filled in",
        arguments: [
            ("en", "The record cannot be read: it is longer than 16 MiB."),
            ("ar-EG", "تتعذر قراءة السجل: أطول من ١٦ ميبيبايت."),
            ("ru", "Не удалось прочитать запись: длиннее 16 МиБ."),
        ])
    func recordLimit(tag: String, expected: String) throws {
        let violation = Violation("record.malformed/tooLong", parameters: ["reason": "too long", "max": 16])
        #expect(violation.message(in: try Self.catalog(tag)) == expected)
    }

    @Test(
        "A rule's own message names its reason in the language",
        arguments: [
            ("email", "ada@example.org.", "de", "Punkt an falscher Stelle"),
            ("email", "ada@example.org.", "ja", "ピリオドの位置が違います"),
            ("uuid", "x", "fr", "longueur incorrecte"),
            ("json", "{", "pl", "nieoczekiwany koniec"),
        ])
    func namedReason(rule: String, value: String, tag: String, reason: String) throws {
        let document = try RuleDocument(
            json: #"{"rules": [["a", "\#(rule)", {"message": "{attribute}: {reason}"}]]}"#)
        let violation = try #require(document.validate(["a": .string(value)]).violations.first)
        #expect(violation.message(in: try Self.catalog(tag)).hasSuffix(": " + reason))
    }

    @Test(
        "What cannot be read is said in the language, with the place",
        arguments: [
            ("de", "Der Datensatz kann nicht gelesen werden: Komma fehlt (Zeile 1, Spalte 8)."),
            ("ja", "レコードを読み込めません：カンマがありません（1行目、8列目）。"),
        ])
    func malformed(tag: String, expected: String) throws {
        let violation = Violation(
            "record.malformed/line", parameters: ["reason": "comma missing", "line": 1, "column": 8])
        #expect(violation.message(in: try Self.catalog(tag)) == expected)
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
