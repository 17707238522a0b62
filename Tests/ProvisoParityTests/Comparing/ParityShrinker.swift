@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// Makes a case smaller for as long as its sides differ: fewer rules, options, attributes and values.
enum ParityShrinker {
    /// - Parameter differs: The difference of a smaller case, if it is still one.
    static func shrunk(
        _ difference: ParityDifference, differs: (ParityRuleSet, ParityRun) -> ParityDifference?
    ) -> ParityDifference {
        var smallest = difference
        // Every step makes the case smaller, so that there is an end; the bound is for the patience of people.
        for _ in 0..<200 {
            guard let smaller = smaller(smallest, differs) else { break }
            smallest = smaller
        }
        return smallest
    }

    private static func smaller(
        _ difference: ParityDifference, _ differs: (ParityRuleSet, ParityRun) -> ParityDifference?
    ) -> ParityDifference? {
        for run in runs(of: difference.run) {
            if let smaller = differs(difference.set, run) { return smaller }
        }
        for set in sets(of: difference.set) {
            if let smaller = differs(set, difference.run) { return smaller }
        }
        for value in values(of: difference.run.value, isInside: false) {
            var run = difference.run
            run.value = value
            if let smaller = differs(difference.set, run) { return smaller }
        }
        return nil
    }

    private static func runs(of run: ParityRun) -> [ParityRun] {
        var runs: [ParityRun] = []
        func add(_ isSimple: Bool, _ change: (inout ParityRun) -> Void) {
            guard !isSimple else { return }
            var simpler = run
            change(&simpler)
            runs.append(simpler)
        }
        add(run.limit == .max) { $0.limit = .max }
        add(run.attributes == nil) { $0.attributes = nil }
        add(run.scenario == "default") { $0.scenario = "default" }
        add(run.stop == .never) { $0.stop = .never }
        return runs
    }

    private static func sets(of set: ParityRuleSet) -> [ParityRuleSet] {
        lists(of: set.rules).map { ParityRuleSet(rules: $0) }
    }

    private static func lists(of rules: [ParityRule]) -> [[ParityRule]] {
        var lists: [[ParityRule]] = []
        for index in rules.indices where rules.count > 1 {
            var fewer = rules
            fewer.remove(at: index)
            lists.append(fewer)
        }
        for index in rules.indices {
            for rule in simpler(rules[index]) {
                var simpler = rules
                simpler[index] = rule
                lists.append(simpler)
            }
        }
        return lists
    }

    private static func simpler(_ rule: ParityRule) -> [ParityRule] {
        var rules: [ParityRule] = []
        for (key, _) in rule.members.members where !["type", "attributes", "rule", "rules"].contains(key) {
            var fewer = rule
            fewer[key] = nil
            rules.append(fewer)
        }
        if case .array(let names)? = rule["attributes"], names.count > 1 {
            for index in names.indices {
                var fewer = rule
                var rest = names
                rest.remove(at: index)
                fewer["attributes"] = .array(rest)
                rules.append(fewer)
            }
        }
        if !rule.inner.isEmpty {
            rules += lists(of: rule.inner).map { inner in
                var simpler = rule
                simpler.inner = inner
                return simpler
            }
        }
        return rules
    }

    private static func values(of value: DataValue, isInside: Bool) -> [DataValue] {
        switch value {
        case .object(let object):
            return object.members.flatMap { key, value -> [DataValue] in
                var without = object
                // A model inside keeps its members: in Swift it is never empty.
                if isInside { without[key] = DataValue.null } else { without[key] = nil }
                let fewer: [DataValue] = isInside && value == .null ? [] : [.object(without)]
                let simpler: [DataValue] = values(of: value, isInside: true).map { simpler -> DataValue in
                    var object = object
                    object[key] = simpler
                    return .object(object)
                }
                return fewer + simpler
            }
        case .array(let elements):
            return elements.indices.flatMap { index -> [DataValue] in
                var without = elements
                without.remove(at: index)
                let simpler: [DataValue] = values(of: elements[index], isInside: true).map { simpler -> DataValue in
                    var elements = elements
                    elements[index] = simpler
                    return .array(elements)
                }
                return [.array(without)] + simpler
            }
        case .string(let text) where text.count > 1: return ["", "a", .string(String(text.prefix(text.count / 2)))]
        default: return []
        }
    }
}
