/// From which share of the values on something is taken for a rule, and what may be told of them.
struct InferenceLimits: Sendable {
    /// How many records there are.
    let records: Int
    /// In ten thousandths.
    let leastShare: Int
    /// Whether values may stand in a proposal.
    let showsValues: Bool

    /// Whether so many of all are enough.
    func isEnough(_ count: Int, of all: Int) -> Bool { isEnough(count, of: all, share: leastShare) }

    /// Whether so many are enough for what comes by chance with most of the values of a column: an order, or different values.
    func isNearlyAll(_ count: Int, of all: Int) -> Bool { isEnough(count, of: all, share: max(leastShare, 9900)) }

    private func isEnough(_ count: Int, of all: Int, share: Int) -> Bool {
        let (left, right) = (count.multipliedFullWidth(by: 10_000), all.multipliedFullWidth(by: share))
        return all > 0 && (left.high, left.low) >= (right.high, right.low)
    }
}
