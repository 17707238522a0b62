/// What one rule knows of the records so far. Belongs to one thread at a time.
class AcrossState: @unchecked Sendable {
    /// Ends the records.
    ///
    /// - Returns: What is known of single records only now, in their order; `nil` for nothing.
    func end() throws(ReadingError) -> (any SortedKeys)? { nil }

    /// The keys that it keeps, if it keeps any.
    var table: KeyTable? { nil }

    /// Says how many keys are to come of all records, as far as that can be told.
    ///
    /// - Parameter judged: Of how many records keys have come.
    func expect(_ count: Int, after judged: Int) {}

    /// Whether what was found in records that were judged apart depends on those before them, so that they must be judged again.
    var isOpen: Bool { false }
}
