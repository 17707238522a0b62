/// Keys that memory did not hold, each with the place of its record.
///
/// They are put in order by the hash first, which most comparisons decide, and where keys are equal by the record.
enum SpilledKeys {
    /// Adds a key to what is sorted.
    static func add(
        _ key: UnsafeBufferPointer<UInt8>, hash: UInt64, at place: RecordPosition, to sorter: any KeySorter,
        _ piece: inout [UInt8]
    ) throws(ReadingError) {
        piece.removeAll(keepingCapacity: true)
        piece.append(ordered: Int64(bitPattern: hash))
        piece.append(ordered: key.count)
        piece.append(contentsOf: key)
        piece.append(ordered: place.record)
        piece.append(ordered: place.line)
        try piece.withUnsafeBufferPointer(sorter.add)
    }

    /// How much of a piece is hash and key.
    static func keyEnd(of piece: [UInt8]) -> Int { piece.count - 16 }

    /// The place of the record.
    static func place(in piece: [UInt8]) -> RecordPosition {
        let end = keyEnd(of: piece)
        return RecordPosition(record: piece.orderedNumber(at: end), line: piece.orderedNumber(at: end + 8))
    }

    /// Whether two pieces have the same key.
    static func haveOneKey(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        left.count == right.count && left[..<keyEnd(of: left)] == right[..<keyEnd(of: right)]
    }

    /// Whether the key of one piece comes before that of another.
    static func precedes(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        left[..<keyEnd(of: left)].lexicographicallyPrecedes(right[..<keyEnd(of: right)])
    }
}
