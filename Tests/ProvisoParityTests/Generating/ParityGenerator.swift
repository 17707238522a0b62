import TestSupport
@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// Makes rule sets of what the registry has, and values for them. The same seed makes the same ones.
struct ParityGenerator {
    /// A rule and one of its options that a set is to have; `nil` for the rule alone.
    struct Feature: Sendable, Hashable {
        let rule: String
        let option: String?
    }

    /// Every rule of the registry that judges a single record; what lies between records is asked of files and lists alone.
    /// No attribute of the models is a dictionary: `DictionaryRulesTests` compares the rules for these.
    static let rules = RuleRegistry.standard.descriptions.filter {
        !(BuiltInRules.type(named: $0.name)?.metatype is any AcrossRule.Type)
            && !["values", "keys"].contains($0.name)
    }
    static let ruleNames = rules.map(\.name)

    /// Each of these rules, and every option of each.
    static let features: [Feature] = rules.flatMap { rule in
        [Feature(rule: rule.name, option: nil)] + rule.options.map { Feature(rule: rule.name, option: $0.name) }
    }

    private static let descriptions: [String: RuleDescription] = Dictionary(
        uniqueKeysWithValues: RuleRegistry.standard.descriptions.map { ($0.name, $0) })
    private static let scenarios = ["default", "register", "update"]
    static let members = ParitySubject.fields.map { ParityMember(name: $0.name, kind: $0.kind) }

    var random: SplitMix64

    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    // MARK: Rule sets

