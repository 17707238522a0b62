import ProvisoCore

/// A character that an encoding does not have.
package struct UnencodableCharacter: Error, Sendable, Hashable, CustomStringConvertible {
    let character: Unicode.Scalar
    let encoding: TextEncoding
    /// Its offset in the text that was to be written.
    let offset: Int

    package var description: String {
        let number = String(character.value, radix: 16, uppercase: true)
        return
            "the character U+\(String(repeating: "0", count: max(0, 4 - number.count)))\(number) cannot be written in"
            + " \(encoding.rawValue); write the data in UTF-8"
    }
}

extension TextEncoding {
    /// Appends text in this encoding.
    ///
    /// What ``TextDecoder`` could not decode goes out as it came in.
    ///
    /// - Parameters:
    ///   - text: Text in UTF-8, with whole characters.
    ///   - bytes: Where to append.
    func encode(_ text: Span<UInt8>, into bytes: inout [UInt8]) throws(UnencodableCharacter) {
        if self == .utf8 {
            text.withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
            return
        }
        var index = 0
        while index < text.count {
            let byte = text[index]
            if byte < 0x80 {
                append(unit: UInt16(byte), to: &bytes)
                index += 1
                continue
            }
            if byte == TextDecoder.undecodable {
                // The byte itself comes next.
                if index + 1 < text.count { bytes.append(text[index + 1]) }
                index += 2
                continue
            }
            let (value, length) = Self.character(in: text, at: index)
            guard append(value, to: &bytes) else {
                let character = Unicode.Scalar(value) ?? "\u{FFFD}"
                throw UnencodableCharacter(character: character, encoding: self, offset: index)
            }
            index += length
        }
    }

    /// The character at an offset, half of a surrogate pair too; U+FFFD for a byte that begins none.
    private static func character(in text: Span<UInt8>, at index: Int) -> (UInt32, length: Int) {
        let lead = UInt32(text[index])
        func rest(_ count: Int, _ start: UInt32) -> (UInt32, Int)? {
            guard index + count < text.count else { return nil }
            var value = start
            for place in index + 1...index + count {
                guard text[place] & 0xC0 == 0x80 else { return nil }
                value = value << 6 | UInt32(text[place] & 0x3F)
            }
            return (value, count + 1)
        }
        return switch lead {
        case 0xC2..<0xE0: rest(1, lead & 0x1F) ?? (0xFFFD, 1)
        case 0xE0..<0xF0: rest(2, lead & 0x0F) ?? (0xFFFD, 1)
        case 0xF0..<0xF5: rest(3, lead & 0x07) ?? (0xFFFD, 1)
        default: (0xFFFD, 1)
        }
    }

    private func append(_ value: UInt32, to bytes: inout [UInt8]) -> Bool {
        switch self {
        case .utf8, .ascii: return false
        case .latin1:
            guard value < 0x100 else { return false }
            bytes.append(UInt8(value))
        case .windows1252:
            guard let byte = Windows1252.byte(of: value) else { return false }
            bytes.append(byte)
        case .utf16, .utf16LittleEndian, .utf16BigEndian:
            guard value >= 0x10000 else {
                append(unit: UInt16(truncatingIfNeeded: value), to: &bytes)
                break
            }
            append(unit: UInt16(truncatingIfNeeded: 0xD800 + (value - 0x10000) >> 10), to: &bytes)
            append(unit: UInt16(truncatingIfNeeded: 0xDC00 + (value & 0x3FF)), to: &bytes)
        }
        return true
    }

    private func append(unit: UInt16, to bytes: inout [UInt8]) {
        switch self {
        case .utf16, .utf16LittleEndian:
            bytes.append(UInt8(truncatingIfNeeded: unit))
            bytes.append(UInt8(truncatingIfNeeded: unit >> 8))
        case .utf16BigEndian:
            bytes.append(UInt8(truncatingIfNeeded: unit >> 8))
            bytes.append(UInt8(truncatingIfNeeded: unit))
        case .utf8, .latin1, .windows1252, .ascii: bytes.append(UInt8(truncatingIfNeeded: unit))
        }
    }
}
