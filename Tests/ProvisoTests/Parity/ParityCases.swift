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

    init(seed: UInt64, runs: Int) {
        var generator = ParityGenerator(seed: seed)
        var items: [Item] = []
        var missed: [ParityGenerator.Feature] = []
        // The codes of comparisons depend on the operator and on both values, and so need more of them.
        let comparisons = ParityGenerator.Feature(rule: "compare", option: "operator")
        // A rule of numbers has to meet what is none, and a rule of objects has the most to go wrong.
        let numbers = ParityGenerator.Feature(rule: "number", option: nil)
        let objects = ParityGenerator.Feature(rule: "nested", option: nil)
        let more =
            Array(repeating: comparisons, count: 20) + Array(repeating: numbers, count: 5)
            + Array(repeating: objects, count: 20)
        for feature in ParityGenerator.features + more {
            for isTyped in [true, false] {
                guard let set = generator.ruleSet(with: feature, isTyped: isTyped),
                    let document = try? RuleDocument(set.document)
                else {
                    missed.append(feature)
                    continue
                }
                items.append(
                    Item(
                        feature: feature, set: set,
                        runs: (0..<runs).map { _ in generator.run(for: set, scenarios: document.scenarios) },
                        isTyped: ParitySubject.ruleSet(set.rules) != nil))
            }
        }
        self.items = items
        self.missed = missed
    }
}
