/// Cuts a JSON text into the nodes of a tape. It checks the grammar of RFC 8259, as ``JSONTokenizer`` does, and gives up on anything
/// else: the slower decoding then finds what is wrong.
struct JSONTapeReader {
    private let text: UnsafeBufferPointer<UInt8>
    private var nodes: UnsafeMutableBufferPointer<JSONTape.Node>
    /// How many nodes there are so far.
    private var count = 0
    private var offset = 0
    /// The node of the container that is open.
    private var parent: Int32 = -1
    private var depth = 0
    /// The keys of the object that is open.
    private var keys = Keys()
    /// The same of the objects around it.
    private var outer: [Keys] = []
    /// Finds doubled keys where an object has many.
    private var index: JSONKeyIndex?

    /// What is known of the keys of an object.
    private struct Keys {
        /// The node of the object.
        var object: Int32 = -1
        var count = 0
        /// A bit for each key: a key whose bit is not there is a new one.
        var marks: UInt64 = 0
    }

    /// An object with more keys than this has them looked up in a table.
    private static let mostComparedKeys = 24

    /// The nodes of a text, which the caller deallocates; `nil` for what a tape does not hold.
    static func nodes(of text: UnsafeBufferPointer<UInt8>) -> UnsafeMutableBufferPointer<JSONTape.Node>? {
        // As many nodes as bytes, at the most.
        guard text.count < Int32.max else { return nil }
        var reader = JSONTapeReader(text, index: nil)
        if reader.read() { return reader.nodesRead }
        reader.nodes.deallocate()
        guard reader.keys.count > mostComparedKeys else { return nil }
        reader = JSONTapeReader(text, index: JSONKeyIndex())
        if reader.read() { return reader.nodesRead }
        reader.nodes.deallocate()
        return nil
    }

    private var nodesRead: UnsafeMutableBufferPointer<JSONTape.Node> {
        UnsafeMutableBufferPointer(start: nodes.baseAddress, count: count)
    }

    private init(_ text: UnsafeBufferPointer<UInt8>, index: JSONKeyIndex?) {
        self.text = text
        self.index = index
        nodes = .allocate(capacity: 48)
        if JSONTokenizer.hasByteOrderMark(text.span, at: 0) { offset = 3 }
    }

    /// Reads the text.
    ///
    /// - Returns: Whether it is JSON, and fit for a tape.
    private mutating func read() -> Bool {
        while true {
            guard let isOpened = value() else { return false }
            if isOpened {
                guard let isClosed = begin() else { return false }
                if !isClosed { continue }
            }
            // What follows a value: the end of one container after the other, or the next value.
            while true {
                guard parent >= 0 else {
                    skipWhitespace()
                    return offset == text.count
                }
                guard let byte = next() else { return false }
                let inObject = nodes[Int(parent)].kind == .beginObject
                if byte == UInt8(ascii: ",") {
                    offset &+= 1
                    if inObject, !key() { return false }
                    break
                }
                guard byte == (inObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else { return false }
                close(inObject)
            }
        }
    }

    /// Reads a value, or the beginning of a container.
    ///
    /// - Returns: Whether a container was opened; `nil` for what is no value.
    @inline(__always)
    private mutating func value() -> Bool? {
        guard let byte = next() else { return nil }
        let start = offset
        switch byte {
        case UInt8(ascii: "\""):
            guard let (end, hasEscapes) = string(from: start &+ 1) else { return nil }
            append(.string, start &+ 1, end, hasEscapes: hasEscapes)
            offset = end &+ 1
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            do throws(JSONFault) { offset = try JSONNumber.end(in: text.span, from: start) } catch { return nil }
            append(.number, start, offset)
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            depth &+= 1
            if depth > DataPlace.deepest { return nil }
            offset &+= 1
            append(byte == UInt8(ascii: "{") ? .beginObject : .beginArray, start, offset)
            return true
        case UInt8(ascii: "n"): return word("null", .null)
        case UInt8(ascii: "t"): return word("true", .true)
        case UInt8(ascii: "f"): return word("false", .false)
        default: return nil
        }
        return false
    }

    private mutating func word(_ word: StaticString, _ kind: JSONToken.Kind) -> Bool? {
        guard JSONLiteral.isAt(offset, word, in: text.span) else { return nil }
        append(kind, offset, offset &+ word.utf8CodeUnitCount)
        offset &+= word.utf8CodeUnitCount
        return false
    }

    /// Begins the container that was appended last.
    ///
    /// - Returns: Whether it is empty, and closed already; `nil` for what is wrong.
    @inline(__always)
    private mutating func begin() -> Bool? {
        parent = Int32(truncatingIfNeeded: count &- 1)
        let isObject = nodes[Int(parent)].kind == .beginObject
        if isObject {
            if keys.object >= 0 { outer.append(keys) }
            keys = Keys(object: parent)
            index?.openObject()
        }
        guard let byte = next() else { return nil }
        if byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
            close(isObject)
            return true
        }
        return isObject && !key() ? nil : false
    }

