import Proviso
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

@Suite("Messages are filled safely")
struct WordingTests {
    private static let rightToLeft = MessageCatalog(
        MessageLanguage(
            tag: "ar", plurals: MessageLanguage.english.plurals, numbers: NumberStyle(minusSign: "\u{61C}-"),
            lists: ListStyle(start: "، ", middle: "، ", end: " و", pair: " و"), quotes: ("”", "“"), isRightToLeft: true),
        messages: ["x": "حقل {attribute} {p} مطلوب."])

    private static func message(_ template: MessageTemplate, label: String? = nil, _ value: DataValue? = nil) -> String
    {
        var violation = Violation("x", at: FieldPath("email"), message: template)
        violation.parameters["p"] = value
        violation.wording.label = label.map { AttributeLabel($0) }
        return violation.message
    }

    @Test("Braces in labels and values are no places", arguments: ["{p}", "{attribute}", "{{", "}}", "{"])
    func braces(text: String) {
        #expect(Self.message("{attribute}: {p}!", label: text, .string(text)) == "\(text): \(text)!")
    }

    @Test(
        "What breaks lines or reorders text is made visible",
        arguments: [
            ("a\nb", "a␊b"), ("a\u{0}b", "a␀b"), ("a\u{2028}b", "a\\u{2028}b"), ("a\u{202E}b", "a\\u{202E}b"),
            ("a\u{2066}b", "a\\u{2066}b"), ("a\u{2069}b", "a\\u{2069}b"), ("a\u{85}b", "a\\u{85}b"),
        ])
    func controls(text: String, shown: String) {
        #expect(Self.message("Is {p}", .string(text)) == "Is " + shown)
        #expect(Self.message("Is {attribute}", label: text) == "Is " + shown)
    }

    @Test(
        "Joiners that shape letters stay, others do not",
        arguments: [
            ("می\u{200C}خواهم", true), ("क्\u{200D}ष", true), ("👩\u{200D}🚀", true), ("pay\u{200D}pal", false),
            ("\u{200C}", false),
        ])
    func joiners(text: String, stays: Bool) {
        let message = Self.message("Is {p}", .string(text))
        #expect(message.unicodeScalars.contains { $0.value == 0x200C || $0.value == 0x200D } == stays)
    }

    @Test("Text from right to left is isolated in English, and nothing else is")
    func isolatedInEnglish() {
        #expect(Self.message("{attribute} is required.", label: "البريد") == "\u{2068}البريد\u{2069} is required.")
        #expect(Self.message("Is {p}.", .string("שלום 1")) == "Is \u{2068}שלום 1\u{2069}.")
        #expect(Self.message("Is {p}.", .array(["a", "ב"])) == "Is a and \u{2068}ב\u{2069}.")
        #expect(Self.message("Is {p}.", .number(ExactNumber(-5))) == "Is -5.")
    }

    @Test(
        "Messages from right to left isolate all but words that go their way",
        arguments: [
            ("البريد", DataValue.string("كلمة سر"), "حقل البريد كلمة سر مطلوب."),
            ("email", .number(ExactNumber(5)), "حقل \u{2068}email\u{2069} 5 مطلوب."),
            ("البريد", .number(ExactNumber(-5)), "حقل البريد \u{61C}-5 مطلوب."),
            ("البريد", .string("2024-01-31"), "حقل البريد \u{2068}2024-01-31\u{2069} مطلوب."),
            ("البريد", .string("(سر)"), "حقل البريد \u{2068}(سر)\u{2069} مطلوب."),
            ("البريد", .array(["a", "ب"]), "حقل البريد \u{2068}a\u{2069} وب مطلوب."),
        ])
    func isolatedInArabic(label: String, value: DataValue, expected: String) {
        var violation = Violation("x", at: FieldPath("email"), parameters: ["p": value])
        violation.wording.label = AttributeLabel(label)
        #expect(violation.message(in: Self.rightToLeft) == expected)
    }

    @Test(
        "Labels begin sentences with a capital",
        arguments: [
            ("{attribute} x", "Email x"), ("“{attribute}” x", "“Email” x"), ("”{attribute}” x", "”Email” x"),
            ("Field “{attribute}” x", "Field “email” x"), ("No. {attribute} x", "No. Email x"),
            ("So: {attribute}", "So: email"), ("A? «\u{A0}{attribute}\u{A0}»", "A? «\u{A0}Email\u{A0}»"),
            ("x。{attribute}", "x。Email"), ("a.{attribute}", "a.email"),
        ])
    func capitals(template: String, expected: String) {
        #expect(Self.message(MessageTemplate(template)) == expected)
    }

    @Test(
        "Capitals follow the language",
        arguments: [
            ("tr", "isim", "İsim"), ("en", "isim", "Isim"), ("nl", "ijs", "IJs"), ("hr", "ǆep", "ǅep"),
            ("el", "όνομα", "Όνομα"),
            ("de", "ß", "Ss"), ("en", "", ""), ("en", "1a", "1a"), ("en", "e\u{301}tat", "E\u{301}tat"),
        ])
    func languageCapitals(tag: String, text: String, expected: String) {
        let english = MessageLanguage.english
        let language = MessageLanguage(
            tag: tag, plurals: english.plurals, numbers: english.numbers, lists: english.lists, quotes: english.quotes)
        #expect(language.capitalised(text) == expected)
    }
}
