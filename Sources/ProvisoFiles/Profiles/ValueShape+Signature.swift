@_spi(Bytes) internal import ProvisoCore

extension ValueShape {
    /// A hash of the shape of a text, for which the shape is not written: nearly every value of a column has a shape that was seen
    /// before.
    ///
    /// - Parameter coarseness: How coarse the shape is to be, less than ``coarsest``.
    /// - Returns: `nil` where a byte is not a character of ASCII, or one that is rare.
    /// - Complexity: Linear in the length, up to ``longest`` bytes.
    static func signature(of text: UnsafeBufferPointer<UInt8>, coarseness: Int) -> UInt64? {
        precondition(0..<coarsest ~= coarseness)
        return signature(of: text, isCut: text.count > longest, coarseness)
    }

    /// The same for a text with letters of Latin, Greek or Cyrillic beyond ASCII.
    ///
    /// - Returns: `nil` where a scalar has no sign of its own, or is rare.
    static func signature(ofLetters text: UnsafeBufferPointer<UInt8>, coarseness: Int) -> UInt64? {
        precondition(0..<coarsest ~= coarseness)
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest) { signs in
            var (index, count) = (0, 0)
            while index < text.count, count < longest {
                let byte = text[index]
                if byte < 0x80 {
                    signs[count] = byte
                    index &+= 1
                } else {
                    guard let sign = sign(ofLetterAt: index, in: text) else { return nil }
                    signs[count] = sign
                    index &+= 2
                }
                count &+= 1
            }
            // A sign has the sign that it is.
            return signature(
                of: UnsafeBufferPointer(rebasing: signs[..<count]), isCut: index < text.count, coarseness)
        }
    }

    @inline(__always)
    private static func signature(
        of text: UnsafeBufferPointer<UInt8>, isCut: Bool, _ coarseness: Int
    ) -> UInt64? {
        let count = min(text.count, longest)
        return ShapeSigns.all.withUnsafeBufferPointer { all in
            signature(
                of: text, count, isCut: isCut, isCoarse: coarseness > 0,
                by: UnsafeBufferPointer(rebasing: all[coarseness << 8..<(coarseness + 1) << 8]))
        }
    }

    @inline(__always)
    private static func signature(
        of text: UnsafeBufferPointer<UInt8>, _ count: Int, isCut: Bool, isCoarse: Bool,
        by signs: UnsafeBufferPointer<UInt8>
    ) -> UInt64? {
        withUnsafeTemporaryAllocation(byteCount: longest, alignment: ByteWord.size) { room in
            var signature = Signature(isCut: isCut)
            // The bytes whose sign is another than that of the byte before.
            var starts: UInt64 = 0
            var next = 0
            while next < count {
                // The last word repeats bytes of the one before.
                let offset = max(0, min(next, count &- ByteWord.size))
                var word: UInt64 = 0
                if count >= ByteWord.size {
                    for index in 0..<ByteWord.size {
                        word |= UInt64(signs[Int(text[offset &+ index])]) << UInt64(index &* 8)
                    }
                    if hasZero(word) { return nil }
                } else {
                    for index in 0..<count {
                        let sign = signs[Int(text[index])]
                        guard sign != unknown else { return nil }
                        word |= UInt64(sign) << UInt64(index &* 8)
                    }
                }
                if !isCoarse {
                    signature.add(word)
                } else {
                    let before = offset == 0 ? unknown : room[offset &- 1]
                    room.storeBytes(of: word.littleEndian, toByteOffset: offset, as: UInt64.self)
                    starts |= differences(word ^ (word << 8 | UInt64(before))) << UInt64(offset)
                }
                next = offset &+ ByteWord.size
            }
            guard isCoarse else { return signature.finish(count) }
            starts &= (1 << UInt64(count)) &- 1
            var (start, runs) = (0, 0)
            while starts != 0 {
                starts &= starts &- 1
                let end = starts == 0 ? count : starts.trailingZeroBitCount
                signature.add(end &- start > 1 ? room[start] | comesSeveralTimes : room[start], &runs)
                start = end
            }
            return signature.finish(runs)
        }
    }

    /// Whether a byte is zero.
    @inline(__always)
    private static func hasZero(_ word: UInt64) -> Bool {
        (word &- ByteWord.ones) & ~word & ByteWord.highs != 0
    }

    /// A bit for each byte that is not zero, the lowest for the first.
    @inline(__always)
    private static func differences(_ word: UInt64) -> UInt64 {
        let marks = (((word & ByteWord.lows) &+ ByteWord.lows) | word) & ByteWord.highs
        // Each mark is moved to the highest byte, to a bit of its own.
        return ((marks >> 7) &* 0x0102_0408_1020_4080) >> 56
    }

    /// Puts signs together, eight at a time.
    private struct Signature {
        private var hash: UInt64
        private var word: UInt64 = 0

        init(isCut: Bool) { hash = isCut ? 1 : 0 }

        @inline(__always)
        mutating func add(_ signs: UInt64) { hash = ValueHash.mixed(hash, signs) }

        @inline(__always)
        mutating func add(_ sign: UInt8, _ count: inout Int) {
            word = word << 8 | UInt64(sign)
            count &+= 1
            if count & 7 == 0 { add(word) }
        }

        @inline(__always)
        func finish(_ count: Int) -> UInt64 { ValueHash.mixed(hash ^ UInt64(truncatingIfNeeded: count) << 1, word) }
    }

    fileprivate static let unknown: UInt8 = 0
}

/// The signs of all bytes; unknown beyond ASCII, and for CR, which LF joins to one character.
private enum ShapeSigns {
    /// For each coarseness but the coarsest, one behind the other: an array in an array is retained for each value.
    static let all: [UInt8] = (0..<ValueShape.coarsest).flatMap { coarseness in
        (UInt8.min...UInt8.max).map { byte in
            guard byte < 0x80, byte != UInt8(ascii: "\r") else { return ValueShape.unknown }
            let sign = ValueShape.coarser(ValueShape.sign(of: byte), coarseness)
            return ValueShape.isSeveral(sign, coarseness) ? sign | ValueShape.comesSeveralTimes : sign
        }
    }
}
