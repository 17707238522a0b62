import Proviso
import RuleTestSupport
import Testing

/// A field of text as a toolkit might have it.
@MainActor final class TextBox: ValidatableInterfaceElement {
    let validation = ElementValidation<String>()
    var inputValue = "" {
        // Some toolkits tell of everything.
        didSet { if tellsOfCode { inputDidChange() } }
    }
    var tellsOfCode = false
    private(set) var isObserved = false

    func observeInput(_ isObserved: Bool) { self.isObserved = isObserved }

    func type(_ text: String) {
        inputValue = text
        inputDidChange()
    }
}

/// A slider, which never has the focus.
@MainActor final class Slider: ValidatableInterfaceElement {
    let validation = ElementValidation<Float>()
    var inputValue: Float = 0
}

@MainActor @Suite struct InterfaceElementTests {
    @Test func judgesByRulesAtThePointOfUse() {
        let text = TextBox()
        text.inputValue = "I'm going to be validated"
        #expect(text.validate(.required, .length(...30)).isValid)
        #expect(text.validate(rule: AnyRule<String>.length(...5)).violations.map(\.code) == ["string.tooLong"])
        let rules: RuleList<Float> = [.range(0.5...1)]
        let slider = Slider()
        slider.inputValue = 0.3
        #expect(slider.validate(rules: rules).violations.map(\.code) == ["number.tooSmall"])
        #expect(text.shownErrors.isEmpty, "nothing is attached, so nothing is shown")
    }

    @Test func judgesOnChangeUntilItIsSwitchedOff() {
        let text = TextBox()
        var results: [Bool] = []
        text.validationRules = [.required, .length(3...)]
        text.validationHandler = { results.append($0.isValid) }
        text.type("a")
        #expect(results.isEmpty, "nobody has asked for it")
        text.validateOnInputChange(enabled: true)
        #expect(text.isObserved)
        text.type("ab")
        text.type("abc")
        #expect(results == [false, true])
        text.validateOnInputChange(enabled: false)
        #expect(!text.isObserved)
        text.type("ab")
        #expect(results == [false, true])
        #expect(!text.validate().isValid)
        #expect(results == [false, true, false])
    }

    @Test func judgesOnTheEndOfEditing() {
        let text = TextBox()
        var results: [Bool] = []
        text.validationRules = [.length(3...)]
        text.validationHandler = { results.append($0.isValid) }
        text.validateOnEditingEnd(enabled: true)
        text.editingDidBegin()
        text.type("ab")
        #expect(results.isEmpty)
        text.editingDidEnd()
        #expect(results == [false])
        #expect(text.shownErrors.map(\.code) == ["string.tooShort"])
        text.validateOnInputChange(enabled: true)
        text.validateOnEditingEnd(enabled: false)
        #expect(text.isObserved)
    }

    /// Who shows errors has asked for them; who judges on leaving, or switches it off, has asked for something else.
    @Test func aPresenterIsEnough() {
        let text = TextBox()
        var presented: [[String]] = []
        text.validationRules = [.required, .email]
        #expect(!text.isObserved)
        text.errorPresenter = { presented.append($0.map(\.code.rawValue)) }
        #expect(text.isObserved)
        text.editingDidBegin()
        text.type("ada@example.org x")
        text.editingDidEnd()
        #expect(presented == [["email"]])
        text.validateOnInputChange(enabled: false)
        #expect(!text.isObserved)
        let other = TextBox()
        other.errorDisplay = .onSubmit
        other.errorPresenter = { _ in }
        #expect(!other.isObserved)
    }

    @Test func rulesHaveTheHabitsOfModels() {
        let text = TextBox()
        text.validationRules = [.required, .length(3...), .email]
        #expect(text.validate().codes == ["required"])
        text.inputValue = "a"
        #expect(text.validate().codes == ["string.tooShort"])
        text.validationRules = [.length(3...), .email]
        text.inputValue = ""
        #expect(text.validate().isValid)
        // Rules that are asked for directly judge what they are given.
        #expect(text.validate(.length(3...), .email).codes == ["string.tooShort", "email"])
    }

    @Test func showsAsItIsAskedTo() {
        let text = TextBox()
        var presented: [[String]] = []
        text.validationRules = [.condition("odd") { $0.count % 2 == 1 }]
        text.errorPresenter = { presented.append($0.map(\.code.rawValue)) }
        text.validateOnInputChange(enabled: true)
        text.editingDidBegin()
        text.type("ab")
        #expect(text.validation.result.errors.count == 1)
        #expect(presented.isEmpty)
        text.editingDidEnd()
        #expect(presented == [["odd"]])
        text.editingDidBegin()
        text.type("abc")
        text.type("abcd")
        #expect(presented == [["odd"], []])
        text.errorDisplay = .live
        text.type("ab")
        #expect(presented == [["odd"], [], ["odd"]])
        text.errorDisplay = .never
        #expect(presented == [["odd"], [], ["odd"], []])
        #expect(text.shownMessages.isEmpty)
    }

    @Test func isBoundToAForm() throws {
        let form = FormModel(Account(email: "ada@example.org"), scenario: .register)
        let email = TextBox()
        email.tellsOfCode = true
        email.bind(to: form, \.email)
        #expect(email.inputValue == "ada@example.org")
        #expect(email.isObserved)
        #expect(email.validationLabel == "email")
        email.editingDidBegin()
        #expect(form.focusedField?.name == "email")
        email.type("ada")
        #expect(form.email == "ada")
        #expect(form.errors(for: \.email).map(\.code) == ["email"])
        #expect(email.shownErrors.isEmpty)
        email.editingDidEnd()
        #expect(email.shownMessages == ["Email is no address."])
        email.unbind()
        #expect(!email.isObserved)
        email.type("x")
        #expect(form.email == "ada")
    }

