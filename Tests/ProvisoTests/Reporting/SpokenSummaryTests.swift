import Proviso
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

@Suite("Violations read aloud")
struct SpokenSummaryTests {
    private static func entry(_ message: MessageTemplate, label: String, in catalog: MessageCatalog = .english)
        -> String
    {
        var violation = Violation("x", at: "field", message: message)
        violation.wording.label = AttributeLabel(label)
        return String([violation].spokenSummary(in: catalog).split(separator: "\n")[1])
    }

    @Test("The number comes first, then each problem in order, its label first")
    func order() {
        let violations = [
            Violation(.email, at: "email"), Violation("x", at: "passwordRepeat", message: "Please choose another one."),
            Violation("form.stopped"),
        ]
        #expect(
            violations.spokenSummary() == """
                There are 3 problems.
                Email must be an email address, like name@example.com.
                Password repeat: Please choose another one.
                The form could not be checked. Try again.
                """)
        #expect(
            violations.prefix(1).spokenSummary()
                == "There is 1 problem.\nEmail must be an email address, like name@example.com.")
        #expect([Violation]().spokenSummary().isEmpty)
        let many = Array(repeating: Violation(.required, at: "a"), count: 1204)
        #expect(many.spokenSummary().hasPrefix("There are 1,204 problems.\nA is required.\n"))
        #expect(many.spokenSummary().split(separator: "\n").count == 1205)
    }

    @Test(
        "A label that the message names is not said twice",
        arguments: [
            ("{attribute} is odd", "name", "Name is odd"), ("“{attribute}” is odd", "name", "“Name” is odd"),
            ("«\u{A0}{attribute}\u{A0}» is odd", "name", "«\u{A0}Name\u{A0}» is odd"),
            ("name is odd", "name", "name is odd"),
            ("Names are odd", "name", "Name: Names are odd"), ("Agent 007", "age", "Age: Agent 007"),
            ("Name", "name", "Name"), ("The {attribute} is odd", "name", "The name is odd"),
            ("Odd", "name", "Name: Odd"), ("Odd", "", "Odd"), ("姓名は必須です。", "姓名", "姓名は必須です。"),
            ("Odd", "שם", "\u{2068}שם\u{2069}: Odd"), ("{attribute} odd", "שם", "\u{2068}שם\u{2069} odd"),
            ("Odd", "a\nb\u{202E}", "A␊b\\u{202E}: Odd"), ("{p} {message}", "name", "Name: {p} {message}"),
        ])
    func labels(message: String, label: String, expected: String) {
        #expect(Self.entry(MessageTemplate(message), label: label) == expected)
    }

    @Test("A catalogue of its own may say it otherwise")
    func catalogue() {
        let house = MessageCatalog(
            .english, over: .english,
            messages: [
                "report.entry": "{attribute} – {message}",
                "report.summary": CatalogMessage(plural: "count", other: "{count} to mend:", [.one: "One to mend:"]),
            ])
        let violations = [Violation("x", at: "name", message: "Odd")]
        #expect(violations.spokenSummary(in: house) == "One to mend:\nName – Odd")
        let bare = MessageCatalog(.english, messages: ["x": "Odd"])
        #expect([Violation("x", at: "name")].spokenSummary(in: bare) == "There is 1 problem.\nName: Odd")
        #expect(ProblemDetails(violations, in: bare).detail == "There is 1 problem.")
    }

    @Test("A sensitive value stays hidden")
    func sensitive() {
        var violation = "hunter2".validate(.length(20...).message("{value}")).violations[0]
        violation.wording.label = AttributeLabel("password", isSensitive: true)
        #expect([violation].spokenSummary() == "There is 1 problem.\nPassword: •••")
    }
}
