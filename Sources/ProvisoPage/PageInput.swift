internal import ProvisoCore

/// Reads what the script of a page has written.
///
/// A value is a byte that tells its kind, and what belongs to it; numbers of bytes and of elements are 32 bits, little-endian:
///
/// | kind | what follows |
/// |---|---|
/// | 0 null, 1 `false`, 2 `true` | nothing |
/// | 3 number | how many bytes, and its spelling in JSON |
/// | 4 text | how many bytes, and the text in UTF-8 |
/// | 5 list | how many elements, and each |
/// | 6 object | how many members, and of each its key, as a text without its kind, and its value |
///
/// Texts are referred to where they stand, so that a record of short values is judged without a copy of any.
struct PageInput {
    enum Kind: UInt8 {
        case null, isFalse, isTrue, number, text, list, object
    }

    let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    /// Whether texts stand for whatever they spell, as what is entered into a field does.
    var isUntyped = false

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    var isAtEnd: Bool { position >= bytes.count }

    mutating func byte() -> UInt8 {
        guard position < bytes.count else { return 0 }
        defer { position += 1 }
        return bytes[position]
    }

    /// A number of 32 bits.
    mutating func count() -> Int {
        guard bytes.count - position >= 4 else {
            position = bytes.count
            return 0
        }
        defer { position += 4 }
        return Int(
            UInt32(littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: position, as: UInt32.self))
        )
    }

    /// The place of a text.
    mutating func range() -> Range<Int> {
        let count = count()
        let start = position
        position = count <= bytes.count - start ? start + count : bytes.count
        return start..<position
    }

    mutating func text() -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[range()]), as: UTF8.self)
    }

    mutating func value() -> DataValue {
        switch Kind(rawValue: byte()) {
        case .null, nil: return .null
        case .isFalse: return .bool(false)
        case .isTrue: return .bool(true)
        case .number: return ExactNumber(text()).map(DataValue.number) ?? .null
        case .text: return isUntyped ? .untyped(text()) : .string(text())
        case .list:
            let count = count()
            var elements: [DataValue] = []
            elements.reserveCapacity(min(count, bytes.count - position))
            for _ in 0..<count { elements.append(value()) }
            return .array(elements)
        case .object: return .object(object())
        }
    }

    private mutating func object() -> DataObject {
        var object = DataObject()
        // The keys of an object of JavaScript are distinct, but two may be the same text to Unicode.
        for _ in 0..<count() { object[text()] = value() }
        return object
    }

    /// Puts a value into a record.
    mutating func put(into slot: Int, of record: inout Record) {
        guard position < bytes.count else { return }
        switch Kind(rawValue: bytes[position]) {
        case .number:
            position += 1
            let range = range()
            record.set(slot, .number, start: range.lowerBound, end: range.upperBound)
        case .text:
            position += 1
            let range = range()
            record.set(slot, isUntyped ? .untyped : .string, start: range.lowerBound, end: range.upperBound)
        default: record.load(value(), into: slot)
        }
    }
}
