/// Reads what may stand before an identifier, such as `https://orcid.org/`.
enum Announcement {
    /// The length of a word in front of a text, with letters in any case; `nil` when it is not there.
    static func length(of word: StaticString, in utf8: Span<UInt8>, from start: Int = 0) -> Int? {
        let count = word.utf8CodeUnitCount
        guard utf8.count &- start >= count else { return nil }
        for offset in 0..<count {
            let (byte, wanted) = (utf8[start &+ offset], word.utf8Start[offset])
            let isSame = byte == wanted || ((wanted | 0x20) &- 0x61 < 26 && byte ^ wanted == 0x20)
            guard isSame else { return nil }
        }
        return count
    }
}
