/// A rule of a document as a step keeps it: called without being copied, and without a table of its protocol to look up.
///
/// It has nothing of its own; what is below holds one rule, which is `Sendable`.
class RecordRule: @unchecked Sendable {
    /// Judges a value.
    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {}

    /// What the rule lets pass.
    var constraints: Constraints { .opaque }

    /// What typing on can do for a text; see ``DocumentRule/completion(of:in:)``.
    func completion(of text: String, in record: borrowing Record) -> Completion? { nil }

    /// What becomes of a text that is typed; see ``DocumentFilter/tidy(draft:)``.
    func tidy(draft: inout Draft) {}

    /// The rule itself, if it looks at all records of a file.
    var across: (any AcrossRule)? { nil }

    /// Whether a value surely passes and stays as it is; see ``DocumentRule/passesUnchanged(_:of:)``.
    func passesUnchanged(_ value: borrowing FieldValue, of record: borrowing Record) -> Bool { false }

    /// Says what becomes of a value, which a rule that also judges may refuse.
    func replacement(
        for value: borrowing FieldValue, of record: borrowing Record, into report: inout Report
    ) -> Replacement { .unchanged }
}
