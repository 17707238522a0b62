/// Counts what becomes of the rules while records are judged. It belongs to one thread at a time.
///
/// Most values pass at once, and for these nothing is done but to count, and to look whether they are among the values that the rule's
/// limits speak of.
package final class CoverageObserver: RuleObserver, @unchecked Sendable {
    private struct Frame {
        var base = 0
        var number = 0
        var hasRun = false
        var hasFailed = false
    }

    private let plan: CoveragePlan
    private let top: ObjectIdentifier?
    private var frame = Frame()
    private var frames: [Frame] = []
    private var counts: [Int]
    private var isSeen: [Bool]
    /// For each rule the values that are still looked for.
    private var pending: [PendingTargets]
    private let allTargets: [PendingTargets]

    package init(_ plan: CoveragePlan, top steps: RecordValidator) {
        self.plan = plan
        top = ObjectIdentifier(steps.plan.steps)
        let counts = plan.makeCounts()
        (self.counts, isSeen) = (counts.counts, counts.isSeen)
        allTargets = plan.items.map { PendingTargets($0.targets.targets, isPlain: $0.isPlain) }
        pending = allTargets
        super.init()
    }

    /// Hands out what was counted, and begins anew: what is found in a part of a file may be dropped.
    package func take(records: Int, leftOut: Int) -> CoverageCounts {
        var taken = CoverageCounts(counts: counts, isSeen: isSeen)
        (taken.records, taken.leftOut) = (records, leftOut)
        for index in counts.indices { counts[index] = 0 }
        for index in isSeen.indices { isSeen[index] = false }
        pending = allTargets
        return taken
    }

    private func count(_ number: Int, _ kind: Int, _ change: Int = 1) {
        counts[number &* CoverageCounts.kinds &+ kind] &+= change
    }

    @inline(__always)
    private func look(_ number: Int, at value: borrowing FieldValue) {
        if pending[number].isEmpty { return }
        let first = plan.items[number].firstTarget
        pending[number].look(at: value) { isSeen[first + $0] = true }
    }

    override func begin(_ steps: RuleSteps) {
        frames.append(frame)
        let identifier = ObjectIdentifier(steps)
        frame = Frame(base: identifier == top ? 0 : plan.bases[identifier] ?? 0)
    }

    override func end() { frame = frames.popLast() ?? Frame() }

    override func passes(_ step: RuleStep, at index: Int, of record: borrowing Record) -> Bool {
        let number = frame.base &+ index
        switch step.outcomeAtOnce(record) {
        case .unknown: return false
        case .empty: count(number, SkipReason.empty.place)
        case .passes:
            count(number, 0)
            look(number, at: record.field(step.slot))
        }
        return true
    }

    override func next(_ index: Int) {
        frame.number = frame.base &+ index
        (frame.hasRun, frame.hasFailed) = (false, false)
    }

    override func left(_ rule: ModelRule, _ index: Int, _ reason: SkipReason) {
        if !frames.isEmpty { count(frame.number, reason.place) }
    }

    override func runs(_ step: RuleStep, on record: borrowing Record) {
        frame.hasRun = true
        if !step.spansAttributes { look(frame.number, at: record.field(step.slot)) }
    }

    override func found(_ rule: ModelRule, _ index: Int, _ violations: ArraySlice<Violation>) {
        if !frames.isEmpty { frame.hasFailed = true }
    }

    override func done() {
        if frame.hasRun { count(frame.number, frame.hasFailed ? 1 : 0) }
    }

    override func foundLater(_ step: RuleStep, in record: Int, _ violations: ArraySlice<Violation>) {
        guard record > 0, let number = plan.items.firstIndex(where: { $0.step === step }) else { return }
        count(number, 0, -1)
        count(number, 1)
    }
}

extension RuleStep {
    /// What becomes of a step, where that is seen at once.
    enum OutcomeAtOnce {
        /// It is empty, and the step leaves such values alone.
        case empty
        /// It finds nothing.
        case passes
        case unknown
    }

    /// What becomes of the step in a record in which no attribute has an error. Nothing is said of a step with a condition.
    @inline(__always)
    func outcomeAtOnce(_ record: borrowing Record) -> OutcomeAtOnce {
        guard rule.isPlain, condition == nil, !spansAttributes, record.isReady(slot) else { return .unknown }
        let value = record.field(slot)
        if rule.skipOnEmpty.skips(value.hasNoText) { return .empty }
        return passesUnchanged(record) ? .passes : .unknown
    }
}
