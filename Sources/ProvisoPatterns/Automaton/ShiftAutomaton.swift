/// A complete deterministic automaton of at most ten states, whose whole transition for a scalar fits into 64 bits.
///
/// Bits 6·*s* to 6·*s*+5 of a row hold what state *s* becomes, as a multiple of 6, so a step is one shift. Steps of a table
/// wait for memory, these do not: it is several times as fast.
final class ShiftAutomaton: Machine, @unchecked Sendable {
    static let maximumCount = 10

    private let alphabet: Alphabet
    /// By ASCII scalar.
    private let asciiRows: FixedTable<UInt64>
    /// By class.
    private let rows: FixedTable<UInt64>
    private let start: UInt64
    /// Bit 6·*s* tells whether a text may end in state *s*.
    private let accepts: UInt64

    /// Nil when there are too many states.
    init?(_ dense: DenseAutomaton) {
        guard dense.count <= Self.maximumCount else { return nil }
        alphabet = dense.alphabet
        let length = dense.rowLength
        var rows = [UInt64](repeating: 0, count: dense.alphabet.count)
        var accepts: UInt64 = 0
        for state in 0..<dense.count {
            for member in rows.indices {
                let target = Int(dense.table.base[state * length + member]) / length
                rows[member] |= UInt64(6 * target) << UInt64(6 * state)
            }
            if dense.table.base[state * length + length - 1] != 0 { accepts |= 1 << UInt64(6 * state) }
        }
        self.rows = FixedTable(rows)
        self.accepts = accepts
        asciiRows = FixedTable((0..<0x80).map { rows[Int(dense.alphabet.ascii[$0])] })
        start = UInt64(6 * (Int(dense.start) / length))
    }

    /// - Complexity: O(*n*) in the number of bytes.
    override func run(_ bytes: UnsafeBufferPointer<UInt8>, from place: Int) -> Bool {
        defer { withExtendedLifetime(self) {} }
        let ascii = asciiRows.base
        var state = start
        var index = place
        let end = bytes.count
        while index < end {
            // Eight ASCII scalars at a time; the states dead (0) and found (6) are looked for behind them.
            while index &+ 8 <= end {
                let chunk = UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped)
                    .loadUnaligned(fromByteOffset: index, as: UInt64.self)
                if chunk & 0x8080_8080_8080_8080 != 0 { break }
                for offset in 0..<8 { state = ascii[Int(bytes[index &+ offset])] &>> state }
                index &+= 8
                if state & 63 <= 6 { return state & 63 == 6 }
            }
            if index == end { break }
            let byte = bytes[index]
            if byte < 0x80 {
                index &+= 1
                state = ascii[Int(byte)] &>> state
            } else {
                let value = UTF8Decoding.decodeNonASCII(bytes, &index)
                let member = value == UTF8Decoding.invalid ? alphabet.invalid : alphabet.classOfNonASCII(value)
                state = rows.base[Int(member)] &>> state
                if state & 63 <= 6 { return state & 63 == 6 }
            }
        }
        return (accepts &>> state) & 1 != 0
    }
}
