import Proviso
import Testing

import ProvisoLanguages

@Suite("Messages as people read them")
struct MessageTests {
    private static func message(
        _ locale: String, _ code: ViolationCode, _ parameters: Parameters = [:], path: String = "passwordRepeat"
    ) throws -> String {
        let catalog = try #require(MessageCatalog.catalog(for: locale))
        return Violation(code, at: FieldPath(path), parameters: parameters).message(in: catalog)
    }

    @Test(
        "The form follows the number",
        arguments: [
            ("pl", "1", "Pole „password repeat” musi mieć co najmniej 1 znak."),
            ("pl", "3", "Pole „password repeat” musi mieć co najmniej 3 znaki."),
            ("pl", "5", "Pole „password repeat” musi mieć co najmniej 5 znaków."),
            ("pl", "22", "Pole „password repeat” musi mieć co najmniej 22 znaki."),
            ("pl", "1.5", "Pole „password repeat” musi mieć co najmniej 1,5 znaku."),
            ("ru", "21", "Поле «password repeat» должно содержать минимум 21 символ."),
            ("ru", "22", "Поле «password repeat» должно содержать минимум 22 символа."),
            ("de", "1", "„Password repeat“ muss mindestens 1 Zeichen haben."),
            ("de", "12345", "„Password repeat“ muss mindestens 12.345 Zeichen haben."),
            ("fr", "0", "Le champ «\u{A0}password repeat\u{A0}» doit comporter au moins 0 caractère."),
            (
                "fr", "1000000",
                "Le champ «\u{A0}password repeat\u{A0}» doit comporter au moins 1\u{202F}000\u{202F}000 de caractères."
            ),
            ("sl", "102", "Polje „password repeat“ mora imeti najmanj 102 znaka."),
            ("ja", "3", "Password repeatは3文字以上で入力してください。"),
            ("ar-EG", "3", "يجب ألا يقل طول حقل \u{2068}password repeat\u{2069} عن ٣ أحرف."),
            ("ar-EG", "11", "يجب ألا يقل طول حقل \u{2068}password repeat\u{2069} عن ١١ حرفًا."),
            ("bn", "3", "“Password repeat” ঘরে কমপক্ষে ৩টি অক্ষর থাকতে হবে।"),
        ])
    func plural(locale: String, number: String, expected: String) throws {
        let number = try #require(ExactNumber(number))
        #expect(try Self.message(locale, "string.tooShort", ["min": .number(number)]) == expected)
    }

    /// A share is written as the language writes it, whatever the document does.
    @Test(
        "A share is written in the language's way",
        arguments: [
            ("en", "At most 2.5% may."), ("de", "höchstens 2,5\u{A0}%."), ("fr", "est de 2,5\u{A0}%."),
            ("ja", "2.5%以下にしてください。"),
            ("tr", "En fazla %2,5 olabilir."), ("eu", "%\u{A0}2,5."), ("ar-EG", "\u{2068}٢٫٥٪\u{61C}\u{2069}."),
        ])
    func shares(locale: String, end: String) throws {
        let message = try Self.message(locale, "atMost", ["count": 3, "total": 100, "limit": "2.5 %"])
        #expect(message.hasSuffix(end), "\(message)")
    }

    @Test(
        "Cells are counted",
        arguments: [
            ("en", 1, "The row has 1 cell instead of 2. Check its delimiters and quotation marks."),
            ("de", 3, "Die Zeile hat 3 Zellen statt 2. Prüfen Sie Trennzeichen und Anführungszeichen."),
            ("ru", 3, "Ячеек в строке: 3 вместо 2. Проверьте разделители и кавычки."),
            ("ja", 3, "行のセル数が3です（正しくは2）。区切り文字と引用符を確認してください。"),
        ])
    func cells(locale: String, count: Int, expected: String) throws {
        var violation = Violation(
            "record.malformed", parameters: ["found": .number(ExactNumber(count)), "expected": 2])
        violation.wording.key = "record.malformed/cells"
        #expect(violation.message(in: try #require(MessageCatalog.catalog(for: locale))) == expected)
    }

    @Test(
        "Items are counted",
        arguments: [
            ("de", 1, "„Tags“ darf höchstens 1 Eintrag haben."), ("de", 3, "„Tags“ darf höchstens 3 Einträge haben."),
            ("de", 5, "„Tags“ darf höchstens 5 Einträge haben."),
            ("de", 22, "„Tags“ darf höchstens 22 Einträge haben."),
            ("pl", 1, "Pole „tags” może mieć najwyżej 1 element."),
            ("pl", 3, "Pole „tags” może mieć najwyżej 3 elementy."),
            ("pl", 5, "Pole „tags” może mieć najwyżej 5 elementów."),
            ("pl", 22, "Pole „tags” może mieć najwyżej 22 elementy."),
            ("ja", 1, "Tagsの要素は1件以下にしてください。"), ("ja", 22, "Tagsの要素は22件以下にしてください。"),
            ("ar", 1, "يجب ألا يزيد عدد العناصر في حقل \u{2068}tags\u{2069} على عنصر واحد."),
            ("ar-EG", 3, "يجب ألا يزيد عدد العناصر في حقل \u{2068}tags\u{2069} على ٣ عناصر."),
            ("ar-EG", 5, "يجب ألا يزيد عدد العناصر في حقل \u{2068}tags\u{2069} على ٥ عناصر."),
            ("ar-EG", 22, "يجب ألا يزيد عدد العناصر في حقل \u{2068}tags\u{2069} على ٢٢ عنصرًا."),
        ])
    func items(locale: String, count: Int, expected: String) throws {
        let catalog = try #require(MessageCatalog.catalog(for: locale))
        var violation = Array(repeating: 0, count: count + 1).validate(.count(...count)).violations[0]
        violation.path = "tags"
        #expect(violation.message(in: catalog) == expected)
    }

    @Test(
        "A list is joined as the language does it",
        arguments: [
            ("de", "weil Folgendes angegeben ist: street, city und IBAN."),
            ("es", "porque se ha indicado lo siguiente: street, city e IBAN."),
            ("ja", "street、city、IBANが入力されているため"),
            ("he", "כי צוין: \u{2068}street\u{2069}, \u{2068}city\u{2069} ו-\u{2068}IBAN\u{2069}."),
        ])
    func list(locale: String, part: String) throws {
        let message = try Self.message(locale, "allOrNone", ["given": ["street", "city", "IBAN"]], path: "postcode")
        #expect(message.lowercased().contains(part.lowercased()), "\(message)")
    }

    @Test("A value cannot reorder the message around it", arguments: ["en", "ar", "he", "fa", "de"])
    func values(locale: String) throws {
        let message = try Self.message(locale, "contains", ["containedValue": "\u{202E}{attribute}\n\u{2069}ש"])
        #expect(message.contains("\\u{202E}{attribute}␊\\u{2069}ש\u{2069}"), "\(message)")
        #expect(message.unicodeScalars.count { $0 == "\u{2068}" } == message.unicodeScalars.count { $0 == "\u{2069}" })
    }

    @Test("Turkish capitals")
    func turkish() throws {
        let message = try Self.message("tr", "required", path: "isim")
        #expect(message == "“İsim” alanı zorunludur.")
    }
}
