/// A scalar at the end of a text of which not all bytes are there yet.
struct CutScalar {
    /// Where its first byte stands.
    let offset: Int

    /// The scalars that it can become.
    private let values: ClosedRange<UInt32>

    /// Finds it; `nil` when the text ends with a whole scalar, or with what begins none.
    init?(endOf bytes: UnsafeBufferPointer<UInt8>) {
        var start = bytes.count
        repeat {
            start -= 1
            guard start >= 0, bytes.count - start <= 3 else { return nil }
        } while bytes[start] & 0xC0 == 0x80
        let length: Int
        switch bytes[start] {
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF: length = 3
        case 0xF0...0xF4: length = 4
        default: return nil
        }
        guard bytes.count - start < length else { return nil }
        var low = UInt32(bytes[start]) & (0x7F >> UInt32(length))
        for byte in bytes[(start + 1)...] { low = low << 6 | UInt32(byte & 0x3F) }
        let shift = UInt32(6 * (length - (bytes.count - start)))
        // Shorter forms are not UTF-8, nor is what is beyond Unicode.
        let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
        let bounds = (max(low << shift, least), min((low + 1) << shift - 1, 0x10FFFF))
        guard bounds.0 <= bounds.1, !(0xD800...0xDFFF ~= bounds.0 && 0xD800...0xDFFF ~= bounds.1) else { return nil }
        offset = start
        values = bounds.0...bounds.1
    }

    /// A scalar of each class among those that it can become.
    func representatives(in alphabet: Alphabet) -> [Unicode.Scalar] {
        var found: [UInt16: Unicode.Scalar] = [:]
        for value in values {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let member = alphabet.classOfNonASCII(value)
            if found[member] == nil { found[member] = scalar }
        }
        return Array(found.values)
    }
}
