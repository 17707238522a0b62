/// An IP address, or a network in CIDR notation.
///
/// IPv4 is four decimal parts without leading zeros (RFC 3986 section 3.2.2), IPv6 all forms of RFC 4291 section 2.2,
/// in either case.
///
/// ```swift
/// IPAddressFormat().isValid("::ffff:192.0.2.1")                           // true
/// IPAddressFormat(version: .v4).isValid("010.0.0.1")                      // false: "leading zero"
/// IPAddressFormat(cidr: true, strict: true).isValid("192.0.2.7/24")       // false: "address is not the start of its network"
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
        var bits = AddressBits()
        var rest = AddressRest()
        if let failure = read(utf8, &bits, &rest) { return failure }
        guard strict, let prefixLength = rest.prefixLength else { return nil }
        let address = bits.address(zone: nil)
        return address.masked(to: prefixLength) == address
            ? nil : FormatFailure("address is not the start of its network", at: 0)
    }
}

extension IPAddressFormat {
    /// Reads the address and the length of the prefix, without regard to ``strict``.
    func parse(_ utf8: Span<UInt8>) throws(FormatFailure) -> (address: IPAddress, prefixLength: Int?) {
        var bits = AddressBits()
        var rest = AddressRest()
        if let failure = read(utf8, &bits, &rest) { throw failure }
        let zone = rest.zone.map { String(decoding: $0.map { utf8[$0] }, as: UTF8.self) }
        return (bits.address(zone: zone), rest.prefixLength)
    }

    /// What is read of an address itself.
    private struct AddressBits {
        var version: IPAddress.Version = .v4
        var ipv4: UInt32 = 0
        var groups = IPv6Groups()

        func address(zone: String?) -> IPAddress {
            if version == .v4 { return IPAddress(version: .v4, high: 0, low: UInt64(ipv4)) }
            let (high, low) = groups.address
            return IPAddress(version: .v6, high: high, low: low, zone: zone)
        }
    }

    /// What is read behind an address.
    private struct AddressRest {
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
    @inline(__always)
    private func explained(_ failure: FormatFailure, in utf8: Span<UInt8>) -> FormatFailure {
        guard let version, version != Self.version(of: utf8) else { return failure }
        return FormatFailure(version == .v4 ? "not an IPv4 address" : "not an IPv6 address", at: 0)
    }

    // Two results, since one of them stays in registers.
    @inline(__always)
    private func read(_ utf8: Span<UInt8>, _ bits: inout AddressBits, _ rest: inout AddressRest) -> FormatFailure? {
        guard !utf8.isEmpty else { return FormatFailure("empty", at: 0) }
        bits.version = version ?? Self.version(of: utf8)
        var offset = 0
        let failure =
            bits.version == .v6
            ? IPScanner.ipv6Failure(utf8, &offset, utf8.count, &bits.groups)
            : IPScanner.ipv4Failure(utf8, &offset, utf8.count, &bits.ipv4)
        if let failure { return explained(failure, in: utf8) }
        if offset == utf8.count { return cidr ? FormatFailure("no prefix length", at: offset) : nil }
        return readRest(utf8, offset, of: bits.version, &rest)
    }

    /// Reads what follows an address: a zone, the length of a prefix, or nothing that may.
    @inline(never)
    private func readRest(
        _ utf8: Span<UInt8>, _ start: Int, of version: IPAddress.Version, _ rest: inout AddressRest
    ) -> FormatFailure? {
        let isIPv6 = version == .v6
        var offset = start
        if utf8[offset] == ASCII.percent {
            guard allowZone, isIPv6 else { return FormatFailure("zone not allowed", at: offset) }
            offset += 1
            while offset < utf8.count, utf8[offset] != ASCII.slash { offset += 1 }
            if let failure = IPScanner.zoneFailure(utf8, start + 1..<offset) { return failure }
            rest.zone = start + 1..<offset
        }
        if offset < utf8.count, utf8[offset] == ASCII.slash {
            guard cidr else { return FormatFailure("prefix length not allowed", at: offset) }
            return IPScanner.prefixFailure(
                utf8, offset + 1..<utf8.count, atMost: version.bitWidth, &rest.prefixLength)
        }
        if offset < utf8.count {
            let isPart = !isIPv6 && utf8[offset] == ASCII.dot
            return FormatFailure(isPart ? "too many parts" : "unexpected character", at: offset)
        }
        return cidr ? FormatFailure("no prefix length", at: offset) : nil
    }
}

extension IPAddressFormat {
    /// Whether more text could bring a text into this format.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        var endings = Endings.ipv6
        if allowZone { endings = endings + Endings("a") }
        if cidr {
            endings = endings.perhaps(then: Endings("/32", "/128", "128"))
            // With host bits that must be zero, not any length will do.
            let digits = Endings(Draft.digits.map { [$0] })
            endings = endings + digits.perhaps(then: digits)
        }
        return endings.complete(utf8, in: self)
    }
}
