#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The UTF-8 of a text, or of a part of one.
typealias Bytes = UnsafeBufferPointer<UInt8>

extension Bytes {
    /// A part of these bytes, without a copy.
    @inline(__always)
    func part(_ start: Int, _ end: Int) -> Bytes { Bytes(rebasing: self[start..<end]) }

    @inline(__always)
    func equals(_ other: Bytes) -> Bool {
        guard count == other.count else { return false }
        guard let mine = baseAddress, let others = other.baseAddress else { return true }
        return memcmp(mine, others, count) == 0
    }

    @inline(__always)
    func equals(_ text: StaticString) -> Bool {
        equals(Bytes(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
}

/// Some of the bytes of ASCII. One shift says whether a byte is among them.
struct ASCIISet {
    private let low: UInt64
    private let high: UInt64

    @inline(__always)
    private init(low: UInt64, high: UInt64) {
        self.low = low
        self.high = high
    }

    /// The bytes from the first to the last, both of which are ASCII.
    @inline(__always)
    static func range(_ first: UInt64, _ last: UInt64) -> ASCIISet {
        let all = UInt64.max
        let low = first > 63 ? 0 : all << first & (last > 63 ? all : all >> (63 - last))
        let high = last < 64 ? 0 : all >> (127 - last) & (first < 64 ? all : all << (first - 64))
        return ASCIISet(low: low, high: high)
    }

    @inline(__always)
    static func | (left: ASCIISet, right: ASCIISet) -> ASCIISet {
        ASCIISet(low: left.low | right.low, high: left.high | right.high)
    }

    /// Whether a byte is in the set; one that is not ASCII has the answer that is given.
    @inline(__always)
    func contains(_ byte: UInt8, beyondASCII: Bool = false) -> Bool {
        guard byte < 0x80 else { return beyondASCII }
        return (byte < 64 ? low : high) &>> UInt64(byte & 63) & 1 != 0
    }

    /// What JSON takes for white space.
    @inline(__always)
    static var blanks: ASCIISet { range(0x09, 0x0A) | range(0x0D, 0x0D) | range(0x20, 0x20) }
    @inline(__always)
    static var digits: ASCIISet { range(0x30, 0x39) }
    @inline(__always)
    static var letters: ASCIISet { range(0x41, 0x5A) | range(0x61, 0x7A) }
    /// Letters, digits and `_`.
    @inline(__always)
    static var words: ASCIISet { letters | digits | range(0x5F, 0x5F) }
    /// Letters, digits and `-`, of which the labels of domain names are made.
    @inline(__always)
    static var labels: ASCIISet { letters | digits | range(0x2D, 0x2D) }
    /// What may stand before the `@` of an address beside dots (`atext` of RFC 5322).
    @inline(__always)
    static var atoms: ASCIISet {
        letters | digits | range(0x21, 0x21) | range(0x23, 0x27) | range(0x2A, 0x2B) | range(0x2D, 0x2D)
            | range(0x2F, 0x2F) | range(0x3D, 0x3D) | range(0x3F, 0x3F) | range(0x5E, 0x60) | range(0x7B, 0x7E)
    }
    /// What may stand in the path, query and fragment of a URL (RFC 3986), escapes aside.
    @inline(__always)
    static var paths: ASCIISet {
        letters | digits | range(0x21, 0x21) | range(0x23, 0x24) | range(0x26, 0x2F) | range(0x3A, 0x3B)
            | range(0x3D, 0x3D) | range(0x3F, 0x40) | range(0x5F, 0x5F) | range(0x7E, 0x7E)
    }
}
