/// Parts of a fixed length behind each other, some of them choices: as in a date, `\d{4}-(?:0[1-9]|1[0-2])`.
///
/// Each alternative has a bit. At each place, a table takes away the bits of the alternatives that do not allow the byte, so that
/// all choices are made at the end, in one step.
struct SequenceTemplate {
    private static let maximumLength = 24

    /// Number of places.
    let length: Int
    /// A table for each place, and one that tells which sets of bits have one of each choice.
    let tables: [UInt8]

    /// Takes parts from the front; nil when they do not begin with a template that has a choice.
    init?(_ parts: inout ArraySlice<SequencePart>) {
        var places: [[(set: ScalarSet, bits: UInt8)]] = []
        var choices: [UInt8] = []
        var bits = 0
        var taken = 0
        collecting: for part in parts {
            switch part {
            case .class(let set, let min, let max):
                guard min == max, places.count + min <= Self.maximumLength else { break collecting }
                places += repeatElement([(set: set, bits: UInt8.max)], count: min)
            case .choice(let alternatives, let length):
                guard bits + alternatives.count <= 8, places.count + length <= Self.maximumLength else {
                    break collecting
                }
                let mask = UInt8(truncatingIfNeeded: (1 << alternatives.count - 1) << bits)
                for place in 0..<length {
                    // The other choices' bits stay, if one of the alternatives allows the byte at all.
                    places.append(
                        alternatives.enumerated().map {
                            (set: $0.element[place], bits: ~mask | 1 << UInt8(bits + $0.offset))
                        })
                }
                choices.append(mask)
                bits += alternatives.count
            }
            taken += 1
        }
        guard !choices.isEmpty else { return nil }
        var tables: [UInt8] = []
        for place in places {
            var table = [UInt8](repeating: 0, count: 256)
            for (set, bits) in place {
                for range in set.ranges {
                    for value in range { table[Int(value)] |= bits }
                }
            }
            tables += table
        }
        tables += (UInt8.min...UInt8.max).map { left -> UInt8 in choices.allSatisfy { left & $0 != 0 } ? 1 : 0 }
        length = places.count
        self.tables = tables
        parts.removeFirst(taken)
    }
}
