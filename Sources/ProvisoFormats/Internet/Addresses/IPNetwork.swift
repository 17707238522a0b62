/// A range of IP addresses in CIDR notation (RFC 4632 section 3.1, RFC 4291 section 2.3): `192.0.2.0/24`.
///
/// ```swift
/// IPNetwork("10.0.0.0/8")?.contains(IPAddress("10.1.2.3")!)   // true
/// ```
public struct IPNetwork: Hashable, Sendable {
    /// The address as written; bits after the prefix may be set.
    public let address: IPAddress

    /// The number of leading bits that all addresses of the network share.
    public let prefixLength: Int

    /// Creates a network; returns `nil` when the prefix is longer than the address or negative.
    public init?(address: IPAddress, prefixLength: Int) {
        guard 0...address.version.bitWidth ~= prefixLength else { return nil }
        self.address = address
        self.prefixLength = prefixLength
    }

    /// The first address of the network: all bits after the prefix are zero.
    public var firstAddress: IPAddress { address.masked(to: prefixLength) }

    /// Whether an address lies in the network; never one of the other version or of another zone.
    public func contains(_ other: IPAddress) -> Bool {
        other.version == address.version && other.masked(to: prefixLength) == firstAddress
    }
}

extension IPNetwork: LosslessStringConvertible {
    /// Reads a network as ``IPAddressFormat`` does with `cidr` and `allowZone`.
    ///
    /// - Returns: `nil` when the text is no network.
    public init?(_ description: String) {
        var text = description
        let parsed = text.withUTF8 { utf8 in
            try? IPAddressFormat(cidr: true, allowZone: true).parse(utf8.span)
        }
        guard let parsed, let prefixLength = parsed.prefixLength else { return nil }
        self.init(address: parsed.address, prefixLength: prefixLength)
    }

    /// The network as text: the address in canonical form, a slash and the length of the prefix.
    public var description: String { "\(address)/\(prefixLength)" }
}
