/// Writes JSON (RFC 8259) as UTF-8 text, numbers in their own spelling.
package struct JSONWriter {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    /// Creates a writer with room for some bytes.
    package init(capacity: Int) { bytes.reserveCapacity(capacity) }

    /// What was written so far.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    package mutating func raw(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    package mutating func raw(_ text: Span<UInt8>) {
        text.withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
    }

    package mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

    package mutating func write(_ value: DataValue) {
        switch value {
        case .null: raw("null")
        case .bool(let value): value ? raw("true") : raw("false")
        case .number(let number): write(number)
        case .string(let text), .untyped(let text): write(text)
        case .array(let elements):
            raw("[")
            for (index, element) in elements.enumerated() {
                if index > 0 { raw(",") }
                write(element)
            }
            raw("]")
        case .object(let object):
            raw("{")
            for (index, member) in object.members.enumerated() {
                if index > 0 { raw(",") }
                write(member.key)
                raw(":")
                write(member.value)
            }
            raw("}")
        }
    }

    /// A number that JSON would not spell so (`+1`, `.5`, `007`) is corrected; any other keeps its spelling.
    package mutating func write(_ number: ExactNumber) {
        var spelling = Substring(number.spelling)
        if spelling.first == "+" { spelling.removeFirst() }
        if spelling.first == "-" {
            raw("-")
            spelling.removeFirst()
        }
        let leading = spelling.prefix { $0 == "0" }
        let rest = spelling.dropFirst(leading.count)
        if rest.first.map({ "123456789".contains($0) }) ?? false {
            bytes.append(contentsOf: rest.utf8)
        } else {
            raw("0")
            bytes.append(contentsOf: rest.utf8)
        }
    }

    package mutating func write(_ integer: Int) {
        bytes.append(contentsOf: String(integer).utf8)
    }

    package mutating func write(_ text: String) {
        var text = text
        text.withUTF8 { write(utf8: $0.span) }
    }

    /// A string in quotes. Control characters (C0, DEL, C1) and the separators of lines and paragraphs are escaped, so that
    /// a line of NDJSON is one line for every reader, and moves no cursor of a terminal.
    package mutating func write(utf8 text: Span<UInt8>) {
        raw("\"")
        var start = 0
        for index in text.indices {
            let byte = text[index]
            guard
                byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F || byte == 0xC2
                    || byte == 0xE2
            else { continue }
            if byte >= 0x80 {
                guard let separator = Self.separator(in: text, at: index) else { continue }
                raw(text.extracting(start..<index))
                raw(separator.escape)
                if byte == 0xC2 { appendHexadecimal(text[index + 1]) }
                start = index + separator.length
                continue
            }
            raw(text.extracting(start..<index))
            start = index + 1
            switch byte {
            case UInt8(ascii: "\""): raw("\\\"")
            case UInt8(ascii: "\\"): raw("\\\\")
            case UInt8(ascii: "\n"): raw("\\n")
            case UInt8(ascii: "\r"): raw("\\r")
            case UInt8(ascii: "\t"): raw("\\t")
            default:
                raw("\\u00")
                appendHexadecimal(byte)
            }
        }
        raw(text.extracting(start..<text.count))
        raw("\"")
    }

    /// A control character from U+0080 on, or a separator of lines or paragraphs: how its escape begins, and its length.
    private static func separator(in text: Span<UInt8>, at index: Int) -> (escape: StaticString, length: Int)? {
        guard index + 1 < text.count else { return nil }
        if text[index] == 0xC2 { return text[index + 1] < 0xA0 ? ("\\u00", 2) : nil }
        guard index + 2 < text.count, text[index + 1] == 0x80 else { return nil }
        return switch text[index + 2] {
        case 0xA8: ("\\u2028", 3)
        case 0xA9: ("\\u2029", 3)
        default: nil
        }
    }

    private mutating func appendHexadecimal(_ byte: UInt8) {
        let digits: StaticString = "0123456789abcdef"
        digits.withUTF8Buffer {
            bytes.append($0[Int(byte >> 4)])
            bytes.append($0[Int(byte & 15)])
        }
    }
}
