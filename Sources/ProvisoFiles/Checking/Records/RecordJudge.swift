internal import ProvisoCore
internal import ProvisoInspection

/// Judges one record after another and prints what it finds: what CSV and JSON have in common.
///
/// Belongs to one thread at a time; what it holds is used again for every record.
struct RecordJudge: ~Copyable {
    let run: RecordValidator
    let printer: ViolationPrinter
    var record: Record
    /// What was found so far in the block.
    var result: BlockResult {
        _read { yield outlet.result }
        _modify { yield &outlet.result }
    }
    /// Takes what was found before the block is done. Without it a block that has too much to say ends early.
    var early: (([UInt8]) -> Void)? {
        get { outlet.early }
        set { outlet.early = newValue }
    }
    /// Prints what is found in long lists, so that it is not kept.
    private let outlet: PrintingOutlet
    private var check: ModelCheck
    private(set) var limits = CheckLimits()
    private let filteredSlots: [Int]
    /// The layout of the records, lent to the check for each; the plan holds it.
    private let layout: Unmanaged<RecordLayout>
    private let attributes: AttributeTree?
    /// What lies between records, where rules look at all of them.
    let across: AcrossRecords?
    /// Counts what becomes of the rules, when that is wanted.
    private let coverage: CoverageObserver?
    private var judgedRecords = 0
    /// How much of what is printed is kept of the parts of the block.
    var partOutput = 0

    /// Creates a judge.
    ///
    /// - Parameters:
    ///   - attributes: The attributes to look for in every record; `nil` when a header says which there are.
    ///   - across: What lies between records, where rules look at all of them.
    ///   - missing: The attributes whose columns the file was told to lack.
    ///   - locator: Finds values in records, if their places are wanted.
    init(
        _ run: RecordValidator, _ printer: ViolationPrinter, lookingFor attributes: AttributeTree? = nil,
        across: AcrossRecords? = nil, missing: Set<String> = [], locator: @autoclosure () -> any ValueLocator
    ) {
        self.run = run
        self.printer = printer
        layout = .passUnretained(run.plan.layout)
        record = run.makeRecord()
        check = ModelCheck(scenario: run.scenario)
        // Where values are not shown nothing is remembered of them.
        check.report.offersSuggestions = printer.keepsValues
        check.report.keepsValues = printer.keepsValues
        self.attributes = attributes
        self.across = across
        record.across = across
        outlet = PrintingOutlet(
            printer, printer.reportOptions.isEmpty ? nil : RecordContext(printer.reportOptions, locator()),
            missing: missing)
        filteredSlots = Array(Set(run.filteredSlots)).sorted()
        coverage = printer.reportOptions.coverage.map { CoverageObserver($0, top: run) }
        if let coverage { check.observe(coverage) }
    }

    mutating func begin(_ limits: CheckLimits) {
        self.limits = limits
        // A block mostly has as much to say as the one before it; an array that grows is moved at each doubling.
        let size = result.output.count
        result = BlockResult()
        if size > 0 { result.output.reserveCapacity(size + size / 8) }
        judgedRecords = 0
        if !printer.reportOptions.isEmpty { result.findings = BlockFindings(printer.reportOptions) }
        result.presence = attributes.map(AttributePresence.init)
    }

    /// Judges what is in ``record``.
    ///
    /// - Returns: Whether the record is valid.
    mutating func judge(_ place: () -> RecordPlace) -> Bool {
        beginCheck()
        outlet.result.presence?.look(into: &record)
        result.records += 1
        printer.reportOptions.collector?.add(&record)
        if isLeftOut(place) { return true }
        if across != nil { return judge(among: place()) }
        judgeByRules(place)
        if check.report.violations.isEmpty { return true }
        outlet.begin(limits, place())
        return take()
    }

    /// Judges what is in ``record``, which may hold lists: what is wrong with their elements is printed at once.
    ///
    /// - Returns: Whether the record is valid.
    mutating func judge(_ place: RecordPlace) -> Bool {
        beginCheck()
        outlet.result.presence?.look(into: &record)
        result.records += 1
        printer.reportOptions.collector?.add(&record)
        if isLeftOut({ place }) { return true }
        if across != nil { return judge(among: place) }
        outlet.begin(limits, place)
        if check.report.outlet == nil { check.report.outlet = outlet }
        judgeByRules { place }
        return take()
    }

    @inline(__always)
    private mutating func beginCheck() { layout._withUnsafeGuaranteedRef { check.begin(in: $0) } }

    /// Judges the record, and explains it if it is the one that is asked for.
    @inline(__always)
    private mutating func judgeByRules(_ place: () -> RecordPlace) {
        judgedRecords += 1
        guard let explainer = printer.reportOptions.explainer else { return check.judge(&record, by: run.plan) }
        explain(explainer, place())
    }

