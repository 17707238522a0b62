/// Texts of a few ASCII characters, each as one number, among which others are looked up with one multiplication: the codes
/// of countries and states, and most other lists of what a value may be.
struct ShortTextTable: Sendable {
    /// The texts by the places that they hash to, or the next free ones; 0 is a free place.
    private var slots: [UInt64]
    private let shift: UInt64
    private let factor: UInt64

    /// Makes a table of those of some texts that are short.
    init(_ texts: [UInt64]) {
        var bits: UInt64 = 2
        // Half of the places stay free, so that chains stay short.
        while 1 &<< bits < texts.count * 2 { bits += 1 }
        slots = Array(repeating: 0, count: 1 &<< Int(bits))
        shift = 64 - bits
        // Odd, so that no two texts become one.
        factor = TableHash().start | 1
        for text in texts where !contains(text) {
            var place = place(of: text)
            while slots[place] != 0 { place = next(place) }
            slots[place] = text
        }
    }

    /// Whether a text is one of these.
    ///
    /// - Complexity: Constant on average.
    @inline(__always)
    func contains(_ text: UInt64) -> Bool {
        var place = place(of: text)
        while case let slot = slots[place], slot != 0 {
            if slot == text { return true }
            place = next(place)
        }
        return false
    }

    @inline(__always)
    private func place(of text: UInt64) -> Int { Int(truncatingIfNeeded: (text &* factor) &>> shift) }

    @inline(__always)
    private func next(_ place: Int) -> Int { (place &+ 1) & (slots.count &- 1) }

    /// A text as a number, if it has seven bytes at most, which are all ASCII. The highest byte is their number.
    @inline(__always)
    static func packed(_ text: UnsafeBufferPointer<UInt8>) -> UInt64? {
        guard 1...7 ~= text.count else { return nil }
        var bits: UInt64 = 0
        for byte in text { bits = bits &<< 8 | UInt64(byte) }
        return bits & ByteWord.highs == 0 ? bits | UInt64(text.count) &<< 56 : nil
    }
}
