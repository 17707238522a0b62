public import ProvisoCore

/// Makes data from a rule document: records that pass, and for each code of each rule one that fails just that.
///
/// ```swift
/// var sampler = try RecordSampler(document, seed: 7)
/// let valid = sampler.validRecords(10)
/// for sample in sampler.failingSamples().made { print(sample.code, sample.records) }
/// ```
///
/// Values are proposed by each rule (limits and what lies beside them, words that the automata of patterns accept or refuse, shapes of
/// formats), and combined by a search. Every record that is returned was judged by the document itself: a valid one has no violation,
/// also no warning, and a failing one has just the one that it is for. What cannot be made, or was not found within the limits of the
/// search, is listed with the reason; it may exist all the same.
///
/// The same document and seed give the same data, but for rules that ask the clock. No rule asks the network: `checkDNS` is left out.
public struct RecordSampler {
    /// How many values and records are judged for a document at most, times an eighth of its rules.
    public static let defaultWork = 400_000

    let document: RuleDocument
    private let marked: MarkedRules
    let form: SampleForm
    private let meter: WorkMeter
    private let asked: Scenario?
    private var generator: SeededGenerator
    var samplers: [Scenario: ObjectSampler] = [:]

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - document: The rules.
    ///   - registry: The registry that the document was loaded with.
    ///   - files: The files that it may name.
    ///   - scenario: The scenario; `nil` for valid records of the default one, and failing ones of the first in which each rule runs.
    ///   - form: Whether values have types, as in JSON, or are cells of CSV.
    ///   - seed: What the choices follow from.
    ///   - work: How much may be tried; ``defaultWork`` takes a second or a few.
    /// - Throws: ``/Proviso/RuleDocumentError`` when the document cannot be loaded again from its data.
    public init(
        _ document: RuleDocument, registry: RuleRegistry = .standard, files: RuleFiles? = nil,
        scenario: Scenario? = nil,
        form: SampleForm = .json, seed: UInt64 = 0, work: Int = RecordSampler.defaultWork
    ) throws(RuleDocumentError) {
        self.document = document
        marked = MarkedRules(document, registry: registry, files: files)
        _ = try marked.document()
        self.form = form
        asked = scenario
        meter = WorkMeter(work)
        generator = SeededGenerator(seed: seed)
    }

    private mutating func sampler(for scenario: Scenario) -> ObjectSampler? {
        if let known = samplers[scenario] { return known }
        let made = ObjectSampler(marked, in: scenario, form, meter, using: &generator)
        samplers[scenario] = made
        return made
    }

    /// The values that were tried for each attribute: for those who change records one value at a time.
    mutating func triedValues() -> [(attribute: String, values: [DataValue?])] {
        let layout = document.plan.layout
        return sampler(for: asked ?? .default)?.leaves.map { leaf in
            (layout.slot(named: leaf.name).map(layout.column(of:)) ?? leaf.name, leaf.pool.tried)
        } ?? []
    }

    /// Values that the rules of an attribute take, and those of another document refuse, as far as patterns tell.
    mutating func valuesRefused(by other: RecordSampler) -> [(attribute: String, values: [DataValue?])] {
        let layout = document.plan.layout
        let scenario = asked ?? .default
        func rules(_ marked: MarkedRules, for attribute: String) -> [SampleRule] {
            marked.rules.filter { $0.attributes.contains(attribute) && $0.isActive(in: scenario) }
        }
        var found: [(attribute: String, values: [DataValue?])] = []
        for attribute in Set(marked.rules.flatMap({ $0.attributes })).sorted() {
            let (own, others) = (rules(marked, for: attribute), rules(other.marked, for: attribute))
            let column = layout.slot(named: attribute).map(layout.column(of:)) ?? attribute
            let texts = self.texts(takenBy: own, refusedBy: others)
            if !texts.isEmpty { found.append((column, texts.map { form.value(.string($0), separator: nil) })) }
            // Elements of lists, one by one.
            let elements = self.texts(
                takenBy: own.filter { $0.innerPlace == .elements }.flatMap { $0.inner },
                refusedBy: others.filter { $0.innerPlace == .elements }.flatMap { $0.inner })
            if form == .json, !elements.isEmpty { found.append((column, elements.map { .array([.string($0)]) })) }
        }
        return found
    }

    private mutating func texts(takenBy own: [SampleRule], refusedBy others: [SampleRule]) -> [String] {
        let (taking, refusing) = (TextContrast.Demands(own), TextContrast.Demands(others))
        if refusing.isEmpty { return [] }
        return TextContrast(takenBy: taking, refusedBy: refusing, using: &generator).texts
    }

    /// The attributes for which no value was found that passes all of their rules, as when these contradict one another.
    public mutating func attributesWithoutValue() -> [String] {
        sampler(for: asked ?? .default)?.hopelessLeaves.map { $0.name } ?? []
    }

    /// Records that pass, by themselves and together.
    ///
    /// - Returns: So many records, or fewer where no more were found.
    public mutating func validRecords(_ count: Int) -> [DataValue] {
        let scenario = asked ?? .default
        guard let sampler = sampler(for: scenario) else { return [] }
        let file = FileSampler(document, marked, sampler, scenario, form)
        return file.validFile(count, using: &generator).map { .object(written($0, in: scenario)) }
    }

