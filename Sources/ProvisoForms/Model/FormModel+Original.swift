public import ProvisoCore

// What has changed since the model was loaded, and the way back.

extension FormModel {
    /// Whether an attribute has another value than the one that was loaded.
    public var isDirty: Bool {
        _ = version
        return storedFields.contains { isDirty(attribute: $0.name) }
    }

    /// Whether an attribute has another value than the one that was loaded; the one around what a key path leads to.
    public func isDirty(_ keyPath: PartialKeyPath<Model>) -> Bool {
        guard let name = attribute(around: keyPath) else { return isDirty }
        _ = fieldsByName[name]?.version
        return isDirty(attribute: name)
    }

    /// Whether an attribute has another value than the one that was loaded.
    ///
    /// - Throws: ``UnknownAttribute``.
    public func isDirty(_ name: String) throws(UnknownAttribute) -> Bool {
        try check([name])
        _ = fieldsByName[name]?.version
        return isDirty(attribute: name)
    }

    /// What has changed since the model was loaded, for a PATCH: a JSON merge patch of RFC 7396.
    ///
    /// ```swift
    /// form.changes      // {"email": "ada@example.org", "address": {"city": "Paris"}, "nickname": null}
    /// ```
    ///
    /// The names are those of coding keys. Of an object the members that have changed are there, and one that is gone is
    /// `null`; a list that has changed is there as a whole. ``apply(patch:safeOnly:)`` is the way back.
    public var changes: DataObject {
        _ = version
        var changes = DataObject()
        for field in storedFields {
            guard let attribute = attributesByName[field.name] else { continue }
            for (path, value) in Self.changes(from: loaded.values[field.name], to: attribute.data(storedModel)) {
                changes.set(value, at: outsideNames(of: field.path.appending(FieldPath(path.map { .key($0) })))[...])
            }
        }
        return changes
    }

    /// Loads a model to be changed, in place of the one that there is: nothing is dirty, touched or wrong.
    public func load(_ model: Model) {
        storedModel = model
        loaded = LoadedModel(model)
        startAfresh()
    }

    /// Takes the values as they are for those that were loaded: after they were saved. Errors stay as they are.
    public func markAsSaved() {
        loaded = LoadedModel(storedModel)
        noteLoaded()
        version += 1
        for field in storedFields { field.version += 1 }
    }

    /// Goes back to what was loaded: the values of the attributes, and nothing is touched or wrong.
    ///
    /// Of an object, which the form cannot put back whole, the attributes are set to what they were.
    public func reset() {
        if !(Model.self is AnyObject.Type) { storedModel = loaded.model }
        for field in storedFields where isDirty(attribute: field.name) {
            let violations = put(
                loadedValue(of: field.name), in: field.name, Intake(scenario: storedScenario, access: .all))
            // What no data stands for is put back as it was.
            if !violations.isEmpty || isDirty(attribute: field.name), let original = loaded.originals[field.name] {
                _ = attributesByName[field.name]?.set(original, &storedModel)
            }
        }
        startAfresh()
    }

    /// Keeps the values of attributes that are new to the form.
    func noteLoaded() {
        for (name, attribute) in attributesByName where loaded.values[name] == nil {
            loaded.values[name] = attribute.data(loaded.model)
            if Model.self is AnyObject.Type { loaded.originals[name] = attribute.value(loaded.model) }
        }
    }

    private func startAfresh() {
        focus = nil
        endFocusRequest()
        isSubmitted = false
        clearErrors()
        for field in storedFields + [general] {
            field.forgetDisplay()
            field.isTouched = false
            field.isChecked = false
            field.noteTyped(nil, at: nil)
            field.knownRows = [:]
            field.rows = attributesByName[field.name].flatMap { RowIdentities($0.value(storedModel)) }
            field.version += 1
        }
        noteLoaded()
        noteScenario()
        version += 1
    }

    private func isDirty(attribute name: String) -> Bool {
        attributesByName[name].map { $0.data(storedModel) != loadedValue(of: name) } ?? false
    }

    private func loadedValue(of name: String) -> DataValue { loaded.values[name] ?? .null }

    /// The names, from the outermost, that those outside know a place by.
    private func outsideNames(of path: FieldPath) -> [String] {
        let outside =
            (Model.self as? any Validatable.Type).map { OutsidePath.outside(of: path, in: $0, .asDeclared) } ?? path
        return outside.components.compactMap { component in
            if case .key(let key) = component { key } else { nil }
        }
    }

    /// What leads from one value to another: the places inside of them, and what is there now.
    private static func changes(from old: DataValue?, to new: DataValue) -> [(path: [String], value: DataValue)] {
        if old == new { return [] }
        guard case .object(let before)? = old, case .object(let after) = new else { return [([], new)] }
        let gone = before.members.filter { after[$0.key] == nil }.map { (key: $0.key, value: DataValue.null) }
        return (after.members + gone).flatMap { name, value in
            changes(from: before[name], to: value).map { ([name] + $0.path, $0.value) }
        }
    }
}
