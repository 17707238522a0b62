internal import ProvisoCore

// What a person enters, as opposed to what code assigns: it is judged at once.

extension FormModel {
    /// Takes what was typed into the field of an attribute or of a part of one, whatever its type, and judges it at once,
    /// together with what depends on it.
    ///
    /// ```swift
    /// form.type("ada@", into: \.email)
    /// form.type("18", into: \.age)               // age: Int
    /// form.type("12", into: \.rows[1].quantity)  // rows: [Row], whose type has rules
    /// ```
    ///
    /// The text is converted if nothing is lost. If it cannot be converted, the attribute keeps its value and has an error, and
    /// the field keeps the text. For an optional attribute, an empty text means `nil`.
    ///
    /// If the element of a list does not exist, or no longer exists, nothing happens. The form has an error with the code
    /// `attribute.unknown` in two cases:
    ///
    /// - The key path leads to something other than an attribute or a text, such as a computed number.
    /// - The key path does not determine the element: the list is inside rows whose type has no rules, or no rule names it.
    ///
    /// - Parameters:
    ///   - text: The whole text of the field.
    ///   - keyPath: An attribute, or a part of one.
    public func type(_ text: String, into keyPath: PartialKeyPath<Model>) {
        guard canEnter(at: keyPath) else { return }
        if isExact(keyPath) { return take(typed: text, at: path(of: keyPath)) }
        if let keyPath = keyPath as? WritableKeyPath<Model, String> { return enter(text, into: keyPath) }
        if let keyPath = keyPath as? WritableKeyPath<Model, String?> {
            return enter(text.isEmpty ? nil : text, into: keyPath)
        }
        noteUnknown("\(keyPath)")
    }

    /// Takes what was typed into the field of an attribute or of a part of one: `address.number`, `rows[1].quantity`; see
    /// ``type(_:into:)-(_,PartialKeyPath<Model>)``.
    ///
    /// - Throws: ``UnknownAttribute``, also where a list has no such element.
    public func type(_ text: String, into name: String) throws(UnknownAttribute) {
        take(typed: text, at: try path(named: name))
    }

    /// Takes what was typed into the field at a path. Nothing happens where there is no such element of a list.
    func take(typed text: String, at path: FieldPath) {
        let field = owner(of: path)
        guard let place = PartPlace(path, in: self), place.isThere(in: storedModel) else { return }
        // What is no number in the language of the form is refused as a text would be.
        var violations = put(place.data(typed: text) ?? .string(text), at: place, of: field, path)
        if !violations.isEmpty, text.isEmpty {
            // Nothing was typed, which is no value where there may be none.
            violations = put(.null, at: place, of: field, path)
        }
        changed([field.name], unconverted: violations.isEmpty ? [] : [field.name], typed: text, at: path)
    }

    /// Puts data at a place; notes and returns why that is not possible.
    private func put(
        _ value: DataValue, at place: PartPlace<Model>, of field: FormField, _ path: FieldPath
    ) -> [Violation] {
        let intake = Intake(scenario: storedScenario, access: .all)
        if path == field.path { return put(value, in: field.name, intake) }
        place.assign(value, &storedModel, intake)
        if let type = Model.self as? any Validatable.Type { intake.conceal(in: type) }
        field.forgetUnconverted(at: path)
        field.unconverted += intake.violations
        return intake.violations
    }

    /// Notes that something is no attribute of the form: an error of the form, which stays until ``clearErrors()``.
    func noteUnknown(_ name: String) {
        let unknown = Violation.unknown(attribute: name, among: attributeNames)
        if !general.unconverted.contains(unknown) { general.unconverted.append(unknown) }
    }

    /// Takes a value that was entered in a field, and judges it at once, together with what depends on it.
    ///
    /// ```swift
    /// form.enter(true, into: \.acceptsTerms)
    /// form.enter("Paris", into: \.address.city)
    /// ```
    ///
    /// If the element of a list does not exist, nothing happens: a view may still send what was entered into a row that was
    /// removed. If the key path does not determine the element, the form has an error; see
    /// ``type(_:into:)-(_,PartialKeyPath<Model>)``.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - keyPath: An attribute, or a part of one.
    public func enter<Value>(_ value: Value, into keyPath: WritableKeyPath<Model, Value>) {
        guard canEnter(at: keyPath) else { return }
        let path = path(of: keyPath)
        let field = owner(of: path)
        // What belongs to no attribute may change several.
        let before = field === general ? attributesByName.mapValues { $0.data(storedModel) } : [:]
        storedModel[keyPath: keyPath] = value
        let names = field === general ? attributeNames : [field.name]
        changed(
            names.filter { before.isEmpty || attributesByName[$0]?.data(storedModel) != before[$0] },
            typed: value as? String, at: path)
    }

    /// Tells the fields of what was entered what typing on can do.
    ///
    /// - Parameter answer: The question about the text, if it was answered when the text was judged.
    func noteEntry(_ text: String?, at path: FieldPath, answer: CompletionQuery? = nil) {
        let field = owner(of: path)
        let completion = if let answer { answer.completion } else { text.flatMap { self.completion(at: path, $0) } }
        field.note(at: path) { $0.change(to: completion, hasErrors: field.hasErrors(at: path)) }
    }

    /// Tells the field that has the focus that code has set its value.
    func noteAssignment(of names: [String]) {
        guard let focus, names.contains(owner(of: focus).name) else { return }
        noteEntry(text(at: focus), at: focus)
    }

    /// The text at the end of a key path, as the field of it would show it; `nil` where that leads nowhere. Observed.
    func observedText(of keyPath: PartialKeyPath<Model>) -> String? {
        if isExact(keyPath) { return observedText(at: path(of: keyPath)) }
        _ = field(keyPath).version
        return leadsNowhere(keyPath) ? nil : storedModel[keyPath: keyPath] as? String
    }

    /// The text of an attribute or a part of one, as its field would show it. Observed.
    func observedText(at path: FieldPath) -> String? {
        _ = owner(of: path).version
        return text(at: path)
    }

    /// The text of an attribute or a part of one as it was typed, or else that of its value; `nil` where there is no such
    /// element of a list, and for what is no text.
    func text(at path: FieldPath) -> String? {
        let field = owner(of: path)
        guard let place = PartPlace(path, in: self), place.isThere(in: storedModel) else { return nil }
        return field.typedText(at: path) ?? place.text(in: storedModel)
    }
}
