@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// A generated rule set, and the document that it is.
struct ParityRuleSet: Sendable, Hashable {
    var rules: [ParityRule]

    /// The document: what the model says by itself stands under `messages`.
    var document: DataValue {
        ["messages": ParitySubject.documentMessages, "rules": .array(rules.map { .object($0.members) })]
    }

    /// Every rule, also those inside of others.
    var all: [(rule: ParityRule, depth: Int)] { rules.flatMap { $0.all() } }
}

/// What is asked of a rule set.
struct ParityRun: Sendable, Hashable {
    var value: DataValue
    var scenario = Scenario.default
    var limit = Int.max
    /// The attributes to judge; `nil` for all.
    var attributes: Set<String>?
    var stop = ModelCheck.Stop.never
}
