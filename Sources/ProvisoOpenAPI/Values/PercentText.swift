/// Text with percent-encoded bytes (RFC 3986, section 2.1).
enum PercentText {
    /// Reads a text.
    ///
    /// - Parameter plusIsSpace: Whether a plus sign is a space, as in what forms send.
    /// - Throws: A percent sign without two digits, or bytes that are no UTF-8.
    static func decoded(_ text: Substring, plusIsSpace: Bool = false) throws(ParameterFault) -> String {
        let source = text.utf8
        guard source.contains(UInt8(ascii: "%")) || plusIsSpace && source.contains(UInt8(ascii: "+")) else {
            return String(text)
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(source.count)
        var rest = source[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%") {
                guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
                    throw .malformed("a percent sign must be followed by two hexadecimal digits")
                }
                bytes.append(high << 4 | low)
            } else {
                bytes.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
            }
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw .malformed("percent-encoded bytes must be UTF-8")
        }
        return text
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}

/// Why the text of a parameter stands for no value.
enum ParameterFault: Error {
    /// It is not written in the style of the parameter.
    case malformed(String)
    /// It is there more than once, and is no list.
    case repeated
}
