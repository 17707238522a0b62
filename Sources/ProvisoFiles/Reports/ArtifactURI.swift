extension RawPath {
    /// The path without `./` at its beginning, so that a file has one name.
    var withoutDot: RawPath {
        var rest = bytes[...]
        while rest.starts(with: "./".utf8), rest.count > 2 {
            rest = rest.dropFirst(2).drop { $0 == UInt8(ascii: "/") }
        }
        return RawPath(bytes: Array(rest))
    }

    /// The path as a reference of a URI (RFC 3986): relative where the path is, `file:///…` where it is not. Every byte that
    /// does not stand for itself is percent-encoded.
    var uriReference: String {
        let text = withoutDot.bytes.reduce(into: isAbsolute ? "file://" : "") { text, byte in
            if Self.isUnreserved(byte) || byte == UInt8(ascii: "/") {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
        return text
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "-._~".utf8.contains(byte)
        }
    }
}
