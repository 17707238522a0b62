import ProvisoCore

/// The values of an attribute that were tried: those that pass its own rules, and those that break just one of them.
struct ValuePool {
    /// Values that pass; `nil` stands for an attribute that is left out.
    fileprivate(set) var passing: [DataValue?] = []
    /// Values by what they break alone.
    fileprivate(set) var breaking: [RuleFinding: [DataValue?]] = [:]
    /// What else was found where a rule was broken: for reasons.
    fileprivate(set) var companions: [RuleFinding: RuleFinding] = [:]

    /// The values that break a rule alone, with a code, at any place inside.
    func values(breaking rule: Int, _ code: String) -> [DataValue?] {
        breaking.filter { $0.key.rule == rule && $0.key.code == code }
            .sorted { $0.key.attribute < $1.key.attribute }.flatMap { $0.value }
    }

    /// All values that were kept, those that pass first.
    var tried: [DataValue?] {
        passing
            + breaking.sorted { left, right in
                (left.key.rule ?? 0, left.key.code, left.key.attribute) < (
                    right.key.rule ?? 0, right.key.code, right.key.attribute
                )
            }.flatMap { $0.value }
    }

    private static let most = 48
    private static let mostBreaking = 10

    fileprivate mutating func add(passing value: DataValue?) {
        if passing.count < Self.most { passing.append(value) }
    }

    fileprivate mutating func add(_ value: DataValue?, breaking finding: RuleFinding) {
        if breaking[finding, default: []].count < Self.mostBreaking { breaking[finding, default: []].append(value) }
    }
}

/// Fills the pools of attributes.
struct PoolFiller {
    let marked: MarkedRules
    let scenario: Scenario
    let form: SampleForm
    let meter: WorkMeter
    /// How many rules with alternatives this is inside of.
    var depth = 0

    /// Tries values for an attribute.
    ///
    /// - Parameters:
    ///   - name: The attribute.
    ///   - rules: The rules that name it and run, in their order.
    ///   - others: All rules, whose conditions may speak of it.
    func pool(
        of name: String, _ rules: [SampleRule], among others: [SampleRule], condition: DataValue? = nil,
        using generator: inout SeededGenerator
    ) -> ValuePool {
        var pool = ValuePool()
        let own = rules.filter { !$0.readsOthers && !$0.looksAcrossRecords }
        let judges = judges(of: name, own)
        guard let strict = judges.first?.judge else { return pool }
        let mentioned = mentioned(of: name, rules, others, condition)
        let proposals = ValueProposals(
            rules: own
                + rules.filter { $0.across?.ordersValues ?? !$0.comparisons.isEmpty }
                // What is added has to be a number, whatever its own rules say.
                + others.filter { !$0.attributes.contains(name) && $0.adds(name) },
            mentioned: mentioned)
        let separator = own.conditions.lazy.compactMap { condition -> String? in
            if case .parts(let parts) = condition { parts.separator } else { nil }
        }.first
        var known: Set<DataValue> = []
        func attempt(_ value: DataValue?, isReserve: Bool = false) {
            let value = value ?? form.absence
            if let value, !known.insert(value).inserted { return }
            var record = DataObject()
            ObjectPath.set(name.split(separator: ".").map(String.init)[...], value, in: &record)
            guard let found = strict.findings(in: record) else { return }
            if found.isEmpty {
                if !isReserve { pool.add(passing: value) }
            } else {
                note(found, value, in: &pool)
            }
            guard judges.count > 1 else { return }
            for (rule, judge) in judges.dropFirst() {
                guard let found = judge.findings(in: record) else { return }
                if rule == nil {
                    // What passes when conditions do not hold.
                    if found.isEmpty, !isReserve { pool.add(passing: value) }
                } else {
                    note(found, value, in: &pool)
                }
            }
        }
        let inner = innerValues(of: own, using: &generator)
        for value in inner.passing { attempt(form.value(value, separator: separator)) }
        let (chosen, refused) = valuesOfAlternatives(of: own, using: &generator)
        for value in chosen { attempt(value) }
        for value in proposals.passing(using: &generator) { attempt(form.value(value, separator: separator)) }
        attempt(nil)
        for value in refused { attempt(value, isReserve: true) }
        for rule in own {
            for value in proposals.breaking(rule, using: &generator) {
                attempt(form.value(value, separator: separator))
            }
        }
        for value in inner.breaking { attempt(form.value(value, separator: separator), isReserve: true) }
        for value in ValueProposals.kinds + [.null] {
            attempt(form.value(value, separator: separator), isReserve: !pool.passing.compactMap { $0 }.isEmpty)
        }
        let texts = pool.passing.compactMap { $0?.text }.filter { !$0.isEmpty }
        for text in texts.prefix(4) {
            for near in NearMisses.of(text) {
                attempt(form.value(.string(near), separator: separator), isReserve: true)
            }
        }
        return pool
    }

    private func note(_ found: [RuleFinding], _ value: DataValue?, in pool: inout ValuePool) {
        if found.count == 1 { return pool.add(value, breaking: found[0]) }
        for finding in found { pool.companions[finding] = found.first { $0 != finding } }
    }

