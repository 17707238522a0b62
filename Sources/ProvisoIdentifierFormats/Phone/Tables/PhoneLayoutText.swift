/// The text of a layout, with a group's number in the place of `$1`.
struct PhoneLayoutText {
    private(set) var bytes: [UInt8] = []

    init(_ text: String, groups: Int) throws(PhoneRulesError) {
        var isGroup = false
        for byte in PhonePattern.bytes(of: text) {
            if isGroup {
                guard byte &- 0x31 < UInt8(truncatingIfNeeded: groups) else { throw .valueOutOfRange }
                bytes.append(byte - 0x30)
                isGroup = false
            } else if byte == 0x24 {
                isGroup = true
            } else {
                guard 0x20..<0x7F ~= byte else { throw .valueOutOfRange }
                bytes.append(byte)
            }
        }
        guard !isGroup else { throw .valueOutOfRange }
    }

    /// Whether all is punctuation but the groups, of which the first comes first.
    var canBeTyped: Bool {
        var first: UInt8 = 0
        for byte in bytes {
            if byte >= 10 {
                guard PhoneSymbol.isPunctuation(byte) else { return false }
            } else if first == 0 {
                first = byte
            }
        }
        return first == 1
    }

    /// Whether it is the first group alone, perhaps in brackets, or empty.
    var isFirstGroupAlone: Bool {
        let start = bytes.first == 0x28 ? 1 : 0
        let end = bytes.last == 0x29 ? bytes.count - 1 : bytes.count
        return bytes.isEmpty || (end == start + 1 && bytes[start] == 1)
    }

    /// The text with a prefix in the place of the first group.
    func withPrefix(_ prefix: PhoneLayoutText) -> [UInt8] {
        guard !prefix.bytes.isEmpty else { return bytes }
        var text: [UInt8] = []
        var isPlaced = false
        for byte in bytes {
            if byte < 10, !isPlaced {
                for inner in prefix.bytes { text.append(inner < 10 ? byte : inner) }
                isPlaced = true
            } else {
                text.append(byte)
            }
        }
        return text
    }
}
