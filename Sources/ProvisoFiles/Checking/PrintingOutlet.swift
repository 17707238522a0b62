import ProvisoCore

/// Prints the violations of one record after another, as they are found.
///
/// Belongs to one thread at a time, with the judge that owns it.
final class PrintingOutlet: ViolationOutlet, @unchecked Sendable {
    /// Takes what was printed before the block is done.
    var early: (([UInt8]) -> Void)? {
        get { progress.early }
        set { progress.early = newValue }
    }

    private let printer: ViolationPrinter
    private var progress = Progress()

    init(_ printer: ViolationPrinter) { self.printer = printer }

    /// Begins a record; takes the result of the block meanwhile.
    func begin(_ result: inout BlockResult, _ limits: CheckLimits, record: Int, line: Int) {
        progress.begin(&result, limits, record, line)
    }

    /// Ends the record and gives the result back.
    ///
    /// - Returns: Whether the record is valid.
    func end(_ result: inout BlockResult) -> Bool {
        swap(&progress.result, &result)
        return progress.isValid
    }

    func take(_ violation: Violation) { progress.take(violation, printer) }

    /// Takes all violations of a list, in order.
    func take(_ violations: [Violation]) {
        // Lent where they stand; a copy of each would count all that it holds, and a span makes one.
        violations.withUnsafeBufferPointer { violations in
            for index in violations.indices { progress.take(violations[index], printer) }
        }
    }

    /// How far the printing is. In one piece, so that a violation is one look at the object.
    private struct Progress {
        var early: (([UInt8]) -> Void)?
        /// What was found so far in the block; here while a record is judged.
        var result = BlockResult()
        private(set) var isValid = true
        private var limits = CheckLimits()
        private var record = 0
        private var line = 0
        private var prepared = PreparedViolations()

        /// How much of what is printed is kept: what it takes to report several violations of every short record in a
        /// block.
        private static let outputLimit = 8 << 20
        /// How much is handed out at a time.
        private static let earlySize = 64 << 10

        mutating func begin(_ result: inout BlockResult, _ limits: CheckLimits, _ record: Int, _ line: Int) {
            swap(&self.result, &result)
            self.limits = limits
            self.record = record
            self.line = line
            isValid = true
        }

        mutating func take(_ violation: borrowing Violation, _ printer: borrowing ViolationPrinter) {
            let isError = violation.severity == .error
            if isError { isValid = false }
            guard result.errors < limits.errors, !result.overflows else {
                result.isCut = true
                return
            }
            printer.append(violation, record: record, line: line, to: &result.output, &prepared)
            result.violations += 1
            if isError { result.errors += 1 }
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
