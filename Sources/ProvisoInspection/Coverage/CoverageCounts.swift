internal import ProvisoCore

/// What was counted for the rules of a plan, of some records: added up, the counts of parts of a file come to those of the file.
package struct CoverageCounts: Sendable {
    /// What is counted of each rule: that it passed, that it failed, and each reason to skip it.
    static let kinds = 2 + SkipReason.allCases.count

    /// For each rule its counts, one after the other.
    var counts: [Int]
    /// For each target of each rule whether it was seen.
    var isSeen: [Bool]
    package var records = 0
    package var leftOut = 0

    /// Adds what was counted in other records.
    package mutating func merge(_ other: CoverageCounts) {
        for index in counts.indices where index < other.counts.count { counts[index] += other.counts[index] }
        for index in isSeen.indices where index < other.isSeen.count && other.isSeen[index] { isSeen[index] = true }
        records += other.records
        leftOut += other.leftOut
    }
}

extension SkipReason {
    /// Where it is counted, behind what is counted of rules that ran.
    var place: Int {
        switch self {
        case .empty: 2
        case .scenario: 3
        case .condition: 4
        case .earlierError: 5
        case .group: 6
        case .attributes: 7
        case .stopped: 8
        case .unavailable: 9
        }
    }
}
