/// A shape while it is made: memory that is used again for each value.
struct ShapeText {
    /// No shape is longer: 41 signs of at most four bytes, each with `⁺` behind it.
    private static let capacity = 41 * 7

    private var bytes = [UInt8](repeating: 0, count: Self.capacity)
    private(set) var count = 0

    subscript(index: Int) -> UInt8 { bytes[index] }

    mutating func removeAll() { count = 0 }

    /// Makes it so many bytes, each from its index.
    @inline(__always)
    mutating func fill(_ count: Int, with byte: (Int) -> UInt8) {
        precondition(count <= Self.capacity)
        bytes.withUnsafeMutableBufferPointer { bytes in
            for index in 0..<count { bytes[index] = byte(index) }
        }
        self.count = count
    }

    /// Makes it what a closure writes, which says how many bytes that are.
    @inline(__always)
    mutating func write(_ body: (UnsafeMutableBufferPointer<UInt8>) -> Int) {
        count = bytes.withUnsafeMutableBufferPointer { body($0) }
        precondition(count <= Self.capacity)
    }

    mutating func append(_ byte: UInt8) {
        bytes[count] = byte
        count += 1
    }

    mutating func append(_ more: some Collection<UInt8>) {
        for byte in more { append(byte) }
    }

    /// Whether these bytes stand in a place.
    func has(_ sign: UnsafeBufferPointer<UInt8>, at place: Range<Int>) -> Bool { bytes[place].elementsEqual(sign) }

    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<count])) }
    }
}
