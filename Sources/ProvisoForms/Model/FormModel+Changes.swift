internal import ProvisoCore

/// Which attributes are checked again when they change.
enum WatchedAttributes: Equatable {
    case none
    case all(except: Set<String>)
    case some(Set<String>)

    func contains(_ name: String) -> Bool {
        switch self {
        case .none: false
        case .all(let exceptions): !exceptions.contains(name)
        case .some(let names): names.contains(name)
        }
    }
}

extension FormField {
    /// The row around a part of the attribute: the innermost one.
    fileprivate func row(around path: FieldPath) -> FieldPath? {
        let depth = self.path.components.count
        guard self.path.contains(path),
            let end = path.components.lastIndex(where: { if case .index = $0 { true } else { false } }), end >= depth
        else { return nil }
        return FieldPath(Array(path.components[...end]))
    }
}

extension FormModel {
    /// Whether every attribute is checked when it is set, and with it what depends on it: attributes that were set or
    /// checked before, and have a rule or a condition that reads the one that was set. The errors of the others stay as
    /// they are.
    ///
    /// What a rule reads is known of key paths, of the options and conditions of documents, and of the conditions in
    /// `@Rules`. A closure may read anything, so an attribute with such a rule is checked again with any other.
    ///
    /// Hooks are called, asynchronous rules are asked once the value has stood still for ``debounce``, and what filters
    /// make of the value is not written back unless ``tidiesOnChange``.
    public var validatesOnChange: Bool {
        get { watched != .none }
        set { watched = newValue ? .all(except: []) : .none }
    }

    /// Has some attributes checked when they are set, from now on.
    ///
    /// - Parameters:
    ///   - names: The attributes; `nil` for all.
    ///   - exceptions: Those that are not checked on change.
    /// - Throws: ``UnknownAttribute``.
    public func validateOnChange(
        _ names: [String]? = nil, except exceptions: [String] = []
    ) throws(UnknownAttribute) {
        try check((names ?? []) + exceptions)
        watched = names.map { .some(Set($0).subtracting(exceptions)) } ?? .all(except: Set(exceptions))
    }

    /// Has some attributes checked when they are set, from now on. A part of an attribute is set with it.
    public func validateOnChange(_ first: PartialKeyPath<Model>, _ others: PartialKeyPath<Model>...) {
        let names = ([first] + others).map(attribute(around:))
        let known = names.compactMap(\.self)
        watched = known.count == names.count ? .some(Set(known)) : .all(except: [])
    }

    /// Has an attribute checked when another one changes, too, once it was touched, though none of its rules reads that
    /// one: a password when its repetition changes.
    ///
    /// ```swift
    /// form.recheck(\.password, whenChanging: \.passwordRepeat)
    /// ```
    ///
    /// What rules and conditions read is checked again without being asked for; see ``validatesOnChange``.
    public func recheck(_ dependent: PartialKeyPath<Model>, whenChanging keyPath: PartialKeyPath<Model>) {
        let checked = attribute(around: dependent).map { [$0] } ?? attributeNames
        for name in attribute(around: keyPath).map({ [$0] }) ?? attributeNames {
            dependents[name, default: []].formUnion(checked)
        }
    }

    /// Has an attribute checked when another one changes, too, once it was touched.
    ///
    /// - Throws: ``UnknownAttribute``.
    public func recheck(_ dependent: String, whenChanging name: String) throws(UnknownAttribute) {
        try check([dependent, name])
        dependents[name, default: []].insert(dependent)
    }

    /// Notes that attributes were set, and checks what is watched.
    ///
    /// - Parameters:
    ///   - unconverted: Those of which it is noted already what could not be taken.
    ///   - text: The text, if one was typed.
    ///   - entry: Where a person has entered the value, which is checked in any case; `nil` for what code has set.
    @_semantics("optimize.sil.specialize.generic.never")
    func changed(
        _ names: [String], unconverted: Set<String> = [], typed text: String? = nil, at entry: FieldPath? = nil
    ) {
        version += 1
        for name in names {
            for field in related(to: name) { field.version += 1 }
            guard let field = fieldsByName[name] else { continue }
            field.cell.forget()
            if !field.isTouched { field.isTouched = true }
            // What is known of rows, and was typed into them, goes where they go.
            let part = entry.flatMap { $0 != field.path && field.path.contains($0) ? $0 : nil }
            noteRows(of: field, isEntry: part != nil)
            if let part {
                field.noteTyped(text, at: part)
                if !unconverted.contains(name) { field.forgetUnconverted(at: part) }
            } else {
                let isTyped = entry == nil || entry == field.path
                forgetEntries(
                    of: field, keepsUnconverted: unconverted.contains(name), typed: isTyped ? text : nil)
            }
            noteKnownRows(of: field)
        }
        guard !isJudging else { return }
        var checked = Set(entry == nil ? names.filter(watched.contains) : names)
        if watched != .none || entry != nil {
            let isWatched = watched == .none ? { _ in true } : watched.contains
            checked.formUnion(
                dependentAttributes(on: names).filter { name in
                    guard let field = fieldsByName[name] else { return false }
                    return field.isTouched || field.isChecked && isWatched(name)
                })
        }
        let query = entry.flatMap { self.query(about: text, at: $0, unconverted: unconverted) }
        let isAnswered = check(checked, after: debounce, writesBack: tidiesOnChange, asking: query)
        if let entry {
            noteEntry(text, at: entry, answer: isAnswered ? query : nil)
        } else {
            noteAssignment(of: names)
        }
    }

