/// Rules that judge the values of a model one by one, where there is no model: some member of it could not be made.
protocol ValueJudging {
    /// Judges values by the rules that need nothing else, and changes them as the filters say.
    ///
    /// - Parameter values: The values by attribute. One that is `nil` is there as such.
    func judge(_ values: inout [String: Any], in check: inout ModelCheck)
}

/// Rules of one attribute that are bound together, to be run on the attribute's value alone.
struct ValueRun: Sendable {
    private let run: @Sendable (inout [String: Any], inout ModelCheck) -> Void

    func judge(_ values: inout [String: Any], in check: inout ModelCheck) { run(&values, &check) }

    init<Value>(_ rules: BoundRules<Value>) {
        let name = rules.property.name
        run = { values, check in
            // A condition asks the model.
            guard let value = values[name], !rules.modelRules.contains(where: \.isConditional) else { return }
            guard let changed = rules.change(value as? Value, in: &check) else { return }
            values[name] = changed as Any
        }
    }

    init<Model, Value>(_ bound: _BoundModelRule<Model, Value>) {
        run = { values, check in
            let info = bound.info
            guard let value = values[info.attributes[0]], !info.isConditional, check.begins(info, 0) else { return }
            guard let changed = bound.rule.judgeAlone(value as? Value, info, 0, in: &check) else { return }
            values[info.attributes[0]] = changed as Any
        }
    }

    init<Value>(_ comparison: _BoundComparison<Value>, with other: String) {
        run = { values, check in
            let info = comparison.info
            guard let value = values[info.attributes[0]], let other = values[other], !info.isConditional else { return }
            comparison.judge(value as? Value, against: other as? Value, in: &check)
        }
    }
}
