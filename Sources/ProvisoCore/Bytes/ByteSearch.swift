#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(Darwin)
import Darwin
#endif

/// Looks for bytes with `memchr`, which every system has made as fast as its processor allows; Embedded Swift has no
/// system.
package enum ByteSearch {
    /// The offset of the first occurrence of a byte in a part of the bytes.
    package static func firstIndex(of byte: UInt8, in bytes: Span<UInt8>, from start: Int, to end: Int) -> Int? {
        guard start >= 0, start < end, end <= bytes.count else { return nil }
        #if hasFeature(Embedded)
        return (start..<end).first { bytes[$0] == byte }
        #else
        return bytes.withUnsafeBytes { buffer in
            guard let base = buffer.baseAddress, let found = memchr(base + start, CInt(byte), end - start) else {
                return nil
            }
            return UnsafeRawPointer(found) - base
        }
        #endif
    }
    /// Whether a byte occurs.
    package static func contains(_ byte: UInt8, in bytes: Span<UInt8>) -> Bool {
        firstIndex(of: byte, in: bytes, from: 0, to: bytes.count) != nil
    }
    /// Whether two stretches have the same bytes.
    @inline(__always)
    package static func areEqual(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
        guard left.count == right.count else { return false }
        guard let first = left.baseAddress, let second = right.baseAddress else { return true }
        #if hasFeature(Embedded)
        return first == second || left.elementsEqual(right)
        #else
        // Keys and names are short: two words of eight bytes, which may overlap, take less time than a call.
        if left.count >= ByteWord.size, left.count <= 2 * ByteWord.size {
            return ByteWord.areEqual(left.span, from: 0, right.span, from: 0, count: left.count)
        }
        return first == second || memcmp(first, second, left.count) == 0
        #endif
    }
}
