/// Keys of records, each with the place of the record that had it first. Every key is kept, so a match is exact.
///
/// Made for many millions: a key takes its bytes and one more, and 8 to 10 for its slot. Where records and lines do not follow
/// each other one by one, a key takes some bytes more for its place.
final class KeyTable {
    /// What the table keeps, in memory of its own: of properties of the object, overlapping access would be looked for.
    private let keys: UnsafeMutablePointer<KeyStore>
    private var partitions: UnsafeMutablePointer<KeySlots>
    private var partitionCount = 1 << 10
    /// Whether room was made for all keys that are expected.
    private var hasMadeRoom = false
    private let hash = TableHash()

    /// Creates a table.
    ///
    /// - Parameter keepsPlaces: Whether the places of records are asked for.
    init(keepsPlaces: Bool = true) {
        keys = .allocate(capacity: 1)
        keys.initialize(to: KeyStore(keepsPlaces: keepsPlaces))
        partitions = .allocate(capacity: partitionCount)
        partitions.initialize(repeating: KeySlots(), count: partitionCount)
        keys.pointee.byteCount += partitionCount * MemoryLayout<KeySlots>.stride
    }

    deinit {
        for partition in 0..<partitionCount { partitions[partition].deallocate() }
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
        let partition = partitions + partition(of: hash)
        guard partition.pointee.capacity > 0 else { return 0 }
        return partition.pointee.find(Self.tag(of: hash), among: keys, key).address
    }

    /// Adds a key, unless it is there.
    ///
    /// - Returns: The place of the record that has it already.
    /// - Complexity: As that of ``place(of:hash:)``.
    @inline(__always)
    func insert(_ key: UnsafeBufferPointer<UInt8>, hash: UInt64, at place: RecordPosition) -> RecordPosition? {
        let partition = partitions + partition(of: hash)
        if partition.pointee.isFull { keys.pointee.byteCount += partition.pointee.grow(isLarge: hasMadeRoom) }
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
        let partition = partitions + partition(of: hash)
        guard partition.pointee.capacity > 0 else { return }
        keys.pointee.read &+= partition.pointee.address(partition.pointee.start(of: Self.tag(of: hash)))
    }

    /// Reads the key that a key will be compared with, if there is one; see ``readAhead(for:)``.
    @inline(__always)
    func readKeyAhead(for hash: UInt64) {
        let partition = partitions + partition(of: hash)
        guard partition.pointee.capacity > 0 else { return }
        let address = partition.pointee.firstAddress(of: Self.tag(of: hash))
        if address != 0 { keys.pointee.read &+= UInt32(keys.pointee.byte(at: address)) }
    }

    @inline(__always)
    private func partition(of hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & (partitionCount &- 1) }

    @inline(__always)
    private static func tag(of hash: UInt64) -> UInt16 { UInt16(truncatingIfNeeded: hash >> 48) }

    // MARK: Room

    /// From how many expected keys on it is worth while to make room at once.
    private static let many = 1 << 18
    /// How many keys a part has then. A tag tells nearly all of so few apart.
    private static let keysInPart = 512

    /// Makes room for as many keys as are expected, once the first of them tell how many that is.
    ///
    /// - Parameters:
    ///   - expected: How many keys there are to be, should all be different.
    ///   - asked: How many have come, those too that were there.
    ///   - memory: How much the table may take, in bytes.
    func expect(_ expected: Int, after asked: Int, memory: Int) {
        // Where many keys come again nobody knows how many others there will be.
        guard !hasMadeRoom, expected >= Self.many, count >= expected / 32, count >= asked / 16 * 15
        else { return }
        hasMadeRoom = true
        let slots = (0..<partitionCount).reduce(0) { $0 + partitions[$1].byteCount }
        let bytesPerKey = (byteCount - slots) / count + KeySlots.bytesPerKey
        makeRoom(for: min(expected, memory / bytesPerKey))
    }

    /// Divides the slots into parts that each have room for their share of so many keys.
    private func makeRoom(for expected: Int) {
        guard expected > 2 * count else { return }
        var partCount = partitionCount
        while partCount < expected / Self.keysInPart { partCount *= 2 }
        let parts = UnsafeMutablePointer<KeySlots>.allocate(capacity: partCount)
        for part in 0..<partCount { (parts + part).initialize(to: KeySlots(for: expected / partCount)) }
        let (old, oldCount) = (partitions, partitionCount)
        (partitions, partitionCount) = (parts, partCount)
        keys.pointee.byteCount += (partCount - oldCount) * MemoryLayout<KeySlots>.stride
        for part in 0..<oldCount {
            old[part].forEachAddress { address in
                let hash = hash(of: keys.pointee.key(at: address))
                parts[partition(of: hash)].add(Self.tag(of: hash), address)
            }
            keys.pointee.byteCount -= old[part].byteCount
            old[part].deallocate()
        }
        old.deallocate()
        keys.pointee.byteCount += (0..<partCount).reduce(0) { $0 + parts[$1].byteCount }
    }
}
