/// A complete deterministic automaton: a table that every thread reads and nobody changes.
///
/// States are numbered by where their row begins. The last column of a row tells whether a text may end there.
final class DenseAutomaton: Machine, @unchecked Sendable {
    /// The row of a state from which nothing matches.
    static let dead: UInt32 = 0

    let alphabet: Alphabet
    let isSearch: Bool
    let rowLength: Int
    /// The row of a search that has succeeded.
    let found: UInt32
    let start: UInt32
    let table: FixedTable<UInt32>
    private let ascii: FixedTable<UInt16>

    init(alphabet: Alphabet, isSearch: Bool, start: Int, rows: [[Int]], accepts: [Bool]) {
        self.alphabet = alphabet
        self.isSearch = isSearch
        let length = alphabet.count + 1
        rowLength = length
        found = UInt32(length)
        self.start = UInt32(start * length)
        var table: [UInt32] = []
        table.reserveCapacity(rows.count * length)
        for (row, accepts) in zip(rows, accepts) {
            for target in row { table.append(UInt32(target * length)) }
            table.append(accepts ? 1 : 0)
        }
        self.table = FixedTable(table)
        ascii = FixedTable(alphabet.ascii)
    }

    /// Number of states.
    var count: Int {
        table.count / rowLength
    }

    /// - Complexity: O(*n*) in the number of bytes.
    override func run(_ bytes: UnsafeBufferPointer<UInt8>, from place: Int) -> Bool {
        defer { withExtendedLifetime(self) {} }
        let table = table.base
        let ascii = ascii.base
        var state = start
        var index = place
        let end = bytes.count
        let lastSpecial = found
        while index < end {
            // Four ASCII scalars at a time: nothing leads out of the states that end a search.
            while index &+ 4 <= end {
                let chunk = UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped)
                    .loadUnaligned(fromByteOffset: index, as: UInt32.self)
                if chunk & 0x8080_8080 != 0 { break }
                for offset in 0..<4 {
                    state = table[Int(state) &+ Int(ascii[Int(bytes[index &+ offset])])]
                }
                index &+= 4
                if state <= lastSpecial { return state == lastSpecial }
            }
            if index == end { break }
            let byte = bytes[index]
            if byte < 0x80 {
                index += 1
                state = table[Int(state) + Int(ascii[Int(byte)])]
            } else {
                let value = UTF8Decoding.decodeNonASCII(bytes, &index)
                let member = value == UTF8Decoding.invalid ? alphabet.invalid : alphabet.classOfNonASCII(value)
                state = table[Int(state) + Int(member)]
            }
            if state <= lastSpecial { return state == lastSpecial }
        }
        return table[Int(state) + rowLength - 1] != 0
    }
}
