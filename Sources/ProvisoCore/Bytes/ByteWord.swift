/// Eight bytes of a text, looked at together.
///
/// Comparisons give a mask with the highest bit set in each byte that compares so, and nothing else set: the lowest set
/// bit tells the first such byte. Works alike on every processor, and unlike vector types is fast in debug builds too.
///
/// Only what is public can be inlined into the other modules of the package, where it is used in innermost loops; hence
/// system programming interface and not `package`.
@frozen
@_spi(Bytes) public struct ByteWord {
    /// How many bytes there are.
    @inlinable public static var size: Int { 8 }
    /// The lowest bit of each byte.
    @inlinable public static var ones: UInt64 { 0x0101_0101_0101_0101 }
    /// All bits but the highest of each byte.
    @inlinable public static var lows: UInt64 { 0x7F7F_7F7F_7F7F_7F7F }
    /// The highest bit of each byte.
    @inlinable public static var highs: UInt64 { 0x8080_8080_8080_8080 }

    /// The bytes, the first one lowest.
    public let bits: UInt64

    /// Loads the eight bytes at an offset, which the caller has checked to be there.
    @inlinable @inline(__always)
    public init(_ bytes: Span<UInt8>, at offset: Int) {
        precondition(offset >= 0 && offset &+ 8 <= bytes.count)
        bits = UInt64(littleEndian: bytes.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self))
    }

    /// A word of bytes that were loaded before, some of them shifted out.
    @inline(__always)
    init(bits: UInt64) { self.bits = bits }

    /// A word of one byte eight times, to compare with.
    @inlinable @inline(__always)
    public static func repeating(_ byte: UInt8) -> UInt64 { UInt64(byte) &* ones }

    /// Marks the bytes that equal those of a word made by ``repeating(_:)``.
    @inlinable @inline(__always)
    public func equal(_ repeated: UInt64) -> UInt64 {
        let difference = bits ^ repeated
        return ~(((difference & Self.lows) &+ Self.lows) | difference | Self.lows)
    }

    /// Marks the bytes below a limit of at most 0x80.
    @inlinable @inline(__always)
    public func below(_ limit: UInt8) -> UInt64 {
        ~(((bits & Self.lows) &+ UInt64(0x80 &- limit) &* Self.ones) | bits) & Self.highs
    }

    /// Marks the bytes that equal those of a word made by ``repeating(_:)``, and perhaps others behind one of them.
    ///
    /// Half of what ``equal(_:)`` takes, for who looks at each marked byte anyway.
    @inlinable @inline(__always)
    public func candidates(equal repeated: UInt64) -> UInt64 {
        let difference = bits ^ repeated
        return (difference &- Self.ones) & ~difference & Self.highs
    }

    /// Marks the bytes below a limit of less than 0x80, and perhaps others behind one of them.
    @inlinable @inline(__always)
    public func candidates(below limit: UInt8) -> UInt64 {
        (bits &- UInt64(limit) &* Self.ones) & ~bits & Self.highs
    }

    /// Whether there are eight bytes from an offset on. Asked in these words, the question is not asked again when they are
    /// loaded.
    @inlinable @inline(__always)
    public static func fits(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
        offset >= 0 && offset &+ 8 <= bytes.count
    }

    /// Whether 32 bytes, which the caller has checked to be there, are all ASCII.
    @inlinable @inline(__always)
    public static func areASCII(_ bytes: Span<UInt8>, fourWordsAt offset: Int) -> Bool {
        precondition(offset >= 0 && offset &+ 32 <= bytes.count)
        let raw = bytes.bytes
        let first = raw.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self)
        let second = raw.unsafeLoadUnaligned(fromUncheckedByteOffset: offset &+ 8, as: UInt64.self)
        let third = raw.unsafeLoadUnaligned(fromUncheckedByteOffset: offset &+ 16, as: UInt64.self)
        let fourth = raw.unsafeLoadUnaligned(fromUncheckedByteOffset: offset &+ 24, as: UInt64.self)
        return (first | second | third | fourth) & highs == 0
    }

    /// Whether all bytes are ASCII.
    @inlinable @inline(__always)
    public var isASCII: Bool { bits & Self.highs == 0 }

    /// The index of the first marked byte of a mask that is not zero.
    @inlinable @inline(__always)
    public static func first(in mask: UInt64) -> Int { mask.trailingZeroBitCount &>> 3 }

    /// How many bytes a mask marks.
    @inlinable @inline(__always)
    public static func count(_ mask: UInt64) -> Int { Int(((mask &>> 7) &* ones) &>> 56) }

    /// Whether two stretches of the same length have the same bytes.
    @inline(__always)
    static func areEqual(
        _ left: Span<UInt8>, from leftStart: Int, _ right: Span<UInt8>, from rightStart: Int, count: Int
    ) -> Bool {
        if count >= size {
            // The last word overlaps the one before.
            let last = count &- size
            var index = 0
            while true {
                let word = ByteWord(left, at: leftStart &+ index)
                if word.bits != ByteWord(right, at: rightStart &+ index).bits { return false }
                if index == last { return true }
                index = min(index &+ size, last)
            }
        }
        if count > 0, left.count &- leftStart >= size, right.count &- rightStart >= size {
            // What stands behind them is shifted out.
            let difference = ByteWord(left, at: leftStart).bits ^ ByteWord(right, at: rightStart).bits
            return difference &<< UInt64(truncatingIfNeeded: (size &- count) &* 8) == 0
        }
        if count >= 4 {
            let last = count &- 4
            return half(left, at: leftStart) == half(right, at: rightStart)
                && half(left, at: leftStart &+ last) == half(right, at: rightStart &+ last)
        }
        for index in 0..<count where left[leftStart &+ index] != right[rightStart &+ index] { return false }
        return true
    }

    /// The four bytes at an offset.
    @inline(__always)
    private static func half(_ bytes: Span<UInt8>, at offset: Int) -> UInt32 {
        precondition(offset >= 0 && offset &+ 4 <= bytes.count)
        return bytes.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt32.self)
    }
}
