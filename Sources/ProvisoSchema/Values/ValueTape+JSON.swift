internal import ProvisoCore

extension ValueTape {
    /// The longest JSON that is read, in bytes: offsets have 32 bits, and texts with escapes take further bytes.
    static let longestText = Int(Int32.max) / 2

    /// Reads the value that some bytes of JSON are (RFC 8259, exactly).
    ///
    /// - Parameters:
    ///   - json: The text, in UTF-8, of ``longestText`` at most.
    ///   - reader: Memory that is used again for the next text.
    /// - Throws: What is wrong and where, an object with the same key twice included.
    /// - Complexity: Linear in the length of the text; *n* log *n* in the members of objects whose names have the same hash.
    mutating func read(json: Span<UInt8>, _ reader: inout TapeReader) throws(JSONFault) {
        bytes.removeAll(keepingCapacity: true)
        entries.removeAll(keepingCapacity: true)
        depth = 0
        json.withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
        if let offset = UTF8Check.firstInvalid(in: json) { throw JSONFault(.invalidUTF8, at: offset) }
        reader.tokenizer.restart(at: json.count >= 3 && json[0] == 0xEF && json[1] == 0xBB && json[2] == 0xBF ? 3 : 0)
        var parent: Int32 = -1
        while true {
            let token = try reader.tokenizer.next(in: json)
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
                depth = max(depth, reader.tokenizer.depth)
            case .endArray, .endObject:
                let index = Int(parent)
                entries[index].next = Int32(entries.count)
                if token.kind == .endObject, let doubled = doubledKey(in: index, &reader.hashes) {
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
    private func doubledKey(in object: Int, _ hashes: inout [UInt64]) -> Int? {
        let entry = entries[object]
        // As many bits as names: no two have the same hash.
        if entry.nameBits.nonzeroBitCount == Int(entry.count) { return nil }
        guard entry.count > 16 else { return doubledKeyOfFew(in: object) }
        var size = 64
        while size < Int(entry.count) * 2 { size *= 2 }
        hashes.removeAll(keepingCapacity: true)
        hashes.append(contentsOf: repeatElement(0, count: size))
        var misses = 4 * Int(entry.count)
        var key = object + 1
        while key < Int(entry.next) {
            let hash = entries[key].count
            var place = Int(hash) & (size - 1)
            // The place of an entry is never 0.
            while hashes[place] != 0 {
                let other = Int(hashes[place] & 0xFFFF_FFFF)
                if hashes[place] >> 32 == UInt64(hash), hasSameText(other, as: key, in: self) { return key }
                misses -= 1
                if misses == 0 { return doubledKeyOfSimilar(in: object) }
                place = (place + 1) & (size - 1)
            }
            hashes[place] = UInt64(hash) << 32 | UInt64(key)
            key = Int(entries[key + 1].next)
        }
        return nil
    }

    /// The same for few members: each key is compared with those before it.
    private func doubledKeyOfFew(in object: Int) -> Int? {
        var key = object + 1
        while key < Int(entries[object].next) {
            var other = object + 1
            while other < key {
                if entries[other].count == entries[key].count, hasSameText(other, as: key, in: self) { return key }
                other = Int(entries[other + 1].next)
            }
            key = Int(entries[key + 1].next)
        }
        return nil
    }

    /// The same for keys that were chosen to have the same hash.
    private func doubledKeyOfSimilar(in object: Int) -> Int? {
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

/// What is needed to read JSON, kept from one text to the next.
struct TapeReader {
    var tokenizer = JSONTokenizer()
    /// Hashes of names with their places.
    var hashes: [UInt64] = []
}
