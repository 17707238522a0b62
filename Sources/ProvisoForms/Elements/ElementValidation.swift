public import ProvisoCore
internal import ProvisoFormats

/// The state of one element of a user interface: its rules, its handler, and the errors that are shown.
///
/// An element of your own stores one; see ``ValidatableInterfaceElement``. Use it through the element.
@MainActor public final class ElementValidation<Value> {
    /// The language of the messages of an element that is bound to no form. English by default. When it changes, the messages
    /// that are shown change.
    public var catalog: MessageCatalog {
        get { language.catalog }
        set {
            language.catalog = newValue
            present()
        }
    }
    /// What was found the last time, in the language of the form or else of ``catalog``.
    public var result: ValidationResult { tie == nil ? ValidationResult(language.speak(found.violations)) : found }
    /// Whether the element has the focus.
    public var hasFocus: Bool { visibility.hasFocus }

    var rules = RuleList<Value>()
    var handler: ((ValidationResult) -> Void)?
    var presenter: (([Violation]) -> Void)?
    var display = ErrorDisplay.afterLeaving
    /// Whether changes are to be judged, if that was set.
    var asksForChanges: Bool?
    var judgesEnds = false
    /// Whether the value is being set to that of the form.
    var isTakingOver = false
    /// The form that the element is bound to.
    var tie: ElementTie<Value>?

    private let language = FormLanguage()
    /// What was found the last time.
    private var found = ValidationResult([])
    private var visibility = ErrorVisibility()
    private var presented: [Violation] = []
    /// What they said: in another language they say something else.
    private var presentedMessages: [String] = []

    /// Creates the state of an element without rules or a handler.
    public nonisolated init() {}

    /// Whether changes are validated: by default, if the element shows errors.
    var judgesChanges: Bool {
        if let asksForChanges { return asksForChanges }
        guard presenter != nil, !judgesEnds, tie == nil else { return false }
        return display == .afterLeaving || display == .live
    }

    /// Whether anybody wants to know what the person does.
    var isObserved: Bool { judgesChanges || judgesEnds || tie != nil }

    /// What the element was judged for.
    enum Occasion {
        case change
        case end
        case submission
    }

    /// Judges a value, tells the handler, and shows what is to be shown.
    func judge(_ value: Value, by occasion: Occasion) {
        if let tie, occasion == .change { tie.enter(value) }
        if let tie, occasion == .submission { tie.validate() }
        let isJudged = occasion != .change || judgesChanges || tie != nil
        if isJudged { judge(value) }
        let hasErrors = !found.errors.isEmpty
        switch occasion {
        case .change: visibility.change(to: isJudged ? completion(of: value) : nil, hasErrors: hasErrors)
        case .end: break
        case .submission: visibility.submit(hasErrors: hasErrors)
        }
        if isJudged { handler?(result) }
        present()
    }

    private func judge(_ value: Value) {
        let own = rules.judgeAsInModel(value)
        tie?.report(own.violations)
        found = tie.map { ValidationResult($0.violations()) } ?? own
    }

    /// The element has got the focus.
    func begin() {
        guard !hasFocus else { return }
        tie?.begin()
        visibility.begin(showing: !shownErrors.isEmpty)
    }

    /// The element has lost the focus.
    func end(_ value: Value) {
        guard hasFocus else { return }
        tie?.end()
        if judgesEnds {
            judge(value, by: .end)
        } else if judgesChanges && display == .afterLeaving || tie != nil {
            // Leaving was not asked for: a handler for changes is called if the result has changed.
            refresh(value)
        }
        visibility.end(hasErrors: !found.errors.isEmpty)
        present()
    }

    /// Takes what has become known of the attribute that the element is bound to.
    func refresh(_ value: Value) {
        let before = found
        judge(value)
        if found != before { handler?(result) }
        present()
    }

    /// The errors that are shown.
    var shownErrors: [Violation] {
        if let tie { return tie.shownErrors() }
        return visibility.holdsBack(display) ? [] : result.errors
    }

    var shownMessages: [String] {
        let catalog = tie?.catalog() ?? catalog
        return shownErrors.map { $0.message(in: catalog) }
    }

    /// The question whether what was probably meant is.
    var suggestionText: String? {
        let catalog = tie?.catalog() ?? catalog
        return result.violations.firstSuggestion?.violation.suggestionText(in: catalog)
    }

    /// Tells who shows the errors, when they are others than before.
    func present() {
        let shown = shownErrors
        let messages = presenter == nil ? [] : shown.map(\.message)
        guard shown != presented || messages != presentedMessages else { return }
        (presented, presentedMessages) = (shown, messages)
        presenter?(shown)
    }

    /// What typing on can do for a text.
    private func completion(of value: Value) -> Completion? {
        guard tie == nil, let text = value as? String else { return nil }
        return rules.completion(of: text)
    }
}
