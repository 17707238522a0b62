/// Looks for the end of a run of characters of one kind, eight at a time where there are so many.
enum RunScan {
    /// The offset of the first byte from a start on that is no decimal digit; the length of the text when all are.
    @inline(__always)
    static func endOfDigits(in utf8: Span<UInt8>, from start: Int) -> Int {
        end(in: utf8, from: start, { $0.notDigits }, { ASCII.isDigit($0) })
    }

    /// The offset of the first byte from a start on that is no hexadecimal digit; the length of the text when all are.
    @inline(__always)
    static func endOfHexDigits(in utf8: Span<UInt8>, from start: Int) -> Int {
        end(in: utf8, from: start, { $0.notHexDigits }, { ASCIIClasses.hexDigit.contains($0) })
    }

    @inline(__always)
    private static func end(
        in utf8: Span<UInt8>, from start: Int, _ wrong: (EightBytes) -> EightBytes.Places, _ isRight: (UInt8) -> Bool
    ) -> Int {
        var offset = start
        guard utf8.count &- start >= 8 else {
            while offset < utf8.count, isRight(utf8[offset]) { offset &+= 1 }
            return offset
        }
        while let bytes = EightBytes(utf8, at: offset) {
            let places = wrong(bytes)
            guard places.isEmpty else { return offset &+ places.first }
            offset &+= 8
        }
        // The last eight once more, of which some have been seen.
        let last = utf8.count &- 8
        guard let bytes = EightBytes(utf8, at: last) else { return offset }
        return last &+ wrong(bytes).first
    }
}
