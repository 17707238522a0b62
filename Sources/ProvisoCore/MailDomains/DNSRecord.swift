public import ProvisoFormats

/// A type of DNS record that can be asked for.
public enum DNSRecordType: UInt16, Sendable, Hashable, CaseIterable {
    /// An IPv4 address (RFC 1035 section 3.4.1).
    case a = 1
    /// A mail exchanger (RFC 1035 section 3.3.9).
    case mx = 15
    /// An IPv6 address (RFC 3596).
    case aaaa = 28
}

/// What a DNS record holds.
public enum DNSRecord: Sendable, Equatable {
    /// An address.
    case address(IPAddress)
    /// A host that takes mail for the domain, the one with the least preference first; `.` takes none (RFC 7505).
    case mailExchanger(preference: UInt16, host: String)
}

/// What the DNS says about a name.
public enum DNSAnswer: Sendable, Equatable {
    /// The records of the type that was asked for; none when the name exists without such records.
    case records([DNSRecord])
    /// The name does not exist.
    case noSuchDomain
}
