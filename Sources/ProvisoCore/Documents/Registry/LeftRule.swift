/// A rule, or a part of one, that only another program can judge: what is in a file, what a name server says, or how records compare.
package struct LeftRule: Sendable, Equatable {
    /// Its attributes, in the order listed.
    package let attributes: [String]
    /// The rule, as documents call it.
    package let rule: String
    /// Why it is left to another program.
    package let reason: String
}

extension RuleDocument {
    /// What a program that judges one record at a time, and opens no file and no connection, leaves to another one. Of what needs files
    /// or connections that is known where the registry leaves it: ``RuleRegistry/leavesToOthers``.
    package var leftRules: [LeftRule] {
        left
            + plan.steps.all.filter { $0.action.rule?.across != nil }.map { step in
                LeftRule(
                    attributes: step.rule.attributes, rule: step.rule.name,
                    reason: "It compares a record with others.")
            }
    }
}

extension RuleOptions {
    /// Notes that an option needs tables of Unicode, which the small engine of a page does not have: the whole one has.
    func needTables(_ isNeeded: Bool, option name: String) {
        #if PROVISO_SMALL
        if isNeeded { fail("`\(name)` needs the whole engine.", option: name) }
        #endif
    }

    /// Notes that the rule needs what this program does not have. That is a mistake, unless another program judges what this one
    /// leaves; then the rule is left out.
    func lack(_ message: String, option name: String, suggestion: String? = nil) {
        guard leave(message, option: name, suggestion: suggestion) else { return }
        context.isLeft = true
    }

    /// Notes that an option needs what this program does not have: a mistake, unless another program judges what this one leaves.
    ///
    /// - Returns: Whether another program does.
    @discardableResult
    func leave(_ message: String, option name: String, suggestion: String? = nil) -> Bool {
        guard let compiler = context.compiler, compiler.registry.leavesToOthers else {
            fail(message, option: name, suggestion: suggestion)
            return false
        }
        compiler.problems.leave(
            LeftRule(attributes: attributes.map { compiler.prefix + $0 }, rule: context.ruleName, reason: message))
        return true
    }
}
