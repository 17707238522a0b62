/// Finds the keys of a partition. A slot has 32 bits of a hash, and the address of the key.
struct KeyTable: ~Copyable {
    private struct Slot {
        var tag: UInt32 = 0
        /// 0 in a free slot.
        var address: UInt32 = 0
    }

    private var slots: UnsafeMutablePointer<Slot>
    private var room: Int
    private var capacity = 0

    init() {
        room = 1 << 10
        slots = .allocate(capacity: room)
    }

    deinit { slots.deallocate() }

    /// Begins with another partition.
    mutating func begin(_ count: Int) {
        capacity = count + count / 2 + 8
        if capacity > room {
            slots.deallocate()
            room = capacity
            slots = .allocate(capacity: room)
        }
        slots.initialize(repeating: Slot(), count: capacity)
    }

    /// Adds a key of a partition, unless it is there.
    ///
    /// - Returns: The address of the same key.
    @inline(__always)
    func insert(_ key: Key, hash: UInt64, at address: UInt32, of partition: KeyPartition) -> UInt32? {
        let (index, found) = find(key, hash: hash, in: partition)
        if let found { return found }
        slots[index] = Slot(tag: UInt32(truncatingIfNeeded: hash), address: address)
        return nil
    }

    @inline(__always)
    func contains(_ key: Key, hash: UInt64, in partition: KeyPartition) -> Bool {
        find(key, hash: hash, in: partition).address != nil
    }

    @inline(__always)
    private func find(_ key: Key, hash: UInt64, in partition: KeyPartition) -> (index: Int, address: UInt32?) {
        let tag = UInt32(truncatingIfNeeded: hash)
        // The highest bits are the same for all keys of the partition.
        let place = ((hash >> 16) & 0xFFFF_FFFF) &* UInt64(truncatingIfNeeded: capacity)
        var index = Int(truncatingIfNeeded: place >> 32)
        while case let slot = slots[index], slot.address != 0 {
            if slot.tag == tag, partition.key(at: slot.address) == key { return (index, slot.address) }
            index &+= 1
            if index == capacity { index = 0 }
        }
        return (index, nil)
    }
}