    @Test func textIsTypedIntoANumber() throws {
        let form = FormModel(Account())
        let age = TextBox()
        age.bind(to: form, text: \.age)
        #expect(age.inputValue == "")
        age.editingDidBegin()
        age.type("17x")
        #expect(form.age == nil)
        #expect(age.validation.result.violations.map(\.code) == ["number.type"])
        age.type("1.7e1")
        #expect(form.age == 17)
        age.editingDidEnd()
        #expect(age.inputValue == "17")
        #expect(age.shownErrors.count == 1)
        let record = RecordForm(["age": 3], rules: try .account())
        try age.bind(to: record, "age")
        #expect(age.inputValue == "3")
        #expect(throws: UnknownAttribute.self) { try age.bind(to: record, "aeg") }
    }

    @Test func whatMayBeMissing() {
        let form = FormModel(Account())
        let state = TextBox()
        state.bind(to: form, \.state)
        state.type("NY")
        #expect(form.state == "NY")
        state.type("")
        #expect(form.state == nil)
    }

    @Test func followsTheForm() async {
        let form = FormModel(Account(), scenario: .register)
        let email = TextBox()
        var presented: [[String]] = []
        email.errorPresenter = { presented.append($0.map(\.code.rawValue)) }
        email.bind(to: form, \.email)
        form.submit()
        await wait { !presented.isEmpty }
        #expect(presented == [["required"]])
        form.email = "ada@example.org"
        await wait { email.inputValue == "ada@example.org" }
        #expect(email.inputValue == "ada@example.org")
        form.validate()
        await wait { presented.last == [] }
        #expect(email.shownErrors.isEmpty)
    }

    @Test func rulesOfItsOwnAreJudgedBesideTheForms() {
        let form = FormModel(Account(username: "ada", password: "secret", country: "NZ"))
        let email = TextBox()
        email.bind(to: form, \.email)
        email.validationRules = [.length(...3)]
        email.type("ada")
        #expect(email.validation.result.violations.map(\.code) == ["email"])
        email.type("ada@example.org")
        #expect(email.validation.result.violations.map(\.code) == ["string.tooLong"])
        #expect(!form.isValid && !form.isValid(\.email) && !form.isReadyToSubmit)
        #expect(!form.submit())
        #expect(form.errorSummary().entries.map(\.attribute) == ["email"])
        #expect(email.shownMessages == form.shownMessages(for: \.email) && email.shownMessages.count == 1)
        email.type("ada@a.io")
        email.validationRules = [.length(...8)]
        #expect(form.isValid && form.isReadyToSubmit && form.submit() && email.shownErrors.isEmpty)
    }

    /// What an element has found holds a form back as long as the element is bound and somebody keeps it.
    @Test func rulesOfItsOwnEndWithTheElement() {
        let form = FormModel(Account(username: "ada", password: "secret", country: "NZ"))
        func bound(_ rules: RuleList<String>) -> TextBox {
            let box = TextBox()
            box.bind(to: form, \.email)
            box.validationRules = rules
            return box
        }
        form.email = "ada@example.org"
        let first = bound([.length(...3)])
        do {
            let second = bound([.length(...5)])
            #expect(form.errors(for: \.email).count == 2)
            second.unbind()
            #expect(form.errors(for: \.email).count == 1)
        }
        do {
            let third = bound([.length(...5)])
            #expect(form.errors(for: \.email).count == 2 && third.validation.result.errors.count == 2)
        }
        #expect(form.errors(for: \.email).count == 1, "nobody keeps the third")
        let other = FormModel(Account())
        first.bind(to: other, \.email)
        #expect(form.isValid && form.isReadyToSubmit && form.submit(), "the first is bound to another form")
        #expect(other.hasErrors == false, "an empty value is left alone")
    }

    @Test func takesWhatWasMeant() {
        let country = TextBox()
        country.validationRules = [.in(["Germany", "Greece"])]
        country.inputValue = "Germny"
        #expect(!country.applySuggestion(), "nobody has judged it yet")
        country.validate()
        #expect(country.suggestion == "Germany")
        #expect(country.suggestionText == "Did you mean “Germany”?")
        #expect(country.applySuggestion())
        #expect(country.inputValue == "Germany")
        #expect(country.suggestion == nil && country.shownErrors.isEmpty)

        let form = FormModel(KeystrokesPage.SignUp())
        let bound = TextBox()
        bound.bind(to: form, \.country)
        bound.editingDidBegin()
        bound.type("Grece")
        #expect(bound.applySuggestion())
        #expect(bound.inputValue == "Greece" && form.country == "Greece" && form.isValid(\.country))
    }

    @Test func goesWhenNobodyHoldsIt() {
        let form = FormModel(Account())
        weak var kept: TextBox?
        do {
            let text = TextBox()
            text.bind(to: form, \.email)
            kept = text
        }
        #expect(kept == nil)
    }

    /// Lets what was put off happen.
    private func wait(until isDone: () -> Bool) async {
        for _ in 0..<1000 where !isDone() { await Task.yield() }
    }
}
