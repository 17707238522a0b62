/// Asks the DNS: `DNSClient`, or one of your own.
///
/// The core opens no sockets. `DNSClient` does; it comes with `Proviso`, and by itself answers for ``MailDomainCheck/system``.
///
/// ```swift
/// struct CannedResolver: DomainResolver {
///     func answer(_ type: DNSRecordType, of name: String) async throws(DNSFailure) -> DNSAnswer {
///         name == "example.org" ? .records([]) : .noSuchDomain
///     }
/// }
/// var registry = RuleRegistry.standard
/// registry.mailDomains = MailDomainCheck(resolver: CannedResolver())
/// ```
public protocol DomainResolver: Sendable {
    /// Asks for the records of a name.
    ///
    /// Must return soon after its task was cancelled: that is how a time limit ends it.
    ///
    /// - Parameters:
    ///   - type: The type of the records.
    ///   - name: The domain name in ASCII, with A-labels, without a dot at the end. It is complete: no search list is
    ///     applied to it.
    /// - Throws: ``DNSFailure`` when there is no answer.
    func answer(_ type: DNSRecordType, of name: String) async throws(DNSFailure) -> DNSAnswer

    /// Asks for the records of a name and waits for the answer, for rules that run on one thread.
    ///
    /// By default this runs the method above in a task of its own, so it must not be called where that has no thread left
    /// to run on.
    ///
    /// - Parameters:
    ///   - type: The type of record.
    ///   - name: The name.
    ///   - deadline: When to stop waiting.
    func answer(
        _ type: DNSRecordType, of name: String, before deadline: ContinuousClock.Instant
    ) throws(DNSFailure) -> DNSAnswer
}
