/// Characters that are taken off the ends of a text.
struct TrimmedCharacters: Sendable {
    /// The characters, one behind the other.
    let text: String
    private let table: TextTable

    init(_ characters: String) {
        text = characters
        table = TextTable(characters.map(String.init))
    }

    /// Whether there is no character.
    var isEmpty: Bool { table.isEmpty }

    /// A text without these characters at its ends.
    ///
    /// - Complexity: Linear in the text: it is read once from its start, since to find the last character again and again
    ///   takes quadratic time for a row of flags.
    func trimmed(_ text: Substring, left: Bool, right: Bool) -> Substring {
        var start = text.startIndex
        while left, start < text.endIndex {
            let next = text.index(after: start)
            guard contains(text[start..<next]) else { break }
            start = next
        }
        guard right else { return text[start...] }
        var end = start
        var index = start
        while index < text.endIndex {
            let next = text.index(after: index)
            if !contains(text[index..<next]) { end = next }
            index = next
        }
        return text[start..<end]
    }

    /// What ``trimmed(_:left:right:)`` leaves of a text, as a range of its bytes.
    func range(in bytes: UnsafeBufferPointer<UInt8>, left: Bool, right: Bool) -> Range<Int> {
        let text = String(decoding: bytes, as: UTF8.self)
        // What is no UTF-8 was repaired, and has other places.
        guard text.utf8.count == bytes.count else { return 0..<bytes.count }
        let rest = trimmed(text[...], left: left, right: right)
        let start = text.utf8.distance(from: text.startIndex, to: rest.startIndex)
        return start..<start + rest.utf8.count
    }

    private func contains(_ character: Substring) -> Bool { character.withBytes { table.contains($0) } }
}
