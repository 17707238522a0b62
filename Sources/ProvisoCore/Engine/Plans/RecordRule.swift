/// A rule of a document as a step keeps it: called without being copied, and without a table of its protocol to look up.
///
/// It has nothing of its own; what is below holds one rule, which is `Sendable`.
class RecordRule: @unchecked Sendable {
    /// Judges a value.
    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {}

    /// What the rule lets pass.
    var constraints: Constraints { .opaque }

    /// What it changes about values, if it is a filter.
    var change: FilterChange? { nil }

    /// What holds of every value that it leaves, if it is a filter.
    var outcome: Constraints { .opaque }

    /// What typing on can do for a text; see ``DocumentRule/completion(of:in:)``.
    func completion(of text: String, in record: borrowing Record) -> Completion? { nil }

    /// What becomes of a text that is typed; see ``DocumentFilter/tidy(draft:)``.
    func tidy(draft: inout Draft) {}

    /// The rule itself, if it looks at all records of a file.
    var across: AcrossRecordRule? { nil }

    /// Whether a value surely passes and stays as it is; see ``DocumentRule/passesUnchanged(_:of:)``.
    func passesUnchanged(_ value: borrowing FieldValue, of record: borrowing Record) -> Bool { false }

    /// Says what becomes of a value, which a rule that also judges may refuse.
    func replacement(
        for value: borrowing FieldValue, of record: borrowing Record, into report: inout Report
    ) -> Replacement { .unchanged }
}

/// A rule that looks at all records of a file, as a step keeps it; see ``AcrossRule``.
class AcrossRecordRule: RecordRule, @unchecked Sendable {
    final override var across: AcrossRecordRule? { self }

    /// The number by which a run knows the rule.
    var number: Int { 0 }

    /// What takes keys from the records; `nil` for a rule that takes none.
    var keySource: (any KeySource)? { nil }

    /// Says what is wrong with a record of which this is known only after the last one.
    func report(_ finding: Finding, among records: AcrossRecords, into report: inout Report) {}

    /// Says what is wrong with all records together, after the last one.
    func finish(_ records: AcrossRecords, into report: inout Report) {}

    /// Whether records can be judged apart from those before them, and joined with them later.
    var joins: Bool { false }

    /// Joins keys of records that were judged apart with those before; says of how many nothing is found now.
    func join(_ keys: AcrossJournal.Keys, among records: AcrossRecords) -> Int { keys.count }

    /// Whether what is known of records that were judged apart would have been found behind those before them, too.
    func follows(_ state: AcrossState, among records: AcrossRecords) -> Bool { true }

    /// Takes over what is known of such records.
    func take(_ state: AcrossState, among records: AcrossRecords) {}

    /// The first values that it takes from a file, each with one for each attribute.
    func referencedValues(atMost most: Int) -> [[DataValue]] { [] }
}
