/// Rules for the elements of a list as a plan for records, and what makes a record of an element.
///
/// Belongs to one run over one list.
final class ElementsPlan<Element> {
    let plan: RulePlan
    private let readers: [(Element) -> DataValue]
    private let current = CurrentElement<Element>()

    init(_ rules: [ElementsRule<Element>]) {
        var slots: [RecordLayout.Slot] = []
        var steps: [RuleStep] = []
        var readers: [(Element) -> DataValue] = []
        for (number, rule) in rules.enumerated() {
            let places = rule.attributes.map { attribute in
                slots.append(
                    RecordLayout.Slot(
                        name: attribute.name, path: FieldPath(attribute.name), sharedLabel: Shared(attribute.label),
                        parent: nil, subpath: []))
                return slots.count - 1
            }
            let bound = rule.bind(
                number, places.map { AttributeReference(name: slots[$0].name, named: slots[$0].label, slot: $0) })
            readers += bound.readers
            let info = ModelRule(
                rule.name, places: places.map { AttributePlace(slots[$0], number: $0) }, options: rule.options,
                skipsEmptyValues: rule.skipsEmptyValues)
            let judge = ElementJudge(
                bound.rule, when: current.test(rule.conditions), showing: bound.shown.map(current.show))
            steps.append(
                RuleStep(
                    info, Array(places.indices), slot: places.first ?? 0, .check(judge), condition: nil, references: [])
            )
        }
        self.readers = readers
        plan = RulePlan(layout: RecordLayout(slots: slots), steps: steps)
    }

    /// Makes a record of an element.
    func fill(_ record: inout Record, from element: Element) {
        current.element = element
        record.reset(input: UnsafeBufferPointer(start: nil, count: 0), isFlat: true)
        for (slot, reader) in readers.enumerated() { record.load(reader(element), into: slot) }
    }
}

/// The element that is judged, which conditions ask about.
private final class CurrentElement<Element> {
    var element: Element?

    /// Asks whether all conditions hold; `nil` where there are none.
    func test(_ conditions: [@Sendable (Element) -> Bool]) -> (() -> Bool)? {
        if conditions.isEmpty { return nil }
        return { self.element.map { element in conditions.allSatisfy { $0(element) } } ?? false }
    }

    /// Says what messages show of the element.
    func show(_ text: @escaping (Element) -> String) -> () -> String? { { self.element.map(text) } }
}

/// A rule for elements as a step of a plan keeps it.
private final class ElementJudge: AcrossRecordRule, KeySource, @unchecked Sendable {
    private let rule: any AcrossRule
    private let holds: (() -> Bool)?
    private let shown: (() -> String?)?

    /// Creates the step's rule.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - holds: Whether it judges the element; always without it.
    ///   - shown: What messages show of a value that is no data; the data without it.
    init(_ rule: any AcrossRule, when holds: (() -> Bool)?, showing shown: (() -> String?)?) {
        self.rule = rule
        self.holds = holds
        self.shown = shown
    }

    override var number: Int { rule.number }
    override var keySource: (any KeySource)? { rule.takesKeys ? self : nil }

    func note(_ record: inout Record, among records: AcrossRecords) { rule.takeKey(&record, among: records) }

    override func report(_ finding: Finding, among records: AcrossRecords, into report: inout Report) {
        rule.report(finding, among: records, into: &report)
    }

    override func finish(_ records: AcrossRecords, into report: inout Report) { rule.finish(records, into: &report) }

    override func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        if let holds, !holds() { return }
        let start = report.violations.count
        rule.check(value, of: record, into: &report)
        guard let shown, report.violations.count > start else { return }
        report.update(from: start) { $0.wording.value = shown() }
    }
}

/// How many elements there are.
struct ElementCount: AcrossRule {
    let number: Int
    let fewest: Int?
    let most: Int?

    private final class Elements: AcrossState, @unchecked Sendable {
        var count = 0
    }

    func check(
        _ value: borrowing FieldValue, of record: borrowing Record, among records: AcrossRecords,
        into report: inout Report
    ) { records.state(number) { Elements() }?.count += 1 }

    func finish(_ records: AcrossRecords, into report: inout Report) {
        let count = (records.knownState(number) as? Elements)?.count ?? 0
        guard let fault = RecordCountFault(of: count, fewest: fewest, most: most) else { return }
        report.fail(fault.code, fault.parameters)
    }
}
