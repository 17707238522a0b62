/// A machine that takes bytes one by one and says when they stop being UTF-8.
struct UTF8Machine {
    private var remaining = 0
    private var lowest: UInt8 = 0x80
    private var highest: UInt8 = 0xBF

    /// Whether no scalar is unfinished.
    var isAtBoundary: Bool { remaining == 0 }

    /// How many bytes a scalar that is unfinished lacks.
    var missing: Int { remaining }

    /// What the next byte of an unfinished scalar may be.
    var next: ClosedRange<UInt8> { lowest...highest }

    /// Takes a byte; returns whether it may stand here (the Unicode Standard, table 3-7).
    @inline(__always)
    mutating func take(_ byte: UInt8) -> Bool {
        if remaining == 0 && byte < 0x80 { return true }
        return takeSlowly(byte)
    }

    private mutating func takeSlowly(_ byte: UInt8) -> Bool {
        if remaining > 0 {
            guard byte >= lowest && byte <= highest else { return false }
            (remaining, lowest, highest) = (remaining - 1, 0x80, 0xBF)
            return true
        }
        switch byte {
        case 0xC2...0xDF: remaining = 1
        case 0xE0: (remaining, lowest) = (2, 0xA0)
        case 0xED: (remaining, highest) = (2, 0x9F)
        case 0xE1...0xEF: remaining = 2
        case 0xF0: (remaining, lowest) = (3, 0x90)
        case 0xF4: (remaining, highest) = (3, 0x8F)
        case 0xF1...0xF3: remaining = 3
        default: return false
        }
        return true
    }
}
