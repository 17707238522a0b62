internal import ProvisoCore
internal import ProvisoFormats

// What a person enters, as opposed to what code assigns: it is judged at once.

extension FormModel {
    /// Takes what was typed into the field of an attribute, whatever its type, and judges it at once, together with what
    /// depends on it.
    ///
    /// ```swift
    /// form.type("ada@", into: \.email)
    /// form.type("18", into: \.age)      // age: Int
    /// ```
    ///
    /// A text is converted where nothing is lost. One that cannot be is an error of the attribute, the value stays, and
    /// ``FormField/typedText`` keeps what was typed. An empty text is no value for an attribute that may be `nil`.
    ///
    /// - Parameters:
    ///   - text: The whole text of the field.
    ///   - keyPath: An attribute, or a part of one of the type `String` or `String?`.
    public func type(_ text: String, into keyPath: PartialKeyPath<Model>) {
        let path = path(of: keyPath)
        let field = owner(of: path)
        if field.path == path, !path.isEmpty { return take(typed: text, for: field) }
        if let keyPath = keyPath as? WritableKeyPath<Model, String> { return enter(text, into: keyPath) }
        if let keyPath = keyPath as? WritableKeyPath<Model, String?> {
            return enter(text.isEmpty ? nil : text, into: keyPath)
        }
        preconditionFailure("\(keyPath) is no attribute of the form, and no text: it cannot be typed into.")
    }

    /// Takes what was typed into the field of an attribute; see ``type(_:into:)-(_,PartialKeyPath<Model>)``.
    ///
    /// - Throws: ``UnknownAttribute``.
    public func type(_ text: String, into name: String) throws(UnknownAttribute) {
        try check([name])
        take(typed: text, for: try field(name))
    }

    /// Takes what was typed into the field of an attribute.
    func take(typed text: String, for field: FormField) {
        let intake = Intake(scenario: storedScenario, access: .all)
        var violations = put(.untyped(text), in: field.name, intake)
        if !violations.isEmpty, text.isEmpty {
            // Nothing was typed, which is no value where there may be none.
            violations = put(.null, in: field.name, Intake(scenario: storedScenario, access: .all))
        }
        changed([field.name], unconverted: violations.isEmpty ? [] : [field.name], typed: text, at: field.path)
    }

    /// Takes a value that was entered in a field, and judges it at once, together with what depends on it.
    ///
    /// ```swift
    /// form.enter(true, into: \.acceptsTerms)
    /// form.enter("Paris", into: \.address.city)
    /// ```
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - keyPath: An attribute, or a part of one.
    public func enter<Value>(_ value: Value, into keyPath: WritableKeyPath<Model, Value>) {
        storedModel[keyPath: keyPath] = value
        let path = path(of: keyPath)
        let field = owner(of: path)
        // What belongs to no attribute may change several.
        changed(field === general ? attributeNames : [field.name], typed: value as? String, at: path)
    }

    /// Tells the fields of what was entered what typing on can do.
    func noteEntry(_ text: String?, at path: FieldPath) {
        let field = owner(of: path)
        let completion = text.flatMap { self.completion(at: path, typing: $0) }
        field.note(at: path) { $0.change(to: completion, hasErrors: field.hasErrors(at: path)) }
    }

    /// Tells the field that has the focus that code has set its value.
    func noteAssignment(of names: [String]) {
        guard let focus, names.contains(owner(of: focus).name) else { return }
        noteEntry(owner(of: focus).path == focus ? text(of: owner(of: focus).name) : nil, at: focus)
    }

    /// The text at the end of a key path, as the field of it would show it. Observed.
    func observedText(of keyPath: PartialKeyPath<Model>) -> String? {
        let path = path(of: keyPath)
        let field = owner(of: path)
        if field.path == path { return observedText(of: field) }
        _ = field.version
        return storedModel[keyPath: keyPath] as? String
    }

    /// The text of an attribute, as its field would show it. Observed.
    func observedText(of field: FormField) -> String? {
        _ = field.version
        return text(of: field.name)
    }

    /// The text of an attribute as it was typed, or else that of its value.
    func text(of name: String) -> String? {
        if let typed = fieldsByName[name]?.typedText { return typed }
        return switch attributesByName[name]?.data(storedModel) {
        case .null?: ""
        case .string(let text)?, .untyped(let text)?: text
        case .number(let number)?: number.spelling
        case .bool(let flag)?: flag.description
        case .array?, .object?, nil: nil
        }
    }

    /// What typing on can do for the text of a field.
    private func completion(at path: FieldPath, typing text: String) -> Completion? { nil }
}
