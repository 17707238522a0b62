@_spi(Bytes) import Proviso

/// Counts rows and lines of CSV text outside quotes, and lines inside them.
///
/// A row begins with every byte that is not a line end and comes after one, or first: blank lines are no rows.
struct RecordTally {
    /// How many line ends there were: LF, CRLF, or a CR alone.
    private(set) var lines = 0
    /// How many rows have begun.
    private(set) var records = 0
    private var isAfterLineEnd = true
    private var isAfterReturn = false

    /// Counts what stands outside quotes; a quote that opens a cell belongs to it.
    mutating func count(unquoted bytes: Span<UInt8>) {
        let lineFeeds = ByteWord.repeating(0x0A)
        let carriageReturns = ByteWord.repeating(0x0D)
        var index = 0
        // The marks of the byte before, in the place of a byte before the first.
        var endCarried: UInt64 = isAfterLineEnd ? 0x80 : 0
        var returnCarried: UInt64 = isAfterReturn ? 0x80 : 0
        while bytes.count &- index >= ByteWord.size {
            let word = ByteWord(bytes, at: index)
            let feeds = word.equal(lineFeeds)
            let returns = word.equal(carriageReturns)
            let ends = feeds | returns
            if ends | endCarried != 0 {
                lines &+= ByteWord.count(returns | feeds & ~(returns &<< 8 | returnCarried))
                records &+= ByteWord.count((ends &<< 8 | endCarried) & ~ends)
            }
            endCarried = ends &>> 56
            returnCarried = returns &>> 56
            index &+= ByteWord.size
        }
        isAfterLineEnd = endCarried != 0
        isAfterReturn = returnCarried != 0
        while index < bytes.count {
            let byte = bytes[index]
            let isEnd = byte == 0x0A || byte == 0x0D
            if isEnd {
                if byte == 0x0D || !isAfterReturn { lines &+= 1 }
            } else if isAfterLineEnd {
                records &+= 1
            }
            isAfterLineEnd = isEnd
            isAfterReturn = byte == 0x0D
            index &+= 1
        }
    }

    /// Counts what stands inside quotes.
    mutating func count(quoted bytes: Span<UInt8>) {
        guard !bytes.isEmpty else { return }
        lines &+= LineEnds.all.count(in: bytes, after: isAfterReturn ? 0x0D : nil)
        isAfterReturn = bytes[bytes.count &- 1] == 0x0D
        isAfterLineEnd = false
    }

    /// Goes over a quote inside a quoted cell.
    mutating func passQuote() {
        isAfterReturn = false
        isAfterLineEnd = false
    }
}
