import Foundation
import ProvisoCore
import ProvisoElements
import ProvisoForms
import UIKit

/// An element of a program's own: a control that says its value, and nothing else.
private final class StarRating: UIControl, ValidatableInterfaceElement {
    var stars = 0
    var inputValue: Int {
        get { stars }
        set { stars = newValue }
    }

    func personTaps(_ stars: Int) {
        self.stars = stars
        sendActions(for: .valueChanged)
    }
}

/// Collects what a handler is told.
@MainActor final class Log {
    var results: [ValidationResult] = []
    var codes: [[String]] { results.map { $0.violations.map(\.code.rawValue) } }

    func note(_ result: ValidationResult) { results.append(result) }
}

@MainActor let uiKitChecks = [
    Check("UIKit.rulesAtThePointOfUse") {
        let field = UITextField()
        field.text = "I'm going to be validated"
        let slider = UISlider()
        slider.value = 0.3
        expect(field.validate(.email).isValid, is: false)
        expect(field.validate(rule: AnyRule<String>.length(5...)).isValid)
        var rules = RuleList<Float>()
        rules.add(.range(0.5...1))
        expect(slider.validate(rules: rules).violations.count, is: 1)
        slider.value = 0.7
        expect(slider.validate(rules: rules).isValid)
    },
    Check("UIKit.onInputChange") {
        let field = UITextField(), log = Log()
        var rules = RuleList<String>()
        rules.add(.length(3...))
        field.validationRules = rules
        field.validationHandler = log.note
        field.personTypes("ab")
        expect(log.results.isEmpty, "not before it is switched on")
        field.validateOnInputChange(enabled: true)
        field.personTypes("abc")
        expect(log.results.map(\.isValid), is: [false, false, true])
        field.text = "x"
        expect(log.results.count, is: 3)
        field.validateOnInputChange(enabled: false)
        field.personTypes("abcd")
        expect(log.results.count, is: 3)
        expect(field.actionCount, is: 0)
    },
    Check("UIKit.switchedOnTwice") {
        let field = UITextField(), log = Log()
        field.validationRules = [.required]
        field.validationHandler = log.note
        field.validateOnInputChange(enabled: true)
        field.validateOnInputChange(enabled: true)
        field.validateOnEditingEnd(enabled: true)
        field.personTypes("a")
        expect(log.results.count, is: 1)
        field.validateOnInputChange(enabled: false)
        field.personTypes("ab")
        expect(log.results.count, is: 1)
        field.personLeaves()
        expect(log.results.count, is: 2)
    },
    Check("UIKit.onEditingEnd") {
        let field = UITextField(), log = Log()
        field.validationRules = [.email]
        field.validationHandler = log.note
        field.validateOnEditingEnd(enabled: true)
        field.personTypes("ada")
        expect(log.results.isEmpty)
        field.personPressesReturn()
        expect(log.codes, is: [["email"]])
    },
    Check("UIKit.inputMethod") {
        let field = UITextField(), log = Log()
        field.validationRules = [.length(...2)]
        field.validationHandler = log.note
        field.validateOnInputChange(enabled: true)
        field.personComposes("nihongo")
        expect(log.results.isEmpty, "what is being composed is not judged")
        field.text = "日本"
        field.personAcceptsComposition()
        expect(log.results.map(\.isValid), is: [true])
        let view = UITextView(), seen = Log()
        view.validationHandler = seen.note
        view.validateOnInputChange(enabled: true)
        view.personComposes("nihongo")
        expect(seen.results.isEmpty)
        // Who leaves with a text that is still composed has entered it.
        view.personLeaves()
        expect(seen.results.count, is: 1)
    },
    Check("UIKit.observedWhileEditing") {
        let field = UITextField(), log = Log()
        field.personTypes("a")
        field.validationHandler = log.note
        field.validateOnEditingEnd(enabled: true)
        field.text = "ab"
        field.sendActions(for: .editingChanged)
        expect(log.results.isEmpty, "the field is not left at every key")
        field.personLeaves()
        expect(log.results.count, is: 1)
    },
    Check("UIKit.textView") {
        let view = UITextView(), other = UITextView(), log = Log()
        view.validationRules = [.length(...5)]
        view.validationHandler = log.note
        view.validateOnInputChange(enabled: true)
        view.personTypes("long text")
        other.personTypes("of another view")
        expect(log.results.map(\.isValid), is: [false])
        expect(view.delegate == nil, "the delegate is the app's")
        view.personTypes("short")
        view.validateOnInputChange(enabled: false)
        view.personTypes("long again")
        expect(log.results.map(\.isValid), is: [false, true])
    },
    Check("UIKit.searchBar") {
        let bar = UISearchBar(), log = Log()
        bar.validationRules = [.length(3...)]
        bar.validationHandler = log.note
        bar.validateOnInputChange(enabled: true)
        bar.searchTextField.personTypes("tea")
        expect(log.results.map(\.isValid), is: [false, false, true])
        bar.inputValue = "te"
        expect(bar.validate().isValid, is: false)
    },
    Check("UIKit.slider") {
        let slider = UISlider(), log = Log()
        slider.validationRules = [.range(0...0.5)]
        slider.validationHandler = log.note
        slider.validateOnEditingEnd(enabled: true)
        slider.personDrags(over: 0.2, 0.9)
        expect(log.results.map(\.isValid), is: [false])
        slider.validateOnEditingEnd(enabled: false)
        slider.validateOnInputChange(enabled: true)
        slider.errorDisplay = .live
        slider.personDrags(over: 0.4, 0.6)
        expect(log.results.map(\.isValid), is: [false, true, false])
    },
    Check("UIKit.choices") {
        let toggle = UISwitch(), stepper = UIStepper(), dates = UIDatePicker(), segments = UISegmentedControl()
        let log = Log()
        toggle.validationRules = [.in([true])]
        stepper.validationRules = [.range(0...2)]
        dates.validationRules = [.range(Date(timeIntervalSince1970: 0)...)]
        segments.validationRules = [.required]
        toggle.validationHandler = log.note
        stepper.validationHandler = log.note
        dates.validationHandler = log.note
        segments.validationHandler = log.note
        expect(segments.validate(.required).isValid, is: false)
        toggle.validateOnInputChange(enabled: true)
        stepper.validateOnEditingEnd(enabled: true)
        dates.validateOnInputChange(enabled: true)
        segments.validateOnInputChange(enabled: true)
        toggle.personFlips()
        toggle.personFlips()
        stepper.personSteps(by: 3)
        dates.personPicks(Date(timeIntervalSince1970: -1))
        segments.personSelects(1)
        expect(log.results.map(\.isValid), is: [true, false, false, false, true])
        expect(segments.inputValue, is: 1)
    },
    Check("UIKit.elementOfOnesOwn") {
        let rating = StarRating(), log = Log()
        rating.validationRules = [.range(1...5)]
        rating.validationHandler = log.note
        rating.validateOnInputChange(enabled: true)
        rating.personTaps(6)
        rating.personTaps(5)
        expect(log.results.map(\.isValid), is: [false, true])
    },
    Check("UIKit.errorLabel") {
        let field = UITextField(), label = UILabel()
        field.accessibilityHint = "Your address."
        UIAccessibility.announced = []
        field.validationRules = [.email]
        field.showErrors(in: label)
        field.validateOnInputChange(enabled: true)
        expect(label.isHidden)
        field.personTypes("ada")
        expect(label.isHidden, "silent while it can still become valid, or nobody knows")
        field.personLeaves()
        let message = field.shownMessages.joined()
        expect(!message.isEmpty)
        expect(label.text, is: message)
        expect(label.isHidden, is: false)
        expect(field.accessibilityHint, is: message + " Your address.")
        expect(UIAccessibility.announced, is: [message])
        field.personTypes("ada@example.org")
        expect(label.isHidden)
        expect(field.accessibilityHint, is: "Your address.")
        expect(UIAccessibility.announced, is: [message])
    },
    Check("UIKit.goesWithItsElement") {
        weak var kept: ElementValidation<String>?
        weak var seen: UITextView?
        do {
            let view = UITextView()
            view.validationRules = [.required]
            view.validateOnInputChange(enabled: true)
            view.showErrors(in: UILabel())
            kept = view.validation
            seen = view
            expect(kept === view.validation, "the same as long as it lives")
        }
        expect(seen == nil)
        expect(kept == nil)
    },
]
