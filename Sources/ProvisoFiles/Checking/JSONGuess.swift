/// Finds out whether what should be CSV is JSON by its first characters.
enum JSONGuess {
    /// The format that a text has which begins as JSON records do, with `{"`, `[{` or `[]`; `nil` for any other.
    static func format(of bytes: Span<UInt8>) -> DataFormat? {
        var index = 0
        func next() -> UInt8? {
            while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
            defer { index += 1 }
            return index < bytes.count ? bytes[index] : nil
        }
        switch (next(), next()) {
        case (UInt8(ascii: "["), UInt8(ascii: "{")), (UInt8(ascii: "["), UInt8(ascii: "]")): return .json
        case (UInt8(ascii: "{"), UInt8(ascii: "\"")), (UInt8(ascii: "{"), UInt8(ascii: "}")):
            // Of several objects each has a line of its own.
            return endsInFirstLine(bytes) ? .ndjson : .json
        default: return nil
        }
    }

    /// Whether the first line that is not blank ends as an object does.
    private static func endsInFirstLine(_ bytes: Span<UInt8>) -> Bool {
        var last: UInt8 = 0
        for index in bytes.indices {
            switch bytes[index] {
            case 0x0A, 0x0D: if last != 0 { return last == UInt8(ascii: "}") }
            case 0x20, 0x09: continue
            case let byte: last = byte
            }
        }
        return false
    }
}
