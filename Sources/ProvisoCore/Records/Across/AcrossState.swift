/// What one rule knows of the records so far. Belongs to one thread at a time.
class AcrossState: @unchecked Sendable {
    /// Ends the records.
    ///
    /// - Returns: What is known of single records only now, in their order; `nil` for nothing.
    func end() throws(ReadingError) -> (any SortedKeys)? { nil }

    /// The keys that it keeps, if it keeps any.
    var table: KeyTable? { nil }

    /// Whether what was found in records that were judged apart depends on those before them, so that they must be judged again.
    var isOpen: Bool { false }
}
