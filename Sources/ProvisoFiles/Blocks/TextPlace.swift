import ProvisoCore

/// Line and column of how far a text was gone through. Lines end with LF, CRLF or CR.
struct TextPlace: Sendable, Equatable {
    private(set) var line = 1
    /// The column in Unicode scalars, counted from 1.
    private(set) var column = 1
    private var last: UInt8?

    /// Goes on behind some bytes.
    ///
    /// - Complexity: Linear in their number.
    mutating func advance(over bytes: Span<UInt8>) {
        guard !bytes.isEmpty else { return }
        let isPair = last == 0x0D && bytes[0] == 0x0A
        let ends = LineEnds.all.count(in: bytes, after: last)
        last = bytes[bytes.count - 1]
        var start = 0
        if ends > 0 {
            start = bytes.count
            while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
        } else if isPair {
            start = 1
        }
        var characters = 0
        for index in start..<bytes.count where bytes[index] & 0xC0 != 0x80 { characters &+= 1 }
        line += ends
        column = (ends > 0 || isPair ? 1 : column) + characters
    }

    /// The position of an offset in the bytes that follow.
    func position(of offset: Int, in bytes: Span<UInt8>) -> SourcePosition {
        var place = self
        place.advance(over: bytes.extracting(..<min(offset, bytes.count)))
        return SourcePosition(line: place.line, column: place.column)
    }
}
