internal import ProvisoFormats

/// How a value becomes a key: values that count as equal have the same bytes.
struct KeyEncoding: Sendable {
    /// Whether letters count as equal in either case.
    var ignoresCase = false
    /// Whether `1` and `"1"` are the same, as they are in a file without types.
    var ignoresTypes = false

    /// Appends the key of a value: texts by canonical equivalence, numbers by their exact values.
    func append(_ value: borrowing FieldValue, to key: inout [UInt8]) {
        switch value.kind {
        case .missing, .null: append(tag: "z", to: &key)
        case .bool, .number:
            if ignoresTypes { return append(text: value.bytes, to: &key) }
            if value.kind == .bool {
                append(tag: "b", to: &key)
                key.append(contentsOf: value.bytes)
            } else {
                append(number: value, to: &key)
            }
        case .string, .untyped: append(text: value.bytes, to: &key)
        case .array, .object:
            append(tag: "j", to: &key)
            key.append(contentsOf: value.container.description.utf8)
        }
    }

    /// Appends the key of a text.
    func append(text: UnsafeBufferPointer<UInt8>, to key: inout [UInt8]) {
        append(tag: "t", to: &key)
        if !ignoresCase {
            CanonicalText.withComposed(text) { key.append(contentsOf: $0) }
        } else if text.allSatisfy({ $0 < 0x80 }) {
            for byte in text { key.append(byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte) }
        } else {
            // Upper case first: what has two small letters has one capital.
            let folded = String(decoding: text, as: UTF8.self).uppercased().lowercased()
            folded.withBytes { bytes in
                CanonicalText.withComposed(bytes) { key.append(contentsOf: $0) }
            }
        }
    }

    private func append(tag: Unicode.Scalar, to key: inout [UInt8]) {
        if !ignoresTypes { key.append(UInt8(ascii: tag)) }
    }

    /// `1`, `1.0` and `1e0` are the same number.
    private func append(number value: borrowing FieldValue, to key: inout [UInt8]) {
        append(tag: "n", to: &key)
        guard let shape = DecimalShape(value.bytes.span) else { return key.append(contentsOf: value.bytes) }
        key.append(UInt8(ascii: shape.isNegative ? "-" : "+"))
        key.append(ordered: shape.exponent)
        for byte in value.bytes[shape.start..<max(shape.start, shape.end)] where byte != UInt8(ascii: ".") {
            key.append(byte)
        }
    }
}
