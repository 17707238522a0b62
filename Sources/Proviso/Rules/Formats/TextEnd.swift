/// Compares the beginning or the end of a text with another byte by byte, where that is as good as by characters.
enum TextEnd {
    /// Whether a text starts with another; `nil` when characters must be compared.
    static func starts(_ bytes: UnsafeBufferPointer<UInt8>, with prefix: String, _ ignoresCase: Bool) -> Bool? {
        let count = prefix.utf8.count
        // The next byte counts too: a mark may change the last character.
        guard !ignoresCase, isPlain(bytes.prefix(count + 1)), isPlain(prefix.utf8) else { return nil }
        return bytes.starts(with: prefix.utf8)
    }

    /// Whether a text ends with another; `nil` when characters must be compared.
    static func ends(_ bytes: UnsafeBufferPointer<UInt8>, with suffix: String, _ ignoresCase: Bool) -> Bool? {
        let count = suffix.utf8.count
        guard !ignoresCase, isPlain(bytes.suffix(count + 1)), isPlain(suffix.utf8) else { return nil }
        return bytes.suffix(count).elementsEqual(suffix.utf8)
    }

    static func text(_ bytes: UnsafeBufferPointer<UInt8>, _ ignoresCase: Bool) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        return ignoresCase ? text.lowercased() : text
    }

    /// Whether every byte is a character of its own; CR LF is one of two.
    private static func isPlain(_ bytes: some Sequence<UInt8>) -> Bool {
        bytes.allSatisfy { $0 < 0x80 && $0 != 0x0D }
    }
}
