public import ProvisoCore

/// Anything a person puts a value into: a text field, a slider, a line of a terminal.
///
/// ```swift
/// let email = SearchBox()
/// email.validationRules = [.required, .email]
/// email.validationHandler = { result in status.text = result.isValid ? "" : result.messages.first }
/// email.validateOnInputChange(enabled: true)
/// ```
///
/// An element of your own has a value and a validation state, and reports what happens:
///
/// ```swift
/// final class SearchBox: ValidatableInterfaceElement {
///     let validation = ElementValidation<String>()
///     var inputValue = ""
///
///     func userTyped(_ text: String) {
///         inputValue = text
///         inputDidChange()
///     }
/// }
/// ```
///
/// Elements of a user interface belong to the main actor, and so do these.
@MainActor public protocol ValidatableInterfaceElement: AnyObject, Sendable {
    /// The type of the value: `String` for a field of text, `Float` for a slider.
    associatedtype InputType

    /// The value. Setting it in code is not reported as a change.
    var inputValue: InputType { get set }

    /// The state of the element: its rules, its handler, and the errors that are shown. Always return the same object.
    var validation: ElementValidation<InputType> { get }

    /// Starts or stops reporting what the user does, by ``inputDidChange()``, ``editingDidBegin()`` and ``editingDidEnd()``.
    ///
    /// The default does nothing, for elements that always report: reports that are not needed are ignored.
    func observeInput(_ isObserved: Bool)

    /// Gives the element the focus: after the submission of a form that it is bound to, when it has the first error. An
    /// element that cannot have it does nothing, which is the default.
    func takeFocus()
}

extension ValidatableInterfaceElement {
    /// Does nothing, for an element that always reports.
    public func observeInput(_ isObserved: Bool) {}

    /// Does nothing, for an element that cannot have the focus.
    public func takeFocus() {}

    // MARK: Rules at the point of use

    /// Validates the value by rules, in their order. Calls no handler, and does not change what is shown.
    ///
    /// - Parameters:
    ///   - rule: A rule.
    ///   - others: Further rules.
    public func validate(_ rule: AnyRule<InputType>, _ others: AnyRule<InputType>...) -> ValidationResult {
        validate(rules: RuleList([rule] + others))
    }

    /// Validates the value by a rule. Calls no handler, and does not change what is shown.
    public func validate(rule: some ValidationRule<InputType>) -> ValidationResult {
        validate(rules: RuleList([AnyRule(rule)]))
    }

    /// Validates the value by a list of rules. Calls no handler, and does not change what is shown.
    public func validate(rules: RuleList<InputType>) -> ValidationResult {
        Validator.validate(inputValue, rules: rules)
    }

    // MARK: Attached rules

    /// The rules of the element. For one that is bound to a form they are judged in addition to the form's, and what they
    /// find is among the form's errors as long as the element is bound and exists.
    ///
    /// They have the habits of a model: an empty value is left alone by rules that are not about it, and the rules after one
    /// that found an error are skipped.
    public var validationRules: RuleList<InputType> {
        get { validation.rules }
        set {
            validation.rules = newValue
            if validation.tie != nil { validation.refresh(inputValue) }
        }
    }

    /// Is called with every result: when the input changes, when editing ends, when ``validate()`` is called.
    public var validationHandler: ((ValidationResult) -> Void)? {
        get { validation.handler }
        set { validation.handler = newValue }
    }

    /// Judges the value by the attached rules, or by the form's that the element is bound to, tells the handler, and shows
    /// what is wrong, as when a form is submitted.
    @discardableResult
    public func validate() -> ValidationResult {
        validation.judge(inputValue, by: .submission)
        return validation.result
    }

    /// Starts or ends judging the value whenever the person changes it.
    public func validateOnInputChange(enabled: Bool) { observe { validation.asksForChanges = enabled } }

    /// Starts or ends judging the value whenever the person leaves the element.
    public func validateOnEditingEnd(enabled: Bool) { observe { validation.judgesEnds = enabled } }

    /// Changes what is asked for, and tells the element if it is to speak or be silent from now on.
    func observe(_ change: () -> Void) {
        let before = validation.isObserved
        change()
        if validation.isObserved != before { observeInput(validation.isObserved) }
    }

    // MARK: What is shown

    /// When the errors of the element are shown: ``ErrorDisplay/afterLeaving`` by default. One that is bound to a form goes
    /// by the form's setting.
    public var errorDisplay: ErrorDisplay {
        get { validation.display }
        set {
            observe { validation.display = newValue }
            validation.present()
        }
    }

    /// The errors that are shown now; see ``ErrorDisplay``. All of them are in `validation.result`.
    public var shownErrors: [Violation] { validation.shownErrors }

    /// The messages of the errors that are shown, in the form's language, or that of `validation.catalog`.
    public var shownMessages: [String] { validation.shownMessages }

    /// Is called with the errors to show whenever these are others than before.
    ///
    /// An element with a presenter judges what the person enters, without being told to by
    /// ``validateOnInputChange(enabled:)``, unless leaving it is what is judged, or ``errorDisplay`` says that errors are shown on
    /// submission alone or never.
    public var errorPresenter: (([Violation]) -> Void)? {
        get { validation.presenter }
        set { observe { validation.presenter = newValue } }
    }

    // MARK: For the element

    /// Says that the person has changed the value.
    public func inputDidChange() {
        if validation.isObserved, !validation.isTakingOver { validation.judge(inputValue, by: .change) }
    }

    /// Says that the element has got the focus.
    public func editingDidBegin() { validation.begin() }

    /// Says that the element has lost the focus.
    public func editingDidEnd() {
        validation.end(inputValue)
        takeOver()
    }

    /// Gives the element the value that the form has, where the person is not at it.
    func takeOver() {
        if !validation.hasFocus { take(validation.tie?.value()) }
    }

    /// Sets the value, if there is one to set.
    func take(_ value: InputType?) {
        guard let value else { return }
        // Some systems tell of a value that code sets, too.
        validation.isTakingOver = true
        inputValue = value
        validation.isTakingOver = false
    }
}
