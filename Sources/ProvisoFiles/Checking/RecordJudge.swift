internal import Proviso

/// Judges one record after another and prints what it finds: what CSV and JSON have in common.
///
/// Belongs to one thread at a time; what it holds is used again for every record.
struct RecordJudge: ~Copyable {
    let run: RuleRun
    let printer: ViolationPrinter
    var record: Record
    var result = BlockResult()
    private var report = Report()
    private var limits = CheckLimits()
    private let filteredSlots: [Int]
    private let attributes: AttributeTree?

    /// Creates a judge.
    ///
    /// - Parameter attributes: The attributes to look for in every record; `nil` when a header says which there are.
    init(_ run: RuleRun, _ printer: ViolationPrinter, lookingFor attributes: AttributeTree? = nil) {
        self.run = run
        self.printer = printer
        record = run.makeRecord()
        self.attributes = attributes
        filteredSlots = Array(Set(run.filteredSlots)).sorted()
    }

    mutating func begin(_ limits: CheckLimits) {
        self.limits = limits
        result = BlockResult()
        result.presence = attributes.map(AttributePresence.init)
    }

    /// Judges what is in ``record``.
    ///
    /// - Returns: Whether the record is valid.
    mutating func judge(number: Int, line: () -> Int) -> Bool {
        report.removeAll()
        result.presence?.look(into: &record)
        run.run(on: &record, into: &report)
        result.records += 1
        if report.violations.isEmpty { return true }
        return take(number: number, line: line())
    }

    /// Notes a record that cannot be read.
    mutating func refuse(number: Int, line: Int, _ fault: RecordFault) {
        refuse(number: number, line: line, fault.rawValue)
    }

    /// Notes a record that cannot be read.
    ///
    /// - Parameters:
    ///   - reason: What is wrong, in English.
    ///   - details: What else the message is filled with.
    ///   - wording: The message's wording, which names the details.
    mutating func refuse(
        number: Int, line: Int, _ reason: String, _ details: [(String, Int)] = [], wording: String? = nil
    ) {
        report.removeAll()
        var parameters: Parameters = ["reason": .string(reason)]
        for (name, number) in details { parameters[name] = .number(ExactNumber(number)) }
        report.fail("record.malformed", parameters, wording: wording)
        result.records += 1
        _ = take(number: number, line: line)
    }

    private mutating func take(number: Int, line: Int) -> Bool {
        var isValid = true
        for violation in report.violations {
            if violation.severity == .error { isValid = false }
            guard result.violations < limits.violations else {
                result.isCut = true
                continue
            }
            printer.append(violation, record: number, line: line, to: &result.output)
            result.violations += 1
            if violation.severity == .error { result.errors += 1 }
        }
        if !isValid { result.invalidRecords += 1 }
        if result.violations >= limits.violations || (limits.failFast && !isValid) { result.isFull = true }
        return isValid
    }

    /// Whether a filter changed the record.
    var isChanged: Bool {
        for slot in filteredSlots where record.isChanged(slot) { return true }
        return false
    }
}
