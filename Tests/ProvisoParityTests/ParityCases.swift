@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// The generated rule sets with the runs of each, made once.
struct ParityCases: Sendable {
    struct Item: Sendable {
        let feature: ParityGenerator.Feature
        let set: ParityRuleSet
        let runs: [ParityRun]
        /// Whether the rules can be said as a list in Swift.
        let isTyped: Bool
    }

    let items: [Item]
    /// The rules and options that no document could be made with.
    let missed: [ParityGenerator.Feature]

    /// Two sets for each rule and each option of the registry, one of them such as Swift can say it if possible.
    static let standard = ParityCases(seed: 20_261_122, runs: 8)

    /// The codes of all that is found in records.
    let codes: Set<String>

    init(seed: UInt64, runs: Int) {
        var generator = ParityGenerator(seed: seed)
        var items: [Item] = []
        var missed: [ParityGenerator.Feature] = []
        var codes: Set<String> = []
        func draw(_ feature: ParityGenerator.Feature) {
            for isTyped in [true, false] {
                guard let set = generator.ruleSet(with: feature, isTyped: isTyped),
                    let document = try? RuleDocument(set.document)
                else {
                    missed.append(feature)
                    continue
                }
                let runs = (0..<runs).map { _ in generator.run(for: set, scenarios: document.scenarios) }
                let judge = ParityJudge(document)
                for run in runs { codes.formUnion(judge(run)?.findings.map(\.code) ?? []) }
                items.append(
                    Item(feature: feature, set: set, runs: runs, isTyped: ParitySubject.ruleSet(set.rules) != nil))
            }
        }
        for feature in ParityGenerator.features { draw(feature) }
        // The codes of comparisons depend on the operator and on both values, and rules of objects and of elements have
        // the most to go wrong.
        for _ in 0..<20 { draw(ParityGenerator.Feature(rule: "compare", option: "operator")) }
        for _ in 0..<20 { draw(ParityGenerator.Feature(rule: "nested", option: nil)) }
        for _ in 0..<20 { draw(ParityGenerator.Feature(rule: "each", option: nil)) }
        // What was not met by chance is looked for, whatever rules there are.
        for rule in ParityGenerator.rules {
            let known = Set(rule.codes.map(\.code.rawValue)).subtracting(Self.unreachable)
            for _ in 0..<60 where !known.isSubset(of: codes) {
                draw(ParityGenerator.Feature(rule: rule.name, option: nil))
            }
        }
        self.items = items
        self.missed = missed
        self.codes = codes
    }

    /// Codes that no generated case can have: they need an answer of the DNS.
    private static let unreachable: Set<String> = ["email.domainNotFound", "email.domainUnchecked"]
}
