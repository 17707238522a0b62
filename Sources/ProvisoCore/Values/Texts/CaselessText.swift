internal import ProvisoFormats

/// Tells whether texts differ in the case of their letters alone.
enum CaselessText {
    /// Whether two texts are canonically equivalent when both are folded.
    ///
    /// - Complexity: Linear in the shorter text. Nothing is copied where both are ASCII.
    static func areEqual(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
        var index = 0
        while index < left.count, index < right.count {
            let (a, b) = (left[index], right[index])
            if a | b > 0x7F {
                return CanonicalText.folded(String(decoding: left, as: UTF8.self))
                    .isEquivalent(to: CanonicalText.folded(String(decoding: right, as: UTF8.self)))
            }
            if a != b, small(a) != small(b) { return false }
            index += 1
        }
        // What is left over may be marks that belong to no letter here: the texts differ either way.
        return left.count == right.count
    }

    private static func small(_ byte: UInt8) -> UInt8 {
        byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
    }
}
