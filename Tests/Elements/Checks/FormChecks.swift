import AppKit
import ProvisoCore
import ProvisoElements
import ProvisoForms
import UIKit

@MainActor let formChecks = [
    Check("forms.boundField") {
        let form = FormModel(Person.ada)
        let field = UITextField(), label = UILabel()
        field.bind(to: form, \.email)
        field.showErrors(in: label)
        expect(field.text, is: "ada@example.org")
        field.personTypes("ada")
        expect(form.email, is: "ada")
        field.personLeaves()
        expect(label.text, is: form.shownMessages(for: \.email).joined())
        expect(label.isHidden, is: false)
        form.validatesOnChange = true
        form.email = "bob@example.org"
        await settle { label.isHidden && field.text == form.email }
        expect(field.text, is: "bob@example.org")
        expect(label.isHidden)
    },
    Check("forms.inputMethod") {
        let form = FormModel(Person.ada)
        let field = UITextField(), mac = NSTextField()
        field.bind(to: form, \.address.city)
        field.personComposes("nihongo")
        expect(form.address.city, is: "Paris")
        field.personLeaves()
        expect(form.address.city, is: "nihongo")
        expect(field.text, is: "nihongo")
        mac.bind(to: form, \.address.street)
        mac.personComposes("michi")
        expect(form.address.street, is: "Rue")
        mac.personLeaves()
        expect(form.address.street, is: "michi")
    },
    Check("forms.textOfANumber") {
        let form = FormModel(Person.ada)
        let field = UITextField()
        field.bind(to: form, text: \.age)
        expect(field.text, is: "36")
        field.personTypes("17")
        field.personLeaves()
        expect(form.age, is: 17)
        expect(field.shownErrors.map(\.path.description), is: ["age"])
    },
    Check("forms.focusOnSubmit") {
        let form = FormModel(Person(email: "ada@example.org", password: "", age: 36))
        let email = UITextField(), password = UITextField(), terms = UISwitch(), window = NSWindow(),
            mac = NSTextField()
        mac.window = window
        email.bind(to: form, \.email)
        password.bind(to: form, \.password)
        terms.bind(to: form, \.terms)
        expect(form.submit(), is: false)
        expect(form.focusRequest?.path.description, is: "password")
        await settle { form.focusRequest == nil }
        expect(password.isFirstResponder)
        expect(email.isFirstResponder, is: false)
        expect(form.focusRequest == nil, "it was taken")
        expect(form.focusedField?.name, is: "password")
        form.submit()
        await settle { form.focusRequest == nil }
        expect(form.focusRequest == nil, "the field has the focus already")
        mac.bind(to: form, \.address.city)
        form.requestFocus(on: \.address.city)
        await settle { window.firstResponder === mac }
        expect(window.firstResponder === mac)
    },
    Check("forms.switchAndSlider") {
        let form = FormModel(Person.ada)
        let terms = UISwitch(), volume = UISlider()
        terms.bind(to: form, \.terms)
        volume.bind(to: form, \.volume)
        expect(terms.isOn)
        terms.personFlips()
        expect(form.terms, is: false)
        expect(terms.shownErrors.count, is: 1)
        volume.personDrags(over: 0.3, 0.9)
        expect(form.volume, is: 0.9)
        expect(volume.shownErrors.map(\.path.description), is: ["volume"])
    },
]
