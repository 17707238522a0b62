/// A resolver that asks the servers of the system, which lies above the core.
package protocol SystemResolver: DomainResolver {
    static var ofSystem: Self { get }
}

/// The resolver of the system, where the program has one.
///
/// The core names no type that opens sockets: a program that asks no servers would link them all the same. So the type is
/// looked up by its name, once. `Proviso` and the command link it.
enum LinkedResolver {
    static let resolver: (any DomainResolver)? = (_typeByName(name) as? any SystemResolver.Type)?.ofSystem

    /// `ProvisoDNS.DNSClient`, mangled.
    private static let name = "10ProvisoDNS9DNSClientV"
}

/// Answers where there is no other resolver.
struct MissingResolver: DomainResolver {
    func answer(_ type: DNSRecordType, of name: String) async throws(DNSFailure) -> DNSAnswer { throw .unsupported }

    func answer(
        _ type: DNSRecordType, of name: String, before deadline: ContinuousClock.Instant
    ) throws(DNSFailure) -> DNSAnswer { throw .unsupported }
}
