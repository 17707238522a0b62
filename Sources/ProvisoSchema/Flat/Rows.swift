/// A table that never changes, read without counting references.
///
/// An index outside of the table stops the program, as with an array. The creator keeps the memory alive.
struct Rows<Element: BitwiseCopyable>: @unchecked Sendable {
    private let base: UnsafePointer<Element>
    let count: Int

    @inline(__always)
    init(_ buffer: UnsafeBufferPointer<Element>, or empty: UnsafePointer<Element>) {
        (base, count) = (buffer.baseAddress ?? empty, buffer.count)
    }

    @inline(__always)
    subscript(_ index: Int) -> Element {
        precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
        return base[index]
    }

    /// Where a row is, for one that is too large to be copied.
    @inline(__always)
    func place(of index: Int) -> UnsafePointer<Element> {
        precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
        return base + index
    }
}

extension Rows<UInt8> {
    /// The bytes of a range.
    @inline(__always)
    func text(_ start: Int, _ end: Int) -> UnsafeBufferPointer<UInt8> {
        precondition(start >= 0 && start <= end && end <= count)
        return UnsafeBufferPointer(start: base + start, count: end &- start)
    }

    /// Eight bytes from an offset on.
    @inline(__always)
    func word(_ offset: Int) -> UInt64 {
        precondition(offset >= 0 && offset &+ 8 <= count)
        return UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self)
    }

    /// Whether two stretches of the same length have the same bytes.
    @inline(__always)
    func hasText(at start: Int, equalTo other: Rows<UInt8>, at otherStart: Int, count length: Int) -> Bool {
        if length >= 8 {
            // The last word overlaps the one before.
            let last = length &- 8
            var index = 0
            while true {
                if word(start &+ index) != other.word(otherStart &+ index) { return false }
                if index == last { return true }
                index = min(index &+ 8, last)
            }
        }
        if start &+ 8 <= count, otherStart &+ 8 <= other.count {
            // What stands behind them is shifted out.
            let difference = UInt64(littleEndian: word(start)) ^ UInt64(littleEndian: other.word(otherStart))
            return length == 0 || difference &<< UInt64(truncatingIfNeeded: (8 &- length) &* 8) == 0
        }
        for index in 0..<length where self[start &+ index] != other[otherStart &+ index] { return false }
        return true
    }
}

/// The memory of a table.
final class RowStorage<Element: BitwiseCopyable>: @unchecked Sendable {
    private let memory: UnsafeMutableBufferPointer<Element>
    let rows: Rows<Element>

    init(_ elements: [Element]) {
        memory = UnsafeMutableBufferPointer.allocate(capacity: max(1, elements.count))
        _ = memory.initialize(from: elements)
        let base = UnsafePointer(memory.baseAddress.unsafelyUnwrapped)
        rows = Rows(UnsafeBufferPointer(start: base, count: elements.count), or: base)
    }

    deinit { memory.deallocate() }
}
