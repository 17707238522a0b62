/// The domains that were asked about lately, as many as there is room for.
///
/// There are two generations: when the young one is full it becomes the old one, and what was old is forgotten.
struct MailDomainMemory: Sendable {
    private struct Entry {
        let status: MailDomainStatus
        let end: ContinuousClock.Instant
    }

    private let capacity: Int
    private var young: [String: Entry] = [:]
    private var old: [String: Entry] = [:]

    /// - Parameter capacity: How many domains are remembered at most.
    init(capacity: Int) { self.capacity = max(capacity / 2, 1) }

    mutating func status(of domain: String, at now: ContinuousClock.Instant) -> MailDomainStatus? {
        if let entry = young[domain] { return entry.end > now ? entry.status : nil }
        guard let entry = old[domain], entry.end > now else { return nil }
        store(entry, for: domain)
        return entry.status
    }

    mutating func remember(_ status: MailDomainStatus, of domain: String, until end: ContinuousClock.Instant) {
        store(Entry(status: status, end: end), for: domain)
    }

    private mutating func store(_ entry: Entry, for domain: String) {
        if young.count >= capacity, young[domain] == nil {
            old = young
            young = [:]
        }
        young[domain] = entry
    }
}
