/// What IDNA and NFC need to know of a code point, from ``IDNATables``.
struct CodePointProperties {
    private let record: UInt32

    /// Looks up a code point: two reads and no search.
    init(_ codePoint: UInt32) {
        guard codePoint < IDNATables.limit else {
            let isIgnored = IDNATables.ignoredAboveLimit.contains(codePoint)
            record = UInt32((isIgnored ? Status.ignored : .disallowed).rawValue)
            return
        }
        let block = Int(codePoint >> 6)
        let blockNumber = Int(IDNATables.blockIndex[block >> 2] >> UInt64((block & 3) << 4) & 0xFFFF)
        let place = blockNumber << 6 | Int(codePoint & 0x3F)
        let number = Int(IDNATables.blocks[place >> 3] >> UInt64((place & 7) << 3) & 0xFF)
        record = UInt32(truncatingIfNeeded: IDNATables.records[number >> 1] >> UInt64((number & 1) << 5))
    }

    /// The status in the mapping table of UTS #46.
    enum Status: UInt8 {
        case valid, ignored, mapped, deviation, disallowed
    }

    /// The bidirectional class (UAX #9), as far as RFC 5893 tells classes apart.
    ///
    /// Known for valid code points.
    enum Direction: UInt8 {
        case leftToRight, rightToLeft, arabicLetter, arabicNumber, europeanNumber, europeanSeparator, commonSeparator
        case europeanTerminator, otherNeutral, boundaryNeutral, nonspacingMark, other
    }

    /// The joining type (ArabicShaping.txt) as RFC 5892 appendix A.1 needs it.
    ///
    /// Known for valid code points.
    enum Joining: UInt8 {
        case none, transparent, dual, right, left
    }

    /// The derived property of RFC 5892.
    ///
    /// Known for valid code points.
    enum Derived: UInt8 {
        case disallowed, valid, contextJ, contextO
    }

    /// The scripts that RFC 5892 appendix A asks for.
    ///
    /// Known for valid code points.
    enum ContextScript: UInt8 {
        case other, greek, hebrew, hanOrKana
    }

    var status: Status { Status(rawValue: UInt8(record & 0x7)) ?? .disallowed }
    var direction: Direction { Direction(rawValue: UInt8(record >> 3 & 0xF)) ?? .other }
    var joining: Joining { Joining(rawValue: UInt8(record >> 7 & 0x7)) ?? .none }
    var isMark: Bool { record >> 10 & 1 == 1 }
    var derived: Derived { Derived(rawValue: UInt8(record >> 11 & 0x3)) ?? .disallowed }
    var contextScript: ContextScript { ContextScript(rawValue: UInt8(record >> 13 & 0x3)) ?? .other }
    var combiningClass: UInt8 { UInt8(truncatingIfNeeded: record >> 16) }

    /// Whether the code point is a virama: combining class 9.
    var isVirama: Bool { combiningClass == 9 }
}

extension IDNATables {
    /// Appends the mapping of a code point whose status is `mapped`.
    static func appendMapping(of codePoint: UInt32, to scalars: inout [UInt32]) {
        // The last run that begins at the code point or before.
        let key = UInt64(codePoint) << 35 | (1 << 35 - 1)
        var low = 0
        var high = mappings.count
        while low < high {
            let middle = (low + high) / 2
            if mappings[middle] <= key { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return }
        let run = mappings[low - 1]
        let target = Int(run & 0x1F_FFFF)
        if run >> 21 & 1 == 0 {
            let distance = run >> 22 & 1 == 1 ? codePoint - UInt32(run >> 35) : 0
            scalars.append(UInt32(target) + distance)
        } else {
            let start = target >> 5
            for place in start..<start + (target & 0x1F) {
                scalars.append(UInt32(truncatingIfNeeded: mappingPool[place >> 1] >> UInt64((place & 1) << 5)))
            }
        }
    }

    /// The canonical decomposition of a code point into one or two others, not carried on; `nil` when it has none.
    static func decomposition(of codePoint: UInt32) -> (first: UInt32, second: UInt32?)? {
        let key = UInt64(codePoint) << 42
        var low = 0
        var high = decompositions.count
        while low < high {
            let middle = (low + high) / 2
            if decompositions[middle] < key { low = middle + 1 } else { high = middle }
        }
        guard low < decompositions.count, decompositions[low] >> 42 == UInt64(codePoint) else { return nil }
        let second = UInt32(decompositions[low] & 0x1F_FFFF)
        return (UInt32(decompositions[low] >> 21 & 0x1F_FFFF), second == 0 ? nil : second)
    }

    /// The primary composite of two code points, if there is one.
    static func composition(of first: UInt32, _ second: UInt32) -> UInt32? {
        let key = UInt64(first) << 42 | UInt64(second) << 21
        var low = 0
        var high = compositions.count
        while low < high {
            let middle = (low + high) / 2
            if compositions[middle] < key { low = middle + 1 } else { high = middle }
        }
        guard low < compositions.count, compositions[low] >> 21 == key >> 21 else { return nil }
        return UInt32(compositions[low] & 0x1F_FFFF)
    }
}
