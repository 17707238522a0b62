/// `allOrNone`: either every attribute of the rule is given, or none.
struct AllOrNoneRule: StructuralRule {
    static let name = "allOrNone"
    static let summary = "Either all of the attributes are given, or none; each missing one is a violation."
    static let otherNames = ["multiString", "requiredTogether", "dependentRequired", "requiredWith"]
    static let messages: [String: CatalogMessage] = [
        "allOrNone": "{attribute} is required together with {given}."
    ]
    static let skipsEmptyValues = false
    static let spansAttributes = true

    init(options: inout RuleOptions) {
        options.refuseSkippingEmptyValues()
        if options.attributes.count == 1 {
            options.fail("`allOrNone` needs two attributes or more.", option: "attributes")
        }
    }

    func run(_ step: RuleStep, on record: inout Record, in run: borrowing RuleRun, into report: inout Report) {
        var given: [Int] = []
        var missing: [Int] = []
        for slot in step.slots {
            record.prepare(slot)
            if record.field(slot).isEmpty { missing.append(slot) } else { given.append(slot) }
        }
        guard !given.isEmpty else { return }
        for slot in missing where !record.hasError(slot) {
            guard run.asks(for: slot, of: record) else { continue }
            let place = record.layout.slots[slot]
            var violation = Violation(
                "allOrNone", at: place.path,
                parameters: ["given": names(of: given, record.layout), "missing": names(of: missing, record.layout)])
            violation.wording.label = place.label
            violation.wording.labels = Dictionary(
                step.slots.map { (record.layout.slots[$0].name, record.layout.slots[$0].label) },
                uniquingKeysWith: { first, _ in first })
            report.add(violation)
        }
    }

    private func names(of slots: [Int], _ layout: RecordLayout) -> DataValue {
        .array(slots.map { .string(layout.slots[$0].name) })
    }
}
