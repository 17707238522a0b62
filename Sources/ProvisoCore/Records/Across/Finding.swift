/// What was found out about a record after it had been judged.
package struct Finding: Sendable, Equatable {
    /// The record.
    var place: RecordPosition
    /// The record that it is compared with, if there is one.
    var other: RecordPosition

    package init(_ place: RecordPosition, other: RecordPosition = RecordPosition(record: 0, line: 0)) {
        self.place = place
        self.other = other
    }

    /// The finding as bytes that order as records do.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(32)
        for number in [place.record, place.line, other.record, other.line] { bytes.append(ordered: number) }
        return bytes
    }

    init(_ bytes: [UInt8]) {
        place = RecordPosition(record: bytes.orderedNumber(at: 0), line: bytes.orderedNumber(at: 8))
        other = RecordPosition(record: bytes.orderedNumber(at: 16), line: bytes.orderedNumber(at: 24))
    }
}

/// Findings in the order of the records, read one by one.
final class FindingReader {
    private let reader: any KeyReader
    private var piece: [UInt8] = []
    /// The finding to be read next.
    private(set) var head: Finding?

    init(_ findings: any SortedKeys) throws(ReadingError) {
        reader = try findings.makeReader()
        try advance()
    }

    /// Goes on to the next finding.
    func advance() throws(ReadingError) { head = try reader.next(into: &piece) ? Finding(piece) : nil }

    /// The finding about a record; the records are asked about in their order.
    func finding(about record: Int) throws(ReadingError) -> Finding? {
        while let head, head.place.record < record { try advance() }
        return head?.place.record == record ? head : nil
    }
}
