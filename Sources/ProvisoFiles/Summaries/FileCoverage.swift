internal import ProvisoCore
public import ProvisoInspection

/// How much of the rules some files have tested.
public struct FileCoverage: Sendable, Hashable {
    /// The pattern that the rule document has for the files; `nil` where its rules are for all files.
    public let pattern: String?
    /// What became of the rules.
    public let coverage: RecordCoverage
}

/// What is counted of the rules of one part of a document.
struct CoverageTally {
    let plan: CoveragePlan
    var counts: CoverageCounts

    init(_ run: RecordValidator) {
        plan = CoveragePlan(run)
        counts = plan.makeCounts()
    }
}
