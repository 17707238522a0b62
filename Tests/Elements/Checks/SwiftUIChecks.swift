import Accessibility
import ProvisoCore
import ProvisoElements
import ProvisoForms
import SwiftUI

private struct PersonView: View {
    @Bindable var form: FormModel<Person>
    var disabling = SubmitDisabling.never
    var sent: @MainActor (Person) -> Void = { _ in }

    var body: some View {
        ScrollView {
            ErrorSummaryView(form)
            TextField("Email", text: form.binding(\.email)).validation(form, \.email)
            SecureField("Password", text: $form.password).validation(form, \.password, isSecret: true)
            TextField("Age", text: form.binding(text: \.age)).validation(form, \.age)
            Toggle("Terms", isOn: form.binding(\.terms)).validation(form, \.terms)
            TextField("City", text: form.binding(\.address.city)).validation(form, \.address.city)
            TextField("Tag", text: form.binding(\.tags[2])).validation(form, \.tags[2])
            SubmitButton("Send", form: form, disabled: disabling) { person in sent(person) }
        }
        .scrollsToErrors(of: form)
        .onValidSubmit(of: form) { person in sent(person) }
    }
}

private struct AccountView: View {
    let form: FormModel<Account>

    var body: some View {
        TextField("Name", text: form.binding(\.name)).validation(form, \.name)
        Text(verbatim: "Hello, \(form.model.name)")
    }
}

private struct SignUpView: View {
    let form: FormModel<SignUp>

    var body: some View {
        TextField("Name", text: form.binding(\.name)).validation(form, \.name)
        Button("Send") {}.validationSubmit(form, disabled: .whileValidating)
    }
}

private struct RecordView: View {
    let form: RecordForm
    let name: String

    var body: some View {
        TextField("Name", text: (try? form.binding(text: "name")) ?? Binding(get: { "" }, set: { _ in }))
            .validation(form, name)
    }
}

private struct TagsView: View {
    let form: FormModel<Person>

    var body: some View {
        ForEach(0..<3, id: \.self) { index in TextField("Tag", text: form.binding(\.tags, at: index, default: "-")) }
    }
}

