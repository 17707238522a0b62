package import ProvisoCore

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
    private var frames: [Frame] = []
    private let allTargets: [PendingTargets]
    // What is written for every rule of every record lies in memory of its own: as properties they would be checked for exclusive
    // access each time, which takes longer than to count.
    private let frame: UnsafeMutablePointer<Frame>
    private let counts: UnsafeMutableBufferPointer<Int>
    private let isSeen: UnsafeMutableBufferPointer<Bool>
    /// For each rule the values that are still looked for.
    private let pending: UnsafeMutableBufferPointer<PendingTargets>

    package init(_ plan: CoveragePlan, top steps: RecordValidator) {
        self.plan = plan
        top = ObjectIdentifier(steps.plan.steps)
        allTargets = plan.items.map { PendingTargets($0.targets.targets, isPlain: $0.isPlain) }
        let none = plan.makeCounts()
        frame = .allocate(capacity: 1)
        frame.initialize(to: Frame())
        counts = Self.allocate(none.counts)
        isSeen = Self.allocate(none.isSeen)
        pending = Self.allocate(allTargets)
    }

    deinit {
        frame.deinitialize(count: 1).deallocate()
        counts.deinitialize().deallocate()
        isSeen.deinitialize().deallocate()
        pending.deinitialize().deallocate()
    }

    private static func allocate<Element>(_ elements: [Element]) -> UnsafeMutableBufferPointer<Element> {
        let buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
        _ = buffer.initialize(fromContentsOf: elements)
        return buffer
    }

    /// Hands out what was counted, and begins anew: what is found in a part of a file may be dropped.
    package func take(records: Int, leftOut: Int) -> CoverageCounts {
        var taken = CoverageCounts(counts: Array(counts), isSeen: Array(isSeen))
        (taken.records, taken.leftOut) = (records, leftOut)
        counts.update(repeating: 0)
        isSeen.update(repeating: false)
        for index in pending.indices { pending[index] = allTargets[index] }
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

    package func begin(_ steps: RuleSteps) {
        frames.append(frame.pointee)
        let identifier = ObjectIdentifier(steps)
        frame.pointee = Frame(base: identifier == top ? 0 : plan.bases[identifier] ?? 0)
    }

    package func end() { frame.pointee = frames.popLast() ?? Frame() }

    package func passes(_ step: RuleStep, at index: Int, of record: borrowing Record) -> Bool {
        let number = frame.pointee.base &+ index
        switch step.outcomeAtOnce(in: record, { look(number, at: $0) }) {
        case .unknown: return false
        case .skipped(let reason): count(number, reason.place)
        case .passes: count(number, 0)
        }
        return true
    }

    package func next(_ index: Int) {
        frame.pointee.number = frame.pointee.base &+ index
        (frame.pointee.hasRun, frame.pointee.hasFailed) = (false, false)
    }

    package func left(_ rule: ModelRule, _ index: Int, _ reason: SkipReason) {
        if !frames.isEmpty { count(frame.pointee.number, reason.place) }
    }

    package func runs(_ step: RuleStep, on record: borrowing Record) {
        frame.pointee.hasRun = true
        if !step.spansAttributes { look(frame.pointee.number, at: record.field(step.slot)) }
    }

    package func found(_ rule: ModelRule, _ index: Int, _ violations: ArraySlice<Violation>) {
        if !frames.isEmpty { frame.pointee.hasFailed = true }
    }

    package func done() {
        if frame.pointee.hasRun { count(frame.pointee.number, frame.pointee.hasFailed ? 1 : 0) }
    }

    package func foundLater(_ step: RuleStep, in record: Int, _ violations: ArraySlice<Violation>) {
        guard record > 0, let number = plan.items.firstIndex(where: { $0.step === step }) else { return }
        count(number, 0, -1)
        count(number, 1)
    }
}
