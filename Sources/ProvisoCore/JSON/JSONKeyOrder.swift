/// The keys of an object and their order, kept to be compared with those of the next: the records of a file nearly all have
/// the same, and what was found out about these need not be found out again.
struct JSONKeyOrder {
    /// So many bytes of keys are kept.
    private static let longest = 4096

    private var text: [UInt8] = []
    private var ends: [Int] = []

    /// How many keys there are.
    var count: Int { ends.count }

    /// Whether the key at a position has certain bytes.
    @inline(__always)
    func has(_ bytes: Span<UInt8>, from start: Int, to end: Int, at position: Int) -> Bool {
        guard position < ends.count else { return false }
        let first = position == 0 ? 0 : ends[position &- 1]
        let length = end &- start
        return ends[position] &- first == length
            && ByteWord.areEqual(text.span, from: first, bytes, from: start, count: length)
    }

    /// Keeps the keys of an object, without those of the one before.
    ///
    /// - Returns: Whether they are kept; very many are not.
    mutating func keep(_ members: [JSONRecordScanner.Member], of bytes: Span<UInt8>) -> Bool {
        text.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        for member in members {
            guard text.count + member.keyEnd - member.keyStart <= Self.longest else {
                ends.removeAll(keepingCapacity: true)
                return false
            }
            bytes.extracting(member.keyStart..<member.keyEnd).withUnsafeBufferPointer { text.append(contentsOf: $0) }
            ends.append(text.count)
        }
        return true
    }
}
