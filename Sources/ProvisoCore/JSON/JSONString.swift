/// The strings of JSON (RFC 8259, section 7).
package enum JSONString {
    /// Checks the string whose opening quote is behind, and returns the offset of its closing quote.
    ///
    /// - Complexity: One pass, eight bytes at a time where nothing is special.
    @inline(__always)
    static func end(in bytes: Span<UInt8>, from start: Int) throws(JSONFault) -> (end: Int, hasEscapes: Bool) {
        var index = start
        var hasEscapes = false
        let count = bytes.count
        while true {
            while ByteWord.fits(bytes, at: index) {
                let word = ByteWord(bytes, at: index)
                let special =
                    word.candidates(equal: ByteWord.repeating(UInt8(ascii: "\"")))
                    | word.candidates(equal: ByteWord.repeating(UInt8(ascii: "\\"))) | word.candidates(below: 0x20)
                if special != 0 {
                    index &+= ByteWord.first(in: special)
                    break
                }
                index &+= ByteWord.size
            }
            guard index < count else { throw JSONFault(.unclosedString, at: start &- 1) }
            switch bytes[index] {
            case UInt8(ascii: "\""): return (index, hasEscapes)
            case UInt8(ascii: "\\"):
                index = try endOfEscape(in: bytes, from: index)
                hasEscapes = true
            case 0..<0x20: throw JSONFault(.controlCharacter, at: index)
            default: index &+= 1
            }
        }
    }

    /// Checks the escape whose back-slash stands at an offset, and returns the offset after it.
    private static func endOfEscape(in bytes: Span<UInt8>, from start: Int) throws(JSONFault) -> Int {
        guard start &+ 1 < bytes.count else { throw JSONFault(.unclosedString, at: start) }
        guard bytes[start &+ 1] == UInt8(ascii: "u") else {
            if simpleEscape(bytes[start &+ 1]) == nil { throw JSONFault(.unknownEscape, at: start) }
            return start &+ 2
        }
        guard let unit = codeUnit(in: bytes, at: start) else { throw JSONFault(.brokenUnicodeEscape, at: start) }
        switch unit {
        case 0xD800..<0xDC00:
            guard let low = codeUnit(in: bytes, at: start &+ 6), (0xDC00..<0xE000).contains(low) else {
                throw JSONFault(.loneSurrogate, at: start)
            }
            return start &+ 12
        case 0xDC00..<0xE000: throw JSONFault(.loneSurrogate, at: start)
        default: return start &+ 6
        }
    }

    private static func simpleEscape(_ letter: UInt8) -> UInt8? {
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: nil
        }
    }

    /// The code unit that a `\uXXXX` at an offset stands for.
    private static func codeUnit(in bytes: Span<UInt8>, at offset: Int) -> UInt32? {
        guard offset &+ 6 <= bytes.count, bytes[offset] == UInt8(ascii: "\\"), bytes[offset &+ 1] == UInt8(ascii: "u")
        else { return nil }
        var unit: UInt32 = 0
        for index in offset &+ 2..<offset &+ 6 {
            switch bytes[index] {
            case let byte where byte &- UInt8(ascii: "0") <= 9: unit = unit << 4 | UInt32(byte &- UInt8(ascii: "0"))
            case let byte where (byte | 0x20) &- UInt8(ascii: "a") <= 5:
                unit = unit << 4 | UInt32((byte | 0x20) &- UInt8(ascii: "a") &+ 10)
            default: return nil
            }
        }
        return unit
    }

    /// Appends the text that the bytes between the quotes of a string stand for.
    ///
    /// - Parameters:
    ///   - bytes: What stands between the quotes, already checked. An escape that is none is taken as it is.
    ///   - text: Where to append. Nothing else is allocated.
    package static func unescape(_ bytes: Span<UInt8>, into text: inout [UInt8]) {
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            guard byte == UInt8(ascii: "\\"), index &+ 1 < bytes.count else {
                text.append(byte)
                index &+= 1
                continue
            }
            if let simple = simpleEscape(bytes[index &+ 1]) {
                text.append(simple)
                index &+= 2
                continue
            }
            guard var value = codeUnit(in: bytes, at: index) else {
                text.append(byte)
                index &+= 1
                continue
            }
            index &+= 6
            if (0xD800..<0xDC00).contains(value), let low = codeUnit(in: bytes, at: index),
                (0xDC00..<0xE000).contains(low)
            {
                value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
                index &+= 6
            }
            append(value, to: &text)
        }
    }

    private static func append(_ value: UInt32, to text: inout [UInt8]) {
        switch value {
        case 0..<0x80: text.append(UInt8(value))
        case 0x80..<0x800:
            text.append(UInt8(0xC0 | value >> 6))
            text.append(UInt8(0x80 | value & 0x3F))
        case 0x800..<0x10000:
            text.append(UInt8(0xE0 | value >> 12))
            text.append(UInt8(0x80 | value >> 6 & 0x3F))
            text.append(UInt8(0x80 | value & 0x3F))
        default:
            text.append(UInt8(truncatingIfNeeded: 0xF0 | value >> 18))
            text.append(UInt8(0x80 | value >> 12 & 0x3F))
            text.append(UInt8(0x80 | value >> 6 & 0x3F))
            text.append(UInt8(0x80 | value & 0x3F))
        }
    }
}
