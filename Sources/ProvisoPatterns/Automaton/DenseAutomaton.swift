/// A complete deterministic automaton: a table that every thread reads and nobody changes.
///
/// States are numbered by where their row begins. The last column of a row tells whether a text may end there.
final class DenseAutomaton: Sendable {
    /// The row of a state from which nothing matches.
    static let dead: UInt32 = 0

    let alphabet: Alphabet
    let isSearch: Bool
    let rowLength: Int
    /// The row of a search that has succeeded.
    let found: UInt32
    let start: UInt32
    let table: [UInt32]

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
        self.table = table
    }

    /// Number of states.
    var count: Int {
        table.count / rowLength
    }

    /// - Complexity: O(*n*) in the number of bytes.
    func run(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        run(bytes, from: 0)
    }

    /// Runs from a place in the text on, as though the text began there.
    @inline(__always)
    func run(_ bytes: UnsafeBufferPointer<UInt8>, from place: Int) -> Bool {
        table.withUnsafeBufferPointer { table in
            alphabet.ascii.withUnsafeBufferPointer { ascii in
                var state = start
                var index = place
                let end = bytes.count
                let lastSpecial = found
                while index < end {
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
    }
}
