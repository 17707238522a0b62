/// How often a client may do something: so many times at once, and then so many times a second.
actor RateLimit {
    private struct Bucket {
        var left: Double
        var time: ContinuousClock.Instant
    }

    private let burst: Double
    private let perSecond: Double
    /// More clients than these are forgotten, so that memory is bounded.
    private let mostClients = 10_000
    private var buckets: [String: Bucket] = [:]

    init(burst: Int, perSecond: Double) {
        self.burst = Double(burst)
        self.perSecond = perSecond
    }

    /// Whether a client may do it now.
    func allows(_ client: String) -> Bool {
        let now = ContinuousClock.now
        if buckets.count >= mostClients, buckets[client] == nil { buckets.removeAll() }
        var bucket = buckets[client] ?? Bucket(left: burst, time: now)
        let seconds = (now - bucket.time) / .seconds(1)
        bucket = Bucket(left: min(burst, bucket.left + seconds * perSecond), time: now)
        let isAllowed = bucket.left >= 1
        if isAllowed { bucket.left -= 1 }
        buckets[client] = bucket
        return isAllowed
    }
}
