@_spi(Bytes) import ProvisoCore

/// Counts the rows that begin in the parts of CSV text outside quotes.
///
/// A row begins with every byte that is not a line end and comes after one, or first: blank lines are no rows.
struct RowTally {
    /// How many rows have begun.
    private(set) var rows = 0
    private var isAfterLineEnd = true

    /// Counts what stands outside quotes; a quote that opens a cell belongs to it, one that closes a cell does not.
    mutating func count(_ bytes: Span<UInt8>) {
        var index = 0
        if !ByteSearch.contains(0x0D, in: bytes) {
            // From line to line, as long as they are long.
            while let end = ByteSearch.firstIndex(of: 0x0A, in: bytes, from: index, to: bytes.count) {
                if isAfterLineEnd, end != index { rows &+= 1 }
                isAfterLineEnd = true
                let isShort = end &- index < LineEnds.short
                index = end &+ 1
                if isShort { countWords(of: bytes, from: &index, to: min(bytes.count, index &+ LineEnds.stretch)) }
            }
            if index < bytes.count {
                if isAfterLineEnd { rows &+= 1 }
                isAfterLineEnd = false
            }
            return
        }
        countWords(of: bytes, from: &index, to: bytes.count)
        while index < bytes.count {
            let isEnd = bytes[index] == 0x0A || bytes[index] == 0x0D
            if !isEnd, isAfterLineEnd { rows &+= 1 }
            isAfterLineEnd = isEnd
            index &+= 1
        }
    }

    /// Counts the whole words of a stretch, and leaves the index behind the last.
    private mutating func countWords(of bytes: Span<UInt8>, from index: inout Int, to end: Int) {
        let lineFeeds = ByteWord.repeating(0x0A)
        let carriageReturns = ByteWord.repeating(0x0D)
        // The mark of the byte before, in the place of a byte before the first.
        var carried: UInt64 = isAfterLineEnd ? 0x80 : 0
        while end &- index >= ByteWord.size {
            let word = ByteWord(bytes, at: index)
            let ends = word.equal(lineFeeds) | word.equal(carriageReturns)
            if ends | carried != 0 { rows &+= ByteWord.count((ends &<< 8 | carried) & ~ends) }
            carried = ends &>> 56
            index &+= ByteWord.size
        }
        isAfterLineEnd = carried != 0
    }
}
