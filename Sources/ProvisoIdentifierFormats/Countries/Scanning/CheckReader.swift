/// Reads the notation of checks: numbers and characters, from left to right.
struct CheckReader {
    let bytes: UnsafeBufferPointer<UInt8>
    var place: Int
    let end: Int

    /// Takes a character when it comes next.
    mutating func take(_ byte: Unicode.Scalar) -> Bool {
        guard place < end, bytes[place] == UInt8(ascii: byte) else { return false }
        place &+= 1
        return true
    }

    /// Takes a number with or without a sign; 0 when there is none.
    mutating func number() -> Int {
        let isNegative = take("-")
        var value = 0
        while place < end, bytes[place] &- 0x30 < 10 {
            value = (value &* 10 &+ Int(bytes[place] &- 0x30)) & 0xFFFF_FFFF_FFFF
            place &+= 1
        }
        return isNegative ? -value : value
    }

    /// Takes what comes before one of two characters, or the rest.
    mutating func span(until first: Unicode.Scalar, or second: Unicode.Scalar = " ") -> Range<Int> {
        let start = place
        while place < end, bytes[place] != UInt8(ascii: first), bytes[place] != UInt8(ascii: second) { place &+= 1 }
        return start..<place
    }

    /// Whether what is left is a word.
    func `is`(_ word: StaticString) -> Bool {
        guard end &- place == word.utf8CodeUnitCount else { return false }
        for index in 0..<word.utf8CodeUnitCount where bytes[place &+ index] != word.utf8Start[index] { return false }
        return true
    }
}
