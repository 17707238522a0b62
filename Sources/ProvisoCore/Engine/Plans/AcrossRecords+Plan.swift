extension AcrossRecords {
    /// Begins a run.
    ///
    /// - Parameters:
    ///   - plan: The rules.
    ///   - memory: How much they may keep in memory, in bytes.
    ///   - hasLines: Whether the records have lines.
    ///   - carriedOver: What an earlier run over the same records found after the last, of which this one tells with the
    ///     records.
    ///   - isApart: Whether the records are judged apart from those before them.
    ///   - makeSorter: Makes what sorts the keys that memory does not hold.
    package convenience init(
        of plan: RulePlan, memory: Int = .max, hasLines: Bool = true, carriedOver: [(any SortedKeys)?] = [],
        isApart: Bool = false, makeSorter: @escaping () -> any KeySorter = { MemoryKeySorter() }
    ) {
        let rules = plan.acrossSteps.map { $0.rule }
        self.init(
            plan.layout,
            keeping: plan.layout.kept.map { slot in
                let known = plan.layout.slots[slot]
                return AttributeReference(name: known.name, named: known.label, slot: slot)
            },
            ruleCount: rules.count,
            numbers: rules.map { $0.number } + plan.steps.all.compactMap { $0.tolerance?.number },
            sources: rules.compactMap { $0.keySource }, memory: memory, hasLines: hasLines, carriedOver: carriedOver,
            isApart: isApart, makeSorter: makeSorter)
    }

    /// Begins a run over records that are judged apart from those before them.
    package convenience init(apart plan: RulePlan) { self.init(of: plan, isApart: true) }

    /// Says how many records there will be, as far as that can be told; tables make room for their keys at once then.
    package func expect(_ records: Int) {
        for state in states { state?.expect(records, after: count) }
    }
}