@MainActor let swiftUIChecks = [
    Check("SwiftUI.messagesWhenLeft") {
        let form = FormModel(Person.ada)
        let screen = Screen(PersonView(form: form))
        let quiet = screen.texts
        screen.type("ada", into: "Email")
        expect(form.email, is: "ada")
        expect(form.focusedField?.name, is: "email")
        expect(screen.texts, is: quiet)
        screen.blur()
        let messages = form.shownMessages(for: \.email)
        expect(messages.count, is: 1)
        expect(screen.texts.filter(messages.contains), is: messages)
        expect(screen.node("Email")?.accessibilityHint, is: messages.first)
        expect(screen.node("Email")?.accessibilityValue?.hasPrefix("ada, ") ?? false)
        screen.type("ada@example.org", into: "Email")
        expect(screen.texts, is: quiet)
        expect(screen.node("Email")?.accessibilityHint == nil)
        expect(screen.node("Email")?.accessibilityValue == nil, "the value is the field's own again")
    },
    Check("SwiftUI.sameFieldWithErrors") {
        let form = FormModel(Person.ada)
        form.errorDisplay = .live
        let screen = Screen(PersonView(form: form))
        screen.focus("Email")
        let path = screen.node("Email")?.path
        form.addError("No.", for: \.email)
        screen.update()
        expect(screen.node("Email")?.path, is: path)
        expect(screen.node("Email")?.isFocused ?? false, "an error does not take the focus away")
    },
    Check("SwiftUI.secret") {
        let form = FormModel(Person(email: "ada@example.org", password: "secret", age: 36, terms: true))
        form.addRules { Rule(for: \.password, .length(10...)) }
        let screen = Screen(PersonView(form: form))
        screen.press("Send")
        await screen.settle { screen.node("Password")?.accessibilityHint != nil }
        expect(screen.node("Password")?.accessibilityHint != nil)
        expect(screen.node("Password")?.accessibilityValue == nil, "what is secret is not spoken")
    },
    Check("SwiftUI.focusAndScrollOnSubmit") {
        var sent: [Person] = []
        let form = FormModel(Person(email: "ada@example.org", password: "", age: 17, terms: true))
        let screen = Screen(PersonView(form: form) { sent.append($0) })
        Announced.texts = []
        expect(screen.texts.contains { $0 == form.errorSummary().title }, is: false)
        screen.press("Send")
        await screen.settle { form.focusRequest == nil && !Announced.texts.isEmpty }
        expect(sent.isEmpty)
        expect(screen.node("Password")?.isFocused ?? false)
        expect(screen.scrolledTo.isEmpty, is: false)
        expect(form.focusRequest == nil)
        expect(Announced.texts, is: [form.errorSummary().title])
        expect(screen.texts.contains(form.errorSummary().title))
        // The summary leads to the fields.
        let last = form.errorSummary().entries.last?.message ?? ""
        screen.press(last)
        expect(screen.node("Age")?.isFocused ?? false)
        expect(screen.node("Password")?.isFocused, is: false)
        screen.type("difference engine", into: "Password")
        screen.type("36", into: "Age")
        screen.press("Send")
        await screen.settle { !sent.isEmpty }
        expect(sent.map(\.age), is: [36])
    },
    Check("SwiftUI.returnKey") {
        var sent = 0
        let form = FormModel(Person.ada)
        let screen = Screen(PersonView(form: form) { _ in sent += 1 })
        screen.pressReturn(in: "Email")
        await screen.settle { sent > 0 }
        expect(sent, is: 1)
        form.email = ""
        screen.pressReturn(in: "Email")
        await screen.settle { screen.node("Email")?.isFocused ?? false }
        expect(sent, is: 1)
        expect(screen.node("Email")?.isFocused ?? false)
    },
    Check("SwiftUI.disabledWhileInvalid") {
        let form = FormModel(Person(email: "ada@example.org", password: "", age: 36, terms: true))
        let screen = Screen(PersonView(form: form, disabling: .whileInvalid))
        let quiet = screen.texts
        expect(screen.node("Send")?.isEnabled, is: false)
        expect(form.errors.isEmpty, "nothing is noted")
        screen.type("engine", into: "Password")
        expect(screen.node("Send")?.isEnabled, is: true)
        expect(screen.texts, is: quiet)
        screen.press("Terms")
        expect(screen.node("Send")?.isEnabled, is: false)
    },
    Check("SwiftUI.spinner") {
        let form = FormModel(SignUp())
        form.debounce = .zero
        let screen = Screen(SignUpView(form: form))
        expect(screen.all.contains { $0.kind == "ProgressView" }, is: false)
        screen.type("a", into: "Name")
        expect(screen.all.contains { $0.kind == "ProgressView" })
        expect(screen.node("Send")?.isEnabled, is: false)
        while await !Desk.shared.isAsked { await Task.yield() }
        await Desk.shared.answer(false)
        await form.settle()
        await screen.settle { !screen.all.contains { $0.kind == "ProgressView" } }
        expect(screen.all.contains { $0.kind == "ProgressView" }, is: false)
        expect(screen.node("Send")?.isEnabled, is: true)
        screen.blur()
        // Whether it is asked again by now, or in a moment.
        await Desk.shared.answer(false, andFromNowOn: true)
        await form.settle()
        await screen.settle { !form.errors(for: \.name).isEmpty }
        expect(form.errors(for: \.name).map(\.code.rawValue), is: ["name.taken"])
        expect(screen.texts.contains { form.messages(for: \.name).contains($0) })
    },
    Check("SwiftUI.paths") {
        let form = FormModel(Person.ada)
        let screen = Screen(PersonView(form: form))
        screen.type("", into: "City")
        screen.blur()
        screen.type("x", into: "Tag")
        screen.blur()
        expect(form.address.city, is: "")
        expect(form.tags, is: ["red", "green", "x"])
        expect(form.shownErrors(for: \.address.city).map(\.path.description), is: ["address.city"])
        expect(screen.node("City")?.accessibilityHint, is: form.messages(for: \.address.city).first)
        expect(form.errors.map(\.path.description), is: ["address.city", "tags[2]"])
        expect(screen.node("Tag")?.accessibilityHint, is: try form.messages(for: "tags[2]").first)
        expect(screen.node("Tag")?.accessibilityValue?.hasPrefix("x, ") ?? false)
    },
    Check("SwiftUI.elementsThatGo") {
        let form = FormModel(Person.ada)
        let screen = Screen(TagsView(form: form))
        expect(screen.all.map(\.entered), is: ["red", "green", "blue"])
        let gone = form.binding(\.tags, at: 2, default: "-")
        form.tags = ["red"]
        screen.update()
        expect(screen.all.map(\.entered), is: ["red", "-", "-"])
        gone.wrappedValue = "late"
        expect(form.tags, is: ["red"])
    },
    Check("SwiftUI.observableModel") {
        let account = Account(name: "Ada", email: "ada@example.org")
        let form = FormModel(account)
        let screen = Screen(AccountView(form: form))
        account.name = "Grace"
        screen.update()
        expect(screen.texts, is: ["Hello, Grace"])
        expect(screen.node("Name")?.entered, is: "Grace")
        screen.type("", into: "Name")
        screen.blur()
        expect(account.name, is: "")
        expect(screen.texts.contains { form.messages(for: \.name).contains($0) })
    },
    Check("SwiftUI.rowsOfRecords") {
        let document = try RuleDocument([
            [
                "attributes": "rows", "type": "each",
                "rule": ["type": "nested", "rules": [["attributes": "qty", "type": "integer"]]],
            ]
        ])
        let form = RecordForm(["rows": [["qty": 1], ["qty": 2]]], rules: document)
        let binding = try form.binding(text: "rows[1].qty")
        expect(binding.wrappedValue, is: "2")
        binding.wrappedValue = "5x"
        expect(binding.wrappedValue, is: "5x")
        expect(form.errors.map(\.path.description), is: ["rows[1].qty"])
        binding.wrappedValue = "5"
        expect(form.errors.isEmpty)
        expect(form.model["rows"]?[1]?["qty"]?.text, is: "5")
        for name in ["rows[2].qty", "rows[1].qtty"] {
            do {
                _ = try form.binding(text: name)
                expect(false, "\(name) is no attribute")
            } catch is UnknownAttribute {}
        }
    },
    Check("SwiftUI.rowsThatGo") {
        let form = FormModel(Person.ada)
        let binding = form.binding(\.tags[2])
        let never = form.binding(\.tags[7])
        expect(binding.wrappedValue, is: "blue")
        form.tags = []
        expect(binding.wrappedValue, is: "blue")
        expect(never.wrappedValue, is: "")
        never.wrappedValue = "late"
        expect(form.tags.isEmpty)
    },
    Check("SwiftUI.records") {
        let document = try RuleDocument(json: #"[["name", "required"]]"#)
        let form = RecordForm(["name": "Ada"], rules: document)
        let screen = Screen(RecordView(form: form, name: "name"))
        screen.type("", into: "Name")
        screen.blur()
        expect(screen.texts, is: try form.messages(for: "name"))
        // A wrong name does not pass in silence.
        let wrong = Screen(RecordView(form: form, name: "nmae"))
        expect(wrong.texts.first?.contains("`name`") ?? false)
    },
]
