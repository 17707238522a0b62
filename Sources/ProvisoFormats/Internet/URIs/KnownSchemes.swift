/// The schemes of a list that everybody knows, one bit each: asking costs nothing, and neither does making the set.
struct KnownSchemes: Hashable, Sendable {
    private var bits: UInt8 = 0

    /// Finds the known schemes in a list.
    init(_ schemes: [String]) {
        for scheme in schemes { bits |= Self.bit(Self.packed(scheme)) ?? Self.other }
    }

    /// Whether a known scheme is in the list.
    ///
    /// - Parameter packed: The bytes of a scheme of at most eight in lower case, as a number.
    @inline(__always)
    func contains(_ packed: UInt64) -> Bool { bits & (Self.bit(packed) ?? 0) != 0 }

    /// Whether the list has schemes that are not known here.
    var areNotAll: Bool { bits & Self.other != 0 }

    private static let other: UInt8 = 0x80

    @inline(__always)
    private static func bit(_ packed: UInt64) -> UInt8? {
        switch packed {
        case 0x68_74_74_70: 1  // http
        case 0x68_74_74_70_73: 2  // https
        case 0x66_74_70: 4  // ftp
        case 0x66_74_70_73: 8  // ftps
        case 0x73_66_74_70: 16  // sftp
        case 0x77_73: 32  // ws
        case 0x77_73_73: 64  // wss
        default: nil
        }
    }

    /// The bytes of a scheme in lower case as a number; 0, which no scheme has, for one of more than eight bytes.
    private static func packed(_ scheme: String) -> UInt64 {
        scheme.utf8.withContiguousStorageIfAvailable { bytes in
            if bytes.count > 8 { return 0 }
            var packed: UInt64 = 0
            for byte in bytes { packed = packed &<< 8 | UInt64(ASCII.lowercased(byte)) }
            return packed
        } ?? 0
    }
}
