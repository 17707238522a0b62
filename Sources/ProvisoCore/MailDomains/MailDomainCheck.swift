internal import ProvisoBase

#if canImport(Dispatch)
internal import Dispatch
#endif

/// Finds out whether domains take mail, and remembers it: a file with a million rows of one domain asks once.
///
/// It asks for MX records, then A, then AAAA. An answer is remembered for a quarter of an hour, a failure for a minute.
/// When several domains in a row get no answer in time, further ones are waited for less, then for half a minute not at
/// all, so that a broken network does not stop a long run.
public final class MailDomainCheck: Sendable {
    /// Asks the servers of the system.
    ///
    /// Where only `ProvisoCore` is linked, nothing opens sockets: every domain is then ``MailDomainStatus/unknown(_:)``, and
    /// rule documents with `checkDNS` are refused.
    public static let system = MailDomainCheck()

    private struct State: Sendable {
        var memory: MailDomainMemory
        /// How many questions in a row got no answer in time.
        var silences = 0
        /// When the last of them ended.
        var lastSilence: ContinuousClock.Instant?
        #if canImport(Dispatch)
        /// The domains that are being asked about, for those who want to know the same.
        var pending: [String: DispatchGroup] = [:]
        #endif
    }

    private let resolver: any DomainResolver
    private let timeout: Duration
    private let state: Locked<State>

    private static let memoryOfAnswers = Duration.seconds(900)
    private static let memoryOfFailures = Duration.seconds(60)
    private static let silencesUntilImpatient = 3
    private static let silencesUntilGivenUp = 20
    private static let pause = Duration.seconds(30)

    /// Creates a check with a memory of its own.
    ///
    /// - Parameters:
    ///   - resolver: Asks the DNS; by default the servers of the system, as `DNSClient` does.
    ///   - timeout: How long to wait for what one domain needs.
    ///   - capacity: How many domains to remember at most, of about a hundred bytes each.
    public init(
        resolver: (any DomainResolver)? = nil, timeout: Duration = .seconds(5), capacity: Int = 65_536
    ) {
        self.resolver = resolver ?? LinkedResolver.resolver ?? MissingResolver()
        self.timeout = timeout
        state = Locked(State(memory: MailDomainMemory(capacity: capacity)))
    }

    /// Whether anything asks: not with the core alone, unless you gave it a resolver.
    var canAsk: Bool { !(resolver is MissingResolver) }

    // MARK: Asking

    /// Finds out whether a domain takes mail.
    ///
    /// - Parameter domain: The name in ASCII, with A-labels.
    /// - Returns: ``MailDomainStatus/unknown(_:)`` when there was no answer in time, or the task was cancelled.
    public func status(of domain: String) async -> MailDomainStatus {
        let domain = Self.key(domain)
        if let known = known(domain) { return known }
        guard let patience else { return .unknown(.timedOut) }
        let status = await withTaskGroup(of: MailDomainStatus.self) { [resolver] group in
            group.addTask { await Self.ask(resolver, domain) }
            group.addTask {
                do {
                    try await Task.sleep(for: patience)
                    return .unknown(.timedOut)
                } catch {
                    return .unknown(.cancelled)
                }
            }
            let first = await group.next() ?? .unknown(.cancelled)
            group.cancelAll()
            return first
        }
        note(status, of: domain)
        return status
    }

    /// Finds out whether a domain takes mail, and waits for the answer no longer than the time limit.
    ///
    /// Threads that wait for the same domain share one answer.
    public func waitForStatus(of domain: String) -> MailDomainStatus {
        let domain = Self.key(domain)
        if let known = known(domain) { return known }
        guard let patience else { return .unknown(.timedOut) }
        #if canImport(Dispatch)
        let group = DispatchGroup()
        group.enter()
        defer { group.leave() }
        let other = state.withLock { state in
            if let other = state.pending[domain] { return DispatchGroup?.some(other) }
            state.pending[domain] = group
            return nil
        }
        if let other {
            _ = other.wait(timeout: .now() + (ContinuousClock.now + patience).dispatchInterval)
            return known(domain) ?? .unknown(.timedOut)
        }
        defer { state.withLock { $0.pending[domain] = nil } }
        // Another thread may have had the answer just before this one took its turn.
        if let known = known(domain) { return known }
        #endif
        let status = ask(domain, before: .now + patience)
        note(status, of: domain)
        return status
    }

    private static func ask(_ resolver: any DomainResolver, _ domain: String) async -> MailDomainStatus {
        do throws(DNSFailure) {
            for type in MailDomainStatus.questions {
                if let status = MailDomainStatus(try await resolver.answer(type, of: domain), to: type) {
                    return status
                }
            }
            return .takesNoMail(.noMailServer)
        } catch {
            return .unknown(error)
        }
    }

    private func ask(_ domain: String, before deadline: ContinuousClock.Instant) -> MailDomainStatus {
        do throws(DNSFailure) {
            for type in MailDomainStatus.questions {
                let answer = try resolver.answer(type, of: domain, before: deadline)
                if let status = MailDomainStatus(answer, to: type) { return status }
            }
            return .takesNoMail(.noMailServer)
        } catch {
            return .unknown(error)
        }
    }

    // MARK: Remembering

    private static func key(_ domain: String) -> String {
        let name = domain.lowercased()
        return name.last == "." ? String(name.dropLast()) : name
    }

    private func known(_ domain: String) -> MailDomainStatus? {
        state.withLock { $0.memory.status(of: domain, at: .now) }
    }

    /// How long to wait for the next domain; `nil` for not at all.
    private var patience: Duration? {
        let timeout = timeout
        return state.withLock { state in
            if state.silences < Self.silencesUntilImpatient { return timeout }
            if state.silences >= Self.silencesUntilGivenUp, let last = state.lastSilence, .now - last < Self.pause {
                return nil
            }
            return timeout / 10
        }
    }

    private func note(_ status: MailDomainStatus, of domain: String) {
        state.withLock { state in
            let now = ContinuousClock.now
            switch status {
            case .unknown(.cancelled): return
            case .unknown(let failure):
                if failure == .timedOut || failure == .unreachable {
                    state.silences += 1
                    state.lastSilence = now
                } else {
                    state.silences = 0
                }
                state.memory.remember(status, of: domain, until: now + Self.memoryOfFailures)
            case .takesMail, .takesNoMail:
                state.silences = 0
                state.memory.remember(status, of: domain, until: now + Self.memoryOfAnswers)
            }
        }
    }
}
