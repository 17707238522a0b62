/// Splits the rows of a file, and finds the cells of one column.
struct Rows: ~Copyable {
    private let path: String
    private let name: String
    /// The number of the column, and how many there are; 0 before the header was read.
    private var (column, width) = (0, 0)
    /// The line that comes next; the first one is 1.
    private(set) var line = 1

    init(of path: String, column: String) {
        self.path = path
        name = column
    }

    /// Finds the cell of the row that starts here, and says where the next row does.
    @inline(__always)
    mutating func next(_ bytes: UnsafePointer<UInt8>, _ start: inout Int) throws(Mistake) -> Key {
        var (cell, count, number) = (start, 0, 0)
        while true {
            let end = Self.endOfCell(bytes, from: start)
            if number == column { (cell, count) = (start, end &- start) }
            number &+= 1
            start = end &+ 1
            if bytes[end] == 0x0A { break }
        }
        guard number == width else { throw Mistake("\(path), line \(line): \(number) cells for \(width) columns") }
        line &+= 1
        return Key(bytes + cell, count)
    }

    /// Finds the column, unless that was done already, and says where the first record begins in this block.
    mutating func readHeader(_ bytes: UnsafePointer<UInt8>) throws(Mistake) -> Int {
        if width > 0 { return 0 }
        var (start, found) = (0, false)
        while true {
            let end = Self.endOfCell(bytes, from: start)
            if name.utf8.elementsEqual(UnsafeBufferPointer(start: bytes + start, count: end - start)) {
                (column, found) = (width, true)
            }
            width += 1
            start = end + 1
            if bytes[end] == 0x0A { break }
        }
        guard found else { throw Mistake("\(path) has no column \(name)") }
        line += 1
        return start
    }

    /// Where a cell ends: at a comma or a line feed, which are looked for in eight bytes at a time. No byte is above 0x7F, so
    /// that no sum reaches the next byte.
    @inline(__always)
    private static func endOfCell(_ bytes: UnsafePointer<UInt8>, from start: Int) -> Int {
        var index = start
        while true {
            let eight = UInt64(littleEndian: UnsafeRawPointer(bytes + index).loadUnaligned(as: UInt64.self))
            let noComma = (eight ^ 0x2C2C_2C2C_2C2C_2C2C) &+ 0x7F7F_7F7F_7F7F_7F7F
            let noLineFeed = (eight ^ 0x0A0A_0A0A_0A0A_0A0A) &+ 0x7F7F_7F7F_7F7F_7F7F
            let ends = ~(noComma & noLineFeed) & 0x8080_8080_8080_8080
            if ends != 0 { return index &+ ends.trailingZeroBitCount >> 3 }
            index &+= 8
        }
    }
}
