import ProvisoCore

/// Tells the records of a file from one another, by some attributes or by all of their text.
struct RecordIdentity {
    private let key: [FieldPath]
    private var number = -1
    private var known: [UInt8] = []

    /// - Parameter key: The attributes that tell a record; its text when there are none.
    init(key: [FieldPath]) { self.key = key }

    /// The digest of what tells where a violation was found: the record, or the column of one that is about the file as a whole.
    mutating func digest(
        of violation: borrowing Violation, in record: RecordPlace, _ locator: inout any ValueLocator
    ) -> [UInt8] {
        guard record.number == 0, let column = violation.parameters["column"] else {
            return digest(of: record, &locator)
        }
        var hash = SHA256()
        hash.update([UInt8(ascii: "c")])
        hash.update(column.description.utf8)
        return hash.finish()
    }

    /// The digest of what tells a record. Of one that does not have all attributes of the key it is that of its text.
    private mutating func digest(of record: RecordPlace, _ locator: inout any ValueLocator) -> [UInt8] {
        if number == record.number { return known }
        number = record.number
        known = digest(ofKeyOf: record, &locator) ?? digest(ofTextOf: record)
        return known
    }

    private func digest(ofKeyOf record: RecordPlace, _ locator: inout any ValueLocator) -> [UInt8]? {
        guard !key.isEmpty, !record.range.isEmpty else { return nil }
        var hash = SHA256()
        hash.update([UInt8(ascii: "k")])
        for path in key {
            var value: [UInt8] = []
            guard locator.append(valueOf: path, in: record, to: &value) else { return nil }
            // No two lists of values run together to the same text.
            hash.update("\(value.count):".utf8)
            hash.update(value)
        }
        return hash.finish()
    }

    private func digest(ofTextOf record: RecordPlace) -> [UInt8] {
        var hash = SHA256()
        guard record.number > 0 else {
            hash.update([UInt8(ascii: "f")])
            return hash.finish()
        }
        // A carriage return before the line feed belongs to the line end.
        var text = record.text
        while let last = text.last, last == 0x0D { text = UnsafeBufferPointer(rebasing: text.dropLast()) }
        hash.update([UInt8(ascii: "t")])
        hash.update(text)
        return hash.finish()
    }
}
