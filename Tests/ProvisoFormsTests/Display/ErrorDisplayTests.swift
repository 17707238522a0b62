import Proviso
import RuleTestSupport
import Testing

/// A form whose rules cannot tell what typing on would do.
private struct Guess: Validatable {
    var number = ""
    var other = ""

    static var rules: some RuleSet<Guess> {
        Rule(for: \.number, .condition("odd") { Int($0).map { $0 % 2 == 1 } ?? false })
        Rule(for: \.other, .required)
    }
}

@Suite struct ErrorDisplayTests {
    @Test(arguments: [ErrorDisplay.afterLeaving, .live])
    func withoutTheFocusNothingIsHeldBack(_ display: ErrorDisplay) {
        let form = FormModel(Guess())
        form.errorDisplay = display
        form.validatesOnChange = true
        form.number = "2"
        #expect(form.shownErrors(for: \.number).map(\.code) == ["odd"])
        form.validate()
        #expect(form.field(\.other).shownErrors.map(\.code) == ["required"])
    }

    @Test func errorsAreTheTruthWhateverIsShown() throws {
        let form = FormModel(Guess())
        form.errorDisplay = .never
        form.type("2", into: \.number)
        #expect(form.errors(for: \.number).map(\.code) == ["odd"])
        #expect(!form.isValid)
        #expect(form.shownErrors(for: \.number).isEmpty)
        #expect(!form.submit())
        #expect(form.shownErrors(for: \.number).isEmpty)
        #expect(form.errorSummary().entries.map(\.target) == ["number", "other"])
    }

    @Test func onLeavingAndThenLive() {
        let form = FormModel(Guess())
        form.beginEditing(\.number)
        form.type("2", into: \.number)
        #expect(form.shownErrors(for: \.number).isEmpty, "it has the focus, and nobody can tell what it becomes")
        form.endEditing(\.number)
        #expect(form.shownErrors(for: \.number).map(\.code) == ["odd"])
        form.beginEditing(\.number)
        #expect(form.shownErrors(for: \.number).map(\.code) == ["odd"], "what was shown stays")
        form.type("24", into: \.number)
        #expect(form.shownErrors(for: \.number).map(\.code) == ["odd"], "it is live as long as it has an error")
        form.type("245", into: \.number)
        #expect(form.shownErrors(for: \.number).isEmpty)
        form.type("2456", into: \.number)
        #expect(form.shownErrors(for: \.number).isEmpty, "it was mended, so it is left in peace again")
    }

    @Test func live() {
        let form = FormModel(Guess())
        form.errorDisplay = .live
        form.beginEditing(\.number)
        form.type("2", into: \.number)
        #expect(form.shownErrors(for: \.number).map(\.code) == ["odd"])
        form.type("23", into: \.number)
        #expect(form.shownErrors(for: \.number).isEmpty)
    }

    @Test func onSubmit() {
        let form = FormModel(Guess())
        form.errorDisplay = .onSubmit
        form.type("2", into: \.number)
        form.validate()
        #expect(form.shownErrors(for: \.number).isEmpty)
        #expect(!form.isSubmitted)
        form.other = "x"
        #expect(!form.submit())
        #expect(form.isSubmitted)
        #expect(form.shownErrors(for: \.number).map(\.code) == ["odd"])
        form.beginEditing(\.number)
        form.type("3", into: \.number)
        #expect(form.shownErrors(for: \.number).isEmpty)
        form.type("32", into: \.number)
        #expect(form.shownErrors(for: \.number).isEmpty, "a field that was mended waits for the next submission")
        form.type("", into: \.other)
        #expect(form.shownErrors(for: \.other).isEmpty, "it was right when the form was submitted")
        form.submit()
        #expect(form.shownErrors(for: \.number).map(\.code) == ["odd"])
        #expect(form.shownErrors(for: \.other).map(\.code) == ["required"])
    }

    @Test func aSubmissionShowsTheFieldThatHasTheFocusToo() {
        let form = FormModel(Guess())
        form.beginEditing(\.number)
        form.type("2", into: \.number)
        form.submit()
        #expect(form.shownErrors(for: \.number).map(\.code) == ["odd"])
    }

