/// Joins records that were judged apart from those before them, by other threads for example, with what is known of these.
///
/// Apart, a rule that keeps keys writes each into a journal and finds nothing; one that compares a record with the one before
/// begins anew with each part. Joining asks whether what was found so is what would have been found in order. Where it is not, the
/// records of the part are judged again, behind the keys that have been joined already.
package struct AcrossJoiner {
    /// The rules and the tolerances by their numbers.
    private let rules: [AcrossRecordRule?]
    private let lent: [Unmanaged<AcrossRecordRule>?]
    private let tolerances: [Tolerance?]

    /// - Parameter plan: The rules, which it holds.
    package init(_ plan: RulePlan) {
        let steps = plan.acrossSteps
        let known = plan.steps.all.compactMap { $0.tolerance }
        let count = (steps.map { $0.rule.number } + known.map { $0.number }).reduce(-1, max) + 1
        var rules = [AcrossRecordRule?](repeating: nil, count: count)
        var tolerances = [Tolerance?](repeating: nil, count: count)
        for (_, rule) in steps { rules[rule.number] = rule }
        for tolerance in known { tolerances[tolerance.number] = tolerance }
        self.rules = rules
        lent = rules.map { $0.map(Unmanaged.passUnretained) }
        self.tolerances = tolerances
    }

    /// Joins records with those before them.
    ///
    /// - Returns: Whether what was found in them stands. If it does not, they are to be judged again at once, as the next ones.
    package func join(_ part: AcrossJournal.Part, of journal: AcrossJournal, to records: AcrossRecords) -> Bool {
        records.forgetJoined()
        // A rule that could not go on finds nothing more.
        if records.failure == nil {
            for (number, state) in part.states {
                guard !state.isOpen, rules[number]?.follows(state, among: records) ?? false else { return false }
            }
            if !joinKeys(part, of: journal, to: records) { return false }
            for (number, state) in part.states { rules[number]?.take(state, among: records) }
        }
        records.count += part.records.count
        for (number, record) in journal.tolerances[part.tolerances] {
            records.place = journal.records[record]
            tolerances[number]?.note(among: records)
        }
        for record in journal.invalid[part.invalid] { records.noteError(in: record) }
        return true
    }

    private func joinKeys(_ part: AcrossJournal.Part, of journal: AcrossJournal, to records: AcrossRecords) -> Bool {
        journal.withKeys(of: part) { keys in
            readAhead(keys.entries, records.tables)
            var start = 0
            while start < keys.count {
                let rule = keys.entries[start].rule
                var end = start + 1
                while end < keys.count, keys.entries[end].rule == rule { end += 1 }
                // One call for all keys of a rule that follow each other: it is made ten million times else.
                let joined = lent[Int(rule)]?._withUnsafeGuaranteedRef { $0.join(keys[start..<end], among: records) }
                if let joined, joined < end - start {
                    records.joinedKeys = start + joined
                    return false
                }
                start = end
            }
            return true
        }
    }

    /// Reads what the keys will be compared with. One key waits for memory as long as all of them together.
    private func readAhead(
        _ entries: UnsafeBufferPointer<AcrossJournal.Entry>, _ tables: UnsafeMutableBufferPointer<Unmanaged<KeyTable>?>
    ) {
        for entry in entries {
            tables[Int(entry.rule)]?._withUnsafeGuaranteedRef { $0.readAhead(for: entry.hash) }
        }
        for entry in entries {
            tables[Int(entry.rule)]?._withUnsafeGuaranteedRef { $0.readKeyAhead(for: entry.hash) }
        }
    }
}

extension RulePlan {
    /// Whether records can be judged apart from those before them, and joined with them later.
    package var joinsRecords: Bool { layout.kept.isEmpty && acrossSteps.allSatisfy { $0.rule.joins } }
}
