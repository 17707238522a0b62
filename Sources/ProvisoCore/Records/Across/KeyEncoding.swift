internal import ProvisoFormats

/// How a value becomes a key: values that count as equal have the same bytes.
///
/// A text is its own key. What is no text begins with a byte that no text in UTF-8 has.
struct KeyEncoding: Sendable {
    private static let empty: UInt8 = 0xFF
    private static let boolean: UInt8 = 0xFE
    private static let number: UInt8 = 0xFD
    private static let container: UInt8 = 0xFC
    /// A text inside a list or an object, where it needs an end.
    private static let text: UInt8 = 0xFB
    private static let list: UInt8 = 0xFA
    private static let object: UInt8 = 0xF9
    private static let end: UInt8 = 0xF8

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
            if ignoresTypes {
                value.kind == .bool ? append(text: value.bytes, to: &key) : append(textOfNumber: value.bytes, to: &key)
            } else if value.kind == .bool {
                append(tag: Self.boolean, to: &key)
                key.append(contentsOf: value.bytes)
            } else {
                append(tag: Self.number, to: &key)
                append(number: value.bytes, to: &key)
            }
        case .string, .untyped: append(text: value.bytes, to: &key)
        case .array, .object:
            if ignoresTypes { return key.append(contentsOf: value.container.description.utf8) }
            key.append(Self.container)
            append(part: value.container, to: &key)
        }
    }

    /// Appends a list, an object or a part of one, so that it shows where the part ends. Objects are equal whatever the order
    /// of their members.
    private func append(part: DataValue, to key: inout [UInt8]) {
        switch part {
        case .null: key.append(Self.empty)
        case .bool(let value): key += [Self.boolean, value ? 1 : 0]
        case .number(let number):
            var spelling = number.spelling
            key.append(Self.number)
            spelling.withUTF8 { append(number: $0, to: &key) }
            key.append(Self.end)
        case .string(let text), .untyped(let text): append(inner: text, to: &key)
        case .array(let elements):
            key.append(Self.list)
            for element in elements { append(part: element, to: &key) }
            key.append(Self.end)
        case .object(let object):
            // A name is equal to another only in its own case.
            let names = KeyEncoding()
            var members = object.members.map { member in
                var bytes: [UInt8] = []
                names.append(inner: member.key, to: &bytes)
                append(part: member.value, to: &bytes)
                return bytes
            }
            members.sort { $0.lexicographicallyPrecedes($1) }
            key.append(Self.object)
            for member in members { key += member }
            key.append(Self.end)
        }
    }

    /// Appends a text in a list or an object, behind its length.
    private func append(inner text: String, to key: inout [UInt8]) {
        var text = text
        key.append(Self.text)
        let start = key.count
        key.append(length: 0)
        text.withUTF8 { append(text: $0, to: &key) }
        key.write(length: key.count - start - 4, at: start)
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

    /// Appends a number as the text that others have for it: `1.0` and `1e0` as `1`.
    private func append(textOfNumber bytes: UnsafeBufferPointer<UInt8>, to key: inout [UInt8]) {
        let zero = UInt8(ascii: "0")
        guard let shape = DecimalShape(bytes.span), !shape.isPlainInteger || shape.start == shape.end else {
            return key.append(contentsOf: bytes)
        }
        guard shape.start < shape.end else { return key.append(zero) }
        if shape.isNegative { key.append(UInt8(ascii: "-")) }
        let digits = bytes[shape.start..<shape.end].filter { $0 != UInt8(ascii: ".") }
        let exponent = shape.exponent
        if exponent >= digits.count, exponent <= Self.longestWhole {
            key += digits + [UInt8](repeating: zero, count: exponent - digits.count)
        } else if exponent > 0, exponent < digits.count {
            key += digits[..<exponent] + [UInt8(ascii: ".")] + digits[exponent...]
        } else if exponent <= 0, exponent >= -Self.mostZeros {
            key += [zero, UInt8(ascii: ".")] + [UInt8](repeating: zero, count: -exponent) + digits
        } else {
            key += digits
            key += "e\(exponent)".utf8
        }
    }

    /// Whole numbers of so many digits are written out, and fractions with so many zeros behind the point.
    private static let (longestWhole, mostZeros) = (40, 20)

    /// `1`, `1.0` and `1e0` are the same number.
    private func append(number bytes: UnsafeBufferPointer<UInt8>, to key: inout [UInt8]) {
        guard let shape = DecimalShape(bytes.span) else { return key.append(contentsOf: bytes) }
        key.append(UInt8(ascii: shape.isNegative ? "-" : "+"))
        key.append(ordered: shape.exponent)
        for byte in bytes[shape.start..<max(shape.start, shape.end)] where byte != UInt8(ascii: ".") {
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
