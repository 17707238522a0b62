/// A part of the slots of a table of keys. It grows by itself, so that no more than one part is there twice at a time.
///
/// A slot is an address of four bytes, 0 in a free one, and a tag of two, which spares most comparisons. The order of the slots
/// is that of the tags, so growing needs no hash.
struct KeySlots {
    private static let size = 6
    /// From how many slots on a part grows by a quarter.
    private static let large = 1 << 13
    private var slots: UnsafeMutableRawPointer?
    private(set) var capacity = 0
    var count = 0

    init() {}

    /// Makes room for about so many keys: a fifth of the slots stays free even if there are a tenth more.
    init(for keys: Int) {
        capacity = max(8, keys * Self.slotsPerFiveKeys / 5)
        slots = Self.allocate(capacity)
    }

    /// About how many bytes the slots of a key take.
    static let bytesPerKey = size * slotsPerFiveKeys / 5
    private static let slotsPerFiveKeys = 7

    /// How many bytes the slots take.
    var byteCount: Int { capacity * Self.size }

    func deallocate() { slots?.deallocate() }

    /// Whether it must grow before another slot is taken.
    @inline(__always)
    var isFull: Bool { count &* 5 >= capacity &* 4 }

    /// Where the search for a tag begins.
    @inline(__always)
    func start(of tag: UInt16) -> Int { Int(truncatingIfNeeded: (UInt64(tag) &* UInt64(capacity)) >> 16) }

    @inline(__always)
    func address(_ index: Int) -> UInt32 {
        slots.unsafelyUnwrapped.loadUnaligned(fromByteOffset: index &* Self.size, as: UInt32.self)
    }

    @inline(__always)
    private func tag(_ index: Int) -> UInt16 {
        slots.unsafelyUnwrapped.loadUnaligned(fromByteOffset: index &* Self.size &+ 4, as: UInt16.self)
    }

    /// Takes a slot.
    @inline(__always)
    func set(_ index: Int, _ tag: UInt16, _ address: UInt32) {
        let slots = slots.unsafelyUnwrapped
        slots.storeBytes(of: address, toByteOffset: index &* Self.size, as: UInt32.self)
        slots.storeBytes(of: tag, toByteOffset: index &* Self.size &+ 4, as: UInt16.self)
    }

    /// Finds a key: its slot and its address, or a free slot and 0. There must be some slots.
    @inline(__always)
    func find(
        _ tag: UInt16, among keys: UnsafeMutablePointer<KeyStore>, _ key: UnsafeBufferPointer<UInt8>
    ) -> (index: Int, address: UInt32) {
        var index = start(of: tag)
        while case let address = address(index), address != 0 {
            if self.tag(index) == tag, keys.pointee.holds(key, at: address) { return (index, address) }
            index &+= 1
            if index == capacity { index = 0 }
        }
        return (index, 0)
    }

    /// The address in the first slot with a tag; 0 for none.
    @inline(__always)
    func firstAddress(of tag: UInt16) -> UInt32 {
        var index = start(of: tag)
        while case let address = address(index), address != 0 {
            if self.tag(index) == tag { return address }
            index &+= 1
            if index == capacity { index = 0 }
        }
        return 0
    }

    /// Makes room for more slots; says by how many bytes it grew.
    ///
    /// All parts grow at nearly the same time. While they are small beside the memory that keys may take, they double, as each slot
    /// that is moved waits for its place. Later memory is worth more.
    ///
    /// - Parameter isLarge: Whether the slots are that many already, however small the part is.
    @inline(never)
    mutating func grow(isLarge: Bool) -> Int {
        var grown = KeySlots()
        grown.capacity = max(8, capacity < Self.large && !isLarge ? capacity * 2 : capacity + capacity / 4)
        grown.count = count
        grown.slots = Self.allocate(grown.capacity)
        for index in 0..<capacity where address(index) != 0 { grown.place(tag(index), address(index)) }
        defer { self = grown }
        self.slots?.deallocate()
        return (grown.capacity - capacity) * Self.size
    }

    private static func allocate(_ capacity: Int) -> UnsafeMutableRawPointer {
        let size = capacity * size
        let slots = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 8)
        slots.initializeMemory(as: UInt8.self, repeating: 0, count: size)
        return slots
    }

    /// Hands out the addresses of all keys.
    @inline(__always)
    func forEachAddress(_ body: (UInt32) -> Void) {
        for index in 0..<capacity where address(index) != 0 { body(address(index)) }
    }

    /// Adds a slot for a key that is not there.
    @inline(__always)
    mutating func add(_ tag: UInt16, _ address: UInt32) {
        if isFull { _ = grow(isLarge: true) }
        place(tag, address)
        count += 1
    }

    /// Puts a slot into the first free place.
    @inline(__always)
    private func place(_ tag: UInt16, _ address: UInt32) {
        var index = start(of: tag)
        while self.address(index) != 0 {
            index &+= 1
            if index == capacity { index = 0 }
        }
        set(index, tag, address)
    }
}
