import Observation
import Proviso
import ProvisoElements

// A module that belongs to the main actor, as those of apps do, with an observable model and an element of its own.

@Validatable @Observable
final class Account {
    @Rules(.trim, .required, .length(3...24)) var name = ""
    @Rules(.required, .email) var email = ""
}

@Validatable
struct Settings {
    @Rules(.range(1...5)) var stars = 3
}

/// A line of a terminal.
final class Line: ValidatableInterfaceElement {
    let validation = ElementValidation<String>()
    var inputValue = ""

    func enter(_ text: String) {
        editingDidBegin()
        inputValue = text
        inputDidChange()
        editingDidEnd()
    }
}

final class Rating: ValidatableInterfaceElement {
    let validation = ElementValidation<Int>()
    var inputValue = 0

    func tap(_ stars: Int) {
        inputValue = stars
        inputWasChosen()
    }
}

func expect(_ condition: Bool, _ what: String) {
    if !condition { fatalError(what) }
}

@main struct Program {
    static func main() {
        let account = Account()
        let form = FormModel(account)
        let name = Line(), email = Line()
        name.bind(to: form, \.name)
        email.bind(to: form, text: \.email)
        email.enter("ada")
        expect(account.email == "ada", "what is entered goes to the model")
        expect(email.shownMessages.count == 1, "what is wrong is shown when the field is left")
        expect(!form.submit() && form.focusRequest?.path == "name", "the first error is to get the focus")
        name.enter(" Ada ")
        email.enter("ada@example.org")
        expect(form.submit() && account.name == "Ada", "filters write back")

        let rating = Rating()
        var results: [Bool] = []
        rating.validationRules = [.range(1...5)]
        rating.validationHandler = { results.append($0.isValid) }
        rating.validateOnInputChange(enabled: true)
        rating.tap(6)
        rating.tap(5)
        expect(results == [false, true], "an element of one's own validates itself")
        expect(!Settings().validate().violations.contains { $0.severity == .error }, "a model of the main actor")
        print("every element holds")
    }
}
