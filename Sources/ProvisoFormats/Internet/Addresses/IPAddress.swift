/// An IPv4 or IPv6 address.
///
/// ```swift
/// IPAddress("2001:DB8:0:0::1")?.description   // "2001:db8::1"
/// IPAddress("192.0.2.7")?.bytes               // [192, 0, 2, 7]
/// ```
public struct IPAddress: Hashable, Sendable {
    /// A version of the Internet Protocol.
    public enum Version: Int, Hashable, Sendable, CaseIterable {
        /// IPv4: 32 bits, in four decimal parts.
        case v4 = 4

        /// IPv6: 128 bits, in hexadecimal groups (RFC 4291 section 2.2).
        case v6 = 6

        /// The number of bits of an address: 32 or 128.
        public var bitWidth: Int { self == .v4 ? 32 : 128 }
    }

    /// The version of the protocol.
    public let version: Version

    /// The zone of an IPv6 address (RFC 4007 section 11), as `eth0` in `fe80::1%eth0`; `nil` without one.
    public let zone: String?

    /// The 128 bits, of which an IPv4 address fills the lowest 32.
    let high: UInt64
    let low: UInt64

    init(version: Version, high: UInt64, low: UInt64, zone: String? = nil) {
        self.version = version
        self.high = high
        self.low = low
        self.zone = zone
    }

    /// Creates an address from its bytes in network order.
    ///
    /// - Parameters:
    ///   - bytes: 4 bytes for IPv4, 16 for IPv6; `nil` is returned for any other number.
    ///   - zone: The zone of an IPv6 address; `nil` is returned when it is not 1 to 32 letters, digits, dots, hyphens,
    ///     underscores or tildes, or when the address is an IPv4 address.
    public init?(bytes: some Collection<UInt8>, zone: String? = nil) {
        guard bytes.count == 4 || bytes.count == 16 else { return nil }
        if var zone {
            guard bytes.count == 16, zone.withUTF8({ IPScanner.isZone($0.span) }) else { return nil }
        }
        var high: UInt64 = 0
        var low: UInt64 = 0
        for byte in bytes {
            high = high << 8 | low >> 56
            low = low << 8 | UInt64(byte)
        }
        self.init(version: bytes.count == 4 ? .v4 : .v6, high: high, low: low, zone: zone)
    }

    /// The bytes in network order: 4 for IPv4, 16 for IPv6.
    public var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(version.bitWidth / 8)
        if version == .v6 {
            for shift in stride(from: 56, through: 0, by: -8) { bytes.append(UInt8(truncatingIfNeeded: high >> shift)) }
        }
        for shift in stride(from: version == .v4 ? 24 : 56, through: 0, by: -8) {
            bytes.append(UInt8(truncatingIfNeeded: low >> shift))
        }
        return bytes
    }
}

extension IPAddress: LosslessStringConvertible {
    /// Reads an address of either version as ``IPAddressFormat`` does, with a zone if there is one.
    ///
    /// - Returns: `nil` when the text is no address.
    public init?(_ description: String) {
        var text = description
        let address = text.withUTF8 { utf8 in
            try? IPAddressFormat(allowZone: true).parse(utf8.span).address
        }
        guard let address else { return nil }
        self = address
    }

    /// The address as text: IPv6 in the canonical form of RFC 5952, with dotted decimals for IPv4-mapped addresses
    /// (`::ffff:192.0.2.1`, section 5).
    public var description: String {
        guard version == .v6 else { return Self.dotted(low) }
        var text: String
        if high == 0, low >> 32 == 0xFFFF {
            text = "::ffff:" + Self.dotted(low & 0xFFFF_FFFF)
        } else {
            text = compressed
        }
        if let zone { text += "%" + zone }
        return text
    }

    private static func dotted(_ bits: UInt64) -> String {
        "\(bits >> 24 & 0xFF).\(bits >> 16 & 0xFF).\(bits >> 8 & 0xFF).\(bits & 0xFF)"
    }

    private func group(_ index: Int) -> UInt64 {
        (index < 4 ? high >> (48 - 16 * index) : low >> (112 - 16 * index)) & 0xFFFF
    }

    /// The groups in hexadecimal, with the first of the longest runs of two or more zeros as `::`.
    private var compressed: String {
        var longest = 0..<0
        var start = 0
        for index in 0...8 where index == 8 || group(index) != 0 {
            if index - start > max(longest.count, 1) { longest = start..<index }
            start = index + 1
        }
        var text = ""
        for index in 0..<8 {
            if longest.contains(index) {
                if index == longest.lowerBound { text += "::" }
            } else {
                if index > 0, index != longest.upperBound || longest.isEmpty { text += ":" }
                text += String(group(index), radix: 16)
            }
        }
        return text
    }
}

extension IPAddress {
    /// The address with all but its first bits set to zero: the first address of its network.
    func masked(to prefixLength: Int) -> IPAddress {
        let hostBits = version.bitWidth - prefixLength
        // Smart shifts: a shift by the whole width gives zero.
        let lowMask: UInt64 = hostBits >= 64 ? 0 : ~0 << UInt64(hostBits)
        let highMask: UInt64 = hostBits <= 64 ? ~0 : ~0 << UInt64(hostBits - 64)
        return IPAddress(version: version, high: high & highMask, low: low & lowMask, zone: zone)
    }
}
