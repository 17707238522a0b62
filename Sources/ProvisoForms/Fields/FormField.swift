public import Observation
public import ProvisoCore

/// What a form knows of one attribute, beside its value.
///
/// ```swift
/// TextField("Email", text: $form.email)
/// ForEach(form.field(\.email).messages, id: \.self) { Text($0) }
/// ```
///
/// A field is observed by itself: a view that shows the errors of one attribute is not drawn again when another one
/// changes.
@Observable public final class FormField {
    /// The attribute's name; empty for what concerns the model as a whole.
    public let name: String
    /// How messages name the attribute.
    public let label: AttributeLabel
    /// The attribute's path.
    let path: FieldPath
    /// Whether the attribute was set through the form, or `FormModel.touch` was called for it.
    public internal(set) var isTouched = false

    /// What the synchronous rules found.
    var found: [Violation] = []
    /// What elements that are bound to the attribute have found by rules of their own.
    var elementFindings: [ElementFinding] = []
    /// What the user of the form has added.
    var added: [Violation] = []
    /// Why a value that was assigned could not be taken. Stays until the attribute is set.
    var unconverted: [Violation] = []
    /// The rows as they stood when something became known of them, where they can be told apart.
    @ObservationIgnored var rows: RowIdentities?
    /// The values of the rows into which something was typed or assigned that could not be taken, as they were then: code
    /// that sets the attribute has left those rows alone where they are still the same.
    @ObservationIgnored var knownRows: [FieldPath: DataValue] = [:]
    /// Changes with the value.
    var version = 0
    /// Whether rules have judged the value, or an earlier one.
    @ObservationIgnored var isChecked = false

    /// The text as the user typed it; `nil` if nothing was typed, and once the value was set in another way.
    public internal(set) var typedText: String?
    /// What was typed into fields of parts of the attribute.
    var typedTextOfParts: [FieldPath: String] = [:]

    // MARK: What is shown

    /// When the errors of this attribute are shown; `nil`, the default, leaves it to ``FormModel/errorDisplay``.
    public var errorDisplay: ErrorDisplay?
    /// The setting of the form.
    var formDisplay = ErrorDisplay.afterLeaving
    /// What happened to the field of this attribute.
    var visibility = ErrorVisibility()
    /// What happened to fields of parts of the attribute.
    var visibilityOfParts: [FieldPath: ErrorVisibility] = [:]

    /// What the asynchronous rules say.
    @ObservationIgnored let cell = AsyncCell()
    /// The language of the form.
    @ObservationIgnored let language: FormLanguage

    init(name: String, label: AttributeLabel, language: FormLanguage) {
        self.name = name
        self.label = label
        self.language = language
        path = FieldPath(name)
    }

    /// What was typed into the field at a path.
    func typedText(at path: FieldPath) -> String? { path == self.path ? typedText : typedTextOfParts[path] }

    /// Notes what was typed, or that the value was set in another way. Observers are notified only if something changed.
    ///
    /// - Parameters:
    ///   - text: The text; `nil` when none was typed.
    ///   - entry: Where; `nil` when the attribute was set as a whole.
    ///   - isKept: Whether what was typed into a part stays, when the attribute was set as a whole.
    func noteTyped(_ text: String?, at entry: FieldPath?, keeping isKept: (FieldPath) -> Bool = { _ in false }) {
        let part = entry.flatMap { $0 == path ? nil : $0 }
        let whole = part == nil ? text : nil
        if typedText != whole { typedText = whole }
        var parts = typedTextOfParts.filter { other, _ in
            part.map { !$0.contains(other) && !other.contains($0) } ?? isKept(other)
        }
        if let part { parts[part] = text }
        if typedTextOfParts != parts { typedTextOfParts = parts }
    }

    /// Forgets what could not be taken of a part, since a person has entered a value there: the others were not set.
    func forgetUnconverted(at entry: FieldPath) {
        unconverted.removeAll { entry.contains($0.path) || $0.path.contains(entry) }
    }

    /// Everything that is known against the value, warnings too.
    public var violations: [Violation] {
        let state = cell.state
        let isAnswered = state.phase == .answered
        let known = unconverted + found.filter { !(isAnswered && $0.isUnchecked) } + state.violations
        return language.speak(known + state.failures.map(\.told) + added + violationsOfElements)
    }

    /// The violations of severity error.
    public var errors: [Violation] { violations.filter { $0.severity == .error } }
    /// The messages of the errors, in the language of the form.
    public var messages: [String] { errors.map(\.message) }
    /// The messages of the errors, in the language of a catalogue.
    public func messages(in catalog: MessageCatalog) -> [String] { errors.map { $0.message(in: catalog) } }
    /// The asynchronous rules that threw, with their errors. Each is among the ``violations`` as well, with a message:
    /// “Name could not be checked. Try again later.”
    public var failures: [RuleFailure] { language.speak(cell.state.failures) }
    /// Whether asynchronous rules are being asked, or wait for a pause in the typing.
    public var isValidating: Bool { cell.state.phase == .asking }

    /// Whether there is no error, no rule failed to judge, and none is still being asked.
    ///
    /// A value that no rule has checked yet has no errors, so this is true then.
    public var isValid: Bool {
        let state = cell.state
        return state.phase != .asking && errors.isEmpty
    }

    /// What elements that are there have found by rules of their own.
    var violationsOfElements: [Violation] {
        elementFindings.flatMap { $0.element == nil ? [] : $0.violations }
    }

    /// Notes what an element has found by rules of its own. Observers are notified only if something changed.
    func note(_ violations: [Violation], of element: ElementToken) {
        let known = elementFindings.first { $0.element === element }?.violations ?? []
        guard known != violations else { return }
        elementFindings.removeAll { $0.element == nil || $0.element === element }
        if !violations.isEmpty { elementFindings.append(ElementFinding(element: element, violations: violations)) }
    }

    func clearErrors() {
        if !found.isEmpty { found = [] }
        if !added.isEmpty { added = [] }
    }

    /// Forgets the violations of a part of the value.
    func clearErrors(in scope: FormScope) {
        // Observers are notified only if something changed.
        if found.contains(where: { scope.contains($0.path) }) { found.removeAll { scope.contains($0.path) } }
        if added.contains(where: { scope.contains($0.path) }) { added.removeAll { scope.contains($0.path) } }
    }
}
