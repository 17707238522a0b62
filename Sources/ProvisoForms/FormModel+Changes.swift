internal import ProvisoCore

/// Which attributes are checked again when they change.
enum WatchedAttributes: Hashable {
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

extension FormModel {
    /// Whether every attribute is checked when it is set, and only then: the errors of the others stay as they are.
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

    /// Has an attribute checked when another one changes, too, once it was touched: a password when its repetition
    /// changes.
    ///
    /// ```swift
    /// form.recheck(\.password, whenChanging: \.passwordRepeat)
    /// ```
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
    /// - Parameter unconverted: Those whose value could not be taken.
    func changed(_ names: [String], unconverted: Set<String> = []) {
        version += 1
        for name in names {
            for field in related(to: name) { field.version += 1 }
            guard let field = fieldsByName[name] else { continue }
            field.cell.forget()
            if !field.isTouched { field.isTouched = true }
            if !unconverted.contains(name), !field.unconverted.isEmpty { field.unconverted = [] }
        }
        guard watched != .none, !isJudging else { return }
        var checked = Set(names.filter(watched.contains))
        for name in names {
            for dependent in dependents[name] ?? [] where fieldsByName[dependent]?.isTouched ?? false {
                checked.insert(dependent)
            }
        }
        recheck(checked)
    }

    /// An attribute, the attributes that are parts of it, and those that it is a part of.
    private func related(to name: String) -> [FormField] {
        let path = FieldPath(name)
        return storedFields.filter { field in
            let other = FieldPath(field.name)
            return path.contains(other) || other.contains(path)
        }
    }

    /// Checks attributes as validation on change does.
    private func recheck(_ names: Set<String>) {
        guard !names.isEmpty else { return }
        let judgement = judge(FormScope(names.map { FieldPath($0) }), clearErrors: true, writesBack: tidiesOnChange)
        ask(judgement, after: debounce)
        _ = conclude(judgement)
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
            field.cell.forget()
        }
        noteScenario()
        guard !isJudging else { return }
        recheck(Set(storedFields.filter { $0.isTouched && watched.contains($0.name) }.map(\.name)))
    }
}