    private mutating func explain(_ explainer: RecordExplainer, _ place: RecordPlace) {
        guard explainer.wants(place) else { return check.judge(&record, by: run.plan) }
        explainer.begin(place)
        check.observe(explainer.observer)
        check.judge(&record, by: run.plan)
        check.observe(nil)
        explainer.end(of: check.report.violations, run.document)
        // What is found out after the last record may be about this one.
        if across == nil { result.isFull = true }
    }

    /// Hands out what was counted of the rules since the block began.
    mutating func finishCoverage() {
        result.coverage = coverage?.take(records: judgedRecords + result.leftOut, leftOut: result.leftOut)
    }

    /// Whether the document asks for other records only.
    private mutating func isLeftOut(_ place: () -> RecordPlace) -> Bool {
        guard run.plan.leavesOutRecords, run.plan.leavesOut(&record) else { return false }
        result.leftOut += 1
        printer.reportOptions.explainer?.leaveOut(place())
        return true
    }

    /// Judges the record among those before it.
    private mutating func judge(among place: RecordPlace) -> Bool {
        across?.begin(RecordPosition(record: place.number, line: place.line))
        judgeByRules { place }
        across?.end(&record)
        if check.report.violations.isEmpty { return true }
        outlet.begin(limits, place)
        let isValid = take()
        if !isValid { across?.noteError(in: place.number) }
        return isValid
    }

    /// Tells what is known only now that all records were judged.
    ///
    /// - Parameter finder: Finds the records again.
    /// - Returns: What was found about single records, by rule.
    mutating func finish(_ records: AcrossRecords, _ finder: RecordFinder) throws -> [(any SortedKeys)?] {
        let (limits, outlet) = (limits, outlet)
        if let explainer = printer.reportOptions.explainer { check.observe(explainer.observer) }
        return try check.finish(records, of: run.plan, valueAt: finder.value) { place, check in
            if outlet.result.isFull {
                // Something is left that is not told.
                outlet.result.isCut = true
                return false
            }
            let isValid = try finder.withPlace(of: place) { place in
                outlet.begin(limits, place)
                outlet.take(&check.report.violations)
                return outlet.end()
            }
            if !isValid.isReportedValid, place.record > 0, records.noteError(in: place.record) {
                outlet.result.invalidRecords += 1
            }
            let errors = outlet.result.errors
            if errors >= limits.errors || (limits.failFast && errors > 0) { outlet.result.isFull = true }
            return true
        }
    }

    /// Tells what is wrong with the file as a whole.
    mutating func tell(_ violations: [Violation]) {
        outlet.begin(limits, RecordPlace(number: 0, line: 0))
        for violation in violations { outlet.take(violation) }
        _ = outlet.end()
        if result.errors >= limits.errors || (limits.failFast && result.errors > 0) { result.isFull = true }
    }

    /// Notes a record that cannot be read.
    mutating func refuse(_ place: RecordPlace, _ fault: RecordFault) {
        if fault == .notUTF8 { result.holdsInvalidUTF8 = true }
        guard fault == .tooLong else { return refuse(place, fault.rawValue) }
        refuse(
            place, fault.rawValue, [("max", BlockReader.defaultRecordLimit >> 20)],
            wording: "record.malformed/tooLong")
    }

    /// Notes a record that cannot be read.
    ///
    /// - Parameters:
    ///   - reason: What is wrong, in English.
    ///   - details: What else the message is filled with.
    ///   - wording: The message's wording, which names the details.
    mutating func refuse(
        _ place: RecordPlace, _ reason: String, _ details: [(String, Int)] = [], wording: String? = nil
    ) {
        beginCheck()
        var parameters: Parameters = ["reason": .string(reason)]
        for (name, number) in details { parameters[name] = .number(ExactNumber(number)) }
        check.report.fail("record.malformed", parameters, wording: wording)
        result.records += 1
        result.malformedRecords += 1
        printer.reportOptions.explainer?.refuse(place, check.report.violations)
        outlet.begin(limits, place)
        if !take() { across?.noteError(in: place.number) }
    }

    /// Prints what is left to be told.
    private mutating func take() -> Bool {
        outlet.take(&check.report.violations)
        let (isValid, isReportedValid) = outlet.end()
        if !isReportedValid { result.invalidRecords += 1 }
        if result.errors >= limits.errors || (limits.failFast && !isReportedValid) || result.overflows {
            result.isFull = true
        }
        return isValid
    }

    /// How records with errors are kept, when they are.
    var rejects: RejectionWriter? { printer.reportOptions.rejects }

    /// The errors of the last record that had one.
    var rejection: Rejection { outlet.rejection ?? Rejection() }

    /// Keeps a part of a record with errors.
    mutating func keep(_ bytes: some Sequence<UInt8>) { result.findings?.rejected.append(contentsOf: bytes) }

    /// Whether a filter changed the record.
    var isChanged: Bool {
        for slot in filteredSlots where record.isChanged(slot) { return true }
        return false
    }
}
