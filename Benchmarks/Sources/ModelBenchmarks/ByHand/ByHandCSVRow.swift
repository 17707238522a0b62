/// Where the cells of a row are, among the bytes of a file.
struct ByHandCSVRow: ~Copyable {
    private static let columns = 10
    /// Where each cell starts and ends, without its quotes.
    private let places: UnsafeMutablePointer<(start: Int, end: Int)>
    private var count = 0
    /// The cells in which quotes are doubled, one bit each.
    private var doubled: UInt16 = 0

    init() { places = .allocate(capacity: Self.columns) }

    deinit { places.deallocate() }

    /// Finds the cells of the row that starts here; nil when the row does not end in these bytes.
    ///
    /// - Returns: Where the next row starts.
    @inline(__always)
    mutating func read(_ block: UnsafeMutableBufferPointer<UInt8>, from start: Int) -> Int? {
        count = 0
        doubled = 0
        var index = start
        while index < block.count {
            let cell: (start: Int, end: Int)
            if block[index] == 0x22 {
                guard let end = endOfQuotes(block, index &+ 1) else { return nil }
                cell = (index &+ 1, end)
                index = end &+ 1
            } else {
                let first = index
                while index < block.count, block[index] != 0x2C, block[index] != 0x0A { index &+= 1 }
                cell = (first, index)
            }
            guard index < block.count else { return nil }
            if count < Self.columns { places[count] = cell }
            count &+= 1
            index &+= 1
            if block[index &- 1] == 0x0A { return index }
        }
        return nil
    }

    /// Which attributes of the row that was read are wrong.
    @inline(__always)
    mutating func wrongAttributes(in block: UnsafeMutableBufferPointer<UInt8>) -> WrongAttributes {
        guard count == Self.columns else { return .unreadable }
        if doubled != 0 { halveQuotes(in: block) }
        var form = RawSignUp()
        form.username = cell(0, block)
        form.email = cell(1, block)
        form.password = cell(2, block)
        form.passwordRepeat = cell(3, block)
        form.age = number(cell(4, block))
        form.website = cell(5, block)
        form.country = cell(6, block)
        form.state = cell(7, block)
        form.card = cell(8, block)
        return form.wrongAttributes
    }

    @inline(__always)
    private func cell(_ column: Int, _ block: UnsafeMutableBufferPointer<UInt8>) -> Bytes {
        let (start, end) = places[column]
        return Bytes(block).part(start, end)
    }

    /// A whole number of up to nine digits; 0 for all else, which no age is.
    @inline(__always)
    private func number(_ text: Bytes) -> Int {
        guard text.count <= 9 else { return 0 }
        var value = 0
        for byte in text {
            guard ASCIISet.digits.contains(byte) else { return 0 }
            value = value &* 10 &+ Int(byte &- 0x30)
        }
        return value
    }

    /// Where the quote is that ends a cell; nil when it does not end in these bytes.
    private mutating func endOfQuotes(_ block: UnsafeMutableBufferPointer<UInt8>, _ start: Int) -> Int? {
        var index = start
        while index &+ 1 < block.count {
            if block[index] == 0x22 {
                guard block[index &+ 1] == 0x22 else { return index }
                if count < Self.columns { doubled |= 1 << UInt16(count) }
                index &+= 1
            }
            index &+= 1
        }
        return nil
    }

    /// Writes the cells that have doubled quotes without them, in place.
    @inline(never)
    private func halveQuotes(in block: UnsafeMutableBufferPointer<UInt8>) {
        for column in 0..<Self.columns where doubled >> UInt16(column) & 1 != 0 {
            var end = places[column].start
            var index = end
            while index < places[column].end {
                if block[index] == 0x22 { index &+= 1 }
                block[end] = block[index]
                end &+= 1
                index &+= 1
            }
            places[column].end = end
        }
    }
}
