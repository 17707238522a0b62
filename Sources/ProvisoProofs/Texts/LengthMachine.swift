import ProvisoCore

/// Counts what a text consists of.
///
/// Characters are grapheme clusters (UAX #29). As long as only scalars come that always begin a cluster, such as letters, the count
/// is exact. From the first other one on, a text has at most as many characters as scalars, and nothing more is known.
final class LengthMachine: TextMachine {
    private let least: Int32
    private let most: Int32?
    private let unit: LengthUnit
    /// Counts beyond this one are alike.
    private let cap: Int32
    /// What states are from where the count is only an upper bound.
    private static let atMost: Int32 = 1 << 29

    init(_ length: LengthConstraint) {
        func limit(_ value: Int) -> Int32 { Int32(clamping: Swift.min(value, Int(Self.atMost) / 2)) }
        let (least, most) = (limit(length.min ?? 0), length.max.map(limit))
        (self.least, self.most, unit) = (least, most, length.unit)
        cap = most.map { Swift.max($0 + 1, least) } ?? least
    }

    /// Scalars that begin a grapheme cluster wherever they follow one another: no marks, joiners, regional indicators, Hangul or
    /// prepended signs, and neither of the line ends that may be one cluster.
    private static let plain: [ClosedRange<UInt32>] = [
        0x00...0x09, 0x0B...0x0C, 0x0E...0xA8, 0xAA...0xAD, 0xAF...0x2FF, 0x370...0x482, 0x48A...0x58F,
        0x1E00...0x1FFF, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF,
    ]
    private static let plainStarts = plain.reduce(into: Set<UInt32>()) {
        $0.formUnion([$1.lowerBound, $1.upperBound + 1])
    }

    override var starts: Set<UInt32> {
        let sizes: Set<UInt32> = [0, 0x80, 0x800, 0x1_0000]
        return unit == .characters ? sizes.union(Self.plainStarts) : sizes
    }

    override func classNumber(of scalar: UInt32) -> Int {
        switch unit {
        case .characters: Self.plain.contains { $0.contains(scalar) } ? 1 : 0
        case .unicodeScalars: 1
        case .utf16: scalar < 0x1_0000 ? 1 : 2
        case .utf8: scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x1_0000 ? 3 : 4
        }
    }

    override func next(_ state: Int32, class member: Int) -> Int32 {
        if unit != .characters { return Swift.min(state + Int32(member), cap) }
        if state >= Self.atMost { return Self.atMost + Swift.min(state - Self.atMost + 1, least) }
        if fate(state) != nil { return state }
        return member == 1 ? Swift.min(state + 1, cap) : Self.atMost + Swift.min(state + 1, least)
    }

    override func accepts(_ state: Int32) -> Bool? {
        if state >= Self.atMost { return state - Self.atMost < least ? false : nil }
        return least <= state && state <= most ?? .max
    }

    override func fate(_ state: Int32) -> Bool? {
        if state >= Self.atMost { return nil }
        if let most { return state > most ? false : nil }
        return state >= least ? true : nil
    }
}
