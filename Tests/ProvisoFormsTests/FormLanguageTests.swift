#if Macros
import Foundation
import Observation
import Proviso
import ProvisoLanguages
import ProvisoWeb
import RuleTestSupport
import Testing

@testable import ProvisoForms

/// A form in another language: what it says, and what people type.
@Suite struct FormLanguageTests {
    @Validatable
    struct Parcel {
        @Rules(.required) var name = ""
        @Rules(.range(0.5...30)) var weight = 1.0
        @Rules(.range(1...)) var count = 1
        @Rules(.decimalPlaces(2)) var price: Decimal?
        @Rules(.decimalPlaces(1)) var height: Double = 0
        @Rules(.safe) var day: Date?
        @Rules(.each(.range(0...9))) var sizes = [1.5]
    }

    private final class Counter: @unchecked Sendable { var value = 0 }

    private static func form(_ tag: String) throws -> FormModel<Parcel> {
        let form = FormModel(Parcel())
        form.catalog = try #require(MessageCatalog.catalog(for: tag))
        return form
    }

    /// No message has to be asked for in the language of the form.
    @Test func everythingSpeaksTheLanguage() throws {
        let form = try Self.form("de")
        form.type("40", into: \.weight)
        form.submit()
        let shown = try form.messages(for: "name")
        #expect(form.messages(for: \.name) == shown && shown != ["Name is required."], "\(shown)")
        #expect(form.errors.first?.message == shown.first)
        #expect(form.errors.map(\.message).first == shown.first)
        #expect(form.field(\.name).messages == shown && form.field(\.name).shownMessages == shown)
        #expect(form.errorSummary().entries.first?.message == shown.first)
        #expect(form.result.messages.first == shown.first)
        #expect(form.errors.first?.title != "Missing")
        // Who asks for a language gets it.
        #expect(form.errors.first?.message(in: .english) == "Name is required.")
        form.catalog = .english
        #expect(form.errors.first?.message == "Name is required.")
    }

    /// What is given back speaks it as well: of an assignment, of a value that is set, of rules that could not judge.
    @Test func whatIsGivenBackSpeaksTheLanguage() async throws {
        struct Away: Error {}
        let form = try Self.form("de")
        try form.addAsyncRule("free", for: "name") { _ in throw Away() }
        let number = "muss eine Zahl sein"
        let assignment = form.assign(["weight": "x"])
        #expect(assignment.violations.map { $0.message.contains(number) } == [true], "\(assignment.violations)")
        #expect(form.apply(patch: ["weight": "x"]).violations.allSatisfy { $0.message.contains(number) })
        #expect(form.assign(values: ["count": [Date()]]).violations.map(\.message) == form.messages(for: \.count))
        let post = form.assign(try FormPost(urlEncoded: "name=100%"))
        #expect(post.violations.map(\.message) == form.messages(for: \.name))
        #expect(try form.setValue("x", for: "weight").map(\.message) == form.messages(for: \.weight))
        form.weight = 1
        form.count = 1
        form.name = "ada"
        #expect(await !form.validateAsync())
        let told = form.messages(for: \.name)
        #expect(form.failures.map(\.message) == told && told.first?.contains("konnte nicht") ?? false, "\(told)")
        #expect(form.field(\.name).failures.map(\.message) == told)
        #expect(form.failures.first?.description.contains(told.first ?? "?") ?? false)
        #expect(form.failures.first?.message(in: .english) == "Name could not be checked. Try again later.")
    }

    @Test func aChangeOfLanguageIsObserved() throws {
        let form = FormModel(Parcel())
        form.validate()
        let changes = Counter()
        for read in [
            { _ = form.messages(for: \.name) }, { _ = form.field(\.name).messages },
            { _ = form.errors.map(\.message) }, { _ = form.errorSummary() }, { _ = form.field(\.name).shownMessages },
        ] {
            withObservationTracking(read) { changes.value += 1 }
        }
        form.catalog = try #require(MessageCatalog.catalog(for: "fr"))
        #expect(changes.value == 5)
    }

    @MainActor @Test func anElementSpeaksAnew() async throws {
        let form = FormModel(Parcel())
        let box = TextBox()
        var told: [String] = []
        box.bind(to: form, \.name)
        box.errorPresenter = { violations in told.append(violations.map(\.message).joined()) }
        form.submit()
        for _ in 0..<100 where told.last?.isEmpty ?? true { await Task.yield() }
        form.catalog = try #require(MessageCatalog.catalog(for: "de"))
        let german = form.messages(for: \.name).joined()
        for _ in 0..<1000 where told.last != german { await Task.yield() }
        #expect(told.last == german)
    }

