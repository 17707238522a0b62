public import ProvisoCore
public import ProvisoInspection

/// Records that test what others leave untested: rules that never passed or never failed, conditions that never held or always did, and
/// limits and members that were never there.
///
/// Candidates come from ``RecordSampler`` and from the limits themselves. Each is judged by the document, and kept if it shows something
/// that neither the given records nor those before it have shown.
public struct CoveringRecords: Sendable {
    /// The records, in the order in which they were found.
    public let records: [DataValue]
    /// What all of them and the given records test together.
    public let coverage: RecordCoverage

    /// So many candidates are judged at most.
    private static let mostCandidates = 50_000

    /// Makes records.
    ///
    /// - Parameters:
    ///   - document: The rules.
    ///   - given: The records that there are.
    ///   - registry: The registry that the document was loaded with.
    ///   - files: The files that the document may name.
    ///   - scenario: The scenario.
    ///   - form: Whether values have types.
    ///   - seed: What the choices follow from.
    /// - Throws: ``/Proviso/RuleDocumentError`` when the document cannot be loaded again from its data.
    public init(
        _ document: RuleDocument, given: [DataValue], registry: RuleRegistry = .standard, files: RuleFiles? = nil,
        scenario: Scenario = .default,
        form: SampleForm = .json, seed: UInt64 = 0
    ) throws(RuleDocumentError) {
        let validator = document.validator(inAny: scenario)
        let counter = CoverageCounter(validator)
        var seen: Set<Int> = []
        for record in given {
            guard let counts = counter.count(record) else { continue }
            seen.formUnion(counts.marks)
            counter.add(counts)
        }
        var sampler = try RecordSampler(
            document, registry: registry, files: files, scenario: scenario, form: form, seed: seed)
        var kept: [DataValue] = []
        var tried = 0
        func offer(_ record: DataValue) {
            guard tried < Self.mostCandidates else { return }
            tried += 1
            guard let counts = counter.count(record) else { return }
            let marks = counts.marks
            guard !marks.isSubset(of: seen) else { return }
            seen.formUnion(marks)
            counter.add(counts)
            kept.append(record)
        }
        let bases = sampler.validRecords(12)
        for record in bases { offer(record) }
        for sample in sampler.failingSamples().made where !sample.isFile { sample.records.forEach { offer($0) } }
        // The limits themselves, in records that pass.
        for rule in counter.coverage.rules where rule.depth == 0 && rule.attributes.count == 1 {
            for limit in rule.limits where !limit.isSeen {
                for value in Self.values(for: limit, form) {
                    for base in bases.prefix(4) {
                        guard case .object(var object) = base else { continue }
                        ObjectPath.set(
                            rule.attributes[0].split(separator: ".").map(String.init)[...], value, in: &object)
                        offer(.object(object))
                    }
                }
            }
        }
        for (attribute, values) in sampler.triedValues() {
            for value in values {
                for base in bases.prefix(4) {
                    guard case .object(var object) = base else { continue }
                    ObjectPath.set(attribute.split(separator: ".").map(String.init)[...], value, in: &object)
                    offer(.object(object))
                }
            }
        }
        records = kept
        coverage = counter.coverage
    }

    /// Values that may be the one that a limit speaks of.
    private static func values(for limit: RecordCoverage.Limit, _ form: SampleForm) -> [DataValue] {
        switch limit.subject {
        case .value:
            let text: DataValue = form == .json ? .string(limit.value) : .untyped(limit.value)
            guard form == .json, let number = ExactNumber(limit.value) else { return [text] }
            return [.number(number), text]
        case .length, .count:
            guard let length = Int(limit.value), length <= 10_000 else { return [] }
            let letters = String(repeating: "a", count: length)
            let digits = String(repeating: "1", count: length)
            let texts: [DataValue] =
                form == .json ? [.string(letters), .string(digits)] : [.untyped(letters), .untyped(digits)]
            guard form == .json, limit.subject == .count, length <= 1_000 else { return texts }
            return texts + [.array((0..<length).map { .string("a\($0)") })]
        }
    }
}
