public import ProvisoCore

// What is shown of the errors, and the focus that decides it.

extension FormModel {
    /// When errors are shown: ``ErrorDisplay/afterLeaving`` a field by default. ``FormField/errorDisplay`` goes before it.
    ///
    /// It changes nothing of what is found, and nothing of ``errors``: it decides about ``shownErrors(for:)-(String)`` and
    /// ``FormField/shownErrors`` alone.
    public var errorDisplay: ErrorDisplay {
        get { general.formDisplay }
        set { for field in storedFields + [general] { field.formDisplay = newValue } }
    }

    /// The errors of an attribute, or of a part of one, that are shown; see ``ErrorDisplay``.
    public func shownErrors(for keyPath: PartialKeyPath<Model>) -> [Violation] { shown(errors(for: keyPath)) }

    /// The errors of an attribute, or of a part of one, that are shown; see ``ErrorDisplay``.
    ///
    /// - Throws: ``UnknownAttribute``.
    public func shownErrors(for name: String) throws(UnknownAttribute) -> [Violation] {
        shown(try errors(for: name))
    }

    /// The messages of the errors that are shown, in the language of ``catalog``.
    public func shownMessages(for keyPath: PartialKeyPath<Model>) -> [String] {
        shownErrors(for: keyPath).map { $0.message(in: catalog) }
    }

    /// The messages of the errors that are shown, in the language of ``catalog``.
    ///
    /// - Throws: ``UnknownAttribute``.
    public func shownMessages(for name: String) throws(UnknownAttribute) -> [String] {
        try shownErrors(for: name).map { $0.message(in: catalog) }
    }

    /// Those of some errors that are shown.
    func shown(_ errors: [Violation]) -> [Violation] {
        errors.filter { owner(of: $0.path).isShown($0) }
    }

    // MARK: The focus

    /// The field that has the focus; for a part of an attribute the attribute's.
    public var focusedField: FormField? { focusedPath.map(owner(of:)) }

    /// The path of the field that has the focus: `email`, `address.city`.
    public var focusedPath: FieldPath? { focus }

    /// Says that the field of an attribute, or of a part of one, has got the focus. One that had it before has lost it.
    public func beginEditing(_ keyPath: PartialKeyPath<Model>) { beginEditing(at: path(of: keyPath)) }

    /// Says that the field of an attribute, or of a part of one, has got the focus. One that had it before has lost it.
    ///
    /// - Throws: ``UnknownAttribute``.
    public func beginEditing(_ name: String) throws(UnknownAttribute) { beginEditing(at: try path(named: name)) }

    /// Says that the field of an attribute, or of a part of one, has lost the focus.
    ///
    /// The attribute is judged, and what filters make of the value is written back. Nothing happens where the field did
    /// not have the focus: systems differ in which of two fields they tell first.
    public func endEditing(_ keyPath: PartialKeyPath<Model>) { endEditing(at: path(of: keyPath)) }

    /// Says that the field of an attribute, or of a part of one, has lost the focus; see
    /// ``endEditing(_:)-(PartialKeyPath<Model>)``.
    ///
    /// - Throws: ``UnknownAttribute``.
    public func endEditing(_ name: String) throws(UnknownAttribute) { endEditing(at: try path(named: name)) }

    func beginEditing(at path: FieldPath) {
        endFocusRequest()
        guard focus != path else { return }
        if let focus { endEditing(at: focus) }
        let field = owner(of: path)
        let isShowing = field.errors.contains { path.contains($0.path) && field.isShown($0) }
        focus = path
        field.note(at: path) { $0.begin(showing: isShowing) }
    }

    func endEditing(at path: FieldPath) {
        guard focus == path else { return }
        focus = nil
        let field = owner(of: path)
        field.isTouched = true
        check([field.name], after: .zero, writesBack: true)
        // From now on the text is that of the value, as filters have left it; what could not be taken stays.
        if field.unconverted.isEmpty { field.noteTyped(nil, at: nil) }
        field.note(at: path) { $0.end(hasErrors: field.hasErrors(at: path)) }
    }
}
