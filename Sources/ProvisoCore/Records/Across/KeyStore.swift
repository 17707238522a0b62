/// The bytes of keys one behind the other, in the order in which they came, each with the place of its record.
///
/// A key begins with a byte: its length if that is below 63, and whether its record follows that of the key before, by one record
/// and one line. Where it does not, the distances are there too. A place is found by going on from the beginning of a page.
struct KeyStore {
    /// The first key that begins in a part of a piece.
    private struct Page {
        var start: UInt32 = 0
        var record = 0
        var line = 0
    }

    /// One allocation: never moved.
    private struct Chunk {
        var bytes: UnsafeMutablePointer<UInt8>
        /// Of a piece that holds one large key, one is enough.
        var pages: UnsafeMutablePointer<Page>?
    }

    private static let chunkBits: UInt32 = 20
    private static let chunkSize = 1 << 20
    private static let pageBits: UInt32 = 11
    private static let mostChunks = 1 << 12
    private static let longLength: UInt8 = 63
    private static let followsBit: UInt8 = 1 << 6

    let keepsPlaces: Bool
    /// How many keys there are.
    private(set) var count = 0
    /// How much memory they take, in bytes; the slots count too.
    var byteCount = 0
    /// Something of all that was read ahead, so that it is read.
    var read: UInt32 = 0
    private var chunks: [Chunk] = []
    /// The piece that is being filled.
    private var chunk: UnsafeMutablePointer<UInt8>?
    /// How much of it is taken. An address is never 0.
    private var used = 1
    private var room = 0
    /// The page in which the last key began.
    private var page: Int = -1
    private var last = RecordPosition(record: 0, line: 0)

    init(keepsPlaces: Bool) { self.keepsPlaces = keepsPlaces }

    func deallocate() {
        for chunk in chunks {
            chunk.bytes.deallocate()
            chunk.pages?.deallocate()
        }
    }

    /// Whether any further key has room: a slot can point to 4 GiB.
    var hasRoom: Bool { chunks.count < Self.mostChunks }

    // MARK: Reading

    @inline(__always)
    private func pointer(_ address: UInt32) -> UnsafePointer<UInt8> {
        chunks.withUnsafeBufferPointer { chunks in
            UnsafePointer(chunks[Int(address >> Self.chunkBits)].bytes) + Int(address & (1 << Self.chunkBits - 1))
        }
    }

    @inline(__always)
    func byte(at address: UInt32) -> UInt8 { pointer(address).pointee }

    /// Whether a key is the one at an address.
    @inline(__always)
    func holds(_ key: UnsafeBufferPointer<UInt8>, at address: UInt32) -> Bool {
        var cursor = pointer(address)
        let entry = Self.readEntry(&cursor)
        guard entry.count == key.count else { return false }
        return ByteSearch.areEqual(UnsafeBufferPointer(start: cursor, count: key.count), key)
    }

    /// The key at an address.
    @inline(__always)
    func key(at address: UInt32) -> UnsafeBufferPointer<UInt8> {
        var cursor = pointer(address)
        let entry = Self.readEntry(&cursor)
        return UnsafeBufferPointer(start: cursor, count: entry.count)
    }

    /// The place of the record that had the key at an address first.
    func place(at address: UInt32) -> RecordPosition {
        let nowhere = RecordPosition(record: 0, line: 0)
        let (offset, bytes) = (address & (1 << Self.chunkBits - 1), chunks[Int(address >> Self.chunkBits)].bytes)
        guard let pages = chunks[Int(address >> Self.chunkBits)].pages else { return nowhere }
        let page = pages[Int(offset >> Self.pageBits)]
        var place = RecordPosition(record: page.record, line: page.line)
        var cursor = UnsafePointer(bytes) + Int(page.start)
        let target = UnsafePointer(bytes) + Int(offset)
        while cursor < target {
            let count = Self.readEntry(&cursor).count
            cursor += count
            var next = cursor
            let entry = Self.readEntry(&next)
            place.record &+= entry.records
            place.line &+= entry.lines
        }
        return place
    }

