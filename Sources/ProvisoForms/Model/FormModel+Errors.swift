public import ProvisoCore

extension FormModel {
    /// Everything that is known against the model, warnings too: attribute by attribute, then what concerns the model as
    /// a whole.
    public var violations: [Violation] { (fields + [general]).flatMap(\.violations) }

    /// The violations of severity error.
    public var errors: [Violation] { violations.filter { $0.severity == .error } }

    /// The errors by attribute. What concerns the model as a whole stands under `""`.
    public var errorsByAttribute: [String: [Violation]] {
        (fields + [general]).reduce(into: [:]) { errors, field in
            let found = field.errors
            if !found.isEmpty { errors[field.name] = found }
        }
    }

    /// The asynchronous rules that could not judge, with what they threw. Each is among the ``errors`` as well, for people.
    public var failures: [RuleFailure] { fields.flatMap(\.failures) }

    /// Everything that is known, as a result.
    public var result: ValidationResult { ValidationResult(violations) }

    /// Whether there is an error.
    public var hasErrors: Bool { !errors.isEmpty }

    /// Whether there is no error, that an asynchronous rule could not judge among them, and no rule is still being asked.
    ///
    /// This is about what has been judged: a form that was never validated has no errors.
    public var isValid: Bool { (fields + [general]).allSatisfy(\.isValid) }

    /// Whether an attribute has been touched.
    public var isTouched: Bool { fields.contains(where: \.isTouched) }

    /// Whether asynchronous rules are being asked, or wait for a pause in the typing.
    public var isValidating: Bool { fields.contains(where: \.isValidating) }

    // MARK: One attribute

    /// The errors of an attribute, or of a part of one, and of what lies inside of it; for `""` what concerns the model as
    /// a whole.
    ///
    /// - Throws: ``UnknownAttribute``.
    public func errors(for name: String) throws(UnknownAttribute) -> [Violation] { errors(at: try path(named: name)) }

    /// Everything that is known against an attribute, warnings too; see ``errors(for:)-(String)``.
    ///
    /// - Throws: ``UnknownAttribute``.
    public func violations(for name: String) throws(UnknownAttribute) -> [Violation] {
        violations(at: try path(named: name))
    }

    /// The messages of the errors of an attribute, in the language of ``catalog``; see ``errors(for:)-(String)``.
    ///
    /// - Throws: ``UnknownAttribute``.
    public func messages(for name: String) throws(UnknownAttribute) -> [String] {
        try errors(for: name).map { $0.message(in: catalog) }
    }

    /// Whether an attribute has an error; see ``errors(for:)-(String)``.
    ///
    /// - Throws: ``UnknownAttribute``.
    public func hasErrors(for name: String) throws(UnknownAttribute) -> Bool { try !errors(for: name).isEmpty }

    /// The errors of an attribute, or of a part of one, and of what lies inside of it.
    public func errors(for keyPath: PartialKeyPath<Model>) -> [Violation] { errors(at: path(of: keyPath)) }

    /// Everything that is known against an attribute, or a part of one, warnings too.
    public func violations(for keyPath: PartialKeyPath<Model>) -> [Violation] { violations(at: path(of: keyPath)) }

    /// The messages of the errors of an attribute, or of a part of one, in the language of ``catalog``.
    public func messages(for keyPath: PartialKeyPath<Model>) -> [String] {
        errors(for: keyPath).map { $0.message(in: catalog) }
    }

    /// Whether an attribute, or a part of one, has an error.
    public func hasErrors(for keyPath: PartialKeyPath<Model>) -> Bool { !errors(for: keyPath).isEmpty }

    /// Whether there is no error of an attribute, or a part of one, and no asynchronous rule is being asked about the
    /// attribute or failed.
    public func isValid(_ keyPath: PartialKeyPath<Model>) -> Bool {
        let path = path(of: keyPath)
        let field = owner(of: path)
        if field.path == path { return field.isValid && errors(at: path).isEmpty }
        return !field.isValidating && errors(at: path).isEmpty
    }
    /// Whether an attribute, or the one around a part, was set through the form, or ``touch(_:)-(PartialKeyPath<Model>)``
    /// was called for it.
    public func isTouched(_ keyPath: PartialKeyPath<Model>) -> Bool { field(keyPath).isTouched }
    /// Whether asynchronous rules are being asked about an attribute, or the one around a part, or wait for a pause in the
    /// typing.
    public func isValidating(_ keyPath: PartialKeyPath<Model>) -> Bool { field(keyPath).isValidating }

