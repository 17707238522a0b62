import ProvisoCore

/// Finds nothing: for violations of records that are no longer at hand.
struct NoValues: ValueLocator {
    func range(of path: FieldPath, in record: RecordPlace) -> Range<Int>? { nil }
    func append(valueOf path: FieldPath, in record: RecordPlace, to bytes: inout [UInt8]) -> Bool { false }
}

/// Finds where values are in the records that are judged: only on demand, and in that record alone.
///
/// Belongs to one thread at a time.
protocol ValueLocator {
    /// Where the value of an attribute stands, with its quotes; `nil` where the record has none.
    ///
    /// - Parameters:
    ///   - path: The attribute, or what lies inside of it.
    ///   - record: The record that is judged.
    mutating func range(of path: FieldPath, in record: RecordPlace) -> Range<Int>?

    /// Appends the value of an attribute, so that equal values give equal bytes however they are written.
    ///
    /// - Returns: Whether the record has the attribute.
    mutating func append(valueOf path: FieldPath, in record: RecordPlace, to bytes: inout [UInt8]) -> Bool
}
