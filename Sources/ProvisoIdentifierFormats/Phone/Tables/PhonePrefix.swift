/// What a prefix has read: where it ends, and where its groups lie.
struct PhonePrefix {
    /// The number of digits that the prefix takes.
    var end = 0

    /// The first group; empty and `false` where it took no part.
    var first = 0..<0
    var hasFirst = false

    /// The second group.
    var second = 0..<0
    var hasSecond = false

    /// Whether a group took part.
    func has(group: Int) -> Bool { group == 1 ? hasFirst : group == 2 ? hasSecond : true }

    /// Where a group lies.
    func range(ofGroup group: Int) -> Range<Int> { group == 2 ? second : first }

    fileprivate mutating func mark(_ slot: UInt8, at place: Int) {
        switch slot {
        case 2: first = place..<place
        case 3:
            first = first.lowerBound..<place
            hasFirst = true
        case 4: second = place..<place
        case 5:
            second = second.lowerBound..<place
            hasSecond = true
        default: break
        }
    }
}

/// Prefixes are short programs without loops, whose first way through wins: 0 accepts; 1 reads a digit of a set of ten
/// bits; 2 tries what follows, then what lies as far ahead as two values say; 3 goes ahead; 4 marks the beginning or the
/// end of a group; 5 wants the end of the digits. Before the program of a national prefix are the number of its groups, the
/// group that its transformation keeps, and the number of digits that it puts before that, with those digits.
extension PhoneRecord {
    var prefixGroups: Int { Int(table[nationalPrefix]) }
    var keptGroup: Int { Int(table[nationalPrefix + 1]) }
    var insertedCount: Int { Int(table[nationalPrefix + 2]) }
    func inserted(_ place: Int) -> UInt8 { table[nationalPrefix + 3 + place] }

    /// The program of the national prefix; 0 where there is none.
    var nationalProgram: Int { nationalPrefix == 0 ? 0 : nationalPrefix + 3 + insertedCount }

    /// Reads a prefix at the beginning of digits.
    func prefix(_ program: Int, of digits: UnsafeBufferPointer<UInt8>) -> PhonePrefix? {
        guard program != 0 else { return nil }
        return run(program, digits, from: 0, PhonePrefix())
    }

    /// A way through never goes back in the program, and only a fork takes another level of the stack.
    private func run(
        _ program: Int, _ digits: UnsafeBufferPointer<UInt8>, from start: Int, _ found: PhonePrefix
    ) -> PhonePrefix? {
        var at = program
        var place = start
        var found = found
        while true {
            switch table[at] {
            case 0:
                found.end = place
                return found
            case 1:
                guard place < digits.count, two(at + 1) >> Int(digits[place]) & 1 != 0 else { return nil }
                place += 1
                at += 3
            case 2:
                if let whole = run(at + 3, digits, from: place, found) { return whole }
                at += 3 + two(at + 1)
            case 3: at += 3 + two(at + 1)
            case 4:
                found.mark(table[at + 1], at: place)
                at += 2
            default:
                guard place == digits.count else { return nil }
                at += 1
            }
        }
    }
}
