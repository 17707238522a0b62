public import ProvisoCore

extension RecordValidator {
    /// How much of the rules some records test.
    ///
    /// ```swift
    /// let coverage = try document.validator().coverage(of: records)
    /// for rule in coverage.rules where rule.failed == 0 { print(rule.attributes, rule.rule, "never failed") }
    /// ```
    ///
    /// Rules that look at all records of a file see each of these by itself.
    public func coverage(of records: some Sequence<DataValue>) -> RecordCoverage {
        let counter = CoverageCounter(self)
        for record in records { counter.add(record) }
        return counter.coverage
    }
}

/// Counts what becomes of the rules in one record after the other.
package final class CoverageCounter {
    private let plan: CoveragePlan
    private let validator: RecordValidator
    private let observer: CoverageObserver
    private var check: ModelCheck
    private var record: Record
    private var counts: CoverageCounts

    package init(_ validator: RecordValidator) {
        self.validator = validator
        plan = CoveragePlan(validator)
        observer = CoverageObserver(plan, top: validator)
        check = ModelCheck(scenario: validator.scenario)
        check.observe(observer)
        record = validator.makeRecord()
        counts = plan.makeCounts()
    }

    /// What was counted so far.
    package var coverage: RecordCoverage { plan.coverage(counts) }

    /// Counts a record.
    package func add(_ value: DataValue) {
        guard let found = count(value) else { return }
        counts.merge(found)
    }

    /// Counts a record by itself.
    ///
    /// - Returns: The counts, not added to those so far; `nil` for what is no object.
    package func count(_ value: DataValue) -> CoverageCounts? {
        guard case .object(let object) = value else { return nil }
        record.fill(from: object)
        check.begin(in: validator.plan.layout)
        let isLeftOut = validator.plan.leavesOut(&record)
        if !isLeftOut { check.judge(&record, by: validator.plan) }
        return observer.take(records: 1, leftOut: isLeftOut ? 1 : 0)
    }

    /// Adds counts.
    package func add(_ found: CoverageCounts) { counts.merge(found) }
}

extension CoverageCounts {
    /// What was seen: that a rule passed or failed, that a condition did not hold, and values of limits, each by a number of its own.
    package var marks: Set<Int> {
        var marks: Set<Int> = []
        for (index, count) in counts.enumerated() where count > 0 {
            if [0, 1, SkipReason.condition.place].contains(index % Self.kinds) { marks.insert(index) }
        }
        for (index, isSeen) in isSeen.enumerated() where isSeen { marks.insert(counts.count + index) }
        return marks
    }
}
