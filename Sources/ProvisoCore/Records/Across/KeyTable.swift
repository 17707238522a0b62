/// Keys of records, each with the place of the record that had it first. Every key is kept, so a match is exact.
///
/// Made for many millions: a key takes its bytes, 3 to 12 more for its place, and 10 to 15 for its slot.
final class KeyTable {
    /// Slots that grow by themselves, so that no more than one part of the table is there twice at a time.
    private struct Partition {
        var slots: UnsafeMutableBufferPointer<UInt64>
        var count = 0

        init() { slots = Self.makeSlots(16) }

        static func makeSlots(_ capacity: Int) -> UnsafeMutableBufferPointer<UInt64> {
            let slots = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: capacity)
            slots.initialize(repeating: 0)
            return slots
        }

        /// Where the search for a tag begins: the order of the slots is that of the tags, so growing needs no hash.
        @inline(__always)
        func start(of tag: UInt64) -> Int { Int(truncatingIfNeeded: (tag &* UInt64(slots.count)) >> 24) }

        /// Puts a slot into the first free place.
        mutating func place(_ slot: UInt64) {
            var index = start(of: slot >> 40)
            while slots[index] != 0 {
                index += 1
                if index == slots.count { index = 0 }
            }
            slots[index] = slot
        }

        /// Makes room for another slot; says by how many bytes the table grew.
        mutating func reserve() -> Int {
            guard count * 5 >= slots.count * 4 else { return 0 }
            let old = slots
            slots = Self.makeSlots(old.count * 3 / 2)
            for slot in old where slot != 0 { place(slot) }
            old.deallocate()
            return (slots.count - old.count) * MemoryLayout<UInt64>.size
        }
    }

    private static let chunkSize = 1 << 20
    private static let addressMask: UInt64 = 1 << 40 - 1

    private var partitions: [Partition]
    /// What the slots point to, piece by piece: never moved.
    private var chunks: [UnsafeMutablePointer<UInt8>] = []
    /// How much of the last piece is taken. An address is never 0.
    private var used = 1
    private var room = 0
    private let hash = TableHash()
    /// How much memory the table takes, in bytes.
    private(set) var byteCount: Int
    /// How many keys there are.
    private(set) var count = 0

    init() {
        partitions = (0..<256).map { _ in Partition() }
        byteCount = 256 * 16 * MemoryLayout<UInt64>.size
    }

    deinit {
        for chunk in chunks { chunk.deallocate() }
        for partition in partitions { partition.slots.deallocate() }
    }

    /// The hash of a key, which differs from run to run.
    func hash(of key: UnsafeBufferPointer<UInt8>) -> UInt64 { hash.hash(key) }

    /// The place of the record that has a key.
    ///
    /// - Complexity: Constant on average in the number of keys; linear in the key.
    func place(of key: UnsafeBufferPointer<UInt8>, hash: UInt64) -> RecordPosition? {
        find(key, Int(hash & 0xFF), tag: hash >> 40)
    }

    /// Adds a key, unless it is there.
    ///
    /// - Returns: The place of the record that has it already.
    /// - Complexity: As that of ``place(of:hash:)``.
    func insert(
        _ key: UnsafeBufferPointer<UInt8>, hash: UInt64, at place: @autoclosure () -> RecordPosition
    ) -> RecordPosition? {
        let (partition, tag) = (Int(hash & 0xFF), hash >> 40)
        if let known = find(key, partition, tag: tag) { return known }
        byteCount += partitions[partition].reserve()
        partitions[partition].place(tag << 40 | store(key, place()))
        partitions[partition].count += 1
        count += 1
        return nil
    }

    private func find(_ key: UnsafeBufferPointer<UInt8>, _ partition: Int, tag: UInt64) -> RecordPosition? {
        partitions.withUnsafeBufferPointer { partitions in
            let slots = partitions[partition].slots
            var index = partitions[partition].start(of: tag)
            while case let slot = slots[index], slot != 0 {
                if slot >> 40 == tag, let place = read(slot & Self.addressMask, ifKeyIs: key) { return place }
                index += 1
                if index == slots.count { index = 0 }
            }
            return nil
        }
    }

    // MARK: Bytes

    /// Writes a key and the place of its record, and says where they are.
    private func store(_ key: UnsafeBufferPointer<UInt8>, _ place: RecordPosition) -> UInt64 {
        let most = key.count + 30
        if used + most > room {
            // A key that is larger than a piece has one of its own.
            room = max(Self.chunkSize, most + 1)
            chunks.append(.allocate(capacity: room))
            byteCount += room
            used = 1
        }
        let address = UInt64(chunks.count - 1) << 20 | UInt64(used)
        let chunk = chunks[chunks.count - 1]
        write(UInt64(key.count), to: chunk)
        if let base = key.baseAddress { (chunk + used).update(from: base, count: key.count) }
        used += key.count
        write(UInt64(place.record), to: chunk)
        // Most records have a line of their own, so this is a byte.
        let distance = place.line - place.record
        write(UInt64(bitPattern: Int64(distance << 1 ^ distance >> (Int.bitWidth - 1))), to: chunk)
        // Nothing can begin behind what an address can say.
        if room > Self.chunkSize { room = 0 }
        return address
    }

    private func write(_ number: UInt64, to chunk: UnsafeMutablePointer<UInt8>) {
        var rest = number
        while rest >= 0x80 {
            chunk[used] = UInt8(truncatingIfNeeded: rest) | 0x80
            used += 1
            rest >>= 7
        }
        chunk[used] = UInt8(rest)
        used += 1
    }

    private func read(_ address: UInt64, ifKeyIs key: UnsafeBufferPointer<UInt8>) -> RecordPosition? {
        var cursor = UnsafePointer(chunks[Int(address >> 20)]) + Int(address & (1 << 20 - 1))
        func number() -> UInt64 {
            var (value, shift): (UInt64, UInt64) = (0, 0)
            while true {
                let byte = cursor.pointee
                cursor += 1
                value |= UInt64(byte & 0x7F) << shift
                if byte < 0x80 { return value }
                shift += 7
            }
        }
        guard number() == UInt64(key.count) else { return nil }
        guard ByteSearch.areEqual(UnsafeBufferPointer(start: cursor, count: key.count), key) else { return nil }
        cursor += key.count
        let record = Int(truncatingIfNeeded: number())
        let distance = number()
        return RecordPosition(
            record: record, line: record + Int(truncatingIfNeeded: Int64(distance >> 1) ^ -Int64(distance & 1)))
    }
}
