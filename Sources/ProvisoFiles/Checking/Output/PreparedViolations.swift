internal import ProvisoCore

/// What was printed of violations, kept for those that print alike: in a file most of them do. And what was printed of
/// the place of the last one, kept for the others of its record.
///
/// Belongs to one thread at a time. It holds a bounded number of short texts; one that comes to the place of another
/// takes it.
struct PreparedViolations {
    private final class Piece {
        private let violation: Violation
        let bytes: [UInt8]

        init(_ violation: Violation, _ bytes: [UInt8]) {
            self.violation = violation
            self.bytes = bytes
        }

        func serves(_ other: borrowing Violation) -> Bool { violation.rendersLike(other) }
    }

    /// Many more places than most files have kinds of violations, so that two seldom meet in one.
    private static let placeBits = 10
    private static let longestPiece = 1 << 10
    private var pieces = [Piece?](repeating: nil, count: 1 << placeBits)
    private var lastRecord = -1
    private var lastLine = -1
    private var lastPlace: [UInt8] = []

    /// Appends what is printed of the record that a violation is in.
    ///
    /// - Parameter print: Makes it of the record and the line.
    @inline(__always)
    mutating func append(
        _ place: ViolationPlace, to output: inout [UInt8], _ print: (ViolationPlace, inout [UInt8]) -> Void
    ) {
        if place.record != lastRecord || place.line != lastLine {
            (lastRecord, lastLine) = (place.record, place.line)
            lastPlace.removeAll(keepingCapacity: true)
            print(place, &lastPlace)
        }
        output.append(contentsOf: lastPlace)
    }

    /// Appends what is printed of a violation.
    ///
    /// - Parameter print: Makes it.
    mutating func append(
        _ violation: borrowing Violation, to output: inout [UInt8], _ print: (borrowing Violation) -> [UInt8]
    ) {
        let place = Int(truncatingIfNeeded: violation.renderingHash &>> UInt64(UInt64.bitWidth - Self.placeBits))
        if let piece = pieces[place], piece.serves(violation) {
            return output.append(contentsOf: piece.bytes)
        }
        let bytes = print(violation)
        output.append(contentsOf: bytes)
        if bytes.count <= Self.longestPiece { pieces[place] = Piece(copy violation, bytes) }
    }
}