    /// An element without a form has a language of its own.
    @MainActor @Test func anElementByItselfSpeaksAnew() throws {
        let box = TextBox()
        var told: [[String]] = []
        box.validationRules = [.required]
        box.errorPresenter = { told.append($0.map(\.message)) }
        box.validate()
        #expect(told == [["Value is required."]])
        let german = try #require(MessageCatalog.catalog(for: "de"))
        box.validation.catalog = german
        let expected = AnyRule<String>.required
        let message = "".validate(expected).violations.map { $0.message(in: german) }
        #expect(told.last == message && told.count == 2)
        #expect(box.validation.result.messages == message && box.shownMessages == message)
        var handled: [String] = []
        box.validationHandler = { handled = $0.messages }
        box.validate()
        #expect(handled == message)
    }

    @Test(arguments: [
        ("de", "1,5", "1.5"), ("de", "1.234,5", "1234.5"), ("de", "1.234", "1234"), ("de", "-0,25", "-0.25"),
        ("de", "\u{2212}3", "-3"), ("de", "1.5", nil), ("de", "1.23,4", nil), ("de", "12.345.678", "12345678"),
        ("de", "1,", nil), ("de", "a", nil), ("fr", "1 234,5", "1234.5"), ("fr", "1\u{202F}234,5", "1234.5"),
        ("fr", "1.5", nil), ("en", "1.5", "1.5"), ("en", "1,234.5", "1234.5"), ("en", "1,5", nil),
        ("hi", "12,34,567.5", "1234567.5"), ("fa", "۱۲٫۵", "12.5"), ("fa", "12", "12"), ("ar-EG", "١٢٫٥", "12.5"),
    ])
    func numbers(_ tag: String, _ text: String, _ number: String?) throws {
        let form = try Self.form(tag)
        form.type(text, into: \.price)
        #expect(form.price == number.flatMap { Decimal(string: $0) }, "\(form.errors)")
        #expect(form.errors.contains { $0.code == "number.type" } == (number == nil))
        #expect(form[typed: \.price] == text)
    }

    @Test(arguments: [
        ("de", "31.12.2026"), ("de", "31. 12. 2026"), ("en", "12/31/2026"), ("fr", "31/12/2026"), ("sv", "2026-12-31"),
        ("ja", "2026/12/31"), ("hu", "2026. 12. 31."), ("de", "2026-12-31"), ("en", "2026-12-31T00:00:00Z"),
    ])
    func dates(_ tag: String, _ text: String) throws {
        let form = try Self.form(tag)
        form.type(text, into: \.day)
        #expect(form.day == Date(timeIntervalSince1970: 1_798_675_200), "\(form.errors)")
        for wrong in ["31.13.2026", "12.2026", "31.12.26", "x"] {
            form.type(wrong, into: \.day)
            #expect(form.errors.map(\.path.description) == ["day"], "\(wrong)")
        }
        form.type("", into: \.day)
        #expect(form.day == nil && form.errors.isEmpty)
    }

    /// What was typed, and what code has set, is shown as a person would type it.
    @MainActor @Test func whatIsThereIsShownSo() throws {
        let form = try Self.form("de")
        form.weight = 1234.5
        form.day = Date(timeIntervalSince1970: 1_798_675_200)
        #expect(form[typed: \.weight] == "1234,5" && form[typed: \.day] == "31.12.2026")
        let box = TextBox()
        box.bind(to: form, text: \.weight)
        #expect(box.inputValue == "1234,5")
        box.type("2,5")
        #expect(form.weight == 2.5)
        #expect(form.completion(of: \.weight, typing: "2,") == .incomplete)
        #expect(form.completion(of: \.weight, typing: "2,5") == .valid)
        form.type("3,5", into: \.sizes[0])
        #expect(form.sizes == [3.5] && form[typed: \.sizes[0]] == "3,5")
    }

    @Test func decimalPlacesOfEveryNumber() {
        #expect((1.25 as Double).validate(.decimalPlaces(1)).codes == ["decimalPlaces"])
        #expect((1.5 as Float).validate(.decimalPlaces(1)).isValid)
        #expect((Decimal(string: "1.25") ?? 0).validate(.decimalPlaces(1)).codes == ["decimalPlaces"])
    }
}
#endif
