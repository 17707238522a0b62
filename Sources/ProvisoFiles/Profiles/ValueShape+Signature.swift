extension ValueShape {
    /// A hash of the shape of a text, for which the shape is not written: nearly every value of a column has a shape that was seen
    /// before.
    ///
    /// - Parameter coarseness: How coarse the shape is to be, less than ``coarsest``.
    /// - Returns: `nil` where a byte is not a character of ASCII, or one that is rare.
    /// - Complexity: Linear in the length, up to ``longest`` bytes.
    static func signature(of text: UnsafeBufferPointer<UInt8>, coarseness: Int) -> UInt64? {
        precondition(0..<coarsest ~= coarseness)
        let count = min(text.count, longest)
        let beginning = UnsafeBufferPointer(rebasing: text[..<count])
        var signature = Signature(isCut: text.count > count)
        let isKnown = signatureSigns.withUnsafeBufferPointer { all in
            let signs = UnsafeBufferPointer(rebasing: all[coarseness << 8..<(coarseness + 1) << 8])
            return coarseness == 0
                ? add(beginning, by: signs, to: &signature) : add(runsOf: beginning, by: signs, to: &signature)
        }
        return isKnown ? signature.finish() : nil
    }

    /// Puts signs together, eight at a time.
    private struct Signature {
        private var hash: UInt64
        private var word: UInt64 = 0
        private var count: UInt64 = 0

        init(isCut: Bool) { hash = isCut ? 1 : 0 }

        @inline(__always)
        mutating func add(_ sign: UInt8) {
            word = word << 8 | UInt64(sign)
            count &+= 1
            if count & 7 == 0 { hash = ValueHash.mixed(hash, word) }
        }

        func finish() -> UInt64 { ValueHash.mixed(hash ^ count << 1, word) }
    }

    @inline(__always)
    private static func add(
        _ text: UnsafeBufferPointer<UInt8>, by signs: UnsafeBufferPointer<UInt8>, to signature: inout Signature
    ) -> Bool {
        for byte in text {
            let sign = signs[Int(byte)]
            guard sign != unknown else { return false }
            signature.add(sign)
        }
        return true
    }

    /// Adds one sign for each run, which says whether there are several.
    @inline(__always)
    private static func add(
        runsOf text: UnsafeBufferPointer<UInt8>, by signs: UnsafeBufferPointer<UInt8>, to signature: inout Signature
    ) -> Bool {
        var index = 0
        while index < text.count {
            let sign = signs[Int(text[index])]
            guard sign != unknown else { return false }
            let start = index
            repeat { index &+= 1 } while index < text.count && signs[Int(text[index])] == sign
            signature.add(index &- start > 1 ? sign | comesSeveralTimes : sign)
        }
        return true
    }

    private static let unknown: UInt8 = 0

    /// The signs of all bytes, for each coarseness but the coarsest; ``unknown`` beyond ASCII, and for CR, which LF joins to one
    /// character.
    private static let signatureSigns: [UInt8] = (0..<coarsest).flatMap { coarseness in
        (UInt8.min...UInt8.max).map { byte in
            guard byte < 0x80, byte != UInt8(ascii: "\r") else { return unknown }
            let sign = coarser(sign(of: byte), coarseness)
            return isSeveral(sign, coarseness) ? sign | comesSeveralTimes : sign
        }
    }
}
