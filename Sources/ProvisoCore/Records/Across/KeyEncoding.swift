internal import ProvisoFormats

/// How a value becomes a key: values that count as equal have the same bytes.
///
/// A text is its own key. What is no text begins with a byte that no text in UTF-8 has.
struct KeyEncoding: Sendable {
    private static let empty: UInt8 = 0xFF
    private static let boolean: UInt8 = 0xFE
    private static let number: UInt8 = 0xFD
    private static let json: UInt8 = 0xFC

    /// Whether letters count as equal in either case.
    var ignoresCase = false
    /// Whether `1` and `"1"` are the same, as they are in a file without types.
    var ignoresTypes = false

    /// Appends the key of some attributes of a record, which have been prepared.
    @inline(__always)
    func append(_ attributes: [AttributeReference], of record: borrowing Record, to key: inout [UInt8]) {
        guard attributes.count > 1 else {
            if let only = attributes.first { append(record.field(only.slot), to: &key) }
            return
        }
        for (index, attribute) in attributes.enumerated() {
            // Where one part ends and the next begins must not be open.
            let start = key.count
            let isLast = index == attributes.count - 1
            if !isLast { key.append(length: 0) }
            append(record.field(attribute.slot), to: &key)
            if !isLast { key.write(length: key.count - start - 4, at: start) }
        }
    }

    /// Appends the key of a value: texts by canonical equivalence, numbers by their exact values.
    func append(_ value: borrowing FieldValue, to key: inout [UInt8]) {
        switch value.kind {
        case .missing, .null: append(tag: Self.empty, to: &key)
        case .bool, .number:
            if ignoresTypes { return append(text: value.bytes, to: &key) }
            if value.kind == .bool {
                append(tag: Self.boolean, to: &key)
                key.append(contentsOf: value.bytes)
            } else {
                append(number: value, to: &key)
            }
        case .string, .untyped: append(text: value.bytes, to: &key)
        case .array, .object:
            append(tag: Self.json, to: &key)
            key.append(contentsOf: value.container.description.utf8)
        }
    }

    /// Appends the key of a text.
    func append(text: UnsafeBufferPointer<UInt8>, to key: inout [UInt8]) {
        if !ignoresCase {
            // Most texts are composed, and need no closure.
            if CanonicalText.isPlain(text) { return key.append(contentsOf: text) }
            CanonicalText.withComposed(text) { key.append(contentsOf: $0) }
        } else if text.allSatisfy({ $0 < 0x80 }) {
            for byte in text { key.append(byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte) }
        } else {
            let folded = CanonicalText.folded(String(decoding: text, as: UTF8.self))
            folded.withBytes { bytes in
                CanonicalText.withComposed(bytes) { key.append(contentsOf: $0) }
            }
        }
    }

    private func append(tag: UInt8, to key: inout [UInt8]) {
        if !ignoresTypes { key.append(tag) }
    }

    /// `1`, `1.0` and `1e0` are the same number.
    private func append(number value: borrowing FieldValue, to key: inout [UInt8]) {
        append(tag: Self.number, to: &key)
        guard let shape = DecimalShape(value.bytes.span) else { return key.append(contentsOf: value.bytes) }
        key.append(UInt8(ascii: shape.isNegative ? "-" : "+"))
        key.append(ordered: shape.exponent)
        for byte in value.bytes[shape.start..<max(shape.start, shape.end)] where byte != UInt8(ascii: ".") {
            key.append(byte)
        }
    }
}

extension [UInt8] {
    /// Appends a length in four bytes; nothing that is read has more.
    fileprivate mutating func append(length: Int) {
        Swift.withUnsafeBytes(of: UInt32(truncatingIfNeeded: length).bigEndian) { append(contentsOf: $0) }
    }

    /// Writes a length for which there is room.
    fileprivate mutating func write(length: Int, at offset: Int) {
        for index in 0..<4 { self[offset + index] = UInt8(truncatingIfNeeded: length >> (24 - 8 * index)) }
    }
}
