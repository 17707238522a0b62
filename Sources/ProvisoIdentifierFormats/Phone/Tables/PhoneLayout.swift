/// How a region groups its numbers: read in place.
///
/// A layout is a byte of properties; the number of groups, and for each the fewest and the most digits; the addresses of its
/// text for international and national numbers, with a group's number in the place of its digits; and the automata of
/// leading digits, their number first.
struct PhoneLayout {
    let record: PhoneRecord
    let start: Int

    /// Whether it can be typed: the groups are in their order, with nothing but punctuation between them.
    var canBeTyped: Bool { record.table[start] & 1 != 0 }
    /// Whether it puts no digit before the first group.
    var hasNoPrefix: Bool { record.table[start] & 2 != 0 }
    var isPrefixOptional: Bool { record.table[start] & 4 != 0 }
    var namesCarrier: Bool { record.table[start] & 8 != 0 }
    /// Whether it separates the prefix.
    var separatesPrefix: Bool { record.table[start] & 16 != 0 }

    var groupCount: Int { Int(record.table[start + 1]) }
    func fewest(_ group: Int) -> Int { Int(record.table[start + 2 + 2 * group]) }
    func most(_ group: Int) -> Int { Int(record.table[start + 3 + 2 * group]) }
    private var texts: Int { start + 2 + 2 * groupCount }
    private var patterns: Int { texts + 6 }
    private var patternCount: Int { Int(record.table[patterns]) }

    /// The address of a text: its length and its bytes.
    func text(isNational: Bool) -> Int { record.three(isNational ? texts + 3 : texts) }

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
        return record.begins(digits, with: record.three(patterns + 1 + 3 * min(index, patternCount - 1)))
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

/// The layouts of a region, in the order in which they are tried.
struct PhoneLayouts {
    let record: PhoneRecord
    let start: Int

    var count: Int { start == 0 ? 0 : Int(record.table[start]) }

    subscript(place: Int) -> PhoneLayout {
        PhoneLayout(record: record, start: record.three(start + 1 + 3 * place))
    }
}
