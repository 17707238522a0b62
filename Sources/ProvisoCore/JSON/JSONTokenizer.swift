/// Cuts JSON (RFC 8259, exactly) into tokens and checks its grammar.
///
/// It goes through the bytes once and holds nothing but the kinds of the containers that are open, so that no nesting
/// makes it recurse. Everything that reads JSON here stands on it. Bytes in strings are not checked to be UTF-8.
///
/// ```swift
/// var tokenizer = JSONTokenizer()
/// while case let token = try tokenizer.next(in: bytes), token.kind != .end { … }
/// ```
package struct JSONTokenizer {
    /// How many containers may be open at a time.
    static let depthLimit = 512

    private enum State: UInt8 { case value, firstElement, key, firstKey, afterValue }

    /// The offset of the next byte to read.
    package private(set) var offset: Int
    /// How many containers are open.
    package var depth: Int { outer.count }
    private var state = State.value
    /// Whether the innermost container is an object.
    private var inObject = false
    /// The same of the containers around it, the outermost first; one entry for each open container.
    private var outer: [Bool] = []
    private var comma = 0

    /// Starts at an offset, where a value is expected.
    package init(at offset: Int = 0) { self.offset = offset }

    /// Starts between the elements of an array, whose opening bracket is behind.
    package init(inArrayAt offset: Int, isBehindElement: Bool) {
        self.offset = offset
        state = isBehindElement ? .afterValue : .firstElement
        outer = [false]
    }

    /// Starts behind the last value, where nothing but blanks may stand.
    package init(behindDocumentAt offset: Int) {
        self.offset = offset
        state = .afterValue
    }

    /// Starts anew, without letting go of memory.
    package mutating func restart(at offset: Int = 0) {
        self.offset = offset
        state = .value
        inObject = false
        outer.removeAll(keepingCapacity: true)
    }

    /// Skips a byte order mark.
    mutating func skipByteOrderMark(in bytes: Span<UInt8>) {
        if offset == 0, Self.hasByteOrderMark(bytes, at: 0) { offset = 3 }
    }

    static func hasByteOrderMark(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
        bytes.count >= offset + 3 && bytes[offset] == 0xEF && bytes[offset + 1] == 0xBB && bytes[offset + 2] == 0xBF
    }

    /// The next token.
    ///
    /// After a fault the tokenizer must be restarted.
    package mutating func next(in bytes: Span<UInt8>) throws(JSONFault) -> JSONToken {
        skipWhitespace(in: bytes)
        if state == .afterValue {
            if outer.isEmpty {
                guard offset >= bytes.count else { throw faultAfterDocument(in: bytes) }
                return JSONToken(.end, offset, offset)
            }
            guard offset < bytes.count else { throw unclosed }
            let byte = bytes[offset]
            if byte == UInt8(ascii: ",") {
                comma = offset
                offset &+= 1
                state = inObject ? .key : .value
                skipWhitespace(in: bytes)
            } else if byte == (inObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
                return close()
            } else {
                throw faultAfterValue(in: bytes)
            }
        }
        guard offset < bytes.count else { throw outer.isEmpty ? JSONFault(.empty, at: offset) : unclosed }
        let byte = bytes[offset]
        switch state {
        case .key, .firstKey:
            if byte == UInt8(ascii: "\"") { return try key(in: bytes) }
            if byte == UInt8(ascii: "}") {
                if state == .key { throw JSONFault(.commaBeforeBrace, at: comma) }
                return close()
            }
            throw faultAtKey(in: bytes)
        case .firstElement:
            if byte == UInt8(ascii: "]") { return close() }
            return try value(byte, in: bytes)
        case .value, .afterValue:
            return try value(byte, in: bytes)
        }
    }

    @inline(__always)
    private mutating func skipWhitespace(in bytes: Span<UInt8>) {
        offset = Self.endOfWhitespace(in: bytes, from: offset)
    }

    /// The offset of the first byte from a start on that is no white space.
    @inline(__always)
    static func endOfWhitespace(in bytes: Span<UInt8>, from start: Int) -> Int {
        var offset = start
        while offset < bytes.count {
            // What is above a blank is nearly everything.
            guard bytes[offset] <= 0x20 else { return offset }
            switch bytes[offset] {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): offset &+= 1
            default: return offset
            }
        }
        return offset
    }

    @inline(__always)
    private mutating func key(in bytes: Span<UInt8>) throws(JSONFault) -> JSONToken {
        let start = offset &+ 1
        let (end, hasEscapes) = try JSONString.end(in: bytes, from: start)
        offset = end &+ 1
        skipWhitespace(in: bytes)
        guard offset < bytes.count else { throw unclosed }
        guard bytes[offset] == UInt8(ascii: ":") else { throw JSONFault(.missingColon, at: offset) }
        offset &+= 1
        state = .value
        return JSONToken(.key, start, end, hasEscapes: hasEscapes)
    }

    @inline(__always)
    private mutating func value(_ byte: UInt8, in bytes: Span<UInt8>) throws(JSONFault) -> JSONToken {
        let start = offset
        switch byte {
        case UInt8(ascii: "\""):
            let (end, hasEscapes) = try JSONString.end(in: bytes, from: start &+ 1)
            offset = end &+ 1
            state = .afterValue
            return JSONToken(.string, start &+ 1, end, hasEscapes: hasEscapes)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            offset = try JSONNumber.end(in: bytes, from: start)
            state = .afterValue
            return JSONToken(.number, start, offset)
        case UInt8(ascii: "{"):
            try open(object: true)
            return JSONToken(.beginObject, start, offset)
        case UInt8(ascii: "["):
            try open(object: false)
            return JSONToken(.beginArray, start, offset)
        case UInt8(ascii: "n") where JSONLiteral.isAt(start, "null", in: bytes): return literal(.null, 4)
        case UInt8(ascii: "t") where JSONLiteral.isAt(start, "true", in: bytes): return literal(.true, 4)
        case UInt8(ascii: "f") where JSONLiteral.isAt(start, "false", in: bytes): return literal(.false, 5)
        default: throw faultAtValue(in: bytes)
        }
    }

    private mutating func literal(_ kind: JSONToken.Kind, _ length: Int) -> JSONToken {
        let start = offset
        offset &+= length
        state = .afterValue
        return JSONToken(kind, start, offset)
    }

    private mutating func open(object: Bool) throws(JSONFault) {
        guard outer.count < Self.depthLimit else { throw JSONFault(.tooDeep, at: offset) }
        outer.append(inObject)
        inObject = object
        state = object ? .firstKey : .firstElement
        offset &+= 1
    }

    private mutating func close() -> JSONToken {
        let kind: JSONToken.Kind = inObject ? .endObject : .endArray
        inObject = outer.removeLast()
        offset &+= 1
        state = .afterValue
        return JSONToken(kind, offset &- 1, offset)
    }
}