    /// A set with a rule that has the feature, which a document can have.
    ///
    /// - Parameter isTyped: Whether the rules are such as a list of rules in Swift can have, if that is possible.
    mutating func ruleSet(with feature: Feature, isTyped: Bool) -> ParityRuleSet? {
        var rules: [ParityRule] = []
        guard
            let featured = accepted(
                isTyped,
                { generator in
                    let member = generator.member(for: feature.rule)
                    return generator.rule(named: feature.rule, member, featuring: feature.option)
                })
        else { return nil }
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            let rule = accepted(isTyped) { generator in
                let member = generator.member()
                return generator.rule(named: generator.ruleName(for: member.kind), member, featuring: nil)
            }
            if let rule { rules.append(rule) }
        }
        rules.insert(featured, at: Int.random(in: 0...rules.count, using: &random))
        return ParityRuleSet(rules: rules)
    }

    /// The first of some attempts that a document takes.
    private mutating func accepted(_ isTyped: Bool, _ make: (inout ParityGenerator) -> ParityRule?) -> ParityRule? {
        var fallback: ParityRule?
        for _ in 0..<40 {
            guard let rule = make(&self) else { continue }
            let fits = !isTyped || ParitySubject.ruleSet([rule]) != nil
            guard fits || fallback == nil, (try? RuleDocument(["rules": [.object(rule.members)]])) != nil else {
                continue
            }
            if fits { return rule }
            fallback = fallback ?? rule
        }
        return fallback
    }

    /// An attribute whose values a rule can have something to say about.
    private mutating func member(for rule: String) -> ParityMember {
        let members = Self.members.filter { member in
            switch (rule, member.kind) {
            case (_, .anything): true
            case ("nested", .model), ("each", .list), ("count", .list), ("uniqueElements", .list): true
            case ("nested", _), ("each", _), ("uniqueElements", _): false
            case ("number", .integer), ("number", .decimal), ("boolean", .flag): true
            case ("number", _), ("boolean", _): false
            case ("multipleOf", .integer), ("positive", .integer), ("negative", .integer): true
            case ("compare", .flag), ("in", .integer), ("compare", .integer), ("compare", .decimal): true
            case ("port", .integer), ("latitude", .decimal), ("longitude", .decimal): true
            default: member.kind == .text
            }
        }
        return members.randomElement(using: &random) ?? Self.members[0]
    }

    private mutating func member() -> ParityMember {
        // Half of all rules are about texts.
        if Bool.random(using: &random) { return Self.members[Int.random(in: 0..<3, using: &random)] }
        return Self.members.randomElement(using: &random) ?? Self.members[0]
    }

    /// The name of a rule that has something to say about values of a kind; now and then of any.
    private mutating func ruleName(for kind: ParityKind) -> String {
        let names: [String]
        switch kind {
        case _ where chance(8): names = Self.ruleNames
        case .text: names = Self.textRules
        case .integer, .decimal:
            names =
                ["required", "number", "number", "compare", "in", "default", "positive", "multipleOf", "absent"]
                + (kind == .integer ? ["port"] : ["latitude", "longitude"])
        case .flag: names = ["required", "boolean", "in", "default", "compare"]
        case .list: names = ["each", "each", "each", "required", "contains", "default", "count", "uniqueElements"]
        case .model: names = ["nested", "nested", "nested", "required"]
        case .anything: names = Self.ruleNames
        }
        return names.randomElement(using: &random) ?? "required"
    }

    private static let textRules: [String] =
        ruleNames.filter { !["each", "nested", "boolean", "number", "integer"].contains($0) }
        + ["string", "string", "string", "required", "required", "trim", "trim", "compare", "in", "match", "password"]

    private mutating func rule(named name: String, _ member: ParityMember, featuring option: String?) -> ParityRule? {
        var attributes = [member.name]
        let others = Self.members.filter { $0.kind == member.kind && $0.name != member.name }.shuffled(using: &random)
        if name == "allOrNone" || chance(5) { attributes += others.prefix(2).map(\.name) }
        if name == "compare" { attributes = Array(attributes.prefix(1)) }
        if chance(6) {
            let all = chance(2)
            attributes = attributes.map { all || chance(2) ? "!" + $0 : $0 }
        }
        guard var rule = self.rule(named: name, for: member.kind, attributes, featuring: option, depth: 1) else {
            return nil
        }
        if name == "compare", rule["compareValue"] == nil, rule["compareExpression"] == nil {
            // With another attribute of the same kind, by the option or by its name.
            let other = Self.members.filter { $0.kind == member.kind && $0.name != member.name }.randomElement(
                using: &random)
            let repeated = member.name + "_repeat"
            if option == "compareAttribute" || !Self.members.contains(where: { $0.name == repeated }) {
                guard let other else { return nil }
                rule["compareAttribute"] = .string(other.name)
            }
        }
        addCommonKeys(to: &rule, Self.members, inElement: false)
        return rule
    }

    /// A rule with options of its own, and with rules inside where it has some.
    mutating func rule(
        named name: String, for kind: ParityKind, _ attributes: [String], featuring option: String?, depth: Int
    ) -> ParityRule? {
        guard let description = Self.descriptions[name] else { return nil }
        var rule = ParityRule(name, attributes)
        if name == "each" || name == "nested" {
            guard let inner = innerRules(for: kind, depth: depth) else { return nil }
            rule.inner = inner
            if option == "rule" {
                rule["rules"] = nil
                rule["rule"] = inner.first.map { .object($0.members) }
            }
        }
        if name == "any" {
            guard let alternatives = alternatives(for: kind, depth: depth) else { return nil }
            rule.inner = alternatives
        }
        for described in description.options where !["rule", "rules"].contains(described.name) {
            let isNeeded = described.name == option || OptionValues.needed[name] == described.name
            if !isNeeded, OptionValues.onDemand.contains("\(name).\(described.name)") { continue }
            let isWanted = chance(["string", "number", "compare"].contains(name) ? 2 : 5)
            // A domain is never asked for.
            guard isNeeded || isWanted, isNeeded || described.name != "checkDNS" else { continue }
            let values = OptionValues.values(described, of: name, kind, &random)
            if let value = values.randomElement(using: &random) { rule[described.name] = value }
        }
        return rule
    }

    /// Rules for what is inside: the elements of a list, the attributes of a model; three deep.
    private mutating func innerRules(for kind: ParityKind, depth: Int) -> [ParityRule]? {
        let inside = kind == .anything ? [ParityMember(name: "word", kind: .text)] : kind.inside
        guard !inside.isEmpty else { return nil }
        var rules: [ParityRule] = []
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            // What has an inside of its own is drawn more often than by chance.
            let holders = inside.filter { !$0.kind.inside.isEmpty }
            let members = !holders.isEmpty && chance(3) ? holders : inside
            guard let member = members.randomElement(using: &random) else { continue }
            var name = ruleName(for: member.kind)
            if depth >= 4, ["each", "nested"].contains(name) { name = "required" }
            let isElement = member.name.isEmpty
            if isElement, ["allOrNone", "compare", "safe"].contains(name) { name = "required" }
            let attributes = isElement ? [] : [member.name]
            if name == "compare", !inside.contains(where: { $0.name == member.name + "_repeat" }) { name = "required" }
            guard var rule = rule(named: name, for: member.kind, attributes, featuring: nil, depth: depth + 1) else {
                continue
            }
            addCommonKeys(to: &rule, inside, inElement: isElement)
            rules.append(rule)
        }
        return rules.isEmpty ? nil : rules
    }

    /// Rules for the same value, of which one has to pass. Each leaves empty values alone: in Swift, `any` does where all of them do.
    private mutating func alternatives(for kind: ParityKind, depth: Int) -> [ParityRule]? {
        let names: [String]
        switch kind {
        case .text, .anything:
            let others = ["allOrNone", "any", "compare", "safe"]
            names = Self.textRules.filter { name in
                !others.contains(name) && BuiltInRules.type(named: name)?.skipsEmptyValues ?? false
            }
        case .integer, .decimal: names = ["number", "positive", "negative", "multipleOf", "in"]
        default: return nil
        }
        var rules: [ParityRule] = []
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            guard let name = names.randomElement(using: &random),
                var rule = rule(named: name, for: kind, [], featuring: nil, depth: depth + 1)
            else { continue }
            addCommonKeys(to: &rule, [], inElement: true)
            rules.append(rule)
        }
        return rules.isEmpty ? nil : rules
    }

    // MARK: Common keys

    /// Gives a rule some of what every rule takes.
    mutating func addCommonKeys(to rule: inout ParityRule, _ members: [ParityMember], inElement: Bool) {
        if chance(4) { rule["severity"] = ["error", "warning", "info"].randomElement(using: &random) }
        if chance(5) { rule["message"] = ["{attribute}: no.", "Not “{value}”."].randomElement(using: &random) }
        // Rules for elements cannot have the others in Swift, so they are rarer there.
        guard !inElement || chance(8) else { return }
        if chance(6) { rule["on"] = .array([.string(scenario())]) }
        if chance(6) { rule["except"] = .array([.string(scenario())]) }
        if rule.type != "allOrNone", chance(6) { rule["skipOnEmpty"] = .bool(Bool.random(using: &random)) }
        if rule.type != "allOrNone", chance(5) { rule["skipOnError"] = .bool(Bool.random(using: &random)) }
        if chance(3) { rule["group"] = ["first", "second"].randomElement(using: &random) }
        if !inElement, chance(6) { rule["when"] = condition(members) }
    }

    private mutating func scenario() -> String { Self.scenarios.randomElement(using: &random) ?? "default" }

    private mutating func condition(_ members: [ParityMember]) -> DataValue? {
        guard let member = members.filter({ [.text, .integer].contains($0.kind) }).randomElement(using: &random) else {
            return nil
        }
        let value = ParityValues.value(of: member.kind, hints: [], &random)
        let name = DataValue.string(member.name)
        switch Int.random(in: 0..<7, using: &random) {
        case 0: return ["attribute": name, "operator": "empty"]
        case 1: return ["attribute": name, "operator": "notEmpty"]
        case 2: return ["not": ["attribute": name, "operator": "in", "value": [value, "a", 1]]]
        case 3: return ["any": [["attribute": name, "operator": "empty"], ["attribute": name, "value": value]]]
        case 4:
            return [
                "all": [
                    ["attribute": name, "operator": "!=", "value": value], ["attribute": name, "operator": "notEmpty"],
                ]
            ]
        case 5 where member.kind == .integer: return ["attribute": name, "operator": ">", "value": 2]
        default: return ["attribute": name, "operator": "notIn", "value": [value]]
        }
    }

    /// True once in so many times.
    private mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

    // MARK: Runs

    /// A value for a rule set, and what is asked of the rules.
    mutating func run(
        for set: ParityRuleSet, among members: [ParityMember] = Self.members, scenarios: [Scenario]
    ) -> ParityRun {
        let hints = set.all.flatMap { ParityExamples.texts[$0.rule.type] ?? [] }
        var run = ParityRun(value: .object(ParityValues.object(of: members, hints: hints, &random)))
        run.scenario = scenarios.randomElement(using: &random) ?? .default
        if chance(3), case .object(var object) = run.value {
            // What is to be repeated is.
            for member in members where members.contains(where: { $0.name == member.name + "_repeat" }) {
                object[member.name + "_repeat"] = object[member.name]
            }
            run.value = .object(object)
        }
        if chance(4) { run.limit = Int.random(in: 1...3, using: &random) }
        if chance(5) { run.stop = [.attribute, .group, .model].randomElement(using: &random) ?? .never }
        if chance(6) {
            run.attributes = Set(set.rules.flatMap(\.attributes).shuffled(using: &random).prefix(1))
        }
        return run
    }
}
