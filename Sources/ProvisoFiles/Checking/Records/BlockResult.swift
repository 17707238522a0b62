import ProvisoCore

/// What the records of a block came to.
package struct BlockResult: Sendable {
    /// The violations as they are printed.
    package var output: [UInt8] = []
    /// The records as they are written, when they are.
    package var written: [UInt8] = []
    package var records = 0
    package var invalidRecords = 0
    package var violations = 0
    package var errors = 0
    package var warnings = 0
    /// How many of the violations are about the file as a whole.
    package var violationsOfFile = 0
    /// How many violations were left out, since the column is missing that they are about.
    package var violationsOfMissingColumns = 0
    /// How many of the records are none that the document asks for.
    package var leftOut = 0
    /// Whether records or violations of the block were left because of a limit.
    package var isCut = false
    /// Whether a limit was reached, perhaps with the very last violation.
    package var isFull = false
    /// Whether more was found than is kept, so that the rest of the result is worth nothing.
    package var overflows = false
    /// Why the block cannot be read any further.
    package var failure: DataError?
    /// The attributes that at least one record had; not kept for CSV, whose header says it.
    package var presence: AttributePresence?
    /// What was counted of the rules, when that is wanted.
    var coverage: CoverageCounts?
    /// What is wanted beside the output, when something is.
    var findings: BlockFindings?
}

/// How far a check goes.
package struct CheckLimits: Sendable {
    /// Stops after this many violations of severity error.
    package var errors: Int
    /// Stops after the first record with an error.
    package var failFast: Bool

    package init(errors: Int = .max, failFast: Bool = false) {
        self.errors = errors
        self.failFast = failFast
    }
}
