import ProvisoCore

/// Prints and counts what is found of values, in the order of the files.
struct ValueRun {
    var summary = CheckSummary()
    /// Whether a limit was reached.
    private(set) var isOver = false
    private let output: ViolationOutput?
    private let limits: (errors: Int, failFast: Bool)
    private let emit: ([UInt8]) throws -> Void
    private var printer: ViolationPrinter?
    private var prepared = PreparedViolations()
    private var bytes: [UInt8] = []
    private var hasPrinted = false
    /// What the files before came to.
    private var before = FileSummary("")
    private var recordsOfFile = 0

    /// So much is printed at a time.
    private static let pieceSize = 64 << 10

    init(_ output: ViolationOutput?, limits: (Int, Bool), _ emit: @escaping ([UInt8]) throws -> Void) {
        (self.output, self.limits, self.emit) = (output, limits, emit)
    }

    mutating func begin(_ printer: ViolationPrinter) {
        self.printer = printer
        recordsOfFile = 0
    }

    /// Takes the verdict on the next value.
    mutating func take(_ verdict: ValueVerdict, line: Int) throws {
        summary.records += 1
        recordsOfFile += 1
        if !verdict.isValid { summary.invalidRecords += 1 }
        if output == nil {
            summary.violations += verdict.isValid ? 0 : 1
            summary.errors = summary.violations
            bytes += verdict.output ?? Array("{\"valid\":false}".utf8)
            bytes.append(0x0A)
        } else {
            for violation in verdict.violations {
                guard summary.errors < limits.errors else {
                    (isOver, summary.isStopped) = (true, true)
                    break
                }
                let place = ViolationPlace(RecordPlace(number: recordsOfFile, line: line))
                printer?.append(violation, at: place, to: &bytes, &prepared)
                summary.violations += 1
                summary.errors += 1
            }
        }
        if !verdict.isValid, limits.failFast || summary.errors >= limits.errors {
            (isOver, summary.isStopped) = (true, true)
        }
        if bytes.count > Self.pieceSize { try flush() }
    }

    /// Prints what is kept.
    mutating func flush() throws {
        guard !bytes.isEmpty else { return }
        // The first object has no comma before it.
        if output == .json, !hasPrinted {
            try emit(Array("{\"violations\":[".utf8) + bytes.dropFirst())
        } else {
            try emit(bytes)
        }
        hasPrinted = true
        bytes.removeAll(keepingCapacity: true)
    }

    /// Takes up what a file came to.
    mutating func end(_ path: RawPath, _ failure: CheckFailure?) {
        var file = FileSummary(path.description)
        file.records = summary.records - before.records
        file.invalidRecords = summary.invalidRecords - before.invalidRecords
        file.violations = summary.violations - before.violations
        file.errors = summary.errors - before.errors
        file.isStopped = failure != nil || isOver
        summary.files.append(file)
        before = FileSummary("")
        before.records = summary.records
        before.invalidRecords = summary.invalidRecords
        before.violations = summary.violations
        before.errors = summary.errors
        if let failure {
            summary.failures.append(failure)
            summary.isStopped = true
        }
    }

    mutating func finish() throws {
        try flush()
        guard output == .json else { return }
        let start = hasPrinted ? "\n" : "{\"violations\":["
        try emit(Array((start + ViolationStream.summary(summary) + "}\n").utf8))
    }

    // MARK: Values that cannot be read

    static func malformed(_ reason: String, column: Int? = nil) -> ValueVerdict {
        var parameters: Parameters = ["reason": .string(reason)]
        if let column { parameters["column"] = .number(ExactNumber(column)) }
        return malformed(parameters, wording: column == nil ? nil : "record.malformed/column")
    }

    static var tooLong: ValueVerdict {
        let limit = DataValue.number(ExactNumber(BlockReader.defaultRecordLimit >> 20))
        return malformed(
            ["reason": .string(RecordFault.tooLong.rawValue), "max": limit], wording: "record.malformed/tooLong")
    }

    static func wrongCells(_ found: Int, expected: Int) -> ValueVerdict {
        malformed(
            [
                "reason": .string(RecordFault.cells.rawValue), "found": .number(ExactNumber(found)),
                "expected": .number(ExactNumber(expected)),
            ], wording: "record.malformed/cells")
    }

    private static func malformed(_ parameters: Parameters, wording: String?) -> ValueVerdict {
        var violation = Violation(.recordMalformed, parameters: parameters)
        violation.wording.key = wording
        return ValueVerdict(isValid: false, violations: [violation])
    }
}
