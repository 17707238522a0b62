/// A hash table that knows its elements by their numbers alone: who asks has them and compares them.
struct SlotTable: Sendable {
    private struct Slot {
        var hash: UInt32 = 0
        /// The number of the element and one; 0 for a free slot.
        var element: UInt32 = 0
    }

    private var slots: [Slot]
    private let mask: Int

    /// Makes a table of at most so many elements.
    init(capacity: Int) {
        var count = 4
        // Half of the slots stay free, so that chains stay short.
        while count < capacity * 2 { count *= 2 }
        slots = Array(repeating: Slot(), count: count)
        mask = count - 1
    }

    /// Adds an element that is not there yet.
    mutating func insert(_ element: Int, hash: UInt64) {
        var place = Int(truncatingIfNeeded: hash) & mask
        while slots[place].element != 0 { place = (place + 1) & mask }
        slots[place] = Slot(hash: UInt32(truncatingIfNeeded: hash >> 32), element: UInt32(element + 1))
    }

    /// The element with a hash that is the wanted one.
    ///
    /// - Complexity: Constant on average.
    @inline(__always)
    func first(hash: UInt64, where isWanted: (Int) -> Bool) -> Int? {
        var place = Int(truncatingIfNeeded: hash) & mask
        let upper = UInt32(truncatingIfNeeded: hash >> 32)
        while case let slot = slots[place], slot.element != 0 {
            if slot.hash == upper, isWanted(Int(slot.element) - 1) { return Int(slot.element) - 1 }
            place = (place + 1) & mask
        }
        return nil
    }
}

/// Hashes bytes and numbers quickly, otherwise in each run of a program, as the standard library's tables do.
struct TableHash: Sendable {
    private let seed = UInt64(truncatingIfNeeded: Hasher().finalize())
    private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// Starts a hash.
    var start: UInt64 { seed }

    /// Mixes a word into a hash.
    @inline(__always)
    static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word).multipliedFullWidth(by: factor)
        return product.high ^ product.low
    }

    /// The hash of some bytes.
    ///
    /// - Complexity: Linear in their number, eight at a time.
    func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        let span = bytes.span
        var hash = Self.mix(seed, UInt64(truncatingIfNeeded: span.count))
        var index = 0
        while span.count &- index >= ByteWord.size {
            hash = Self.mix(hash, ByteWord(span, at: index).bits)
            index &+= ByteWord.size
        }
        var rest: UInt64 = 0
        while index < span.count {
            rest = rest << 8 | UInt64(span[index])
            index &+= 1
        }
        return Self.mix(hash, rest)
    }
}
