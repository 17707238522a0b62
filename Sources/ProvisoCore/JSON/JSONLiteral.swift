/// The words of JSON.
enum JSONLiteral {
    /// Whether a word stands at an offset.
    @inline(__always)
    static func isAt(_ offset: Int, _ word: StaticString, in bytes: Span<UInt8>) -> Bool {
        let length = word.utf8CodeUnitCount
        guard bytes.count &- offset >= length else { return false }
        let start = word.utf8Start
        for index in 0..<length where bytes[offset &+ index] != start[index] { return false }
        return true
    }

    /// The fault of a byte that nothing in JSON begins with, or `nil` when it is the place alone that is wrong.
    static func couldBegin(in bytes: Span<UInt8>, at offset: Int) -> JSONFault? {
        switch bytes[offset] {
        case 0..<0x20, 0x7F: JSONFault(.unexpectedCharacter, at: offset)
        case 0x80...:
            if UTF8Check.sequenceLength(in: bytes, at: offset) == 0 {
                JSONFault(.invalidUTF8, at: offset)
            } else if JSONTokenizer.hasByteOrderMark(bytes, at: offset) {
                JSONFault(.byteOrderMark, at: offset)
            } else {
                JSONFault(.unexpectedCharacter, at: offset)
            }
        default: nil
        }
    }
}
