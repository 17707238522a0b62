/// From which share of the values on something is taken for a rule, and what may be told of them.
struct InferenceLimits: Sendable {
    /// How many records there are.
    let records: Int
    /// In ten thousandths.
    let leastShare: Int
    /// Whether values may stand in a proposal.
    let showsValues: Bool
    /// Whether the values are cells, which are text and may spell numbers.
    let areCells: Bool

    /// From fewer values nothing is said of lengths.
    static let leastForLengths = 20

    /// Whether so many of all are enough.
    func isEnough(_ count: Int, of all: Int) -> Bool { isEnough(count, of: all, share: leastShare) }

    /// Whether so many of all are enough for what values have on purpose, such as the form of an address: where the others are so
    /// few that each of them can be named, they are rather slips than another kind of value.
    func isNear(_ count: Int, of all: Int) -> Bool {
        let others = all - count
        return leastShare <= 9500 && count >= 3 && others <= Self.mostNearMisses && others * 5 <= all
    }

    /// Whether so many values keep a rule that it is worth proposing.
    func isKept(_ rule: InferredRule, by passed: Int) -> Bool {
        if rule.isDemanding { return isNearlyAll(passed, of: rule.values) }
        return isEnough(passed, of: rule.values) || rule.namesNearMisses && isNear(passed, of: rule.values)
    }

    /// So many values are named that are nearly of a format.
    static let mostNearMisses = 5

    /// Whether so many are enough for what comes by chance with most of the values of a column: an order, or different values.
    func isNearlyAll(_ count: Int, of all: Int) -> Bool { isEnough(count, of: all, share: max(leastShare, 9900)) }

    private func isEnough(_ count: Int, of all: Int, share: Int) -> Bool {
        let (left, right) = (count.multipliedFullWidth(by: 10_000), all.multipliedFullWidth(by: share))
        return all > 0 && (left.high, left.low) >= (right.high, right.low)
    }
}
