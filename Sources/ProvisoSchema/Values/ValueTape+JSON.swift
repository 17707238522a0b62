internal import ProvisoCore

extension ValueTape {
    /// The longest JSON that is read, in bytes: offsets have 32 bits, and texts with escapes take further bytes.
    static let longestText = Int(Int32.max) / 2

    /// Reads the value that some bytes of JSON are (RFC 8259, exactly).
    ///
    /// - Parameter json: The text, in UTF-8, of ``longestText`` at most.
    /// - Throws: What is wrong and where, an object with the same key twice included.
    /// - Complexity: Linear in the length of the text; for objects of more than sixteen members, *n* log *n* in their members.
    mutating func read(json: Span<UInt8>) throws(JSONFault) {
        bytes.removeAll(keepingCapacity: true)
        entries.removeAll(keepingCapacity: true)
        depth = 0
        json.withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
        if let offset = UTF8Check.firstInvalid(in: json) { throw JSONFault(.invalidUTF8, at: offset) }
        var tokenizer = JSONTokenizer(
            at: json.count >= 3 && json[0] == 0xEF && json[1] == 0xBB && json[2] == 0xBF ? 3 : 0)
        var parent: Int32 = -1
        while true {
            let token = try tokenizer.next(in: json)
            switch token.kind {
            case .end: return
            case .null: append(.null, in: parent)
            case .true: append(.true, in: parent)
            case .false: append(.false, in: parent)
            case .number: append(.number, token.start, token.end, in: parent)
            case .string: appendText(.string, token, of: json, in: parent)
            case .key: appendText(.key, token, of: json, in: parent)
            case .beginArray, .beginObject:
                append(token.kind == .beginArray ? .array : .object, in: parent)
                parent = Int32(entries.count - 1)
                depth = max(depth, tokenizer.depth)
            case .endArray, .endObject:
                let index = Int(parent)
                entries[index].next = Int32(entries.count)
                if token.kind == .endObject, let doubled = doubledKey(in: index) {
                    let start = Int(entries[doubled].start)
                    // The text of a key with escapes is behind the JSON.
                    throw JSONFault(.duplicateKey, at: start < json.count ? start - 1 : token.start)
                }
                parent = entries[index].parent
            }
        }
    }

    @inline(__always)
    mutating func append(_ kind: Kind, _ start: Int = 0, _ end: Int = 0, in parent: Int32) {
        var ordinal: UInt32 = 0
        if parent >= 0 {
            ordinal = entries[Int(parent)].count
            // A member is counted by its value.
            if kind != .key { entries[Int(parent)].count += 1 }
        }
        entries.append(
            Entry(
                kind: kind, start: Int32(start), end: Int32(end), next: Int32(entries.count + 1), parent: parent,
                ordinal: Int32(ordinal)))
    }

    private mutating func appendText(_ kind: Kind, _ token: JSONToken, of json: Span<UInt8>, in parent: Int32) {
        var (start, end) = (token.start, token.end)
        if token.hasEscapes {
            start = bytes.count
            JSONString.unescape(json.extracting(token.start..<token.end), into: &bytes)
            end = bytes.count
        }
        append(kind, start, end, in: parent)
        if kind == .key { nameLast(start, end, in: parent) }
    }

    /// Gives the key that was appended last its hash, and the object its bit.
    @inline(__always)
    mutating func nameLast(_ start: Int, _ end: Int, in parent: Int32) {
        let hash = hash(start, end)
        entries[entries.count - 1].count = hash
        entries[Int(parent)].nameBits |= NameHash.bit(hash)
    }

    @inline(__always)
    func hash(_ start: Int, _ end: Int) -> UInt32 { NameHash.of(bytes.span.extracting(start..<end)) }

    /// The entry of a key that an object has twice.
    private func doubledKey(in object: Int) -> Int? {
        let entry = entries[object]
        guard entry.count > 1 else { return nil }
        if entry.count <= 16 {
            var key = object + 1
            while key < Int(entry.next) {
                var other = object + 1
                while other < key {
                    if entries[other].count == entries[key].count, hasSameText(other, as: key, in: self) { return key }
                    other = Int(entries[other + 1].next)
                }
                key = Int(entries[key + 1].next)
            }
            return nil
        }
        let keys = sortedKeys(of: object)
        for (left, right) in zip(keys, keys.dropFirst())
        where entries[left].count == entries[right].count && hasSameText(left, as: right, in: self) {
            return max(left, right)
        }
        return nil
    }

    /// The keys of an object, ordered by hash and then by their bytes.
    func sortedKeys(of object: Int) -> [Int] {
        var keys: [Int] = []
        keys.reserveCapacity(Int(entries[object].count))
        var key = object + 1
        while key < Int(entries[object].next) {
            keys.append(key)
            key = Int(entries[key + 1].next)
        }
        return keys.sorted { left, right in
            let (a, b) = (entries[left], entries[right])
            if a.count != b.count { return a.count < b.count }
            return bytes[Int(a.start)..<Int(a.end)].lexicographicallyPrecedes(bytes[Int(b.start)..<Int(b.end)])
        }
    }
}