    @inline(__always)
    private mutating func close(_ isObject: Bool) {
        if isObject {
            keys = outer.popLast() ?? Keys()
            index?.closeObject()
        }
        offset &+= 1
        depth &-= 1
        nodes[Int(parent)].next = Int32(truncatingIfNeeded: count)
        parent = nodes[Int(parent)].parent
    }

    /// Reads a key with its colon. One that the object has already, that has escapes or is not ASCII, is refused.
    @inline(never)
    private mutating func key() -> Bool {
        guard next() == UInt8(ascii: "\"") else { return false }
        let start = offset &+ 1
        guard let (end, hasEscapes) = string(from: start), !hasEscapes, isNew(start, end) else { return false }
        append(.key, start, end)
        offset = end &+ 1
        guard next() == UInt8(ascii: ":") else { return false }
        offset &+= 1
        return true
    }

    @inline(__always)
    private mutating func isNew(_ start: Int, _ end: Int) -> Bool {
        guard let hash = hash(start, end) else { return false }
        keys.count &+= 1
        if index != nil { return !(index?.isDoubled(JSONToken(.key, start, end), in: text.span) ?? true) }
        guard keys.count <= Self.mostComparedKeys else { return false }
        let mark = 1 &<< (hash &>> 58)
        if keys.marks & mark == 0 {
            keys.marks |= mark
            return true
        }
        return !isKnown(start, end)
    }

    /// A number in whose uppermost bits most keys differ; `nil` for a key that is not ASCII.
    @inline(__always)
    private func hash(_ start: Int, _ end: Int) -> UInt64? {
        var (hash, bits, position) = (UInt64(truncatingIfNeeded: end &- start), UInt64(0), start)
        let bytes = text.span
        let length = end &- start
        if length < ByteWord.size, start &+ ByteWord.size <= text.count, length > 0 {
            // What stands behind a short key is shifted out.
            let word = ByteWord(bytes, at: start).bits &<< UInt64(truncatingIfNeeded: (ByteWord.size &- length) &* 8)
            return word & ByteWord.highs == 0 ? (hash ^ word) &* Self.mixer : nil
        }
        while position &+ ByteWord.size <= end {
            let word = ByteWord(bytes, at: position).bits
            bits |= word
            hash = (hash ^ word) &* Self.mixer
            position &+= ByteWord.size
        }
        while position < end {
            bits |= UInt64(text[position])
            hash = (hash &<< 8) ^ UInt64(text[position])
            position &+= 1
        }
        return bits & ByteWord.highs == 0 ? hash &* Self.mixer : nil
    }

    /// Spreads every bit over those above it: the golden ratio, as Fibonacci hashing has it.
    private static let mixer: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// Whether the object that is open has a key, by looking at each.
    private func isKnown(_ start: Int, _ end: Int) -> Bool {
        var position = Int(keys.object) + 1
        while position < count {
            let node = nodes[position]
            if Int(node.end &- node.start) == end &- start,
                ByteSearch.areEqual(bytes(Int(node.start), Int(node.end)), bytes(start, end))
            {
                return true
            }
            position = Int(nodes[position + 1].next)
        }
        return false
    }

    private func bytes(_ start: Int, _ end: Int) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: text[start..<end])
    }

    @inline(__always)
    private func string(from start: Int) -> (end: Int, hasEscapes: Bool)? {
        do throws(JSONFault) { return try JSONString.end(in: text.span, from: start) } catch { return nil }
    }

    @inline(__always)
    private mutating func append(_ kind: JSONToken.Kind, _ start: Int, _ end: Int, hasEscapes: Bool = false) {
        if count == nodes.count { grow() }
        nodes[count] = JSONTape.Node(
            start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
            next: Int32(truncatingIfNeeded: count &+ 1), parent: parent, kind: kind, hasEscapes: hasEscapes)
        count &+= 1
    }

    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutableBufferPointer<JSONTape.Node>.allocate(capacity: nodes.count * 2)
        _ = larger.moveInitialize(fromContentsOf: nodes)
        nodes.deallocate()
        nodes = larger
    }

    /// The next byte that is no white space; `nil` at the end.
    @inline(__always)
    private mutating func next() -> UInt8? {
        skipWhitespace()
        return offset < text.count ? text[offset] : nil
    }

    @inline(__always)
    private mutating func skipWhitespace() {
        // What is above a blank is nearly everything.
        if offset < text.count, text[offset] > 0x20 { return }
        offset = JSONTokenizer.endOfWhitespace(in: text.span, from: offset)
    }
}
