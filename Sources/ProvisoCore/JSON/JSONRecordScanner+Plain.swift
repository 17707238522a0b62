// Records as they nearly always are: keys without escapes, and values that are no objects. Each member is read as it stands,
// which takes a third of what asking for one token after the other does.

extension JSONRecordScanner {
    /// Finds the members of such an object.
    ///
    /// - Returns: Whether it is one. Otherwise nothing is known, not even that there is something wrong.
    mutating func scanPlainly(_ bytes: Span<UInt8>) -> Bool {
        members.removeAll(keepingCapacity: true)
        do throws(JSONFault) { return try scanMembers(of: bytes) } catch { return false }
    }

    private mutating func scanMembers(of bytes: Span<UInt8>) throws(JSONFault) -> Bool {
        var offset = JSONTokenizer.endOfWhitespace(in: bytes, from: 0)
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "{") else { return false }
        repeat {
            // Behind the brace, or behind a comma.
            offset = JSONTokenizer.endOfWhitespace(in: bytes, from: offset &+ 1)
            guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else { return false }
            let keyStart = offset &+ 1
            let (keyEnd, hasEscapes) = try JSONString.end(in: bytes, from: keyStart)
            offset = JSONTokenizer.endOfWhitespace(in: bytes, from: keyEnd &+ 1)
            guard !hasEscapes, offset < bytes.count, bytes[offset] == UInt8(ascii: ":") else { return false }
            offset = JSONTokenizer.endOfWhitespace(in: bytes, from: offset &+ 1)
            guard let value = try Self.plainValue(at: offset, in: bytes) else { return false }
            members.append(
                Member(
                    keyStart: keyStart, keyEnd: keyEnd, keyHasEscapes: false, kind: value.kind, isEmpty: value.isEmpty,
                    valueStart: value.start, valueEnd: value.end))
            offset = JSONTokenizer.endOfWhitespace(in: bytes, from: value.next)
            guard offset < bytes.count else { return false }
        } while bytes[offset] == UInt8(ascii: ",")
        guard bytes[offset] == UInt8(ascii: "}"),
            JSONTokenizer.endOfWhitespace(in: bytes, from: offset &+ 1) == bytes.count
        else { return false }
        order = orders.number(of: members, in: bytes)
        hasNewOrder = order == nil
        if hasNewOrder {
            // The objects of an order that is kept have no key twice.
            guard !hasDoubledKey(in: bytes) else { return false }
            order = orders.keep(members, of: bytes)
        }
        return true
    }

    private struct PlainValue {
        let kind: Kind
        let isEmpty: Bool
        let start: Int
        let end: Int
        /// What comes behind it.
        let next: Int
    }

    @inline(__always)
    private static func plainValue(at offset: Int, in bytes: Span<UInt8>) throws(JSONFault) -> PlainValue? {
        guard offset < bytes.count else { return nil }
        guard bytes[offset] == UInt8(ascii: "[") else { return try scalar(at: offset, in: bytes) }
        return try plainArray(at: offset, in: bytes)
    }

    @inline(__always)
    private static func scalar(at offset: Int, in bytes: Span<UInt8>) throws(JSONFault) -> PlainValue? {
        func value(_ kind: Kind, to end: Int) -> PlainValue {
            PlainValue(kind: kind, isEmpty: false, start: offset, end: end, next: end)
        }
        switch bytes[offset] {
        case UInt8(ascii: "\""):
            let start = offset &+ 1
            let (end, hasEscapes) = try JSONString.end(in: bytes, from: start)
            return PlainValue(
                kind: hasEscapes ? .stringWithEscapes : .string, isEmpty: start == end, start: start, end: end,
                next: end &+ 1)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            return value(.number, to: try JSONNumber.end(in: bytes, from: offset))
        case UInt8(ascii: "n") where JSONLiteral.isAt(offset, "null", in: bytes): return value(.null, to: offset &+ 4)
        case UInt8(ascii: "t") where JSONLiteral.isAt(offset, "true", in: bytes): return value(.true, to: offset &+ 4)
        case UInt8(ascii: "f") where JSONLiteral.isAt(offset, "false", in: bytes):
            return value(.false, to: offset &+ 5)
        default: return nil
        }
    }

    /// A list of values that are neither lists nor objects.
    private static func plainArray(at start: Int, in bytes: Span<UInt8>) throws(JSONFault) -> PlainValue? {
        func value(to end: Int, isEmpty: Bool) -> PlainValue {
            PlainValue(kind: .array, isEmpty: isEmpty, start: start, end: end, next: end)
        }
        var offset = JSONTokenizer.endOfWhitespace(in: bytes, from: start &+ 1)
        guard offset < bytes.count else { return nil }
        if bytes[offset] == UInt8(ascii: "]") { return value(to: offset &+ 1, isEmpty: true) }
        while offset < bytes.count, let element = try scalar(at: offset, in: bytes) {
            offset = JSONTokenizer.endOfWhitespace(in: bytes, from: element.next)
            guard offset < bytes.count else { return nil }
            if bytes[offset] == UInt8(ascii: "]") { return value(to: offset &+ 1, isEmpty: false) }
            guard bytes[offset] == UInt8(ascii: ",") else { return nil }
            offset = JSONTokenizer.endOfWhitespace(in: bytes, from: offset &+ 1)
        }
        return nil
    }
}
