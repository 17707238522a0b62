/// What a check of files came to.
public struct CheckSummary: Sendable, Hashable {
    /// How many records were read, malformed ones too.
    public var records = 0
    /// How many of them have an error.
    public var invalidRecords = 0
    /// How many violations were reported, warnings too.
    public var violations = 0
    /// How many of them are errors.
    public var errors = 0
    /// How many of them are of severity warning.
    public var warnings = 0
    /// How many of the violations are about a file as a whole, and so about none of its records.
    public var violationsOfFiles = 0
    /// How many violations were not reported, since they are about values of a column that is missing: that it is missing is
    /// reported once, and is an error.
    public var violationsOfMissingColumns = 0
    /// How many of the records the document leaves out, by its `where`.
    public var leftOut = 0
    /// Whether a limit or a failure left something unread or unreported.
    public var isStopped = false
    /// How many violations were not reported since a baseline knows them; `nil` without a baseline.
    public var knownViolations: Int?
    /// The violations that were reported, by kind, the most frequent first; empty unless ``FileCheck/countsKinds`` asks for it.
    public var kinds: [ViolationKind] = []
    /// How many violations are of further kinds: no more than a thousand are kept.
    public var violationsOfOtherKinds = 0
    /// What the columns contain: one profile for all files that have the same rules; empty unless
    /// ``FileCheck/gathersProfiles`` asks for it.
    public var profiles: [DataProfile] = []
    /// How much of the rules the records have tested: one for each part of the document that judged files; empty unless
    /// ``FileCheck/gathersCoverage`` asks for it.
    public var coverage: [FileCoverage] = []
    /// Why files could not be checked to their end, in the order of the files.
    public var failures: [CheckFailure] = []
    /// The attributes that rules name and the records of all files or of some do not have, in the order of the rules.
    public var unseenAttributes: [UnseenAttribute] = []
    /// The files whose records have none of the attributes that the rules name, where these name several: probably other files
    /// than those that are meant.
    public var strangeFiles: [String] = []
    /// What the check came to in each of the files that were begun, in their order.
    public var files: [FileSummary] = []
    /// How many files were to be checked: those behind the one at which the check stopped are not among ``files``.
    public var givenFiles = 0
    /// Whether every file is CSV, whose records people call rows.
    public var isRowsOnly = true

    /// Whether the check was of several files.
    public var isOfSeveralFiles: Bool { max(givenFiles, files.count) > 1 }

    /// Whether there is anything to warn of: violations of severity warning, attributes that no record has, or a file that seems
    /// to be another one or to have another delimiter.
    public var hasWarnings: Bool {
        warnings > 0 || !unseenAttributes.isEmpty || !strangeFiles.isEmpty || files.contains { !$0.warnings.isEmpty }
    }

    /// Creates an empty summary.
    public init() {}
}
