internal import ProvisoCore

extension FormModel {
    /// Calls the hooks before validation; returns whether to go on.
    func begin() -> Bool {
        guard beforeValidate != nil || storedModel is any FormHooks else { return true }
        let before = snapshot()
        defer { noteChanges(since: before) }
        return callHook { $0.beforeValidate(in: storedScenario) } ?? true && beforeValidate?(self) ?? true
    }

    /// Calls the hooks after validation; returns whether nothing is wrong.
    func conclude(_ judgement: Judgement) -> Bool {
        guard !judgement.isStopped else { return false }
        if afterValidate != nil || storedModel is any FormHooks {
            let before = snapshot()
            let result = ValidationResult(judgement.violations)
            isJudging = true
            _ = callHook { $0.afterValidate(result, in: storedScenario) }
            afterValidate?(self, result)
            isJudging = false
            noteChanges(since: before)
        }
        return !judgement.violations.contains { $0.severity == .error }
    }

    /// Calls a hook of the model, when it has hooks.
    func callHook<Result>(_ call: (inout any FormHooks) -> Result) -> Result? {
        guard var model = storedModel as? any FormHooks else { return nil }
        let result = call(&model)
        if let model = model as? Model { storedModel = model }
        return result
    }

    // MARK: Values that change without having been set

    private func snapshot() -> [String: DataValue] { attributesByName.mapValues { $0.data(storedModel) } }

    func snapshot(of names: [String]) -> [String: DataValue] {
        names.reduce(into: [:]) { values, name in
            if let attribute = attributesByName[name] { values[name] = .some(attribute.data(storedModel)) }
        }
    }

    /// Tells observers what filters and hooks have changed.
    func noteChanges(since before: [String: DataValue]) {
        var isChanged = false
        for (name, value) in before where attributesByName[name]?.data(storedModel) != value {
            fieldsByName[name]?.version += 1
            if let field = fieldsByName[name] {
                noteRows(of: field)
                noteKnownRows(of: field)
            }
            isChanged = true
        }
        if isChanged { version += 1 }
    }
}
