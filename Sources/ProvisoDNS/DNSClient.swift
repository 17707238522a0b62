public import ProvisoCore
internal import ProvisoFormats
internal import ProvisoBase

#if canImport(Dispatch)
internal import Dispatch
#endif

/// Asks servers of the DNS (RFC 1035): over UDP, and over TCP where an answer does not fit into a datagram.
///
/// Every question has a random number and a random port of its own, and only the server that was asked is listened to. The
/// servers are asked in turn, each again if none answers; the search list and `/etc/hosts` are not looked at. Names
/// that RFC 6761 and RFC 7686 keep out of the DNS (`localhost`, `invalid`, `onion`) are answered without asking.
///
/// By default the servers are those of `/etc/resolv.conf`, read anew for every question, as the file changes when a
/// machine changes networks. On iOS that file is not at hand; give the servers, or another ``DomainResolver``.
public struct DNSClient: DomainResolver {
    /// The servers; `nil` for those of the system.
    public let servers: [DNSServer]?
    /// How long a server has to answer; `nil` for what the system says, two seconds if it says nothing.
    public let timeout: Duration?
    /// How often each server is asked; `nil` for what the system says, twice if it says nothing.
    public let attempts: Int?

    /// Creates a client.
    public init(servers: [DNSServer]? = nil, timeout: Duration? = nil, attempts: Int? = nil) {
        self.servers = servers
        self.timeout = timeout
        self.attempts = attempts.map { max($0, 1) }
    }

    /// Asks for the records of a name, on a thread that may wait.
    public func answer(_ type: DNSRecordType, of name: String) async throws(DNSFailure) -> DNSAnswer {
        #if canImport(Dispatch)
        let stop = StopFlag()
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                DispatchQueue.global(qos: .userInitiated).async {
                    continuation.resume(
                        returning: Result { () throws(DNSFailure) in
                            try ask(type, name, before: nil, stop)
                        })
                }
            }
        } onCancel: {
            stop.set()
        }
        return try result.get()
        #else
        throw .unsupported
        #endif
    }

    /// Asks for the records of a name and waits for the answer.
    public func answer(
        _ type: DNSRecordType, of name: String, before deadline: ContinuousClock.Instant
    ) throws(DNSFailure) -> DNSAnswer {
        try ask(type, name, before: deadline, StopFlag())
    }

    private func ask(
        _ type: DNSRecordType, _ name: String, before deadline: ContinuousClock.Instant?, _ stop: StopFlag
    ) throws(DNSFailure) -> DNSAnswer {
        guard let wireName = DNSName(name) else { throw .badName }
        if let answer = SpecialDomain.answer(type, of: name) { return answer }
        let system = ResolverConfiguration(servers == nil || timeout == nil ? SystemFile.text("/etc/resolv.conf") : "")
        let patience = timeout ?? .seconds(system.timeout)
        let servers = servers ?? system.servers
        var failure = DNSFailure.unreachable
        var triesLeft = servers.count * (attempts ?? system.attempts)
        while triesLeft > 0 {
            for server in servers {
                if stop.isSet { throw .cancelled }
                // What time there is, is shared among the servers, so that one that is silent does not use it up.
                let now = ContinuousClock.now
                var end = now + patience
                if let deadline {
                    guard now < deadline else { throw .timedOut }
                    end = min(end, now + now.duration(to: deadline) / triesLeft)
                }
                triesLeft -= 1
                do throws(DNSFailure) {
                    return try DNSExchange(server: server, deadline: end, stop: stop)
                        .ask(DNSQuestion(type, of: wireName))
                } catch .cancelled {
                    throw .cancelled
                } catch {
                    failure = error
                }
            }
        }
        throw failure
    }
}

/// Tells a thread that waits for a server to stop.
final class StopFlag: Sendable {
    private let flag = Locked(false)

    var isSet: Bool { flag.withLock { $0 } }
    func set() { flag.withLock { $0 = true } }
}

/// Names that are not looked up (RFC 6761 sections 6.3 and 6.4, RFC 7686 section 2).
enum SpecialDomain {
    static func answer(_ type: DNSRecordType, of name: String) -> DNSAnswer? {
        var name = name[...]
        if name.last == "." { name.removeLast() }
        switch name.split(separator: ".").last?.lowercased() {
        case "localhost": return .records(type == .mx ? [] : loopback(type))
        case "invalid", "onion": return .noSuchDomain
        default: return nil
        }
    }

    private static func loopback(_ type: DNSRecordType) -> [DNSRecord] {
        IPAddress(type == .a ? "127.0.0.1" : "::1").map { [.address($0)] } ?? []
    }
}

extension DNSClient: SystemResolver {
    package static var ofSystem: Self { Self() }
}
