/// Keys whose hashes begin in the same way, with their lines, one behind the other.
///
/// An entry is how many lines the key is behind the one before, its length, and its bytes.
struct KeyPartition {
    private static let size = 4080
    /// What is free behind an entry: two numbers of up to ten bytes before its bytes, and what a key may overwrite.
    private static let slack = 40
    /// A chunk begins with the line of the key before it.
    private static let head = MemoryLayout<Int>.size
    private static let addressBits = 12
    private static let offsets: UInt32 = 1 << 12 - 1
    private var chunks: [UnsafeMutableRawPointer] = []
    /// Where each chunk of those that are full ends.
    private var ends: [UnsafeMutablePointer<UInt8>] = []
    private var next: UnsafeMutablePointer<UInt8>?
    private var room = 0
    private var line = 0
    private(set) var count = 0

    func deallocate() { for chunk in chunks { chunk.deallocate() } }

    /// Forgets the keys and keeps the memory.
    mutating func removeAll() {
        ends.removeAll(keepingCapacity: true)
        (next, room, line, count) = (nil, 0, 0, 0)
    }

    /// Adds a key.
    ///
    /// - Returns: How much memory that has taken.
    @inline(__always)
    mutating func add(_ key: Key, line: Int) -> Int {
        var taken = 0
        if room < key.count &+ Self.slack { taken = addChunk(for: key.count) }
        let start = next.unsafelyUnwrapped
        var place = start
        Self.write(line &- self.line, to: &place)
        Self.write(key.count, to: &place)
        key.copy(to: place)
        place += key.count
        self.line = line
        count &+= 1
        room &-= start.distance(to: place)
        next = place
        return taken
    }

    @inline(never)
    private mutating func addChunk(for count: Int) -> Int {
        if let next { ends.append(next) }
        let size = max(Self.size, count + Self.slack + Self.head)
        if ends.count == chunks.count {
            chunks.append(.allocate(byteCount: size, alignment: 8))
        } else if size > Self.size {
            // Nobody knows how large a chunk is that is used again, but it is never smaller than others.
            chunks[ends.count].deallocate()
            chunks[ends.count] = .allocate(byteCount: size, alignment: 8)
        }
        let chunk = chunks[ends.count]
        chunk.storeBytes(of: line, as: Int.self)
        next = (chunk + Self.head).assumingMemoryBound(to: UInt8.self)
        room = size - Self.head
        return size
    }

    /// Hands out each key with its line and its address, which is never 0.
    @inline(__always)
    func forEach(_ use: (Key, _ line: Int, _ address: UInt32) -> Void) {
        guard let next else { return }
        var line = 0
        for index in 0...ends.count {
            let chunk = UnsafeRawPointer(chunks[index])
            let end = UnsafePointer(index < ends.count ? ends[index] : next)
            var place = Self.start(of: chunk)
            while place < end {
                let offset = chunk.distance(to: place)
                line &+= Self.read(&place)
                let count = Self.read(&place)
                use(Key(place, count), line, UInt32(truncatingIfNeeded: index &<< Self.addressBits | offset))
                place += count
            }
        }
    }

    /// The line of the key at an address, which is found by going on from the beginning of the chunk.
    func line(at address: UInt32) -> Int {
        let chunk = UnsafeRawPointer(chunks[Int(address >> Self.addressBits)])
        let target = chunk + Int(address & Self.offsets)
        var line = chunk.load(as: Int.self)
        var place = Self.start(of: chunk)
        while place < target {
            line += Self.read(&place)
            place += Self.read(&place)
        }
        return line + Self.read(&place)
    }

    /// The key at an address.
    @inline(__always)
    func key(at address: UInt32) -> Key {
        let chunk = UnsafeRawPointer(chunks[Int(address >> Self.addressBits)])
        var place = (chunk + Int(address & Self.offsets)).assumingMemoryBound(to: UInt8.self)
        _ = Self.read(&place)
        let count = Self.read(&place)
        return Key(place, count)
    }

    private static func start(of chunk: UnsafeRawPointer) -> UnsafePointer<UInt8> {
        (chunk + head).assumingMemoryBound(to: UInt8.self)
    }

    @inline(__always)
    private static func write(_ number: Int, to place: inout UnsafeMutablePointer<UInt8>) {
        var rest = number
        while rest >= 0x80 {
            place.pointee = UInt8(truncatingIfNeeded: rest) | 0x80
            place += 1
            rest >>= 7
        }
        place.pointee = UInt8(truncatingIfNeeded: rest)
        place += 1
    }

    @inline(__always)
    private static func read(_ place: inout UnsafePointer<UInt8>) -> Int {
        var (number, shift) = (0, 0)
        while true {
            let byte = place.pointee
            place += 1
            number |= Int(byte & 0x7F) &<< shift
            if byte < 0x80 { return number }
            shift &+= 7
        }
    }
}
