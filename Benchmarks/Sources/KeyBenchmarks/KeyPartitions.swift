/// Keys in partitions by the first bits of their hashes. What compares the keys of one partition finds them in the cache.
struct KeyPartitions: ~Copyable {
    static let count = 1 << bits
    private static let bits = 8
    private let partitions: UnsafeMutablePointer<KeyPartition>
    private(set) var byteCount = 0

    init() {
        partitions = .allocate(capacity: Self.count)
        partitions.initialize(repeating: KeyPartition(), count: Self.count)
    }

    deinit {
        for index in 0..<Self.count { partitions[index].deallocate() }
        partitions.deinitialize(count: Self.count)
        partitions.deallocate()
    }

    @inline(__always)
    mutating func add(_ key: Key, hash: UInt64, line: Int) {
        byteCount &+= partitions[Int(truncatingIfNeeded: hash >> UInt64(64 - Self.bits))].add(key, line: line)
    }

    func partition(_ index: Int) -> KeyPartition { partitions[index] }

    mutating func removeAll() {
        for index in 0..<Self.count { partitions[index].removeAll() }
        byteCount = 0
    }
}
