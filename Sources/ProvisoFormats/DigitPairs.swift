/// The numbers that pairs of digits among eight bytes are, worked out all at once.
struct DigitPairs {
    private let numbers: UInt64

    /// Where digits stand among eight bytes, and what stands elsewhere.
    struct Shape {
        /// The bytes with zeros for the digits, the first in the lowest byte.
        fileprivate let zeros: UInt64

        /// What a byte less its zero can have added without becoming 128: 0x76 for a digit, 0x7F for any other.
        fileprivate let room: UInt64

        /// `0000-00-`.
        static let date = Shape(zeros: 0x2D30_302D_3030_3030, room: 0x7F76_767F_7676_7676)

        /// `00:00:00`.
        static let time = Shape(zeros: 0x3030_3A30_303A_3030, room: 0x7676_7F76_767F_7676)
    }

    /// One bit, the highest, of each byte that is wrong.
    private let wrong: UInt64

    /// Reads the eight bytes at an offset; `nil` where the text ends before.
    @inline(__always)
    init?(_ utf8: Span<UInt8>, at offset: Int, _ shape: Shape) {
        guard offset &+ 8 <= utf8.count else { return nil }
        let bytes = UInt64(littleEndian: utf8.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
        let digits = bytes ^ shape.zeros
        // A byte that is wrong may carry into those behind it, but none before the first wrong one does.
        wrong = (digits &+ shape.room | digits) & 0x8080_8080_8080_8080
        numbers = digits &* 10 &+ digits &>> 8
    }

    /// Whether the bytes are of the shape.
    @inline(__always)
    var isWellFormed: Bool { wrong == 0 }

    /// The place of the first byte that is wrong; 8 when none is.
    var firstWrong: Int { wrong.trailingZeroBitCount / 8 }

    /// The number that the digits at a place and at the next are.
    @inline(__always)
    subscript(place: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: numbers &>> (place &* 8)) }
}
