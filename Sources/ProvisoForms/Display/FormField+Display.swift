public import ProvisoCore

extension FormField {
    /// The errors that are shown by ``errorDisplay`` or the setting of the form; see ``ErrorDisplay``.
    public var shownErrors: [Violation] { errors.filter(isShown) }

    /// The messages of the errors that are shown, in the language of the form.
    public var shownMessages: [String] { shownErrors.map(\.message) }

    /// The messages of the errors that are shown, in the language of a catalogue.
    public func shownMessages(in catalog: MessageCatalog) -> [String] { shownErrors.map { $0.message(in: catalog) } }

    /// Whether the field of the attribute has the focus, or that of a part of it.
    public var hasFocus: Bool { visibility.hasFocus || visibilityOfParts.values.contains(where: \.hasFocus) }

    /// The setting that holds for the attribute.
    var display: ErrorDisplay { errorDisplay ?? formDisplay }

    /// Whether a violation is shown: what happened to the field of the innermost part around it decides.
    func isShown(_ violation: Violation) -> Bool {
        let around = visibilityOfParts.filter { $0.key.contains(violation.path) }
        let innermost = around.max { $0.key.components.count < $1.key.components.count }
        return !(innermost?.value ?? visibility).holdsBack(display)
    }

    /// What happened to the field at a path.
    func visibility(at path: FieldPath) -> ErrorVisibility {
        path == self.path ? visibility : visibilityOfParts[path] ?? visibility
    }

    /// Notes what happens to the field at a path. Observers are notified only if something changed.
    func note(at path: FieldPath, _ event: (inout ErrorVisibility) -> Void) {
        var changed = visibility(at: path)
        event(&changed)
        guard changed != visibility(at: path) || path != self.path && visibilityOfParts[path] == nil else { return }
        if path == self.path { visibility = changed } else { visibilityOfParts[path] = changed }
    }

    /// Whether something at a path is wrong.
    func hasErrors(at path: FieldPath) -> Bool { errors.contains { path.contains($0.path) } }

    /// Notes that the attribute was judged.
    func settle() {
        note(at: path) { $0.settle(hasErrors: !errors.isEmpty) }
        for part in visibilityOfParts.keys { note(at: part) { $0.settle(hasErrors: hasErrors(at: part)) } }
    }

    /// Notes that the form was submitted.
    func submit() {
        note(at: path) { $0.submit(hasErrors: !errors.isEmpty) }
        for part in visibilityOfParts.keys { note(at: part) { $0.submit(hasErrors: hasErrors(at: part)) } }
    }

    /// Forgets what was shown.
    func forgetDisplay() {
        if visibility != ErrorVisibility() { visibility = ErrorVisibility() }
        if !visibilityOfParts.isEmpty { visibilityOfParts = [:] }
    }
}
