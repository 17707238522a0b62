import ProvisoCore

/// Makes objects that pass the rules for an object, and objects that break just one of them.
///
/// Values come from the pools of the attributes; what lies between attributes is met by a search that changes one at a time and keeps
/// what the rules find less wrong with. What is returned was judged by the rules.
struct ObjectSampler {
    struct Leaf {
        let name: String
        let rules: [SampleRule]
        let pool: ValuePool
    }

    let leaves: [Leaf]
    let targets: [SampleTarget]
    let judge: Judge
    let rules: [Int: SampleRule]
    private let marked: MarkedRules
    private let positions: [String: Int]
    /// Where each member of an object stands among the others.
    let places: [String: Int]
    /// Some objects in which nothing is wrong, to begin with.
    private var bases: [DataObject] = []
    private let form: SampleForm

    private static let mostBases = 5
    /// So many steps are taken for one object.
    private static let steps = 40

    /// Tries values for each attribute.
    ///
    /// - Returns: `nil` when the rules cannot stand alone.
    init?(
        _ marked: MarkedRules, in scenario: Scenario, _ form: SampleForm, _ meter: WorkMeter,
        using generator: inout SeededGenerator
    ) {
        let kept = marked.rules.filter { !$0.looksAcrossRecords }.map { DataValue.object($0.data) }
        let rest: [DataValue] = kept.isEmpty ? [RuleIntrospection.noRule] : kept
        let parts: Set<String> = ["missing", "decimal", "thousands", "unit", "attributes", "where", "scenarios"]
        guard let document = try? marked.document(of: rest, with: parts) else { return nil }
        let active = marked.rules.filter { $0.isActive(in: scenario) }
        self.marked = marked
        self.form = form
        judge = Judge(document, in: scenario, meter)
        var rules: [Int: SampleRule] = [:]
        for rule in marked.rules.flatMap({ $0.all }) where rules[rule.number] == nil { rules[rule.number] = rule }
        self.rules = rules
        targets = SampleTarget.targets(of: marked, in: scenario)
        let filler = PoolFiller(marked: marked, scenario: scenario, form: form, meter: meter)
        var names: [String] = []
        let condition = marked.condition
        for rule in active { names += rule.attributes + rule.references }
        names += condition.map(SampleRule.attributes(ofCondition:)) ?? []
        for rule in active { if case .exists(nil, let columns)? = rule.across { names += columns } }
        var known: Set<String> = []
        leaves = names.filter { known.insert($0).inserted }.map { name in
            let own = active.filter { $0.attributes.contains(name) }
            return Leaf(
                name: name, rules: own,
                pool: filler.pool(of: name, own, among: active, condition: condition, using: &generator))
        }
        var positions: [String: Int] = [:]
        var places: [String: Int] = [:]
        for (position, leaf) in leaves.enumerated() {
            positions[leaf.name] = position
            let member = String(leaf.name.prefix { $0 != "." })
            if places[member] == nil { places[member] = position }
        }
        (self.positions, self.places) = (positions, places)
        while bases.count < Self.mostBases, let object = validObject(using: &generator) { bases.append(object) }
    }

    // MARK: Objects

    /// An object in which nothing is wrong.
    func validObject(using generator: inout SeededGenerator) -> DataObject? {
        if leaves.contains(where: { $0.pool.passing.isEmpty }) { return nil }
        for attempt in 0..<6 {
            var object = start(isFull: attempt < 2 || Bool.random(using: &generator), using: &generator)
            if let found = search(from: &object, for: nil, locked: nil, using: &generator), found.isEmpty {
                return object
            }
        }
        return nil
    }

    /// The attributes of which no value was found that passes their rules, where one is needed.
    var hopelessLeaves: [Leaf] { leaves.filter { $0.pool.passing.isEmpty } }

    /// An object in which just one thing is wrong, or what was wrong besides where that was tried.
    func object(
        breaking target: SampleTarget, using generator: inout SeededGenerator
    ) -> (object: DataObject?, besides: RuleFinding?) {
        var besides: RuleFinding?
        let pool = positions[target.leaf].map { leaves[$0].pool }
        var values = pool?.values(breaking: target.rule.number, target.code) ?? []
        besides =
            pool?.companions[RuleFinding(rule: target.rule.number, code: target.code, attribute: target.attribute)]
        if target.outer.readsOthers {
            if target.code.hasSuffix(".type") {
                values += ValueProposals.kinds.compactMap { form.value($0, separator: nil) }.filter { !$0.isEmpty }
                    .prefix(4).map { Optional($0) }
            }
            values += pool?.passing.shuffled(using: &generator).prefix(4) ?? []
        }
        // Where nothing passes there is little hope that just one thing fails.
        if bases.isEmpty { values = Array(values.prefix(2)) }
        // Also without a value of its own: other attributes may make it wrong.
        for (number, value) in (values.prefix(8).map { Optional($0) } + [nil]).enumerated() {
            guard var object = validObject(using: &generator) ?? Optional(start(isFull: true, using: &generator)) else {
                break
            }
            for condition in target.outer.runConditions.prefix(4) {
                activate(condition, of: target.outer, in: &object, using: &generator)
            }
            let locked = value == nil ? nil : target.leaf
            if let value { set(target.leaf, value, in: &object) }
            guard let found = search(from: &object, for: target, locked: locked, using: &generator) else { break }
            if found.count == 1, target.isMet(by: found[0]) { return (object, nil) }
            if found.contains(where: target.isMet) { besides = found.first { !target.isMet(by: $0) } ?? besides }
            if number > 10 { break }
        }
        return (nil, besides)
    }