    /// What judges the attribute: all of its rules, those without conditions, and those with each rule that has one.
    private func judges(of name: String, _ rules: [SampleRule]) -> [(rule: SampleRule?, judge: Judge)] {
        func judge(_ rules: [SampleRule]) -> Judge? {
            var data = rules.map { $0.alone(for: name) }
            if data.isEmpty { data = [RuleIntrospection.noRule(for: name)] }
            return (try? marked.document(of: data)).map { Judge($0, in: scenario, meter) }
        }
        guard let all = judge(rules) else { return [] }
        let conditional = rules.filter { $0.isConditional }
        guard !conditional.isEmpty else { return [(nil, all)] }
        let general = rules.filter { !$0.isConditional }
        var judges: [(rule: SampleRule?, judge: Judge)] = [(nil, all)]
        if let judge = judge(general) { judges.append((nil, judge)) }
        for rule in conditional.prefix(16) {
            if let judge = judge(rules.filter { !$0.isConditional || $0.number == rule.number }) {
                judges.append((rule, judge))
            }
        }
        return judges
    }

    /// Values for rules of which one has to pass, by each list of them with the other rules.
    private func valuesOfAlternatives(
        of rules: [SampleRule], using generator: inout SeededGenerator
    ) -> (passing: [DataValue], breaking: [DataValue]) {
        var values: (passing: [DataValue], breaking: [DataValue]) = ([], [])
        guard depth < 3 else { return values }
        var filler = self
        filler.depth += 1
        let others = rules.filter { $0.alternatives.isEmpty && !$0.isConditional }
        for list in rules.flatMap({ $0.alternatives }).prefix(depth == 0 ? SampleRule.mostAlternatives : 4) {
            let active = list.filter { $0.isActive(in: scenario) }
            let pool = filler.pool(of: "value", active + others, among: [], using: &generator)
            values.passing += pool.passing.compactMap { $0 }
            values.breaking += pool.tried.compactMap { $0 }.suffix(16)
        }
        return values
    }

    private func mentioned(
        of name: String, _ rules: [SampleRule], _ others: [SampleRule], _ condition: DataValue?
    ) -> [DataValue] {
        var values: [DataValue] = []
        for condition in others.flatMap({ $0.runConditions }) + [condition].compactMap({ $0 }) {
            for value in SampleRule.values(ofCondition: condition, for: name) { values += [value] + Nudges.of(value) }
        }
        for rule in rules where rule.attributes.count == 1 {
            values += rule.facts.referencedValues(atMost: 40).compactMap { $0.first }
        }
        return values
    }

    /// Adds objects by the rules inside of `nested` rules.
    private func addObjects(
        to result: inout (passing: [DataValue], breaking: [DataValue]), by nested: [SampleRule],
        using generator: inout SeededGenerator
    ) {
        guard !nested.isEmpty else { return }
        let objects = ObjectSampler(marked.inside(nested), in: scenario, form, meter, using: &generator)
        for _ in 0..<6 { objects?.validObject(using: &generator).map { result.passing.append(.object($0)) } }
        for target in objects?.targets ?? [] {
            objects?.object(breaking: target, using: &generator).object.map { result.breaking.append(.object($0)) }
        }
    }

    /// Objects and lists for `nested` and `each`, by the rules inside.
    private func innerValues(
        of rules: [SampleRule], using generator: inout SeededGenerator
    ) -> (passing: [DataValue], breaking: [DataValue]) {
        var result: (passing: [DataValue], breaking: [DataValue]) = ([], [])
        let nested = rules.filter { $0.innerPlace == .members }
        // What several rules ask of one object it has to have at once, unless their conditions keep them apart.
        addObjects(to: &result, by: nested, using: &generator)
        if nested.count > 1, result.passing.isEmpty {
            for rule in nested { addObjects(to: &result, by: [rule], using: &generator) }
        }
        let entries = EntryMaker(
            rules, pool: { self.pool(of: "element", $0.filter { $0.isActive(in: scenario) }, among: [], using: &$1) })
        entries.add(to: &result, codes: { $0.facts.possibleCodes }, using: &generator)
        let each = rules.filter { $0.innerPlace == .elements }
        guard !each.isEmpty else { return result }
        let inner = each.flatMap { $0.inner }.filter { $0.isActive(in: scenario) }
        let pool = pool(of: "element", inner, among: [], using: &generator)
        let good = pool.passing.compactMap { $0 }
        if let first = good.first {
            result.passing += [.array([first]), .array(Array(good.prefix(2))), .array(Array(good.prefix(3)))]
            result.passing += good.dropFirst().prefix(8).map { .array([$0]) }
            for count in [5, 10, 20] { result.passing.append(.array((0..<count).map { good[$0 % good.count] })) }
        }
        for rule in inner {
            for code in rule.facts.possibleCodes {
                for value in pool.values(breaking: rule.number, code).prefix(3) {
                    result.breaking.append(.array([value ?? .null]))
                    if let first = good.first { result.breaking.append(.array([first, value ?? .null])) }
                }
            }
            // What is inside of the elements' own rules.
            for deeper in rule.inner.flatMap({ $0.all }) {
                for code in deeper.facts.possibleCodes {
                    result.breaking += pool.values(breaking: deeper.number, code).prefix(2).map {
                        .array([$0 ?? .null])
                    }
                }
            }
        }
        return result
    }
}