    /// For each code that a rule can give one record that fails just that; a small file where a rule looks at all records.
    public mutating func failingSamples() -> FailingSamples {
        var samples = FailingSamples()
        var known: Set<[String]> = []
        for scenario in asked.map({ [$0] }) ?? document.scenarios {
            guard let sampler = sampler(for: scenario) else { continue }
            let file = FileSampler(document, marked, sampler, scenario, form)
            for target in sampler.targets
            where known.insert([String(target.rule.number), target.code, target.attribute]).inserted {
                let (object, besides) = sampler.object(breaking: target, using: &generator)
                let alone = object.flatMap { file.alone($0, breaking: target.code, using: &generator) }
                if let object = alone, isJust(target, object, scenario) {
                    samples.made.append(
                        FailingSample(
                            attribute: target.attribute, code: ViolationCode(rawValue: target.code),
                            rule: target.rule.type,
                            scenario: scenario, records: [.object(written(object, in: scenario))], isFile: false))
                } else {
                    samples.unmade.append(
                        UnmadeSample(
                            attribute: target.attribute, code: ViolationCode(rawValue: target.code),
                            rule: target.rule.type,
                            scenario: scenario,
                            reason: object != nil && alone == nil
                                ? "what fails it also fails a rule across records"
                                : reason(target, besides, sampler)))
                }
            }
            noteWhatOthersKnow(in: scenario, &known, &samples)
            // A page judges one record at a time.
            #if !PROVISO_PAGE
            for target in file.targets where known.insert([target.key]).inserted {
                let records = file.file(breaking: target, using: &generator)
                samples.add(target, records?.map { written($0, in: scenario) }, in: scenario)
            }
            #endif
        }
        for rule in marked.rules where asked.map({ !rule.isActive(in: $0) }) ?? false {
            for attribute in rule.attributes {
                for code in rule.facts.possibleCodes {
                    samples.unmade.append(
                        UnmadeSample(
                            attribute: attribute, code: ViolationCode(rawValue: code), rule: rule.type,
                            scenario: asked ?? .default,
                            reason: "the rule does not run in this scenario"))
                }
            }
        }
        return samples
    }

    /// Whether the document itself finds just that.
    private func isJust(_ target: SampleTarget, _ object: DataObject, _ scenario: Scenario) -> Bool {
        let found = document.validator(inAny: scenario).validate(.object(written(object, in: scenario))).violations
        return found.count == 1 && found[0].code.rawValue == target.code
            && target.covers(RuleFinding(found[0]).attribute)
    }

    /// What the document has against records together, with its own messages: that there are too few of them, for example.
    public func violations(together records: [DataValue]) -> [Violation] {
        (try? document.validator(inAny: asked ?? .default).validate(records: records).violations) ?? []
    }

    private func reason(_ target: SampleTarget, _ besides: RuleFinding?, _ sampler: ObjectSampler) -> String {
        if meter.rest <= 0 { return "the limit of the work was reached" }
        if let besides,
            let hopeless = sampler.hopelessLeaves.first(where: {
                $0.name == besides.attribute && $0.name != target.leaf
            })
        {
            return "no value of \(hopeless.name) was found that passes its rules, so no other can fail alone"
        }
        if let besides, !target.isMet(by: besides) {
            let rule = besides.rule.flatMap { sampler.rules[$0]?.type }
            let other =
                besides.attribute == target.attribute || besides.attribute == "element"
                ? "" : " at \(besides.attribute)"
            let code = [rule == besides.code ? nil : rule, besides.code].compactMap { $0 }.joined(separator: " ")
            return "what fails it also fails \(code)\(other)"
        }
        if form == .cells, target.code.hasSuffix(".type") { return "no text of a cell that was tried fails it" }
        let filters = marked.rules.filter { $0.changesValues && $0.attributes.contains(target.leaf) }.map { $0.type }
        return "nothing that was tried fails it"
            + (filters.isEmpty ? "" : ", after \(filters.joined(separator: " and "))")
    }

    /// What only somebody else knows, such as the DNS.
    private func noteWhatOthersKnow(
        in scenario: Scenario, _ known: inout Set<[String]>, _ samples: inout FailingSamples
    ) {
        for rule in marked.rules where rule.isActive(in: scenario) {
            for attribute in rule.attributes {
                for code in rule.facts.deferredCodes
                where known.insert([String(rule.number), code, attribute]).inserted {
                    samples.unmade.append(
                        UnmadeSample(
                            attribute: attribute, code: ViolationCode(rawValue: code), rule: rule.type,
                            scenario: scenario,
                            reason: "only the DNS knows, which is not asked"))
                }
            }
        }
    }
}

extension FailingSamples {
    fileprivate mutating func add(_ target: FileTarget, _ records: [DataObject]?, in scenario: Scenario) {
        if let records {
            made.append(
                FailingSample(
                    attribute: target.attribute, code: ViolationCode(rawValue: target.code), rule: target.type,
                    scenario: scenario, records: records.map(DataValue.object), isFile: true))
        } else {
            unmade.append(
                UnmadeSample(
                    attribute: target.attribute, code: ViolationCode(rawValue: target.code), rule: target.type,
                    scenario: scenario, reason: target.reason))
        }
    }
}
