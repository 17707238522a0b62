#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The bytes of a key. Sixteen bytes from its start can be read, and are the key or anything behind it.
struct Key {
    let bytes: UnsafePointer<UInt8>
    let count: Int

    @inline(__always)
    init(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
        self.bytes = bytes
        self.count = count
    }

    /// Eight of the bytes, of which the first is the lowest.
    @inline(__always)
    func eight(from index: Int) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(bytes + index).loadUnaligned(as: UInt64.self))
    }

    /// The last bytes, which are fewer than eight, and zeros.
    @inline(__always)
    func rest(from index: Int) -> UInt64 {
        eight(from: index) & ((1 &<< (UInt64(truncatingIfNeeded: count &- index) &* 8)) &- 1)
    }

    @inline(__always)
    static func == (left: Key, right: Key) -> Bool {
        guard left.count == right.count else { return false }
        var index = 0
        while index &+ 8 <= left.count {
            if left.eight(from: index) != right.eight(from: index) { return false }
            index &+= 8
        }
        return left.rest(from: index) == right.rest(from: index)
    }

    /// Copies the key. Fifteen bytes more may be overwritten.
    @inline(__always)
    func copy(to target: UnsafeMutablePointer<UInt8>) {
        if count <= 16 { memcpy(target, bytes, 16) } else { memcpy(target, bytes, count) }
    }
}