    @Test func aFieldMayHaveASettingOfItsOwn() {
        let form = FormModel(Guess())
        form.field(\.number).errorDisplay = .never
        form.number = "2"
        form.submit()
        #expect(form.field(\.number).shownErrors.isEmpty)
        #expect(form.field(\.other).shownMessages == ["Other is required."])
        form.field(\.number).errorDisplay = nil
        #expect(form.field(\.number).shownErrors.count == 1)
    }

    @Test func leavingJudgesAndTidies() {
        struct Trimmed: Validatable {
            var name = ""
            static var rules: some RuleSet<Trimmed> { Rule(for: \.name, .trim, .required) }
        }
        let form = FormModel(Trimmed())
        form.beginEditing(\.name)
        form.endEditing(\.name)
        #expect(form.shownErrors(for: \.name).map(\.code) == ["required"], "what was left empty is judged, too")
        form.beginEditing(\.name)
        form.type(" ada ", into: \.name)
        #expect(form.name == " ada ")
        form.endEditing(\.name)
        #expect(form.name == "ada")
        #expect(form.isTouched(\.name))
    }

    @Test func theFocusIsInOnePlace() throws {
        let form = FormModel(Guess())
        try form.beginEditing("number")
        form.type("2", into: \.number)
        form.beginEditing(\.other)
        #expect(form.focusedField?.name == "other")
        #expect(form.shownErrors(for: \.number).map(\.code) == ["odd"], "another field took the focus")
        form.endEditing(\.number)
        #expect(form.focusedPath == "other", "some systems tell the old field last")
        try form.endEditing("other")
        #expect(form.focusedField == nil)
        #expect(throws: UnknownAttribute.self) { try form.beginEditing("nubmer") }
    }

    @Test func partsOfAnAttributeAreFieldsOfTheirOwn() {
        let form = FormModel(Journey())
        form.beginEditing(\.from.city)
        form.type("", into: \.from.city)
        form.submit()
        form.type("Paris", into: \.from.city)
        #expect(form.from.city == "Paris")
        #expect(form.shownErrors(for: \.from.city).isEmpty)
        #expect(form.shownErrors(for: \.from.country).map(\.path) == ["from.country"])
        form.beginEditing(\.from.country)
        form.type("F", into: \.from.country)
        #expect(form.errors(for: \.from.country).map(\.path) == ["from.country"])
        form.enter("b", into: \.tags[0])
        #expect(form.tags == ["b"])
    }

    @Test func whatIsTypedBecomesAValue() throws {
        let form = FormModel(Account())
        form.type("17", into: \.age)
        #expect(form.age == 17)
        #expect(form.errors(for: \.age).count == 1)
        form.type("17 years", into: \.age)
        #expect(form.age == 17, "the value stays")
        #expect(form.field(\.age).typedText == "17 years")
        #expect(form.errors(for: \.age).map(\.code) == ["number.type"])
        form.type("", into: \.age)
        #expect(form.age == nil)
        #expect(form.errors(for: \.age).isEmpty)
        try form.type("18", into: "age")
        #expect(form.age == 18)
        form.age = 20
        #expect(form.field(\.age).typedText == nil)
        #expect(throws: UnknownAttribute.self) { try form.type("1", into: "aeg") }
    }

    @Test func aRecordIsTypedTooAndAsksItsDocument() throws {
        let form = RecordForm(rules: try .account(), scenario: .register)
        try form.type("ad", into: "username")
        #expect(try form.errors(for: "username").map(\.code) == ["string.tooShort"])
        try form.type("Paris, in the very middle of it", into: "address.city")
        #expect(try form.errors(for: "address.city").map(\.code) == ["string.tooLong"])
        #expect(form.address?["city"]?.text == "Paris, in the very middle of it")
    }
}

struct Journey: Validatable {
    struct Place: Validatable, Equatable {
        var city = ""
        var country = ""

        static var rules: some RuleSet<Place> {
            Rule(for: \.city, .required)
            Rule(for: \.country, .required, .length(2))
        }
    }

    var from = Place()
    var tags = ["a"]

    static var rules: some RuleSet<Journey> {
        Rule(for: \.from, .nested)
        Rule(for: \.tags, .each(.length(1...5)))
    }
}
