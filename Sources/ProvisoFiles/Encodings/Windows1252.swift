/// Windows code page 1252 where it differs from Latin-1.
enum Windows1252 {
    /// The characters of the bytes 0x80 to 0x9F (Encoding Standard of the WHATWG, index windows-1252).
    static let high: [UInt16] = [
        0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x008D,
        0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
        0x0153, 0x009D, 0x017E, 0x0178,
    ]

    /// The byte of a character, or `nil` when it has none.
    static func byte(of value: UInt32) -> UInt8? {
        switch value {
        case 0..<0x80, 0xA0...0xFF: UInt8(value)
        default: high.firstIndex { UInt32($0) == value }.map { UInt8($0 + 0x80) }
        }
    }
}
