/// Keys of records, each with the place of the record that had it first. Every key is kept, so a match is exact.
///
/// Made for many millions: a key takes its bytes and one more, and 8 to 10 for its slot. Where records and lines do not follow
/// each other one by one, a key takes some bytes more for its place.
final class KeyTable {
    /// What the table keeps, in memory of its own: of properties of the object, overlapping access would be looked for.
    private let keys: UnsafeMutablePointer<KeyStore>
    private let partitions: UnsafeMutablePointer<KeySlots>
    private let hash = TableHash()
    private static let partitionCount = 1 << 10

    /// Creates a table.
    ///
    /// - Parameter keepsPlaces: Whether the places of records are asked for.
    init(keepsPlaces: Bool = true) {
        keys = .allocate(capacity: 1)
        keys.initialize(to: KeyStore(keepsPlaces: keepsPlaces))
        partitions = .allocate(capacity: Self.partitionCount)
        partitions.initialize(repeating: KeySlots(), count: Self.partitionCount)
        keys.pointee.byteCount += Self.partitionCount * MemoryLayout<KeySlots>.stride
    }

    deinit {
        for partition in 0..<Self.partitionCount { partitions[partition].deallocate() }
        partitions.deallocate()
        keys.pointee.deallocate()
        keys.deinitialize(count: 1)
        keys.deallocate()
    }

    /// How much memory the table takes, in bytes.
    var byteCount: Int { keys.pointee.byteCount }
    /// How many keys there are.
    var count: Int { keys.pointee.count }
    /// Whether any further key has room, however much memory there is.
    var hasRoom: Bool { keys.pointee.hasRoom }

    /// The hash of a key, which differs from run to run and is the same for all tables of a run.
    @inline(__always)
    func hash(of key: UnsafeBufferPointer<UInt8>) -> UInt64 { hash.hash(key) }

    /// The place of the record that has a key.
    ///
    /// - Complexity: Constant on average in the number of keys; linear in the key.
    func place(of key: UnsafeBufferPointer<UInt8>, hash: UInt64) -> RecordPosition? {
        let address = address(of: key, hash: hash)
        return address == 0 ? nil : keys.pointee.place(at: address)
    }

    /// Whether there is a key.
    ///
    /// - Complexity: As that of ``place(of:hash:)``.
    @inline(__always)
    func contains(_ key: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Bool { address(of: key, hash: hash) != 0 }

    @inline(__always)
    private func address(of key: UnsafeBufferPointer<UInt8>, hash: UInt64) -> UInt32 {
        let partition = partitions + Self.partition(of: hash)
        guard partition.pointee.capacity > 0 else { return 0 }
        return partition.pointee.find(Self.tag(of: hash), among: keys, key).address
    }

    /// Adds a key, unless it is there.
    ///
    /// - Returns: The place of the record that has it already.
    /// - Complexity: As that of ``place(of:hash:)``.
    @inline(__always)
    func insert(_ key: UnsafeBufferPointer<UInt8>, hash: UInt64, at place: RecordPosition) -> RecordPosition? {
        let partition = partitions + Self.partition(of: hash)
        if partition.pointee.isFull { keys.pointee.byteCount += partition.pointee.grow() }
        let tag = Self.tag(of: hash)
        let (index, address) = partition.pointee.find(tag, among: keys, key)
        if address != 0 { return keys.pointee.place(at: address) }
        partition.pointee.set(index, tag, keys.pointee.append(key, place))
        partition.pointee.count += 1
        return nil
    }

    /// Reads where a key will be looked for, so that it is near when its turn comes: what is read for several keys one after
    /// another comes from memory at the same time.
    @inline(__always)
    func readAhead(for hash: UInt64) {
        let partition = partitions + Self.partition(of: hash)
        guard partition.pointee.capacity > 0 else { return }
        keys.pointee.read &+= partition.pointee.address(partition.pointee.start(of: Self.tag(of: hash)))
    }

    /// Reads the key that a key will be compared with, if there is one; see ``readAhead(for:)``.
    @inline(__always)
    func readKeyAhead(for hash: UInt64) {
        let partition = partitions + Self.partition(of: hash)
        guard partition.pointee.capacity > 0 else { return }
        let address = partition.pointee.firstAddress(of: Self.tag(of: hash))
        if address != 0 { keys.pointee.read &+= UInt32(keys.pointee.byte(at: address)) }
    }

    @inline(__always)
    private static func partition(of hash: UInt64) -> Int { Int(truncatingIfNeeded: hash & UInt64(partitionCount - 1)) }

    @inline(__always)
    private static func tag(of hash: UInt64) -> UInt16 { UInt16(truncatingIfNeeded: hash >> 48) }
}
