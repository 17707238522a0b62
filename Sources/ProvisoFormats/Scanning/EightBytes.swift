/// Eight bytes of a text, judged all at once.
struct EightBytes {
    /// The bytes, the first in the lowest place.
    private let bytes: UInt64

    /// Reads the bytes that begin at an offset; `nil` where the text ends before.
    @inline(__always)
    init?(_ utf8: Span<UInt8>, at offset: Int) {
        guard offset &+ 8 <= utf8.count else { return nil }
        bytes = UInt64(littleEndian: utf8.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// The bytes that are no decimal digits.
    @inline(__always)
    var notDigits: Places {
        // No sum is of more than a byte, so that none carries into the next.
        let low = bytes & 0x7F7F_7F7F_7F7F_7F7F
        let aboveDigit = (low ^ 0x3030_3030_3030_3030) &+ 0x7676_7676_7676_7676
        return Places(bits: bytes | aboveDigit)
    }

    /// The bytes that are no hexadecimal digits.
    @inline(__always)
    var notHexDigits: Places {
        // No sum is of more than a byte, so that none carries into the next.
        let low = bytes & 0x7F7F_7F7F_7F7F_7F7F
        let aboveDigit = (low ^ 0x3030_3030_3030_3030) &+ 0x7676_7676_7676_7676
        let letter = (low | 0x2020_2020_2020_2020) ^ 0x6060_6060_6060_6060
        let aboveLetter = letter &+ 0x7979_7979_7979_7979
        let fromLetter = letter &+ 0x7F7F_7F7F_7F7F_7F7F
        return Places(bits: bytes | aboveDigit & (aboveLetter | ~fromLetter))
    }

    /// The numbers that pairs of digits are, and what is not of a shape that has some.
    @inline(__always)
    func pairs(_ shape: Shape) -> (numbers: Pairs, wrong: Places) {
        let digits = bytes ^ shape.zeros
        // A byte that is wrong may carry into those behind it, but none before the first wrong one does.
        return (Pairs(digits: digits), Places(bits: digits &+ shape.room | digits))
    }

    /// Where digits stand among eight bytes, and what stands elsewhere.
    struct Shape {
        /// The bytes with zeros for the digits, the first in the lowest place.
        fileprivate let zeros: UInt64

        /// What a byte less its zero can have added without becoming 128: 0x76 for a digit, 0x7F for any other.
        fileprivate let room: UInt64

        /// `0000-00-`.
        static let date = Shape(zeros: 0x2D30_302D_3030_3030, room: 0x7F76_767F_7676_7676)

        /// `00:00:00`.
        static let time = Shape(zeros: 0x3030_3A30_303A_3030, room: 0x7676_7F76_767F_7676)
    }

    /// The numbers that each digit and the next are.
    struct Pairs {
        private let numbers: UInt64

        @inline(__always)
        fileprivate init(digits: UInt64) { numbers = digits &* 10 &+ digits &>> 8 }

        /// The number that the digits at a place and at the next are.
        @inline(__always)
        subscript(place: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: numbers &>> (place &* 8)) }
    }

    /// Some of the eight bytes.
    struct Places: Equatable {
        private let bits: UInt64

        /// The bytes of which the highest bit is set.
        @inline(__always)
        init(bits: UInt64) { self.bits = bits & 0x8080_8080_8080_8080 }

        /// The bytes at these places, 0 to 7.
        @inline(__always)
        init(_ first: UInt64, _ second: UInt64) { self.init(bits: 0x80 &<< (first &* 8) | 0x80 &<< (second &* 8)) }

        /// Whether there is none.
        @inline(__always)
        var isEmpty: Bool { bits == 0 }

        /// The place of the first; 8 when there is none.
        @inline(__always)
        var first: Int { bits.trailingZeroBitCount &>> 3 }
    }
}
