/// An IP address, or a network in CIDR notation.
///
/// IPv4 is four decimal parts without leading zeros (RFC 3986 section 3.2.2), IPv6 all forms of RFC 4291 section 2.2,
/// in either case.
///
/// ```swift
/// IPAddressFormat().isValid("::ffff:192.0.2.1")                           // true
/// IPAddressFormat(version: .v4).isValid("010.0.0.1")                      // false: "leading zero"
/// IPAddressFormat(cidr: true, strict: true).isValid("192.0.2.7/24")       // false: "host bits set"
/// ```
public struct IPAddressFormat: StringFormat {
    /// The version asked for; either by default.
    public var version: IPAddress.Version?

    /// Whether the text is an address with the length of a prefix, `192.0.2.0/24`, rather than an address; off by default.
    ///
    /// The length is then required: 0 to 32 or 0 to 128, without leading zeros.
    public var cidr: Bool

    /// Whether, with ``cidr``, every bit after the prefix must be zero; off by default.
    public var strict: Bool

    /// Whether an IPv6 address may name its zone, `fe80::1%eth0` (RFC 4007 section 11); off by default.
    ///
    /// A zone is 1 to 32 letters, digits, dots, hyphens, underscores or tildes.
    public var allowZone: Bool

    /// Creates a format with these options.
    public init(
        version: IPAddress.Version? = nil, cidr: Bool = false, strict: Bool = false, allowZone: Bool = false
    ) {
        self.version = version
        self.cidr = cidr
        self.strict = strict
        self.allowZone = allowZone
    }

    /// Says why a text is not an IP address, or returns `nil` when it is.
    public func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        do {
            let parts = try parts(of: utf8)
            if strict, let prefixLength = parts.prefixLength {
                let address = IPAddress(version: parts.version, high: parts.high, low: parts.low)
                guard address.masked(to: prefixLength) == address else {
                    return FormatFailure("host bits set", at: 0)
                }
            }
            return nil
        } catch {
            return error
        }
    }
}

extension IPAddressFormat {
    /// Reads the address and the length of the prefix, without regard to ``strict``.
    func parse(_ utf8: Span<UInt8>) throws(FormatFailure) -> (address: IPAddress, prefixLength: Int?) {
        let parts = try parts(of: utf8)
        var zone: String?
        if let range = parts.zone {
            zone = String(decoding: range.map { utf8[$0] }, as: UTF8.self)
        }
        let address = IPAddress(version: parts.version, high: parts.high, low: parts.low, zone: zone)
        return (address, parts.prefixLength)
    }

    private struct Parts {
        var version: IPAddress.Version
        var high: UInt64
        var low: UInt64
        var zone: Range<Int>?
        var prefixLength: Int?
    }

    /// The version that a text is of, if it is an address: a dot or a colon comes first.
    private static func version(of utf8: Span<UInt8>) -> IPAddress.Version {
        var offset = 0
        while offset < utf8.count, utf8[offset] != ASCII.dot, utf8[offset] != ASCII.colon { offset &+= 1 }
        return offset < utf8.count && utf8[offset] == ASCII.colon ? .v6 : .v4
    }

    /// What is wrong with a text that is no address of the version asked for.
    @inline(never)
    private func explained(_ failure: FormatFailure, in utf8: Span<UInt8>) -> FormatFailure {
        guard let version, version != Self.version(of: utf8) else { return failure }
        return FormatFailure(version == .v4 ? "not an IPv4 address" : "not an IPv6 address", at: 0)
    }

    @inline(__always)
    private func parts(of utf8: Span<UInt8>) throws(FormatFailure) -> Parts {
        guard !utf8.isEmpty else { throw FormatFailure("empty", at: 0) }
        let found = version ?? Self.version(of: utf8)
        let isIPv6 = found == .v6
        var parts = Parts(version: found, high: 0, low: 0)
        var offset = 0
        do {
            if isIPv6 {
                (parts.high, parts.low) = try IPScanner.ipv6(utf8, &offset, utf8.count)
            } else {
                parts.low = UInt64(try IPScanner.ipv4(utf8, &offset, utf8.count))
            }
        } catch {
            throw explained(error, in: utf8)
        }
        if offset < utf8.count, utf8[offset] == ASCII.percent {
            guard allowZone, isIPv6 else { throw FormatFailure("zone not allowed", at: offset) }
            let start = offset + 1
            while offset < utf8.count, utf8[offset] != ASCII.slash { offset &+= 1 }
            try IPScanner.zone(utf8, start..<offset)
            parts.zone = start..<offset
        }
        if offset < utf8.count, utf8[offset] == ASCII.slash {
            guard cidr else { throw FormatFailure("prefix length not allowed", at: offset) }
            parts.prefixLength = try IPScanner.prefixLength(utf8, offset + 1..<utf8.count, atMost: found.bitWidth)
        } else if offset < utf8.count {
            let isPart = !isIPv6 && utf8[offset] == ASCII.dot
            throw FormatFailure(isPart ? "too many parts" : "unexpected character", at: offset)
        } else if cidr {
            throw FormatFailure("no prefix length", at: offset)
        }
        return parts
    }
}
