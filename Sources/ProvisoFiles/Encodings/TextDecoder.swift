/// Turns the bytes of a file into UTF-8, piece by piece.
///
/// What cannot be decoded becomes something that is not UTF-8 either, so that a check of the record finds it; and
/// ``TextEncoding/encode(_:into:)`` gives the original bytes back. UTF-8 is left as it is.
struct TextDecoder {
    /// Comes before a byte that could not be decoded: never part of UTF-8.
    static let undecodable: UInt8 = 0xFF

    private let encoding: TextEncoding
    /// The first byte of a unit whose second one has not come yet.
    private var half: UInt8?
    /// A high surrogate whose low one has not come yet.
    private var surrogate: UInt16?

    init(_ encoding: TextEncoding) { self.encoding = encoding }

    /// Appends the text of the next bytes.
    ///
    /// - Parameter isLast: Whether nothing comes after them.
    mutating func decode(_ bytes: Span<UInt8>, isLast: Bool, into text: inout [UInt8]) {
        switch encoding {
        case .utf8: bytes.withUnsafeBufferPointer { text.append(contentsOf: $0) }
        case .latin1: for index in bytes.indices { Self.append(UInt32(bytes[index]), to: &text) }
        case .windows1252:
            for index in bytes.indices {
                let byte = bytes[index]
                let isHigh = (0x80..<0xA0).contains(byte)
                Self.append(isHigh ? UInt32(Windows1252.high[Int(byte) - 0x80]) : UInt32(byte), to: &text)
            }
        case .ascii:
            for index in bytes.indices {
                if bytes[index] >= 0x80 { text.append(Self.undecodable) }
                text.append(bytes[index])
            }
        case .utf16, .utf16LittleEndian, .utf16BigEndian: decodeUTF16(bytes, isLast: isLast, into: &text)
        }
    }

    private mutating func decodeUTF16(_ bytes: Span<UInt8>, isLast: Bool, into text: inout [UInt8]) {
        let isBig = encoding == .utf16BigEndian
        for index in bytes.indices {
            guard let first = half else {
                half = bytes[index]
                continue
            }
            half = nil
            let (high, low) = isBig ? (first, bytes[index]) : (bytes[index], first)
            decode(UInt16(high) << 8 | UInt16(low), into: &text)
        }
        guard isLast else { return }
        if let surrogate { Self.append(UInt32(surrogate), to: &text) }
        surrogate = nil
        if let half {
            text.append(Self.undecodable)
            text.append(half)
        }
        half = nil
    }

    /// Half of a pair alone is written like a character of its value, which UTF-8 forbids.
    private mutating func decode(_ unit: UInt16, into text: inout [UInt8]) {
        if let high = surrogate {
            surrogate = nil
            if (0xDC00..<0xE000).contains(unit) {
                Self.append(0x10000 + UInt32(high - 0xD800) << 10 + UInt32(unit - 0xDC00), to: &text)
                return
            }
            Self.append(UInt32(high), to: &text)
        }
        if (0xD800..<0xDC00).contains(unit) {
            surrogate = unit
        } else {
            Self.append(UInt32(unit), to: &text)
        }
    }

    private static func append(_ value: UInt32, to text: inout [UInt8]) {
        switch value {
        case 0..<0x80: text.append(UInt8(truncatingIfNeeded: value))
        case 0x80..<0x800:
            text.append(UInt8(truncatingIfNeeded: 0xC0 | value >> 6))
            text.append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
        case 0x800..<0x10000:
            text.append(UInt8(truncatingIfNeeded: 0xE0 | value >> 12))
            text.append(UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F))
            text.append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
        default:
            text.append(UInt8(truncatingIfNeeded: 0xF0 | value >> 18))
            text.append(UInt8(truncatingIfNeeded: 0x80 | value >> 12 & 0x3F))
            text.append(UInt8(truncatingIfNeeded: 0x80 | value >> 6 & 0x3F))
            text.append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
        }
    }
}
