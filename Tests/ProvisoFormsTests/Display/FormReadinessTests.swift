import Proviso
import ProvisoForms
import Testing

/// Whether a form could be submitted, without anybody being told.
@Suite struct FormReadinessTests {
    struct Person: Validatable {
        var name = ""
        var age = 0

        static var rules: some RuleSet<Person> {
            Rule(for: \.name, .trim, .required, .length(3...))
            Rule(for: \.age, .range(18...))
        }
    }

    final class Account: Validatable {
        var name: String

        init(name: String) { self.name = name }

        static var rules: some RuleSet<Account> { Rule(for: \.name, named: "name", .trim, .required) }
    }

    @Test func nothingIsNoted() {
        let form = FormModel(Person(name: " Ada ", age: 17))
        var hooks = 0
        form.beforeValidate = { _ in
            hooks += 1
            return true
        }
        #expect(!form.isReadyToSubmit)
        #expect(form.errors.isEmpty)
        #expect(!form.isTouched)
        form.age = 18
        #expect(form.isReadyToSubmit)
        #expect(form.name == " Ada ")
        #expect(hooks == 0)
        form.name = "  "
        #expect(!form.isReadyToSubmit)
    }

    @Test func stalenessDoesNotCount() {
        let form = FormModel(Person(name: "Ada", age: 17))
        form.submit()
        form.age = 18
        // The error that was found is still there; the value is another one.
        #expect(form.hasErrors)
        #expect(form.isReadyToSubmit)
        form.submit()
        form.age = 17
        form.submit()
        // An error that is known does not hide that the rules still find it.
        #expect(!form.isReadyToSubmit)
    }

    @Test func whatCouldNotBeTakenCounts() {
        let form = FormModel(Person(name: "Ada", age: 18))
        form.type("many", into: \.age)
        #expect(!form.isReadyToSubmit)
        form.type("19", into: \.age)
        #expect(form.isReadyToSubmit)
        form.addError("Taken.", for: \.name)
        #expect(!form.isReadyToSubmit)
    }

    @Test func objectsStayAsTheyAre() {
        let account = Account(name: " Ada ")
        let form = FormModel(account)
        #expect(form.isReadyToSubmit)
        #expect(account.name == " Ada ")
    }

    @Test func unknownScenario() {
        let form = FormModel(Person(name: "Ada", age: 18), scenario: "nowhere")
        #expect(!form.isReadyToSubmit)
    }
}
