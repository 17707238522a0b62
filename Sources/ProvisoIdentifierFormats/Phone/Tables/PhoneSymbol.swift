/// The characters of telephone numbers, one byte each: ASCII as it is, and the others that mean something as these.
enum PhoneSymbol {
    /// Digits of other scripts, 0 to 9.
    static let digitZero: UInt8 = 0x80
    static let wideplus: UInt8 = 0x8A
    /// Hyphens, spaces and brackets beyond ASCII that numbers are grouped with.
    static let separator: UInt8 = 0x8B
    static let noBreakSpace: UInt8 = 0x8C
    static let wideDot: UInt8 = 0x8D
    static let wideTilde: UInt8 = 0x8E
    static let wideHash: UInt8 = 0x8F
    static let wideX: UInt8 = 0x90
    static let wideE: UInt8 = 0x91
    static let wideT: UInt8 = 0x92
    static let wideN: UInt8 = 0x93
    static let wideI: UInt8 = 0x94
    static let acuteO: UInt8 = 0x95
    static let acute: UInt8 = 0x96
    static let cyrillicD: UInt8 = 0x97
    static let cyrillicO: UInt8 = 0x98
    static let cyrillicB: UInt8 = 0x99
    /// Letters beyond ASCII that are k, i, s and i in another case; only the last two have S and I for upper case.
    static let otherK: UInt8 = 0x9A
    static let dottedI: UInt8 = 0x9B
    static let otherS: UInt8 = 0x9C
    static let otherI: UInt8 = 0x9D
    static let word: UInt8 = 0x9E
    static let other: UInt8 = 0x9F
    /// The prolonged sound mark of Japanese, which stands for a hyphen and yet is a letter.
    static let longMark: UInt8 = 0xA0

    /// The symbol of a character beyond ASCII.
    static func of(_ scalar: UInt32) -> UInt8 {
        switch scalar {
        case 0xA0: return noBreakSpace
        case 0x30FC: return longMark
        case 0xAD, 0x200B, 0x2060, 0x3000, 0x2010...0x2015, 0x2053, 0x2212, 0x223C: return separator
        case 0xFF08, 0xFF09, 0xFF0D, 0xFF0F, 0xFF3B, 0xFF3D: return separator
        case 0xFF10...0xFF19: return digitZero + UInt8(scalar - 0xFF10)
        case 0xFF0B: return wideplus
        case 0xFF0E: return wideDot
        case 0xFF5E: return wideTilde
        case 0xFF03: return wideHash
        case 0xFF38, 0xFF58: return wideX
        case 0xFF25, 0xFF45: return wideE
        case 0xFF34, 0xFF54: return wideT
        case 0xFF2E, 0xFF4E: return wideN
        case 0xFF29, 0xFF49: return wideI
        case 0xD3, 0xF3: return acuteO
        case 0x301: return acute
        case 0x414, 0x434, 0x1C81: return cyrillicD
        case 0x41E, 0x43E, 0x1C82: return cyrillicO
        case 0x411, 0x431: return cyrillicB
        case 0x212A: return otherK
        case 0x17F: return otherS
        case 0x130: return dottedI
        case 0x131: return otherI
        default: break
        }
        if let digit = digit(scalar) { return digitZero + digit }
        return isWord(scalar) ? word : other
    }

    /// The value of a decimal digit beyond ASCII.
    static func digit(_ scalar: UInt32) -> UInt8? {
        let record = PhoneRecord(place: 0)
        var low = 0
        var high = PhoneTables.zeroCount
        while low < high {
            let middle = (low + high) / 2
            let zero = UInt32(record.three(PhoneTables.zeros + 3 * middle))
            if scalar < zero {
                high = middle
            } else if scalar > zero + 9 {
                low = middle + 1
            } else {
                return UInt8(scalar - zero)
            }
        }
        return nil
    }

    /// Whether a character beyond ASCII is a letter or stands for a number.
    private static func isWord(_ scalar: UInt32) -> Bool {
        let record = PhoneRecord(place: 0)
        let wanted = Int(scalar)
        var block = PhoneTables.words
        let last = block + 5 * (PhoneTables.wordBlocks - 1)
        while block < last, record.three(block + 5) <= wanted { block += 5 }
        var end = record.three(block)
        var at = PhoneTables.wordRanges + record.two(block + 3)
        while at < PhoneTables.wordRangesEnd {
            let start = end + record.varying(&at)
            if wanted < start { return false }
            end = start + record.varying(&at)
            if wanted < end { return true }
        }
        return false
    }
}

extension PhoneRecord {
    /// A value of one byte, of two from 96 on, or of three from 112 on.
    fileprivate func varying(_ at: inout Int) -> Int {
        let first = Int(table[at])
        at += first < 96 ? 1 : first < 112 ? 2 : 3
        if first < 96 { return first }
        return first < 112 ? (first - 96) << 7 | Int(table[at - 1]) : (first - 112) << 14 | two(at - 2)
    }
}

extension PhoneSymbol {
    /// The value of a digit of any script.
    @inline(__always)
    static func value(_ symbol: UInt8) -> UInt8? {
        if symbol &- 0x30 < 10 { return symbol &- 0x30 }
        return symbol &- digitZero < 10 ? symbol &- digitZero : nil
    }

    @inline(__always)
    static func isDigit(_ symbol: UInt8) -> Bool {
        symbol &- 0x30 < 10 || symbol &- digitZero < 10
    }

    static func isPlus(_ symbol: UInt8) -> Bool {
        symbol == 0x2B || symbol == wideplus
    }

    static func isLetter(_ symbol: UInt8) -> Bool {
        (symbol | 0x20) &- 0x61 < 26 && symbol < 0x80
    }

    /// The key of a telephone that a letter is on (ITU-T E.161).
    static func key(_ letter: UInt8) -> UInt8 {
        switch letter | 0x20 {
        case ...0x63: 2
        case ...0x66: 3
        case ...0x69: 4
        case ...0x6C: 5
        case ...0x6F: 6
        case ...0x73: 7
        case ...0x76: 8
        default: 9
        }
    }

    /// Whether a symbol may be between digits: punctuation, a space, or an `x` in the place of an unknown digit.
    @inline(never)
    static func isPunctuation(_ symbol: UInt8) -> Bool {
        switch symbol {
        case 0x2D, 0x78, 0x58, 0x2F, 0x20, 0x28, 0x29, 0x2E, 0x5B, 0x5D, 0x7E: true
        case separator, longMark, noBreakSpace, wideDot, wideTilde: true
        default: false
        }
    }

    /// Whether a symbol may be in a number that has three digits: also letters and the star.
    @inline(never)
    static func mayFollow(_ symbol: UInt8) -> Bool {
        isPunctuation(symbol) || symbol == 0x2A || isLetter(symbol) || otherK...otherI ~= symbol
    }

    /// Whether a symbol stays at the end of a text that is searched for a number.
    static func mayEnd(_ symbol: UInt8) -> Bool {
        switch symbol {
        case 0x23, longMark, digitZero...0x89, wideX...acuteO, cyrillicD...word: true
        default: isDigit(symbol) || isLetter(symbol)
        }
    }
}
