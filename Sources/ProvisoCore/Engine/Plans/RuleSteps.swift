/// The steps of a plan, or of the rules for elements, in their order.
///
/// A check is lent one after the other. Counting a reference to each would cost as much as some rules do, and several
/// threads that count the same ones would wait for each other. The list holds the steps for as long as it is there, so
/// that none of them can go while it is lent.
package final class RuleSteps: Sendable {
    /// All steps.
    package let all: [RuleStep]
    private let lent: [Unmanaged<RuleStep>]

    init(_ steps: [RuleStep]) {
        all = steps
        lent = steps.map(Unmanaged.passUnretained)
    }

    /// Those that are active in a scenario.
    func active(in scenario: Scenario) -> RuleSteps { RuleSteps(all.compactMap { $0.active(in: scenario) }) }

    /// How many there are.
    var count: Int { lent.count }

    /// Lends a step.
    @inline(__always)
    func lend(_ index: Int, _ body: (RuleStep) -> Void) { lent[index]._withUnsafeGuaranteedRef(body) }
}
