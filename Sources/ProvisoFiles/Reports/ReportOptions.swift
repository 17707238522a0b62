import ProvisoCore
internal import ProvisoInspection

/// What is wanted of violations beside that they are printed. Where nothing is, nothing is paid for it.
struct ReportOptions: Sendable {
    /// The name of the file, alike however the way to it was written.
    var file = ""
    /// Whether violations are printed.
    var prints = true
    /// Whether it is found out where values stand.
    var findsValues = false
    /// Whether each violation gets a fingerprint.
    var makesFingerprints = false
    /// Whether violations are counted by kind.
    var counts = false
    /// Makes samples of violations of each kind, when they are wanted.
    var sampler: ViolationSampler?
    /// Of which kinds the file has enough samples.
    var sampledKinds: SampledKinds?
    /// What is profiled of the columns, when something is.
    var profiles: ProfilePlan?
    /// How records with errors are kept, when they are.
    var rejects: RejectionWriter?
    /// What is known already, or noted to be known next time.
    var baseline: Baseline?
    /// What baselines call the file; `nil` without one.
    var baselineNames: BaselineNames?
    /// What coverage is counted by, when it is counted.
    var coverage: CoveragePlan?
    /// What explains one of the records, when that is asked for.
    var explainer: RecordExplainer?
    /// What keeps the records, when that is asked for.
    var collector: RecordCollector?
    /// The attributes that tell a record from others.
    var key: [FieldPath] = []

    init() {}

    /// Refuses a file whose columns are not those that tell its records: all would be told by their text.
    func check(columns: [String], of file: String) throws(DataError) {
        let names = Set(columns.map { FieldPath($0) } + columns.map { FieldPath(stringLiteral: $0) })
        guard let missing = key.first(where: { !names.contains($0) }) else { return }
        let near = Suggestion.nearest(to: missing.description, among: columns)
        throw DataError(
            file: file, "there is no column `\(missing)`, which --key names",
            hint: near.map { "did you mean `\($0)`?" } ?? "give the names of columns")
    }

    /// Whether more of a record is wanted than its line.
    var needsRecords: Bool { findsValues || makesFingerprints || baseline != nil }

    /// Whether nothing is wanted.
    var isEmpty: Bool {
        !findsValues && !makesFingerprints && !counts && rejects == nil && baseline == nil && profiles == nil
    }
}
