import ProvisoCore

/// Searches records that two documents validate differently.
struct WitnessSearch {
    private let original: RuleDocument
    private let loader: MutantLoader
    private let scenarios: [Scenario]
    private let form: SampleForm
    private let seed: UInt64
    /// The records that the original speaks of, by scenario, with what it makes of them.
    private var known: [Scenario: Candidates] = [:]

    /// What is made of a document in one scenario.
    private struct Candidates {
        var records: [DataValue] = []
        var files: [[DataValue]] = []
        var bases: [DataValue] = []
        var sampler: RecordSampler
    }

    /// So many records are made of a document, with so much work.
    private static let most = 4_000
    private static let workOfMutant = 40_000

    init(_ original: RuleDocument, loader: MutantLoader, scenarios: [Scenario], form: SampleForm, seed: UInt64) {
        (self.original, self.loader, self.scenarios) = (original, loader, scenarios)
        (self.form, self.seed) = (form, seed)
    }

    typealias Witness = (records: [DataValue], scenario: Scenario, passes: Bool, isFile: Bool)

    mutating func witness(of mutant: RuleDocument, _ searches: inout Int) throws(RuleDocumentError) -> Witness? {
        searches += 1
        for scenario in scenarios {
            let old = original.validator(inAny: scenario)
            let new = mutant.validator(inAny: scenario)
            if known[scenario] == nil {
                known[scenario] = try candidates(original, scenario, work: RecordSampler.defaultWork)
            }
            guard var own = known[scenario] else { continue }
            if let found = find(in: own, old, new) { return found }
            var others = try candidates(mutant, scenario, work: Self.workOfMutant)
            if let found = find(in: others, old, new) { return found }
            // Texts that one pattern takes and the other does not, in records that pass.
            let contrasts =
                own.sampler.valuesRefused(by: others.sampler) + others.sampler.valuesRefused(by: own.sampler)
            let bases = Array(own.bases.prefix(2)) + others.bases.prefix(2)
            for record in Self.records(of: contrasts, in: bases)
            where Verdict(record, by: old) != Verdict(record, by: new) {
                return ([record], scenario, old.validate(record).isValid, false)
            }
        }
        return nil
    }

    private func find(in candidates: Candidates, _ old: RecordValidator, _ new: RecordValidator) -> Witness? {
        for record in candidates.records where Verdict(record, by: old) != Verdict(record, by: new) {
            return ([record], old.scenario, old.validate(record).isValid, false)
        }
        guard old.plan.looksAcrossRecords || new.plan.looksAcrossRecords else { return nil }
        for records in candidates.files where Verdict(file: records, by: old) != Verdict(file: records, by: new) {
            return (records, old.scenario, (try? old.validate(records: records).isValid) ?? false, true)
        }
        return nil
    }

    private func candidates(
        _ document: RuleDocument, _ scenario: Scenario, work: Int
    ) throws(RuleDocumentError) -> Candidates {
        var sampler = try RecordSampler(
            document, registry: loader.registry, files: loader.files, scenario: scenario, form: form, seed: seed,
            work: work)
        let valid = sampler.validRecords(8)
        var records = valid
        var files = valid.count > 1 ? [valid] : []
        for sample in sampler.failingSamples().made {
            if sample.isFile { files.append(sample.records) } else { records += sample.records }
        }
        records += Self.records(of: sampler.triedValues(), in: Array(valid.prefix(3)))
        return Candidates(
            records: Array(records.prefix(Self.most)), files: files, bases: valid, sampler: sampler)
    }

    /// Records with one value after the other.
    private static func records(
        of values: [(attribute: String, values: [DataValue?])], in bases: [DataValue]
    ) -> [DataValue] {
        values.flatMap { attribute, values in
            let path = attribute.split(separator: ".").map(String.init)[...]
            return values.flatMap { value in
                bases.compactMap { base -> DataValue? in
                    guard case .object(var object) = base else { return nil }
                    ObjectPath.set(path, value, in: &object)
                    return .object(object)
                }
            }
        }
    }
}
