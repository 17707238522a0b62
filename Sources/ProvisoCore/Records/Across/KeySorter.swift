/// Sorts pieces of bytes by their values, more of them than memory holds if need be.
package protocol KeySorter: AnyObject {
    /// How many pieces were added.
    var count: Int { get }
    /// Adds a piece.
    func add(_ bytes: UnsafeBufferPointer<UInt8>) throws(ReadingError)
    /// Ends the adding.
    func sorted() throws(ReadingError) -> any SortedKeys
}

/// Pieces of bytes in ascending order, which can be read more than once.
package protocol SortedKeys: AnyObject {
    /// Begins to read from the first piece.
    func makeReader() throws(ReadingError) -> any KeyReader
}

/// Reads pieces of bytes one after another.
package protocol KeyReader: AnyObject {
    /// Puts the next piece in place of what is there.
    ///
    /// - Returns: False when there is none.
    func next(into piece: inout [UInt8]) throws(ReadingError) -> Bool
}

/// Sorts in memory.
final class MemoryKeySorter: KeySorter, SortedKeys {
    private var pieces: [[UInt8]] = []

    init() {}

    var count: Int { pieces.count }
    func add(_ bytes: UnsafeBufferPointer<UInt8>) { pieces.append(Array(bytes)) }

    func sorted() -> any SortedKeys {
        pieces.sort { $0.lexicographicallyPrecedes($1) }
        return self
    }

    func makeReader() -> any KeyReader { Reader(pieces) }

    private final class Reader: KeyReader {
        private var rest: ArraySlice<[UInt8]>
        init(_ pieces: [[UInt8]]) { rest = pieces[...] }

        func next(into piece: inout [UInt8]) -> Bool {
            guard let next = rest.popFirst() else { return false }
            piece = next
            return true
        }
    }
}

extension [UInt8] {
    /// Appends a number so that bytes order as numbers do.
    mutating func append(ordered number: Int64) {
        Swift.withUnsafeBytes(of: UInt64(bitPattern: number).bigEndian) { append(contentsOf: $0) }
    }

    /// Appends a number so that bytes order as numbers do.
    mutating func append(ordered number: Int) { append(ordered: Int64(number)) }

    /// The number that was appended at an offset.
    func orderedNumber(at offset: Int) -> Int {
        var value: UInt64 = 0
        for index in offset..<offset + 8 { value = value << 8 | UInt64(self[index]) }
        return Int(truncatingIfNeeded: value)
    }
}