    /// Reads what stands before the bytes of a key.
    @inline(__always)
    private static func readEntry(_ cursor: inout UnsafePointer<UInt8>) -> (count: Int, records: Int, lines: Int) {
        let head = cursor.pointee
        cursor += 1
        var count = Int(head & longLength)
        if count == Int(longLength) { count = Int(truncatingIfNeeded: readNumber(&cursor)) }
        if head & followsBit != 0 { return (count, 1, 1) }
        return (count, readDistance(&cursor), readDistance(&cursor))
    }

    private static func readNumber(_ cursor: inout UnsafePointer<UInt8>) -> UInt64 {
        var (value, shift): (UInt64, UInt64) = (0, 0)
        while true {
            let byte = cursor.pointee
            cursor += 1
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return value }
            shift += 7
        }
    }

    private static func readDistance(_ cursor: inout UnsafePointer<UInt8>) -> Int {
        let number = readNumber(&cursor)
        return Int(truncatingIfNeeded: Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1))
    }

    // MARK: Writing

    /// Writes a key and the place of its record, and says where they are.
    @inline(__always)
    mutating func append(_ key: UnsafeBufferPointer<UInt8>, _ place: RecordPosition) -> UInt32 {
        if used &+ key.count &+ 32 > room { addChunk(forKeyOf: key.count) }
        let address = UInt32(truncatingIfNeeded: chunks.count &- 1) << Self.chunkBits | UInt32(truncatingIfNeeded: used)
        let bytes = chunk.unsafelyUnwrapped
        let (records, lines) = (place.record &- last.record, place.line &- last.line)
        let follows = !keepsPlaces || records == 1 && lines == 1
        if keepsPlaces {
            if used >> Int(Self.pageBits) != page { beginPage(place) }
            last = place
        }
        var head = follows ? Self.followsBit : 0
        if key.count < Int(Self.longLength) {
            head |= UInt8(truncatingIfNeeded: key.count)
            bytes[used] = head
            used &+= 1
        } else {
            bytes[used] = head | Self.longLength
            used &+= 1
            write(UInt64(key.count), to: bytes)
        }
        if !follows {
            write(distance: records, to: bytes)
            write(distance: lines, to: bytes)
        }
        if let base = key.baseAddress { (bytes + used).update(from: base, count: key.count) }
        used &+= key.count
        count &+= 1
        // Nothing can begin behind what an address can say.
        if room > Self.chunkSize { room = 0 }
        return address
    }

    /// Begins a piece. A key that is larger than one has a piece of its own.
    @inline(never)
    private mutating func addChunk(forKeyOf count: Int) {
        room = max(Self.chunkSize, count + 33)
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: room)
        var added = Chunk(bytes: bytes, pages: nil)
        byteCount += room
        if keepsPlaces {
            let pageCount = room > Self.chunkSize ? 1 : Self.chunkSize >> Int(Self.pageBits)
            let pages = UnsafeMutablePointer<Page>.allocate(capacity: pageCount)
            pages.initialize(repeating: Page(), count: pageCount)
            added.pages = pages
            byteCount += pageCount * MemoryLayout<Page>.stride
        }
        chunks.append(added)
        chunk = bytes
        used = 1
        page = -1
    }

    @inline(never)
    private mutating func beginPage(_ place: RecordPosition) {
        page = used >> Int(Self.pageBits)
        chunks[chunks.count - 1].pages?[page] = Page(
            start: UInt32(truncatingIfNeeded: used), record: place.record, line: place.line)
    }

    private mutating func write(_ number: UInt64, to bytes: UnsafeMutablePointer<UInt8>) {
        var rest = number
        while rest >= 0x80 {
            bytes[used] = UInt8(truncatingIfNeeded: rest) | 0x80
            used += 1
            rest >>= 7
        }
        bytes[used] = UInt8(rest)
        used += 1
    }

    private mutating func write(distance: Int, to bytes: UnsafeMutablePointer<UInt8>) {
        write(UInt64(bitPattern: Int64(distance << 1 ^ distance >> (Int.bitWidth - 1))), to: bytes)
    }
}
