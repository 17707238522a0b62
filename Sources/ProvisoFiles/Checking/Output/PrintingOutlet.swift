import ProvisoCore

/// Prints the violations of one record after another, as they are found.
///
/// Belongs to one thread at a time, with the judge that owns it.
final class PrintingOutlet: ViolationOutlet, @unchecked Sendable {
    /// Takes what was printed before the block is done.
    var early: (([UInt8]) -> Void)? {
        get { progress.pointee.early }
        set { progress.pointee.early = newValue }
    }

    private let printer: ViolationPrinter
    /// In memory of its own: of a property of the object, overlapping access would be looked for three times a record, which
    /// is 2 % of what a record with two errors takes.
    private let progress: UnsafeMutablePointer<Progress>

    /// - Parameters:
    ///   - context: Does what is wanted of violations beside printing them, when something is.
    ///   - missing: The attributes whose columns the file was told to lack: nothing is said of their values.
    init(_ printer: ViolationPrinter, _ context: RecordContext? = nil, missing: Set<String> = []) {
        self.printer = printer
        progress = .allocate(capacity: 1)
        progress.initialize(to: Progress(context, missing))
    }

    deinit {
        progress.deinitialize(count: 1)
        progress.deallocate()
    }

    /// The errors of the last record, where records with errors are kept.
    var rejection: Rejection? { progress.pointee.context?.reasons }

    /// What was found so far in the block. It lies where what is printed is added to it: it is too large to be moved for a record.
    var result: BlockResult {
        _read { yield progress.pointee.result }
        _modify { yield &progress.pointee.result }
    }

    /// Begins a record.
    func begin(_ limits: CheckLimits, _ record: RecordPlace) { progress.pointee.begin(limits, record) }

    /// Ends the record.
    ///
    /// - Returns: Whether the record has no error, and whether it has none that is reported: one that is known is not.
    func end() -> (isValid: Bool, isReportedValid: Bool) {
        (progress.pointee.isValid, progress.pointee.isReportedValid)
    }

    func take(_ violation: Violation) { progress.pointee.take(violation, printer) }

    /// Takes all violations of a list, in order. Nothing of them is changed.
    func take(_ violations: inout [Violation]) {
        // Lent where they stand, for what is borrowed from an array is copied, and a copy counts all that it holds: 5 % of what
        // a record with two errors takes.
        for index in violations.indices { progress.pointee.take(lent: &violations[index], printer) }
    }

    /// How far the printing is.
    private struct Progress {
        var early: (([UInt8]) -> Void)?
        var result = BlockResult()
        private(set) var isValid = true
        private(set) var isReportedValid = true
        let context: RecordContext?
        private var limits = CheckLimits()
        private var record = RecordPlace(number: 0, line: 0)
        private var prepared = PreparedViolations()
        /// The attributes whose columns are missing.
        private let missing: Set<String>

        init(_ context: RecordContext?, _ missing: Set<String>) {
            self.context = context
            self.missing = missing
        }

        /// How much of what is printed is kept: what it takes to report several violations of every short record in a
        /// block.
        private static let outputLimit = 8 << 20
        /// How much is handed out at a time.
        private static let earlySize = 64 << 10

        mutating func begin(_ limits: CheckLimits, _ record: RecordPlace) {
            self.limits = limits
            self.record = record
            isValid = true
            isReportedValid = true
            context?.begin()
        }

        @inline(__always)
        mutating func take(lent violation: inout Violation, _ printer: ViolationPrinter) { take(violation, printer) }

        mutating func take(_ violation: borrowing Violation, _ printer: ViolationPrinter) {
            let isError = violation.severity == .error
            if isError { isValid = false }
            if !missing.isEmpty, missing.contains(violation.path.description) {
                // That the column is missing was said once; each record says no more than that.
                result.violationsOfMissingColumns += 1
                context?.keep(violation)
                return
            }
            if let context { return take(violation, isError, printer, context) }
            take(violation, isError, at: ViolationPlace(record), printer)
        }

        /// Takes a violation of which more is wanted than that it is printed.
        private mutating func take(
            _ violation: borrowing Violation, _ isError: Bool, _ printer: ViolationPrinter, _ context: RecordContext
        ) {
            if context.note(violation, in: record) {
                result.findings?.known += 1
                return
            }
            let before = result.violations
            take(violation, isError, at: context.place(of: violation, in: record), printer)
            if result.violations > before { context.count(violation, in: record, result.findings) }
        }

        @inline(__always)
        private mutating func take(
            _ violation: borrowing Violation, _ isError: Bool, at place: ViolationPlace, _ printer: ViolationPrinter
        ) {
            if isError { isReportedValid = false }
            guard result.errors < limits.errors, !result.overflows else {
                result.isCut = true
                return
            }
            printer.append(violation, at: place, to: &result.output, &prepared)
            result.violations += 1
            if isError {
                result.errors += 1
            } else if violation.severity == .warning {
                result.warnings += 1
            }
            if record.number == 0 { result.violationsOfFile += 1 }
            if let early {
                guard result.output.count >= Self.earlySize else { return }
                early(result.output)
                result.output.removeAll(keepingCapacity: true)
            } else if result.output.count > Self.outputLimit {
                result.overflows = true
            }
        }
    }
}
