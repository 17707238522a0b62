extension RuleCondition {
    /// Reads a condition of a document; mistakes are noted and `nil` is returned.
    ///
    /// - Parameter key: What it is called there.
    init?(_ node: DocumentNode, key: String = "when", compiler: RuleCompiler) {
        let problems = compiler.problems
        guard case .mapping(let members) = node.content else {
            problems.error(
                "`\(key)` must be a mapping like { attribute: country, operator: \"==\", value: US }, not \(node.kind).",
                at: node.position)
            return nil
        }
        RuleEntry.refuseDoubledKeys(members, problems)
        @inline(never)
        func member(_ name: String) -> DocumentNode? { members.last { $0.key.text == name }?.value }
        let known = Self.keys
        let otherKeys = [
            ("field", "attribute"), ("attributes", "attribute"), ("name", "attribute"), ("property", "attribute"),
            ("column", "attribute"), ("op", "operator"), ("comparison", "operator"), ("equals", "value"),
            ("is", "value"), ("values", "value"), ("const", "value"), ("compareValue", "value"), ("and", "all"),
            ("allOf", "all"), ("every", "all"), ("or", "any"), ("anyOf", "any"), ("some", "any"), ("none", "not"),
            ("type", "as"), ("pattern", "value"), ("regex", "value"), ("matches", "operator"),
            ("formula", "expression"), ("sum", "expression"), ("dateFormat", "format"), ("layout", "format"),
        ].map { (other: $0.0, name: $0.1) }
        for (key, _) in members where !known.contains(key.text ?? "") {
            problems.error(
                "A condition has no key `\(key.text ?? "")`.", at: key.position,
                suggestion: Suggestion.nearest(to: key.text ?? "", among: known, otherNames: otherKeys).map {
                    "Did you mean `\($0)`?"
                }
                    ?? "It takes attribute, operator and value, or all, any, not.")
        }
        let kinds = ["attribute", "expression", "all", "any", "not"].filter { member($0) != nil }
        guard kinds.count == 1, let kind = kinds.first, let content = member(kind) else {
            problems.error(
                kinds.isEmpty
                    ? "A condition needs `attribute`, `expression`, `all`, `any` or `not`."
                    : "A condition takes one of \(kinds.map { "`\($0)`" }.joined(separator: ", ")), not several.",
                at: node.position)
            return nil
        }
        if kind != "attribute", kind != "expression" {
            for (key, _) in members where key.text != kind && known.contains(key.text ?? "") {
                problems.error(
                    "`\(key.text ?? "")` goes with `attribute`, not with `\(kind)`.", at: key.position)
            }
        }
        switch kind {
        case "all", "any":
            guard case .sequence(let elements) = content.content, !elements.isEmpty else {
                let kindOfContent = if case .sequence = content.content { "an empty list" } else { content.kind }
                problems.error("`\(kind)` must be a list of conditions, not \(kindOfContent).", at: content.position)
                return nil
            }
            let conditions = elements.compactMap { RuleCondition($0, compiler: compiler) }
            guard conditions.count == elements.count else { return nil }
            self = kind == "all" ? .all(conditions) : .any(conditions)
        case "expression":
            guard let sum = AttributeSum(content, key: kind, compiler: compiler),
                let condition = Self.comparing(sum, in: node, member, compiler)
            else { return nil }
            self = condition
        case "not":
            guard let condition = RuleCondition(content, compiler: compiler) else { return nil }
            self = .not(condition)
        default:
            guard let name = content.text, !name.isEmpty else {
                problems.error("`attribute` must be an attribute's name, not \(content.kind).", at: content.position)
                return nil
            }
            let attribute = compiler.reference(to: name, in: content)
            if member("compareExpression") != nil {
                guard let condition = Self.comparing(AttributeSum(attribute), in: node, member, compiler) else {
                    return nil
                }
                self = condition
            } else {
                self.init(attribute: attribute, node, members, member, compiler)
            }
        }
    }

    private init?(
        attribute: AttributeReference, _ node: DocumentNode, _ members: [(key: DocumentNode, value: DocumentNode)],
        _ member: (String) -> DocumentNode?, _ compiler: RuleCompiler
    ) {
        let problems = compiler.problems
        let symbol = member("operator")?.text ?? (member("operator") == nil ? "==" : "")
        func refuse(_ names: String...) {
            for name in names {
                guard let node = member(name) else { continue }
                problems.error("The operator `\(symbol)` takes no `\(name)`.", at: node.position)
            }
        }
        if Self.emptyOperators.contains(symbol) {
            refuse("value", "compareAttribute", "as", "format", "compareFormat")
        }
        if (Self.listOperators + Self.patternOperators).contains(symbol) {
            refuse("compareAttribute", "as", "format", "compareFormat")
        }
        switch symbol {
        case "empty": self = .isEmpty(attribute)
        case "notEmpty": self = .not(.isEmpty(attribute))
        case "in", "notIn":
            guard let value = member("value"), case .sequence(let elements) = value.content, !elements.isEmpty else {
                problems.error("The operator `\(symbol)` needs `value`, a list.", at: node.position)
                return nil
            }
            RuleEntry.refuseDoubledKeys(in: value, problems)
            let isIn = RuleCondition.isIn(attribute, ConstantTable(elements.map { $0.value }))
            self = symbol == "in" ? isIn : .not(isIn)
        case "matches", "notMatches":
            guard let pattern = TextPattern(member("value"), of: symbol, in: node, problems) else { return nil }
            let matches = RuleCondition.matches(attribute, pattern)
            self = symbol == "matches" ? matches : .not(matches)
        default:
            guard let comparison = ComparisonOperator(rawValue: symbol) else {
                Self.noteUnknownOperator(
                    symbol, member("operator"), among: Self.listOperators + Self.patternOperators + Self.emptyOperators,
                    problems)
                return nil
            }
            var options = RuleOptions(
                attributes: [attribute.name], members: members, position: node.position,
                context: RuleOptions.Context(problems: problems, compiler: compiler))
            let reading = ComparisonReading(&options, withAttribute: member("value") == nil)
            if let value = member("value") {
                if let other = member("compareAttribute") {
                    problems.error(
                        "A condition takes `value` or `compareAttribute`, not both.", at: other.position)
                }
                RuleEntry.refuseDoubledKeys(in: value, problems)
                let constant = FieldConstant(reading.constant(value.value))
                // With null anything is compared, but for dates in a format, where a null was hardly meant.
                let isReadable = reading.allows(constant) || constant.value == .null && !reading.hasFormat
                if !isReadable {
                    problems.error("`value` is not \(reading.kindOfConstant).", at: value.position)
                } else if comparison.isOrdering, !constant.value.hasOrder {
                    problems.warning("`value` has no order, so the condition never holds.", at: value.position)
                }
                self = .compare(attribute, comparison, constant, reading)
            } else if let node = member("compareAttribute"), let other = node.text {
                if other == attribute.name {
                    problems.error(
                        "The condition compares `\(other)` with itself.", at: member("compareAttribute")?.position)
                }
                self = .compareAttribute(attribute, comparison, compiler.reference(to: other, in: node), reading)
            } else {
                problems.error("The condition needs `value` or `compareAttribute`.", at: node.position)
                return nil
            }
        }
    }
}
