/// How a region groups its numbers: read in place.
///
/// A layout is the address of its style, the number of its automata of leading digits, and their addresses. Its style, which
/// others share, is a byte of properties; the number of groups, and for each the fewest and the most digits; and the addresses
/// of its text for international and national numbers, with a group's number in the place of its digits.
struct PhoneLayout {
    let record: PhoneRecord
    let start: Int
    private let style: Int

    init(record: PhoneRecord, start: Int) {
        self.record = record
        self.start = start
        style = record.two(start)
    }

    private func has(_ property: UInt8) -> Bool { record.table[style] & property != 0 }
    /// Whether it can be typed: the groups are in their order, with nothing but punctuation between them.
    var canBeTyped: Bool { has(1) }
    /// Whether it puts no digit before the first group.
    var hasNoPrefix: Bool { has(2) }
    var isPrefixOptional: Bool { has(4) }
    var namesCarrier: Bool { has(8) }
    /// Whether it separates the prefix.
    var separatesPrefix: Bool { has(16) }

    var groupCount: Int { Int(record.table[style + 1]) }
    func fewest(_ group: Int) -> Int { Int(record.table[style + 2 + 2 * group]) }
    func most(_ group: Int) -> Int { Int(record.table[style + 3 + 2 * group]) }
    private var patternCount: Int { Int(record.table[start + 2]) }
    /// The place behind it.
    var end: Int { start + 3 + 2 * patternCount }

    /// The address of a text: its length and its bytes.
    func text(isNational: Bool) -> Int { record.two(style + 2 + 2 * groupCount + (isNational ? 2 : 0)) }

    /// The fewest and most digits of all groups.
    var digitRange: ClosedRange<Int> {
        var low = 0
        var high = 0
        for group in 0..<groupCount {
            low += fewest(group)
            high += most(group)
        }
        return low...max(low, high)
    }

    /// Whether digits begin as the layout wants; of its patterns, each more exact than the one before, the one at an index
    /// or the last.
    func fits(_ digits: UnsafeBufferPointer<UInt8>, pattern index: Int = .max) -> Bool {
        guard patternCount > 0 else { return true }
        return record.begins(digits, with: record.two(start + 3 + 2 * min(index, patternCount - 1)))
    }

    /// Whether both group digits in the same way.
    func hasGroups(of other: PhoneLayout) -> Bool {
        guard groupCount == other.groupCount else { return false }
        for group in 0..<groupCount {
            guard fewest(group) == other.fewest(group), most(group) == other.most(group) else { return false }
        }
        return true
    }

    /// Appends digits in the layout, of which there are as many as it takes: earlier groups get as many as they can.
    func append(_ digits: UnsafeBufferPointer<UInt8>, isNational: Bool, to text: inout [UInt8]) {
        let template = self.text(isNational: isNational)
        for place in 0..<Int(record.table[template]) {
            let byte = record.table[template + 1 + place]
            if byte < 10 {
                for digit in range(ofGroup: Int(byte) - 1, count: digits.count) { text.append(0x30 + digits[digit]) }
            } else {
                text.append(byte)
            }
        }
    }

    private func range(ofGroup wanted: Int, count: Int) -> Range<Int> {
        var spare = count - digitRange.lowerBound
        var start = 0
        for group in 0..<groupCount {
            let extra = max(0, min(spare, most(group) - fewest(group)))
            spare -= extra
            let end = start + fewest(group) + extra
            if group == wanted { return min(start, count)..<min(end, count) }
            start = end
        }
        return 0..<0
    }
}

extension PhoneRecord {
    /// The layouts for national numbers, or those for international ones, which are the national where there are no others.
    func layouts(isNational: Bool) -> PhoneLayouts {
        let own = isNational ? nationalLayouts : internationalLayouts
        return PhoneLayouts(record: self, start: own == 0 ? nationalLayouts : own)
    }
}

/// The layouts of a region, in the order in which they are tried: their number, and one behind the other.
struct PhoneLayouts {
    private let record: PhoneRecord
    private var at: Int
    private var left: Int

    init(record: PhoneRecord, start: Int) {
        self.record = record
        at = start + 1
        left = start == 0 ? 0 : Int(record.table[start])
    }

    mutating func next() -> PhoneLayout? {
        guard left > 0 else { return nil }
        left -= 1
        let layout = PhoneLayout(record: record, start: at)
        at = layout.end
        return layout
    }
}
