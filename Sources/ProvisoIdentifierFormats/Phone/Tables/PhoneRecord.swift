/// The record of a region, read in place.
///
/// All values are of seven bits, the most significant first: 2 for the region, 2 for the calling code, 3 each for the
/// lengths of numbers (a bit for each), lengths that can be dialled only locally, the automaton of the types, that of the
/// region's leading digits, the international prefix and the national one, the word before extensions, the national and the
/// international layouts, and the examples.
struct PhoneRecord: Sendable, Equatable {
    /// The table that the record is in. It is in the program's constants, or kept by the metadata that handed the record out.
    nonisolated(unsafe) let table: UnsafePointer<UInt8>

    /// Where the record begins.
    let start: Int

    /// Where the table lists what its automata accept.
    let acceptedTypes: Int

    /// The length of a record.
    static let size = 34

    /// A value of two times seven bits.
    @inline(__always)
    func two(_ at: Int) -> Int {
        Int(table[at]) << 7 | Int(table[at + 1])
    }

    /// A value of three times seven bits.
    @inline(__always)
    func three(_ at: Int) -> Int {
        two(at) << 7 | Int(table[at + 2])
    }

    var region: PhoneRegion { PhoneRegion(raw: UInt16(two(start))) }
    var callingCode: Int { two(start + 2) }
    var lengths: Int { three(start + 4) }
    var localLengths: Int { three(start + 7) }
    var types: Int { three(start + 10) }
    var leadingDigits: Int { three(start + 13) }
    var internationalPrefix: Int { three(start + 16) }
    var nationalPrefix: Int { three(start + 19) }
    var extensionWord: Int { three(start + 22) }
    var nationalLayouts: Int { three(start + 25) }
    var internationalLayouts: Int { three(start + 28) }
    var examples: Int { three(start + 31) }
}

extension PhoneRecord {
    /// The record at a place of the program's own table.
    init(place: Int) {
        self.init(
            table: PhoneTables.start, start: PhoneTables.records + place * Self.size,
            acceptedTypes: PhoneTables.acceptedTypes)
    }

    /// How a count of digits compares with the lengths of the region's numbers.
    func possibility(ofLength count: Int) -> PhonePossibility {
        let lengths = lengths
        let bit = count < 21 ? 1 << count : 0
        if localLengths & bit != 0 { return .possibleLocally }
        if lengths & bit != 0 { return .possible }
        if lengths == 0 { return .wrongLength }
        if count < lengths.trailingZeroBitCount { return .tooShort }
        return count < 21 && lengths >> count != 0 ? .wrongLength : .tooLong
    }
}
