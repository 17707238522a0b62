/// Lines that begin with a mark and are no rows.
enum CSVComment {
    /// Whether a line at an offset is one.
    enum Beginning: Hashable {
        case comment
        case row
        /// Too few bytes have come to tell.
        case undecided
    }

    /// Tells a comment by the beginning of its line.
    static func beginning(_ mark: [UInt8], in bytes: Span<UInt8>, at offset: Int, isLast: Bool) -> Beginning {
        for index in mark.indices {
            guard offset + index < bytes.count else { return isLast ? .row : .undecided }
            guard bytes[offset + index] == mark[index] else { return .row }
        }
        return .comment
    }

    /// Passes over comments and blank lines.
    ///
    /// - Parameter offset: The beginning of a line that is not blank, or the end.
    /// - Returns: The beginning of the next line that is neither, or the end.
    static func skip(_ mark: [UInt8], in bytes: Span<UInt8>, from offset: Int) -> Int {
        var start = offset
        while start < bytes.count, beginning(mark, in: bytes, at: start, isLast: true) == .comment {
            while start < bytes.count, bytes[start] != 0x0A, bytes[start] != 0x0D { start += 1 }
            while start < bytes.count, bytes[start] == 0x0A || bytes[start] == 0x0D { start += 1 }
        }
        return start
    }
}
