public import ProvisoCore

/// What two documents find differently in records that were made from both of them.
///
/// Records are made by ``RecordSampler`` from each document, and changed one value at a time to the values that the rules of the other
/// one speak of: limits, members of lists, words that patterns accept or refuse, and words that the pattern of one document takes and that
/// of the other refuses. Both documents judge all of them. That no difference was found says just that: among so many records there was
/// none.
public struct RecordDifference: Sendable {
    /// What became of a record.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// It passed, and has an error now.
        case newlyFails
        /// It had an error, and passes now.
        case newlyPasses
        /// It has errors in both, and not the same ones.
        case failsDifferently
        /// It passes in both, with other warnings.
        case warnsDifferently
    }

    /// Records that have one thing in common: what became of them, and by which code.
    public struct Change: Sendable {
        /// What became of them.
        public let kind: Kind
        /// The scenario in which they were judged.
        public let scenario: Scenario
        /// The attribute of the error: the new one, or the one that is gone.
        public let attribute: String
        /// The code of the error.
        public let code: ViolationCode
        /// The rule.
        public let rule: String
        /// How many there are.
        public internal(set) var count: Int
        /// One of them; several for a file that is judged as a whole.
        public internal(set) var records: [DataValue]
        /// Whether it is a file of records, and not a record by itself.
        public let isFile: Bool
        fileprivate var violationCount: Int
    }

    /// What was found, by kind, in the order in which it was found.
    public let changes: [Change]
    /// How many records and files were judged by both.
    public let tried: Int
    /// The scenarios that one of the documents alone knows.
    public let scenariosOfOne: [Scenario]

    /// Compares two documents by records.
    ///
    /// - Parameters:
    ///   - old: The old document.
    ///   - new: The new document.
    ///   - registry: The rules that there are.
    ///   - oldFiles: The files that the old one may name.
    ///   - newFiles: The files that the new one may name.
    ///   - form: Whether values have types.
    ///   - seed: What the choices follow from.
    /// - Throws: ``/Proviso/RuleDocumentError`` when a document cannot be loaded again from its data.
    public init(
        old: RuleDocument, new: RuleDocument, registry: RuleRegistry = .standard, oldFiles: RuleFiles? = nil,
        newFiles: RuleFiles? = nil, form: SampleForm = .json,
        seed: UInt64 = 0
    ) throws(RuleDocumentError) {
        var finder = DifferenceFinder()
        let (oldNames, newNames) = (Set(old.scenarios), Set(new.scenarios))
        scenariosOfOne = oldNames.symmetricDifference(newNames).sorted { $0.rawValue < $1.rawValue }
        for scenario in new.scenarios where oldNames.contains(scenario) {
            finder.begin(old.validator(inAny: scenario), new.validator(inAny: scenario))
            var samplers = [
                try RecordSampler(
                    old, registry: registry, files: oldFiles, scenario: scenario, form: form, seed: seed),
                try RecordSampler(
                    new, registry: registry, files: newFiles, scenario: scenario, form: form, seed: seed),
            ]
            var bases: [DataValue] = []
            for index in samplers.indices {
                let valid = samplers[index].validRecords(12)
                for record in valid { finder.look(at: [record], isFile: false) }
                if valid.count > 1 { finder.look(at: valid, isFile: true) }
                bases += valid.prefix(2)
                for sample in samplers[index].failingSamples().made {
                    finder.look(at: sample.records, isFile: sample.isFile)
                    if !sample.isFile, finder.tried < 4000 { bases += sample.records }
                }
            }
            // The values of each attribute in both, in records that pass, and those that tell their patterns apart.
            let starts = bases.prefix(4)
            for index in samplers.indices {
                let contrasts = samplers[index].valuesRefused(by: samplers[1 - index])
                for (attribute, values) in samplers[index].triedValues() + contrasts {
                    for value in values {
                        for start in starts {
                            guard case .object(var object) = start, finder.tried < 200_000 else { continue }
                            ObjectPath.set(attribute.split(separator: ".").map(String.init)[...], value, in: &object)
                            finder.look(at: [.object(object)], isFile: false)
                        }
                    }
                }
            }
        }
        changes = Kind.allCases.flatMap { kind in finder.changes.filter { $0.kind == kind } }
        tried = finder.tried
    }
}

/// Judges records by two documents and keeps what they find differently.
private struct DifferenceFinder {
    var changes: [RecordDifference.Change] = []
    var tried = 0
    private var positions: [[String]: Int] = [:]
    private var validators: (old: RecordValidator, new: RecordValidator)?

    mutating func begin(_ old: RecordValidator, _ new: RecordValidator) { validators = (old, new) }

    mutating func look(at records: [DataValue], isFile: Bool) {
        guard let validators else { return }
        func judge(_ validator: RecordValidator) -> ValidationResult? {
            if isFile { return try? validator.validate(records: records) }
            return records.first.map { record in
                if case .object(let object) = record, validator.leavesOut(object) { return .valid() }
                return validator.validate(record)
            }
        }
        // A file tells something only where its records by themselves do not.
        if isFile, records.contains(where: { validators.old.validate($0) != validators.new.validate($0) }) { return }
        guard let old = judge(validators.old), let new = judge(validators.new) else { return }
        tried += 1
        let keys = (Set(old.violations.map(Self.key)), Set(new.violations.map(Self.key)))
        let kind: RecordDifference.Kind
        var telling: Violation?
        switch (old.isValid, new.isValid) {
        case (true, false): (kind, telling) = (.newlyFails, new.errors.first)
        case (false, true): (kind, telling) = (.newlyPasses, old.errors.first)
        case (false, false):
            (kind, telling) = (
                .failsDifferently,
                new.violations.first { !keys.0.contains(Self.key($0)) }
                    ?? old.violations.first { !keys.1.contains(Self.key($0)) }
            )
        case (true, true):
            (kind, telling) = (
                .warnsDifferently,
                new.violations.first { !keys.0.contains(Self.key($0)) }
                    ?? old.violations.first { !keys.1.contains(Self.key($0)) }
            )
        }
        guard let telling else { return }
        let finding = isFile ? RuleFinding(inFile: telling) : RuleFinding(telling)
        let key = [
            kind.rawValue, validators.new.scenario.rawValue, finding.attribute, finding.code, isFile ? "file" : "",
        ]
        let count = old.violations.count + new.violations.count
        if let position = positions[key] {
            changes[position].count += 1
            // The example with the least else wrong with it tells most.
            if count < changes[position].violationCount {
                changes[position].records = records
                changes[position].violationCount = count
            }
            return
        }
        positions[key] = changes.count
        changes.append(
            RecordDifference.Change(
                kind: kind, scenario: validators.new.scenario, attribute: finding.attribute, code: telling.code,
                rule: telling.rule,
                count: 1, records: records, isFile: isFile, violationCount: count))
    }

    private static func key(_ violation: Violation) -> String {
        "\(violation.path) \(violation.code) \(violation.severity.rawValue)"
    }
}
