import Proviso
import ProvisoForms
import Testing

/// What bindings of a declarative interface are made of.
@Suite struct FormEntryTests {
    struct Basket: Validatable {
        var title = "Tea"
        var tags = ["red", "green", "blue"]
        var items = [Item(), Item()]
        var count = 1

        static var rules: some RuleSet<Basket> {
            Rule(for: \.title, .required)
            Rule(for: \.tags, .each(.length(2...)))
            Rule(for: \.items, .each(.nested))
            Rule(for: \.count, .range(1...9))
        }
    }

    struct Item: Validatable {
        var name = "leaf"

        static var rules: some RuleSet<Item> { Rule(for: \.name, .required) }
    }

    @Test func whatIsEnteredIsJudgedAtOnce() {
        let form = FormModel(Basket())
        form[entered: \.title] = ""
        #expect(form.errors.map(\.path.description) == ["title"])
        #expect(form.isTouched(\.title))
        form[typed: \.count] = "12x"
        #expect(form[typed: \.count] == "12x")
        #expect(form.count == 1)
        #expect(form.hasErrors(for: \.count))
        form[typed: "count"] = "2"
        #expect(form.count == 2)
        form[typed: "cuont"] = "3"
        #expect(form[typed: "cuont"] == "")
    }

    @Test func elementsOfListsHavePaths() throws {
        let form = FormModel(Basket())
        form[entered: \.tags[2]] = "x"
        form[entered: \.items[1].name] = ""
        #expect(form.errors.map(\.path.description) == ["tags[2]", "items[1].name"])
        #expect(form.errors(for: \.tags[2]).count == 1)
        #expect(form.errors(for: \.tags[1]).isEmpty)
        #expect(form.errors(for: \.items[1].name).count == 1)
        #expect(form.errors(for: \.items[0].name).isEmpty)
        #expect(form.errors(for: \.items[1]).count == 1)
        form.submit()
        #expect(form.wantsFocus(at: form.fieldPath(of: \.tags[2])))
        #expect(!form.wantsFocus(at: form.fieldPath(of: \.tags[0])))
        #expect(form.shownErrors(at: form.fieldPath(of: \.tags[2])).count == 1)
    }

    /// A view may ask for an element once more after it was removed.
    @Test func elementsThatAreGone() {
        let form = FormModel(Basket())
        let spare = SpareElement("-")
        #expect(form[entered: \.tags, at: 2, or: spare] == "blue")
        form.tags = ["red"]
        #expect(form[entered: \.tags, at: 2, or: spare] == "-")
        form[entered: \.tags, at: 2, or: spare] = "late"
        form[entered: \.tags, at: -1, or: spare] = "late"
        #expect(form.tags == ["red"])
        form[entered: \.tags, at: 0, or: spare] = "x"
        #expect(form.tags == ["x"])
        #expect(form.hasErrors(for: \.tags[0]))
        // A path that leads nowhere now is about what is around it.
        #expect(form.fieldPath(of: \.tags[7]) == "tags")
        form.tags = Array(repeating: "red", count: 9)
        #expect(form.fieldPath(of: \.tags[7]) == "tags[7]")
    }

    @Test func textsOfFields() {
        let form = FormModel(Basket())
        #expect(form.shownText(at: "title", of: nil) == "Tea")
        #expect(form.shownText(at: "count", of: nil) == nil)
        form.type("12x", into: \.count)
        #expect(form.shownText(at: "count", of: nil) == "12x")
        #expect(form.shownText(at: "tags[1]", of: \.tags[1]) == "green")
    }

    @Test @MainActor func choicesAreJudgedOnce() {
        final class Switch: ValidatableInterfaceElement {
            let validation = ElementValidation<Bool>()
            var inputValue = false
        }
        let element = Switch()
        var results: [Bool] = []
        element.validationRules = [.in([true])]
        element.validationHandler = { results.append($0.isValid) }
        element.inputWasChosen()
        #expect(results.isEmpty)
        element.validateOnEditingEnd(enabled: true)
        element.inputWasChosen()
        #expect(results == [false])
        element.validateOnInputChange(enabled: true)
        element.inputValue = true
        element.inputWasChosen()
        #expect(results == [false, true])
    }
}