// What is wrong, found out only once something is.
extension JSONTokenizer {
    private var unclosed: JSONFault { JSONFault(inObject ? .unclosedObject : .unclosedArray, at: offset) }

    private func faultAfterDocument(in bytes: Span<UInt8>) -> JSONFault {
        switch bytes[offset] {
        case UInt8(ascii: "]"), UInt8(ascii: "}"): JSONFault(.unexpectedBracket, at: offset)
        case UInt8(ascii: "/"), UInt8(ascii: "#"): JSONFault(.comment, at: offset)
        case UInt8(ascii: ","): JSONFault(.moreThanOneValue, at: offset)
        default: JSONLiteral.couldBegin(in: bytes, at: offset) ?? JSONFault(.moreThanOneValue, at: offset)
        }
    }

    private func faultAfterValue(in bytes: Span<UInt8>) -> JSONFault {
        switch bytes[offset] {
        case UInt8(ascii: "]"), UInt8(ascii: "}"): JSONFault(.wrongBracket, at: offset)
        case UInt8(ascii: "/"), UInt8(ascii: "#"): JSONFault(.comment, at: offset)
        default: JSONLiteral.couldBegin(in: bytes, at: offset) ?? JSONFault(.missingComma, at: offset)
        }
    }

    private func faultAtKey(in bytes: Span<UInt8>) -> JSONFault {
        switch bytes[offset] {
        case UInt8(ascii: "'"): JSONFault(.singleQuote, at: offset)
        case UInt8(ascii: "/"), UInt8(ascii: "#"): JSONFault(.comment, at: offset)
        case UInt8(ascii: ","): JSONFault(.extraComma, at: offset)
        case UInt8(ascii: "]"): JSONFault(.wrongBracket, at: offset)
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "{"), UInt8(ascii: "["):
            JSONFault(.keyNotString, at: offset)
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "$"):
            JSONFault(.unquotedKey, at: offset)
        default: JSONLiteral.couldBegin(in: bytes, at: offset) ?? JSONFault(.keyNotString, at: offset)
        }
    }

    private func faultAtValue(in bytes: Span<UInt8>) -> JSONFault {
        switch bytes[offset] {
        case UInt8(ascii: "]") where !outer.isEmpty && !inObject: JSONFault(.commaBeforeBracket, at: comma)
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
            JSONFault(outer.isEmpty ? .unexpectedBracket : inObject ? .missingValue : .wrongBracket, at: offset)
        case UInt8(ascii: ","):
            JSONFault(inObject ? .missingValue : .extraComma, at: offset)
        case UInt8(ascii: "'"): JSONFault(.singleQuote, at: offset)
        case UInt8(ascii: "/"), UInt8(ascii: "#"): JSONFault(.comment, at: offset)
        case UInt8(ascii: "+"): JSONFault(.leadingPlus, at: offset)
        case UInt8(ascii: "."): JSONFault(.leadingPoint, at: offset)
        case UInt8(ascii: "N") where JSONLiteral.isAt(offset, "NaN", in: bytes): JSONFault(.notFinite, at: offset)
        case UInt8(ascii: "I") where JSONLiteral.isAt(offset, "Infinity", in: bytes): JSONFault(.notFinite, at: offset)
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
            JSONFault(.wrongLiteral, at: offset)
        default: JSONLiteral.couldBegin(in: bytes, at: offset) ?? JSONFault(.unexpectedCharacter, at: offset)
        }
    }
}