    /// Takes up how the rows of an attribute stand now.
    func noteRows(of field: FormField, isEntry: Bool = false) {
        guard let attribute = attributesByName[field.name] else { return }
        field.noteRows(RowIdentities(attribute.value(storedModel)), isEntry: isEntry)
    }

    // MARK: What was typed or assigned, and the rows around it

    /// Forgets what was typed, and what could not be taken, since the attribute was set as a whole. Where it is a list, and
    /// a row has the value that it had, another row was set.
    ///
    /// - Parameters:
    ///   - keepsUnconverted: Whether it is noted already what could not be taken.
    ///   - text: The text, if one was typed for the attribute.
    private func forgetEntries(of field: FormField, keepsUnconverted: Bool, typed text: String?) {
        let rows = field.knownRows.isEmpty ? [:] : values(ofRows: field.knownRows.keys, in: field)
        func isLeftAlone(_ path: FieldPath) -> Bool {
            guard let row = field.row(around: path), let known = field.knownRows[row] else { return false }
            return rows[row] == known
        }
        if !keepsUnconverted, !field.unconverted.isEmpty { field.unconverted.removeAll { !isLeftAlone($0.path) } }
        field.noteTyped(text, at: nil) { path in
            isLeftAlone(path) || keepsUnconverted && field.unconverted.contains { $0.path == path }
        }
    }

    /// Notes the values of the rows into which something was typed or assigned that could not be taken.
    func noteKnownRows(of field: FormField) {
        let rows = Set((field.unconverted.map(\.path) + field.typedTextOfParts.keys).compactMap(field.row(around:)))
        if rows.isEmpty, field.knownRows.isEmpty { return }
        field.knownRows = values(ofRows: rows, in: field)
    }

    private func values(ofRows rows: some Sequence<FieldPath>, in field: FormField) -> [FieldPath: DataValue] {
        guard let attribute = attributesByName[field.name] else { return [:] }
        let whole = attribute.data(storedModel)
        var values: [FieldPath: DataValue] = [:]
        for row in rows { values[row] = PartPlace(row, in: self)?.data(inAttribute: whole) }
        return values
    }

    /// The attributes of which a rule or a condition reads others, or that were named for it.
    private func dependentAttributes(on names: [String]) -> Set<String> {
        let paths = names.map { FieldPath($0) }
        var found = Set(names.flatMap { dependents[$0] ?? [] })
        for rule in activeRules {
            let isRead = rule.otherAttributes.map { names in
                names.contains { name in paths.contains { touch($0, FieldPath(name)) } }
            }
            if isRead ?? true { found.formUnion(rule.attributes) }
        }
        return found
    }

    private func touch(_ path: FieldPath, _ other: FieldPath) -> Bool { path.contains(other) || other.contains(path) }

    /// An attribute, the attributes that are parts of it, and those that it is a part of.
    private func related(to name: String) -> [FormField] {
        let path = FieldPath(name)
        return storedFields.filter { touch(path, $0.path) }
    }

    /// Checks attributes as validation on change does; not what a hook has set, left or asked for.
    ///
    /// - Parameter query: A question to put to the rules of one of them.
    /// - Returns: Whether the question is answered.
    @discardableResult
    func check(
        _ names: Set<String>, after delay: Duration, writesBack: Bool, asking query: CompletionQuery? = nil
    ) -> Bool {
        guard !isJudging, !names.isEmpty else { return false }
        let judgement = judge(
            FormScope(names.map { FieldPath($0) }), clearErrors: true, writesBack: writesBack, asking: query)
        ask(judgement, after: delay)
        _ = conclude(judgement)
        return query.map { !judgement.isStopped && !$0.needsOwnCheck } ?? false
    }

    /// Puts the questions of a judgement to the asynchronous rules.
    @discardableResult
    func ask(_ judgement: Judgement, after delay: Duration) -> [AsyncCell] {
        judgement.fields.compactMap { field in
            guard let questions = judgement.questions[field.name] else { return nil }
            field.cell.ask(questions, after: delay, on: clock, by: limiter)
            return field.cell
        }
    }

    /// Forgets what the rules found, since others hold now, and checks anew what is watched and was touched.
    func refresh() {
        for field in storedFields + [general] {
            field.found = []
            field.isChecked = false
            field.cell.forget()
        }
        noteScenario()
        guard !isJudging else { return }
        check(
            Set(storedFields.filter { $0.isTouched && watched.contains($0.name) }.map(\.name)), after: debounce,
            writesBack: tidiesOnChange)
    }
}
