import ProvisoCore
internal import ProvisoInspection

/// What the records of a block came to.
struct BlockResult: Sendable {
    /// The violations as they are printed.
    var output: [UInt8] = []
    /// The records as they are written, when they are.
    var written: [UInt8] = []
    /// How many bytes of them separate the first from one before it.
    var writtenSeparator = 0
    var records = 0
    var invalidRecords = 0
    /// How many records cannot be read.
    var malformedRecords = 0
    /// How many of them are rows with too few cells, with too many, and with a single one where there are more columns.
    var rowsOfOtherWidth = (short: 0, long: 0, single: 0)
    /// Whether some of them are not UTF-8.
    var holdsInvalidUTF8 = false
    var violations = 0
    var errors = 0
    var warnings = 0
    /// How many of the violations are about the file as a whole.
    var violationsOfFile = 0
    /// How many violations were left out, since the column is missing that they are about.
    var violationsOfMissingColumns = 0
    /// How many of the records are none that the document asks for.
    var leftOut = 0
    /// Whether records or violations of the block were left because of a limit.
    var isCut = false
    /// Whether a limit was reached, perhaps with the very last violation.
    var isFull = false
    /// Whether more was found than is kept, so that the rest of the result is worth nothing.
    var overflows = false
    /// Why the block cannot be read any further.
    var failure: DataError?
    /// The attributes that at least one record had; not kept for CSV, whose header says it.
    var presence: AttributePresence?
    /// What was counted of the rules, when that is wanted.
    var coverage: CoverageCounts?
    /// What is wanted beside the output, when something is.
    var findings: BlockFindings?
    /// What was found part by part, where the records were judged apart from those before the block.
    var parts: [JudgedPart] = []
    /// What was not judged of the block behind them.
    var rest: BlockPart?
    /// What rules have asked for in these parts.
    var journal: AcrossJournal?
}

/// How far a check goes.
struct CheckLimits: Sendable {
    /// Stops after this many violations of severity error.
    var errors: Int
    /// Stops after the first record with an error.
    var failFast: Bool

    /// Whether so much was found, with other limits, that records or violations of a block must be left out.
    func areExceeded(by result: BlockResult) -> Bool {
        result.errors > errors || result.errors == errors && (!result.isFull || failFast)
    }

    init(errors: Int = .max, failFast: Bool = false) {
        self.errors = errors
        self.failFast = failFast
    }
}
