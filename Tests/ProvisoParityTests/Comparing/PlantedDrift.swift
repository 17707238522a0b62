import Proviso
import Testing

@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// A side altered on purpose, to see whether the comparison notices.
struct PlantedDrift: Sendable, CustomTestStringConvertible {
    let name: String
    /// What becomes of each rule, also of those inside of others.
    var alterRule: (@Sendable (inout ParityRule) -> Void)?
    var alterRules: @Sendable ([ParityRule]) -> [ParityRule] = { $0 }
    var alterRun: @Sendable (inout ParityRun) -> Void = { _ in }
    var alterOutcome: @Sendable (inout ParityOutcome, ParityRuleSet, ParityRun) -> Void = { _, _, _ in }

    var testDescription: String { name }

    func altered(_ set: ParityRuleSet) -> ParityRuleSet {
        var rules = alterRules(set.rules)
        if let alterRule { rules = rules.map { $0.mapped(alterRule) } }
        return ParityRuleSet(rules: rules)
    }

    func altered(_ run: ParityRun) -> ParityRun {
        var run = run
        alterRun(&run)
        return run
    }

    func altered(_ outcome: ParityOutcome, of set: ParityRuleSet, _ run: ParityRun) -> ParityOutcome {
        var outcome = outcome
        alterOutcome(&outcome, set, run)
        return outcome
    }

    /// A side that does not know some keys.
    static func forgetting(_ keys: String..., as name: String) -> PlantedDrift {
        PlantedDrift(name: name, alterRule: { rule in for key in keys { rule[key] = nil } })
    }

    /// A side that tells what it found in another way.
    static func telling(_ name: String, _ change: @escaping @Sendable (inout ParityOutcome.Finding) -> Void)
        -> PlantedDrift
    {
        PlantedDrift(
            name: name,
            alterOutcome: { outcome, _, _ in for index in outcome.findings.indices { change(&outcome.findings[index]) }
            })
    }
}

extension PlantedDrift {
    static let all: [PlantedDrift] = [
        .forgetting("severity", as: "severities are dropped"),
        .forgetting("except", as: "except is forgotten"),
        .forgetting("on", as: "on is forgotten"),
        .forgetting("when", as: "when is forgotten"),
        .forgetting("skipOnEmpty", as: "skipOnEmpty is ignored"),
        .forgetting("message", as: "messages of rules are lost"),
        .forgetting("tooShort", "tooLong", "tooSmall", "tooBig", "typeMessage", as: "messages of codes are lost"),
        PlantedDrift(name: "skipOnError is ignored", alterRule: { $0["skipOnError"] = false }),
        PlantedDrift(
            name: "groups end late", alterRule: { rule in if rule["group"] != nil { rule["group"] = "first" } }),
        PlantedDrift(
            name: "attributes come first",
            alterRules: { rules in
                let names = rules.flatMap(\.attributes).reduce(into: [String]()) {
                    if !$0.contains($1) { $0.append($1) }
                }
                return names.flatMap { name in
                    rules.filter { $0.attributes.contains(name) && $0.type != "allOrNone" }.map { rule in
                        var single = rule
                        single["attributes"] = .array([
                            .string(rule.unsafeAttributes.contains(name) ? "!" + name : name)
                        ])
                        return single
                    }
                }
            }),
        PlantedDrift(
            name: "severities of nested rules stay outside",
            alterRules: {
                $0.map { rule in
                    var rule = rule
                    if rule.type == "nested" { rule["severity"] = nil }
                    return rule
                }
            }),
        PlantedDrift(
            name: "unsafe attributes are safe",
            alterRule: { rule in
                if rule["attributes"] != nil { rule["attributes"] = .array(rule.attributes.map { .string($0) }) }
            }),
        PlantedDrift(name: "limits are ignored", alterRun: { $0.limit = .max }),
        PlantedDrift(name: "nothing stops", alterRun: { $0.stop = .never }),
        PlantedDrift(name: "all attributes are judged", alterRun: { $0.attributes = nil }),
        PlantedDrift(name: "every scenario is the first", alterRun: { $0.scenario = "default" }),
        PlantedDrift(
            name: "nothing is written back",
            alterOutcome: { outcome, _, run in outcome.value = run.value.withoutNulls }),
        .telling("paths lose their beginning") { finding in
            if finding.path.components.count > 1 { finding.path.components.removeFirst() }
        },
        .telling("elements count from 1") { finding in
            finding.path.components = finding.path.components.map {
                if case .index(let index) = $0 { .index(index + 1) } else { $0 }
            }
        },
        .telling("parameters are dropped") { $0.parameters = DataObject() },
        .telling("codes are those of the rule") { $0.code = $0.rule },
        PlantedDrift(
            name: "labels are merged",
            alterOutcome: { outcome, _, _ in
                guard let word = outcome.findings.first?.message.split(separator: " ").first else { return }
                for index in outcome.findings.indices {
                    let words = outcome.findings[index].message.split(separator: " ")
                    outcome.findings[index].message = ([word] + words.dropFirst()).joined(separator: " ")
                }
            }),
    ]
}
