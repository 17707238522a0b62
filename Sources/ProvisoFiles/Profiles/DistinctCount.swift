/// How many different values there are: exactly up to 1024, and estimated beyond.
///
/// The smallest 1024 hashes are kept (the k-minimum-values sketch of Bar-Yossef and others, 2002). Which those are depends
/// on the values alone, so that parts of a file which were counted apart make the same count as the whole, in any order.
public struct DistinctCount: Sendable, Hashable {
    /// So many hashes are kept.
    static let mostHashes = 1024

    /// How far an estimate is off, as a part of it: in two of three cases less, in 99 of 100 less than three times as much.
    public static let standardError = 0.032

    /// The hashes, in no order and perhaps doubled unless ``isSorted``.
    private var hashes: [UInt64] = []
    private var isSorted = true
    /// The largest hash that may still count.
    private(set) var limit = UInt64.max
    /// Whether the count is exact.
    public private(set) var isExact = true
    /// Hashes that came lately, by their last bits, so that the few values of most columns are noted once.
    private var recent: [UInt64] = []

    private static let recentCount = 64

    init() {}

    /// How many there are; estimated unless ``isExact``.
    public var count: Int {
        guard !isExact, let largest = hashes.max(), hashes.count > 1 else { return Set(hashes).count }
        let share: Double = Double(largest) / 0x1p64
        return Int(Double(hashes.count - 1) / share)
    }

    @inline(__always)
    mutating func add(_ hash: UInt64) {
        // Of a column with many values nearly every hash lies beyond.
        if hash <= limit { note(hash) }
    }

    private mutating func note(_ hash: UInt64) {
        if recent.isEmpty { recent = Array(repeating: ~hash, count: Self.recentCount) }
        let place = Int(truncatingIfNeeded: hash & UInt64(Self.recentCount - 1))
        guard recent[place] != hash else { return }
        recent[place] = hash
        hashes.append(hash)
        isSorted = false
        if hashes.count >= 2 * Self.mostHashes { shrink() }
    }

    /// Begins another part of the data: hashes that cannot be among the smallest of all are not noted again.
    ///
    /// - Parameter limit: The ``limit`` of a part before.
    mutating func begin(atMost limit: UInt64) {
        guard limit < self.limit else { return }
        (self.limit, isExact) = (limit, false)
    }

    mutating func merge(_ other: DistinctCount) {
        var other = other
        other.finish()
        finish()
        limit = min(limit, other.limit)
        isExact = isExact && other.isExact
        if other.hashes.count < hashes.count / 32 { return insert(other.hashes) }
        // Both are sorted: the smallest of the two come one after the other.
        let (mine, its) = (hashes, other.hashes)
        hashes = []
        hashes.reserveCapacity(min(mine.count + its.count, Self.mostHashes))
        var (index, itsIndex) = (0, 0)
        while index < mine.count || itsIndex < its.count {
            let isMine = itsIndex == its.count || index < mine.count && mine[index] <= its[itsIndex]
            let hash = isMine ? mine[index] : its[itsIndex]
            if index < mine.count, mine[index] == hash { index += 1 }
            if itsIndex < its.count, its[itsIndex] == hash { itsIndex += 1 }
            guard hash <= limit else { break }
            if hashes.count == Self.mostHashes {
                limit = hashes[hashes.count - 1]
                isExact = false
                break
            }
            hashes.append(hash)
        }
    }

    /// Takes over few hashes, which is what most parts of a large file have.
    private mutating func insert(_ few: [UInt64]) {
        for hash in few where hash <= limit {
            var (place, end) = (0, hashes.count)
            while place < end {
                let middle = (place + end) / 2
                if hashes[middle] < hash { place = middle + 1 } else { end = middle }
            }
            if place == hashes.count || hashes[place] != hash { hashes.insert(hash, at: place) }
        }
        // The limit of the other may be lower.
        while let last = hashes.last, last > limit { hashes.removeLast() }
        guard hashes.count > Self.mostHashes else { return }
        hashes.removeSubrange(Self.mostHashes...)
        limit = hashes[Self.mostHashes - 1]
        isExact = false
    }

    /// Brings the hashes into an order that depends on nothing but the values.
    mutating func finish() {
        shrink()
        recent = []
    }

    private mutating func shrink() {
        if isSorted { return }
        isSorted = true
        hashes.sort()
        var kept = 0
        for hash in hashes where hash <= limit && (kept == 0 || hashes[kept - 1] != hash) {
            hashes[kept] = hash
            kept += 1
        }
        if kept > Self.mostHashes {
            kept = Self.mostHashes
            limit = hashes[kept - 1]
            isExact = false
        }
        hashes.removeSubrange(kept...)
    }
}
