/// `each`: a rule for every element of a list. Filters inside it write back.
struct EachRule: StructuralRule {
    static let name = "each"
    static let summary = "Every element of a list passes a rule, or several."
    static let messages: [String: CatalogMessage] = ["each.type": "{attribute} must be a list."]

    let steps: [RuleStep]
    private let elementSlot: Int

    init(options: inout RuleOptions) {
        var nodes: [DocumentNode] = []
        if let rule = options.node("rule", "a rule", nil, "The rule for each element: its type and options.") {
            nodes = [rule]
        }
        let help = "Several rules for each element, in their order."
        if let rules = options.node("rules", "a list of rules", nil, help) {
            if case .sequence(let elements) = rules.content {
                nodes += elements
            } else {
                options.fail("`rules` must be a list of rules, not \(rules.kind).", option: "rules")
            }
        }
        if options.isGiven("rules") {
            if nodes.isEmpty { options.fail("`rules` is empty.", option: "rules") }
        } else {
            options.require("rule")
        }
        guard let compiler = options.context.compiler else {
            (steps, elementSlot) = ([], 0)
            return
        }
        let slot = compiler.elementSlot(of: options.attribute)
        elementSlot = slot
        let attribute = options.attribute
        steps = nodes.compactMap { node in
            RuleEntry(inner: node, problems: compiler.problems).flatMap {
                compiler.step(forElementsIn: slot, of: attribute, $0)
            }
        }
    }

    func run(_ step: RuleStep, on record: inout Record, in run: borrowing RuleRun, into report: inout Report) {
        guard case .array(var elements) = record.field(step.slot).container else { return report.fail("each.type") }
        let path = record.layout.slots[step.slot].path
        var isChanged = false
        for index in elements.indices {
            record.beginElement(elements[index], in: elementSlot)
            let start = report.violations.count
            for inner in steps where inner.info.isActive(in: run.scenario) {
                run.run(inner, on: &record, into: &report)
                if report.wasCut { break }
            }
            report.update(from: start) { $0.path = path.appending(index).appending($0.path) }
            if record.isChanged(elementSlot) {
                record.prepare(elementSlot)
                elements[index] = record.field(elementSlot).data
                isChanged = true
            }
            if report.wasCut { break }
        }
        if isChanged { record.replace(step.slot, with: .value(.array(elements))) }
    }
}

extension Record {
    /// Puts an element of a list into the place made for it.
    mutating func beginElement(_ element: DataValue, in slot: Int) {
        load(element, into: slot)
        clearMarks(slot)
    }
}
