/// Conditions that compare sums: `{ expression: "net + tax", operator: "<=", value: 100 }`.
extension RuleCondition {
    /// Reads what a sum is compared with; mistakes are noted and `nil` is returned.
    ///
    /// - Parameters:
    ///   - sum: The sum.
    ///   - node: The condition.
    ///   - member: The values of its keys.
    static func comparing(
        _ sum: AttributeSum, in node: DocumentNode, _ member: (String) -> DocumentNode?, _ compiler: RuleCompiler
    ) -> RuleCondition? {
        let problems = compiler.problems
        let symbol = member("operator").map { $0.text ?? "" } ?? "=="
        guard let comparison = ComparisonOperator(rawValue: symbol) else {
            noteUnknownOperator(symbol, member("operator"), among: [], problems)
            return nil
        }
        var isRight = true
        if let type = member("as"), type.text != ComparisonType.number.rawValue {
            problems.error("An expression is a number, so `as` cannot be \(type.kind).", at: type.position)
            isRight = false
        }
        for name in ["format", "compareFormat"] {
            guard let format = member(name) else { continue }
            problems.error("An expression is a number, so `\(name)` has no meaning.", at: format.position)
            isRight = false
        }
        let others = ["value", "compareAttribute", "compareExpression"].filter { member($0) != nil }
        guard others.count == 1, let key = others.first, let other = member(key) else {
            let all = "`value`, `compareAttribute` or `compareExpression`"
            problems.error(
                others.isEmpty ? "The condition needs \(all)." : "A condition takes one of \(all), not several.",
                at: others.last.flatMap(member)?.position ?? node.position)
            return nil
        }
        guard let right = other.sum(key, compiler), isRight else { return nil }
        return .sum(sum.subtracting(right), comparison)
    }
}

extension DocumentNode {
    /// What a sum is compared with: a number, an attribute or another expression.
    fileprivate func sum(_ key: String, _ compiler: RuleCompiler) -> AttributeSum? {
        switch key {
        case "compareExpression": return AttributeSum(self, key: key, compiler: compiler)
        case "compareAttribute":
            if let name = text, !name.isEmpty { return AttributeSum(compiler.reference(to: name, in: self)) }
            compiler.problems.error("`\(key)` must be an attribute's name, not \(kind).", at: position)
        default:
            guard case .scalar(.number(let number)) = content else {
                compiler.problems.error("`\(key)` must be a number beside an expression, not \(kind).", at: position)
                return nil
            }
            if let factor = DecimalFactor(number) { return AttributeSum(factor) }
            compiler.problems.error(
                "`\(key)` has more than \(DecimalFactor.largestDigits) significant digits.", at: position)
        }
        return nil
    }
}
