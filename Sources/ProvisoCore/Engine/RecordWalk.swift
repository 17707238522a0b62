/// Judges records one after another, and what lies between them: objects by a document, or the elements of a list.
struct RecordWalk: ~Copyable {
    /// The record that is judged next, to be filled.
    var record: Record
    private let plan: RulePlan
    private let across: AcrossRecords?
    private var check: ModelCheck
    /// What was found in the records so far.
    private var found: Report
    private var number = 0

    /// Begins a walk.
    ///
    /// - Parameters:
    ///   - plan: The rules.
    ///   - limit: How many violations to collect at most, of all records together.
    init(_ plan: RulePlan, scenario: Scenario = .default, limit: Int) {
        self.plan = plan
        across = plan.looksAcrossRecords ? AcrossRecords(of: plan, hasLines: false) : nil
        check = ModelCheck(scenario: scenario)
        record = Record(layout: plan.layout)
        record.across = across
        found = Report(limit: limit)
    }

    #if !hasFeature(Embedded)
    /// Has the elements have the words of their type.
    mutating func enter(_ model: any Validatable.Type) { check.enter(model) }
    #endif

    /// Whether nothing more is asked for.
    var isFinished: Bool { found.isFinished }

    /// What was found.
    var result: ValidationResult { found.result }

    /// Begins with the next record.
    mutating func begin() {
        number += 1
        check.begin(in: plan.layout)
    }

    /// Judges the record, which is filled now.
    mutating func judge() {
        across?.begin(RecordPosition(record: number, line: 0))
        check.judge(&record, by: plan)
        across?.end(&record)
        take()
    }

    /// Notes that there is no record that could be judged.
    mutating func refuse(_ fault: RecordFault) {
        check.report.fail("record.malformed", ["reason": .string(fault.rawValue)])
        take()
    }

    private mutating func take() {
        check.report.nest(from: 0, under: .index(number - 1))
        found.add(check.report.violations)
    }

    /// Notes what is wrong with all records together.
    mutating func add(_ violations: [Violation]) { found.add(violations) }

    /// Ends the records: finds what is known of single ones only now, and what is wrong with all of them together.
    ///
    /// - Throws: What kept a rule from going on.
    mutating func finish() throws(ReadingError) {
        guard let across else { return }
        var found = found
        defer { self.found = found }
        _ = try check.finish(across, of: plan) { place, check in
            if place.record > 0 { check.report.nest(from: 0, under: .index(place.record - 1)) }
            found.add(check.report.violations)
            return !found.isFinished
        }
    }
}