    private func start(isFull: Bool, using generator: inout SeededGenerator) -> DataObject {
        var object = DataObject()
        for leaf in leaves {
            let passing = leaf.pool.passing
            var value = passing.randomElement(using: &generator) ?? nil
            if value == nil || value?.isEmpty ?? true, isFull || Int.random(in: 0..<4, using: &generator) > 0 {
                value = passing.filter { !($0?.isEmpty ?? true) }.randomElement(using: &generator) ?? value
            }
            set(leaf.name, value, in: &object)
        }
        return object
    }

    // MARK: Search

    /// Changes attributes one at a time until nothing but the target is wrong, or no more is gained.
    ///
    /// - Returns: What is wrong at the end; `nil` when too much was judged.
    private func search(
        from object: inout DataObject, for target: SampleTarget?, locked: String?,
        using generator: inout SeededGenerator
    ) -> [RuleFinding]? {
        guard var found = findings(in: object) else { return nil }
        for _ in 0..<Self.steps {
            let score = score(found, target)
            if score == 0 { return found }
            let others = found.filter { finding in !(target?.isMet(by: finding) ?? false) }
            let problem = others.randomElement(using: &generator)
            var names: [String] = []
            if let problem {
                names = self.names(of: problem)
            } else if let target {
                names = target.outer.attributes + target.outer.references
            }
            names = names.filter { $0 != locked }.shuffled(using: &generator)
            let rule = problem?.rule.flatMap { rules[$0] } ?? target?.outer
            var best: (object: DataObject, found: [RuleFinding], score: Int)?
            for name in names.prefix(6) {
                for value in candidates(for: name, rule, in: object, using: &generator) {
                    var changed = object
                    set(name, value, in: &changed)
                    guard let after = findings(in: changed) else { return nil }
                    let new = self.score(after, target)
                    if new < best?.score ?? Int.max { best = (changed, after, new) }
                    if new == 0 { break }
                }
                if best?.score == 0 { break }
            }
            // A step to the side is taken, one for the worse now and then.
            guard let best, best.score <= score || Int.random(in: 0..<4, using: &generator) == 0 else { continue }
            (object, found) = (best.object, best.found)
        }
        return found
    }

    private func score(_ found: [RuleFinding], _ target: SampleTarget?) -> Int {
        guard let target else { return found.count }
        let met = found.count(where: target.isMet)
        return (found.count - met) * 2 + (met == 0 ? 3 : (met - 1) * 2)
    }

    /// What is wrong; that the record is not judged is wrong, too.
    private func findings(in object: DataObject) -> [RuleFinding]? {
        if judge.validator.leavesOut(object) { return [Self.leftOut] }
        return judge.findings(in: object)
    }

    private static let leftOut = RuleFinding(rule: -1, code: "where", attribute: "")

    /// The attributes that a finding could be corrected by.
    private func names(of finding: RuleFinding) -> [String] {
        if finding == Self.leftOut { return marked.condition.map(SampleRule.attributes(ofCondition:)) ?? [] }
        let leaf = leaves.first { leaf in
            finding.attribute == leaf.name || finding.attribute.hasPrefix(leaf.name + ".")
                || finding.attribute.hasPrefix(leaf.name + "[")
        }
        guard let number = finding.rule, let rule = rules[number] else { return leaf.map { [$0.name] } ?? [] }
        return (leaf.map { [$0.name] } ?? []) + rule.references + (rule.facts.spansAttributes ? rule.attributes : [])
    }

    /// Values to try for an attribute: those that pass its own rules, and those that follow from other attributes.
    private func candidates(
        for name: String, _ rule: SampleRule?, in object: DataObject, using generator: inout SeededGenerator
    ) -> [DataValue?] {
        guard let position = positions[name] else { return [] }
        var values: [DataValue?] = []
        if let rule {
            for value in AttributeSolver.values(of: name, by: rule, in: object) {
                if let value = form.value(value, separator: nil) { values.append(value) }
            }
        }
        let passing = leaves[position].pool.passing
        values += passing.shuffled(using: &generator).prefix(14)
        if passing.contains(where: { $0 == nil }) { values.append(nil) }
        return values
    }

    /// Makes a condition hold, as far as single attributes can.
    private func activate(
        _ condition: DataValue, of rule: SampleRule, in object: inout DataObject, using generator: inout SeededGenerator
    ) {
        guard case .object(let members) = condition, let test = marked.test(of: condition), test.leavesOut(object)
        else { return }
        if case .array(let conditions)? = members["all"] {
            for condition in conditions { activate(condition, of: rule, in: &object, using: &generator) }
            return
        }
        if case .array(let conditions)? = members["any"] {
            for condition in conditions.shuffled(using: &generator) {
                activate(condition, of: rule, in: &object, using: &generator)
                if !test.leavesOut(object) { return }
            }
            return
        }
        for name in SampleRule.attributes(ofCondition: condition).shuffled(using: &generator) {
            guard let position = positions[name] else { continue }
            for value in leaves[position].pool.passing.shuffled(using: &generator) {
                var changed = object
                set(name, value, in: &changed)
                if !test.leavesOut(changed) {
                    object = changed
                    return
                }
            }
        }
    }

    // MARK: Members

    private func set(_ name: String, _ value: DataValue?, in object: inout DataObject) {
        ObjectPath.set(name.split(separator: ".").map(String.init)[...], value ?? form.absence, in: &object)
    }
}
