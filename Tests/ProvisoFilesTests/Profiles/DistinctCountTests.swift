import TestSupport
import Testing

@testable import ProvisoFiles

/// How many different values there are, counted in parts.
@Suite struct DistinctCountTests {
    /// Parts that are put together in any order count what the whole counts.
    @Test(arguments: [0, 1, 40, 900, 1024, 1025, 5000])
    func partsCountAsTheWhole(count: Int) {
        var random = SplitMix64(seed: UInt64(count))
        let hashes = (0..<count).map { _ in UInt64.random(in: 0...(.max), using: &random) }
        var whole = DistinctCount()
        var parts = (0..<5).map { _ in DistinctCount() }
        for hash in hashes + hashes.prefix(count / 3) {
            whole.add(hash)
            parts[Int.random(in: 0..<parts.count, using: &random)].add(hash)
        }
        whole.finish()
        // One has been finished before, and others not.
        parts[0].finish()
        for order in [[0, 1, 2, 3, 4], [4, 2, 0, 1, 3]] {
            var merged = DistinctCount()
            for part in order { merged.merge(parts[part]) }
            #expect(merged == whole)
            #expect(merged.count == whole.count && merged.isExact == (count <= DistinctCount.mostHashes))
        }
    }

    /// A part mostly has few values that were not seen before, each the more seldom the more parts there were.
    @Test(arguments: [10, 100, 1000])
    func manySmallPartsCountAsTheWhole(size: Int) {
        var random = SplitMix64(seed: UInt64(size))
        var (whole, merged) = (DistinctCount(), DistinctCount())
        for _ in 0..<40_000 / size {
            var part = DistinctCount()
            part.begin(atMost: merged.limit)
            for _ in 0..<size {
                let hash = UInt64.random(in: 0...(.max), using: &random)
                whole.add(hash)
                part.add(hash)
            }
            part.finish()
            merged.merge(part)
        }
        whole.finish()
        #expect(merged == whole && !merged.isExact)
    }
}
