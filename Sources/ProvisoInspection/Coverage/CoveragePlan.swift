package import ProvisoCore

/// The rules of a document in one scenario, numbered, with the values that their limits speak of: what coverage is counted by.
///
/// It is made once for a check, never changes, and is shared by threads.
package final class CoveragePlan: Sendable {
    /// One rule.
    struct Item: Sendable {
        let step: RuleStep
        /// The attributes with the way to them.
        let names: [String]
        let depth: Int
        let targets: CoverageTargets
        /// Where its targets begin among those of all.
        let firstTarget: Int
        /// Whether numbers in its values are written with digits and a point.
        let isPlain: Bool
    }

    /// The rules by number.
    let items: [Item]
    /// By the list of rules: the number of its first.
    let bases: [ObjectIdentifier: Int]
    private let targetCount: Int
    private let plan: RulePlan
    /// The numbers of the rules in the order in which they are shown; those of other scenarios have none.
    private let order: [(number: Int?, step: RuleStep)]

    /// Numbers the rules of a validator.
    package init(_ validator: RecordValidator) {
        plan = validator.plan
        var numbering = Numbering()
        numbering.add(plan.steps, in: plan.layout, prefix: "", depth: 0)
        items = numbering.items
        bases = numbering.bases
        targetCount = numbering.targetCount
        var order: [(number: Int?, step: RuleStep)] = []
        let active = plan.steps.all
        var next = 0
        for step in validator.document.plan.steps.all where !step.doesNothing {
            // A list of attributes may leave out some of them.
            while next < active.count, active[next].doesNothing { next += 1 }
            if next < active.count, active[next].rule === step.rule, active[next].indices == step.indices {
                order += numbering.shown(next)
                next += 1
            } else {
                order.append((nil, step))
            }
        }
        self.order = order
    }

    /// Counts of no record.
    package func makeCounts() -> CoverageCounts {
        CoverageCounts(
            counts: Array(repeating: 0, count: items.count * CoverageCounts.kinds),
            isSeen: Array(repeating: false, count: targetCount))
    }

    /// What the counts say.
    package func coverage(_ counts: CoverageCounts) -> RecordCoverage {
        RecordCoverage(
            records: counts.records, leftOut: counts.leftOut,
            rules: order.map { entry in
                guard let number = entry.number else { return inactive(entry.step, counts.records - counts.leftOut) }
                return rule(number, counts)
            })
    }

    private func rule(_ number: Int, _ counts: CoverageCounts) -> RecordCoverage.RuleCounts {
        let item = items[number]
        let base = number * CoverageCounts.kinds
        var skipped: [SkipReason: Int] = [:]
        for reason in SkipReason.allCases where counts.counts[base + reason.place] > 0 {
            skipped[reason] = counts.counts[base + reason.place]
        }
        let limits = item.targets.targets.enumerated().map { offset, target in
            RecordCoverage.Limit(
                role: target.role, subject: target.subject, value: target.value, passes: target.passes,
                isSeen: counts.isSeen[item.firstTarget + offset])
        }
        return RecordCoverage.RuleCounts(
            attributes: item.names, rule: item.step.rule.name, position: item.step.rule.position,
            depth: item.depth, passed: counts.counts[base], failed: counts.counts[base + 1], skipped: skipped,
            isConditional: item.step.isConditional, judges: item.step.judges, limits: limits,
            unwatchedMembers: item.targets.unwatchedMembers, isExpressible: item.targets.isExpressible)
    }

    private func inactive(_ step: RuleStep, _ records: Int) -> RecordCoverage.RuleCounts {
        RecordCoverage.RuleCounts(
            attributes: step.indices.map { step.rule.attributes[$0] }, rule: step.rule.name,
            position: step.rule.position, depth: 0, passed: 0, failed: 0,
            skipped: records > 0 ? [.scenario: records] : [:], isConditional: step.isConditional,
            judges: step.judges, limits: [], unwatchedMembers: 0, isExpressible: true)
    }
}

/// Gives each list of rules its numbers.
private struct Numbering {
    var items: [CoveragePlan.Item] = []
    var bases: [ObjectIdentifier: Int] = [:]
    var targetCount = 0
    /// By the number of a rule, the lists inside of it.
    private var inner: [Int: Range<Int>] = [:]

    mutating func add(_ steps: RuleSteps, in layout: RecordLayout, prefix: String, depth: Int) {
        let base = items.count
        bases[ObjectIdentifier(steps)] = base
        for step in steps.all {
            let targets = CoverageTargets(
                step.constraints, skipsEmptyValues: step.rule.skipsEmptyValues)
            let names = step.indices.map { prefix + step.rule.attributes[$0] }
            items.append(
                CoveragePlan.Item(
                    step: step, names: names, depth: depth, targets: targets, firstTarget: targetCount,
                    isPlain: layout.hasPlainNumbers(step.slot)))
            targetCount += targets.targets.count
        }
        for (offset, step) in steps.all.enumerated() {
            let name = items[base + offset].names.first ?? ""
            let start = items.count
            switch step.inside {
            case .object(let plan): add(plan.steps, in: plan.layout, prefix: name + ".", depth: depth + 1)
            case .elements(let steps): add(steps, in: layout, prefix: name + "[]", depth: depth + 1)
            case .entries(let steps): add(steps, in: layout, prefix: name + ".*", depth: depth + 1)
            case nil: continue
            }
            inner[base + offset] = start..<items.count
        }
    }

    /// A rule and those inside of it, in the order of the document.
    func shown(_ number: Int) -> [(number: Int?, step: RuleStep)] {
        var shown: [(number: Int?, step: RuleStep)] = [(number, items[number].step)]
        guard let range = inner[number] else { return shown }
        for place in range where items[place].depth == items[number].depth + 1 && !items[place].step.doesNothing {
            shown += self.shown(place)
        }
        return shown
    }
}