    /// Marks an attribute, or the one around a part, as touched, as when its field lost the focus.
    public func touch(_ keyPath: PartialKeyPath<Model>) { field(keyPath).isTouched = true }

    /// Marks an attribute, or the one around a part, as touched.
    ///
    /// - Throws: ``UnknownAttribute``.
    public func touch(_ name: String) throws(UnknownAttribute) { try field(name).isTouched = true }

    func errors(at path: FieldPath) -> [Violation] { violations(at: path).filter { $0.severity == .error } }

    func violations(at path: FieldPath) -> [Violation] {
        // What concerns the model as a whole is not what concerns its parts.
        if path.isEmpty { return general.violations }
        // `address.city` has a field of its own, or is noted in that of `address`, or in none.
        let noted = fields.filter { path.contains($0.path) || $0.path.contains(path) }
        return (owner(of: path) === general ? noted + [general] : noted)
            .flatMap { field in field.violations.filter { path.contains($0.path) } }
    }

    /// Notes what an element has found by rules of its own; nothing of one for a row that is gone.
    func note(_ violations: [Violation], of element: ElementToken, at path: FieldPath) {
        let field = owner(of: path)
        guard !violations.isEmpty, PartPlace(path, in: self)?.isThere(in: storedModel) ?? true else {
            return field.note([], of: element)
        }
        let moved = violations.map { violation in
            var violation = violation
            violation.path = violation.path.isEmpty ? path : path.appending(violation.path)
            if violation.wording.label == nil, violation.path == field.path { violation.wording.label = field.label }
            concealIfSensitive(&violation, of: field)
            return violation
        }
        field.note(moved, of: element)
    }

    /// Forgets the value of a violation that lies inside of what is sensitive.
    private func concealIfSensitive(_ violation: inout Violation, of field: FormField) {
        if field.label.isSensitive { violation.conceal() }
        if let model = Model.self as? any Validatable.Type { violation.concealIfSensitive(in: model) }
    }

    // MARK: Adding and clearing

    /// Adds an error to an attribute, or to a part of one: what a server said, or an inline rule. The next validation of
    /// the attribute clears it.
    ///
    /// - Parameters:
    ///   - message: The message; the catalogue's for the code by default.
    ///   - name: The attribute; `""` for the model as a whole.
    ///   - code: The code.
    /// - Throws: ``UnknownAttribute``.
    public func addError(
        _ message: MessageTemplate? = nil, for name: String, code: ViolationCode = .custom
    ) throws(UnknownAttribute) {
        add(Violation(code, at: try path(named: name), message: message))
    }

    /// Adds an error to an attribute; see ``addError(_:for:code:)-(_,String,_)``.
    public func addError(
        _ message: MessageTemplate? = nil, for keyPath: PartialKeyPath<Model>, code: ViolationCode = .custom
    ) {
        add(Violation(code, at: path(of: keyPath), message: message))
    }

    /// Adds a violation, wherever it belongs by its path. The next validation of the attribute clears it.
    public func add(_ violation: Violation) {
        let field = owner(of: violation.path)
        var violation = violation
        if violation.wording.modelMessages.isEmpty, let model = Model.self as? any Validatable.Type {
            violation.wording.modelMessages = model.ruleMessages.messages
        }
        if violation.wording.label == nil, violation.path == FieldPath(field.name) {
            violation.wording.label = field.label
        }
        concealIfSensitive(&violation, of: field)
        if let model = Model.self as? any Validatable.Type { violation.nameOutside(model, .asDeclared) }
        field.added.append(violation)
    }

    /// Forgets all violations, also those of values that could not be taken.
    public func clearErrors() { clear(fields + [general]) }

    /// Forgets the violations of some attributes, or of parts of them; for `""` what concerns the model as a whole.
    ///
    /// - Throws: ``UnknownAttribute``.
    public func clearErrors(for names: String...) throws(UnknownAttribute) {
        var paths: [FieldPath] = []
        for name in names { paths.append(try path(named: name)) }
        for path in paths { clear(path) }
    }

    /// Forgets the violations of some attributes, or of parts of them.
    public func clearErrors(for keyPaths: PartialKeyPath<Model>...) {
        for keyPath in keyPaths { clear(path(of: keyPath)) }
    }

    private func clear(_ path: FieldPath) {
        let field = owner(of: path)
        if field.path == path { return clear([field]) }
        field.clearErrors(in: FormScope([path]))
        field.unconverted.removeAll { path.contains($0.path) }
    }

    private func clear(_ fields: [FormField]) {
        for field in fields {
            field.clearErrors()
            field.unconverted = []
            field.cell.forget()
        }
    }
}
