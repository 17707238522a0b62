import Proviso
import ProvisoLanguages
import Testing

@Suite("Reports in every language")
struct SummaryTests {
    private static func catalog(_ tag: String) throws -> MessageCatalog {
        try #require(MessageCatalog.catalog(for: tag))
    }

    private static func summary(_ tag: String, _ count: Int) throws -> String {
        let violations = Array(repeating: Violation(.required, at: "email"), count: count)
        let summary = try violations.spokenSummary(in: catalog(tag))
        return String(try #require(summary.split(separator: "\n").first))
    }

    @Test(
        "How many problems there are, in the form that the number takes",
        arguments: [
            ("en", 1, "There is 1 problem."), ("en", 2, "There are 2 problems."),
            ("de", 1, "Es gibt 1 Problem."), ("de", 3, "Es gibt 3 Probleme."),
            ("fr", 1, "Il y a 1 problème."), ("fr", 2, "Il y a 2 problèmes."),
            ("pl", 1, "Znaleziono 1 problem."), ("pl", 3, "Znaleziono 3 problemy."),
            ("pl", 5, "Znaleziono 5 problemów."), ("pl", 22, "Znaleziono 22 problemy."),
            ("ru", 1, "Обнаружена 1 проблема."), ("ru", 3, "Обнаружены 3 проблемы."),
            ("ru", 5, "Обнаружено 5 проблем."), ("ru", 21, "Обнаружена 21 проблема."),
            ("uk", 21, "Знайдено 21 проблему."), ("uk", 5, "Знайдено 5 проблем."),
            ("cs", 1, "Byl nalezen 1 problém."), ("cs", 3, "Byly nalezeny 3 problémy."),
            ("cs", 5, "Bylo nalezeno 5 problémů."), ("sk", 3, "Našli sa 3 problémy."),
            ("sl", 1, "Najdena je 1 težava."), ("sl", 2, "Najdeni sta 2 težavi."), ("sl", 3, "Najdene so 3 težave."),
            ("sl", 5, "Najdenih je 5 težav."), ("sl", 102, "Najdeni sta 102 težavi."),
            ("lt", 1, "Rasta 1 problema."), ("lt", 3, "Rastos 3 problemos."), ("lt", 11, "Rasta 11 problemų."),
            ("lv", 1, "Ir 1 problēma."), ("lv", 3, "Ir 3 problēmas."), ("lv", 11, "Ir 11 problēmu."),
            ("ro", 1, "S-a găsit 1 problemă."), ("ro", 3, "S-au găsit 3 probleme."),
            ("ro", 22, "S-au găsit 22 de probleme."), ("hr", 21, "Pronađen je 21 problem."),
            ("sr", 3, "Пронађена су 3 проблема."), ("sr-Latn", 5, "Pronađeno je 5 problema."),
            ("bg", 3, "Има 3 проблема."), ("el", 1, "Υπάρχει 1 πρόβλημα."), ("fi", 3, "Löytyi 3 ongelmaa."),
            ("is", 21, "21 vandamál fannst."), ("is", 3, "3 vandamál fundust."), ("eu", 1, "Arazo 1 dago."),
            ("eu", 2, "2 arazo daude."), ("tr", 3, "3 sorun var."), ("ar", 1, "توجد مشكلة واحدة."),
            ("ar", 2, "توجد مشكلتان."), ("ar-EG", 3, "توجد ٣ مشكلات."), ("ar", 11, "توجد 11 مشكلة."),
            ("ar-EG", 100, "توجد ١٠٠ مشكلة."), ("he", 1, "נמצאה בעיה אחת."), ("he", 2, "נמצאו 2 בעיות."),
            ("fa", 3, "۳ مشکل وجود دارد."), ("hi", 1, "1 समस्या है।"), ("hi", 2, "2 समस्याएँ हैं।"),
            ("bn", 3, "৩টি সমস্যা আছে।"), ("ja", 3, "3件の問題があります。"), ("ko", 3, "문제가 3개 있습니다."),
            ("zh-Hans", 3, "共有 3 个问题。"), ("zh-Hant", 3, "共有 3 個問題。"), ("th", 3, "พบปัญหา 3 รายการ"),
        ])
    func count(tag: String, count: Int, expected: String) throws {
        #expect(try Self.summary(tag, count) == expected)
    }

    @Test(
        "The label is read once, where the message names it",
        arguments: [
            ("de", "„Email“ ist erforderlich."), ("ja", "Emailは必須です。"),
            ("pl", "Pole „email” jest wymagane."),
            ("fr", "Le champ «\u{A0}email\u{A0}» est obligatoire."),
            ("zh-Hans", "“Email”为必填项。"), ("tr", "“Email” alanı zorunludur."),
            ("ar", "حقل \u{2068}email\u{2069} مطلوب."),
        ])
    func label(tag: String, entry: String) throws {
        let lines = try [Violation(.required, at: "email")].spokenSummary(in: Self.catalog(tag)).split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.last.map(String.init) == entry)
    }

    @Test(
        "Every language reads every problem, its label with it",
        arguments: MessageCatalog.availableLanguages)
    func everyLanguage(tag: String) throws {
        let catalog = try Self.catalog(tag)
        let violations = MessageCatalog.english.keys.filter { !$0.hasPrefix("report.") }.map {
            Violation(ViolationCode(rawValue: $0), at: "postcode")
        }
        let lines = violations.spokenSummary(in: catalog).split(separator: "\n")
        #expect(lines.count == violations.count + 1)
        for line in lines.dropFirst() {
            #expect(line.lowercased().contains("postcode"), "\(line)")
        }
    }

    @Test(
        "Problem details speak the language, and say which it is",
        arguments: [
            ("de", "de", "Es gibt 2 Probleme.", "„Password“ muss mindestens 8 Zeichen haben."),
            ("ja", "ja", "2件の問題があります。", "Passwordは8文字以上で入力してください。"),
        ])
    func problem(locale: String, tag: String, detail: String, message: String) throws {
        let violations = [
            Violation(.required, at: "email"), Violation(.stringTooShort, at: "password", parameters: ["min": 8]),
        ]
        let problem = ProblemDetails(violations, in: try Self.catalog(locale))
        #expect(problem.language == tag)
        #expect(problem.detail == detail)
        #expect(problem.errors[1].detail == message)
        #expect(problem.errors.map(\.pointer) == ["#/email", "#/password"])
    }
}
