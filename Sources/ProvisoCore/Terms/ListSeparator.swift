/// What stands between the elements of a list that is written as text: `|` in `red|green`.
struct ListSeparator: Sendable {
    /// Its bytes; at least one.
    private let bytes: [UInt8]

    /// - Parameter bytes: Its bytes; at least one.
    init(bytes: [UInt8]) { self.bytes = bytes }

    /// The separator itself.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// How many bytes it has.
    var count: Int { bytes.count }

    /// Whether a text has it somewhere, so that the text can be no element.
    func occurs(in text: String) -> Bool {
        let text = Array(text.utf8)
        return end(ofElementFrom: 0, in: text) < text.count
    }

    /// Where the element ends that begins at an offset: at the next separator, or at the end of the text.
    func end(ofElementFrom start: Int, in text: [UInt8]) -> Int {
        var index = start
        while index + bytes.count <= text.count {
            if text[index] == bytes[0], text[index..<(index + bytes.count)].elementsEqual(bytes) { return index }
            index += 1
        }
        return text.count
    }
}
