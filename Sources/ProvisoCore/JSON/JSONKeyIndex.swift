internal import ProvisoFormats

/// Finds doubled keys in the objects of a JSON text, in objects within objects too.
///
/// Keys are compared as the texts that they stand for: `"a"` and `"\u0061"` are the same key, and so are canonically
/// equivalent ones, since a rule that names one means the other too. An object of few keys compares each with those before
/// it; one of many has a hash table, whose hash is seeded anew in each process, so that no input makes it slow. All buffers
/// are kept for the next text.
struct JSONKeyIndex {
    private struct Key {
        let start: Int
        let end: Int
        /// Whether the range lies in ``rewritten``.
        let isRewritten: Bool
        /// Length, first and last bytes, mixed: tells nearly all different keys apart.
        let fingerprint: UInt64
    }

    private struct OpenObject {
        let firstKey: Int
        /// Differs for all objects ever seen.
        let serial: Int
        /// A bit for the fingerprint of each key: a key whose bit is not there is a new one.
        var marks: UInt64 = 0
    }

    private struct Slot {
        var serial: Int
        var key: Int
        var hash: Int
    }

    private static let searchesLinearlyUpTo = 16

    private var keys: [Key] = []
    private var objects: [OpenObject] = []
    /// The texts of keys with escapes, or with characters that may not be composed.
    private var rewritten: [UInt8] = []
    private var slots: [Slot] = []
    private var usedSlots = 0
    private var lastSerial = 0
    /// Slots of objects before this one are free: a table is never cleared.
    private var firstSerial = 1

    /// Forgets the text before.
    mutating func restart() {
        keys.removeAll(keepingCapacity: true)
        objects.removeAll(keepingCapacity: true)
        rewritten.removeAll(keepingCapacity: true)
        usedSlots = 0
        firstSerial = lastSerial &+ 1
    }

    mutating func openObject() {
        lastSerial &+= 1
        objects.append(OpenObject(firstKey: keys.count, serial: lastSerial))
    }

    mutating func closeObject() {
        guard let object = objects.popLast() else { return }
        keys.removeLast(keys.count &- object.firstKey)
    }

    /// Adds a key to the innermost open object and tells whether that had it already.
    mutating func isDoubled(_ token: JSONToken, in bytes: Span<UInt8>) -> Bool {
        guard let object = objects.last else { return false }
        let key: Key
        let text = bytes.extracting(token.start..<token.end)
        if token.hasEscapes || !text.withUnsafeBufferPointer(CanonicalText.isSimple) {
            let start = rewritten.count
            if token.hasEscapes {
                JSONString.unescape(text, into: &rewritten)
            } else {
                text.withUnsafeBufferPointer { rewritten.append(contentsOf: $0) }
            }
            compose(from: start)
            key = Key(
                start: start, end: rewritten.count, isRewritten: true,
                fingerprint: Self.fingerprint(rewritten.span, start, rewritten.count))
        } else {
            key = Key(
                start: token.start, end: token.end, isRewritten: false,
                fingerprint: Self.fingerprint(bytes, token.start, token.end))
        }
        let count = keys.count &- object.firstKey
        keys.append(key)
        if count < Self.searchesLinearlyUpTo {
            let mark = 1 &<< (key.fingerprint &* 0x9E37_79B9_7F4A_7C15 &>> 58)
            if object.marks & mark == 0 {
                objects[objects.count &- 1].marks |= mark
                return false
            }
            for index in object.firstKey..<object.firstKey &+ count
            where keys[index].fingerprint == key.fingerprint && isSame(keys[index], key, in: bytes) {
                return true
            }
            return false
        }
        if count == Self.searchesLinearlyUpTo {
            for index in object.firstKey..<object.firstKey &+ count {
                _ = isInTable(index, of: object, in: bytes)
            }
        }
        return isInTable(keys.count &- 1, of: object, in: bytes)
    }

    /// Brings what was rewritten from a place on into Normalization Form C.
    private mutating func compose(from start: Int) {
        let composed: [UInt8]? = rewritten.withUnsafeBufferPointer { bytes in
            let text = UnsafeBufferPointer(rebasing: bytes[start...])
            return CanonicalText.isSimple(text) ? nil : CanonicalText.withComposed(text) { Array($0) }
        }
        if let composed { rewritten.replaceSubrange(start..., with: composed) }
    }

    /// Tells whether the table has a key and puts it there if not.
    private mutating func isInTable(_ index: Int, of object: OpenObject, in bytes: Span<UInt8>) -> Bool {
        if usedSlots &* 2 >= slots.count { growTable() }
        let hash = hash(of: keys[index], in: bytes)
        let mask = slots.count &- 1
        var slot = hash & mask
        while slots[slot].serial >= firstSerial {
            let other = slots[slot]
            if other.hash == hash, other.serial == object.serial, isSame(keys[other.key], keys[index], in: bytes) {
                return true
            }
            slot = (slot &+ 1) & mask
        }
        slots[slot] = Slot(serial: object.serial, key: index, hash: hash)
        usedSlots &+= 1
        return false
    }

    private mutating func growTable() {
        let old = slots
        slots = Array(repeating: Slot(serial: 0, key: 0, hash: 0), count: max(64, old.count * 2))
        let mask = slots.count &- 1
        for entry in old where entry.serial >= firstSerial {
            var slot = entry.hash & mask
            while slots[slot].serial >= firstSerial { slot = (slot &+ 1) & mask }
            slots[slot] = entry
        }
    }

    private func hash(of key: Key, in bytes: Span<UInt8>) -> Int {
        var hasher = Hasher()
        let text = key.isRewritten ? rewritten.span : bytes
        text.extracting(key.start..<key.end).withUnsafeBytes { hasher.combine(bytes: $0) }
        return hasher.finalize()
    }

    private func isSame(_ left: Key, _ right: Key, in bytes: Span<UInt8>) -> Bool {
        let length = left.end &- left.start
        guard length == right.end &- right.start else { return false }
        let leftText = left.isRewritten ? rewritten.span : bytes
        let rightText = right.isRewritten ? rewritten.span : bytes
        return ByteWord.areEqual(leftText, from: left.start, rightText, from: right.start, count: length)
    }

    private static func fingerprint(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> UInt64 {
        let length = end &- start
        let mixed = UInt64(truncatingIfNeeded: length) &* 0x9E37_79B9_7F4A_7C15
        if length >= ByteWord.size {
            let last = ByteWord(text, at: end &- ByteWord.size).bits
            return mixed ^ ByteWord(text, at: start).bits ^ (last &<< 29 | last &>> 35)
        }
        if text.count &- start >= ByteWord.size {
            // What stands behind the key is shifted out; a length of 0 shifts everything out.
            let word = ByteWord(text, at: start).bits
            return mixed ^ (length == 0 ? 0 : word &<< UInt64(truncatingIfNeeded: 64 &- length &* 8))
        }
        var word: UInt64 = 0
        for index in start..<end { word = word &>> 8 | UInt64(text[index]) &<< 56 }
        return mixed ^ word
    }
}
