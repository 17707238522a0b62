/// `when` as data: a comparison of an attribute, or several conditions joined by `all`, `any` and `not`.
///
/// ```yaml
/// when: { attribute: country, operator: "==", value: US }
/// when: { any: [ { attribute: a, operator: empty }, { not: { attribute: b, operator: in, value: [1, 2] } } ] }
/// ```
indirect enum RuleCondition: Sendable {
    case compare(AttributeReference, ComparisonOperator, FieldConstant, ComparisonType?)
    case compareAttribute(AttributeReference, ComparisonOperator, AttributeReference, ComparisonType?)
    case isIn(AttributeReference, ConstantTable)
    case isEmpty(AttributeReference)
    case all([RuleCondition])
    case any([RuleCondition])
    case not(RuleCondition)

    /// Whether the condition holds. An order between values of different types does not hold.
    func holds(in record: borrowing Record) -> Bool {
        switch self {
        case .compare(let attribute, let comparison, let constant, let type):
            return comparison.holds(FieldValue.compare(record.value(of: attribute), constant.field, as: type)) ?? false
        case .compareAttribute(let attribute, let comparison, let other, let type):
            let order = FieldValue.compare(record.value(of: attribute), record.value(of: other), as: type)
            return comparison.holds(order) ?? false
        case .isIn(let attribute, let constants):
            return constants.contains(record.value(of: attribute))
        case .isEmpty(let attribute): return record.value(of: attribute).isEmpty
        case .all(let conditions):
            for condition in conditions where !condition.holds(in: record) { return false }
            return true
        case .any(let conditions):
            for condition in conditions where condition.holds(in: record) { return true }
            return false
        case .not(let condition): return !condition.holds(in: record)
        }
    }

    /// The places of the attributes that the condition reads.
    var slots: [Int] {
        switch self {
        case .compare(let attribute, _, _, _), .isIn(let attribute, _), .isEmpty(let attribute): [attribute.slot]
        case .compareAttribute(let attribute, _, let other, _): [attribute.slot, other.slot]
        case .all(let conditions), .any(let conditions): conditions.flatMap(\.slots)
        case .not(let condition): condition.slots
        }
    }
}

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
        func member(_ name: String) -> DocumentNode? { members.last { $0.key.text == name }?.value }
        let known = ["attribute", "operator", "value", "compareAttribute", "as", "all", "any", "not"]
        let otherKeys = [
            ("field", "attribute"), ("attributes", "attribute"), ("name", "attribute"), ("property", "attribute"),
            ("column", "attribute"), ("op", "operator"), ("comparison", "operator"), ("equals", "value"),
            ("is", "value"), ("values", "value"), ("const", "value"), ("compareValue", "value"), ("and", "all"),
            ("allOf", "all"), ("every", "all"), ("or", "any"), ("anyOf", "any"), ("some", "any"), ("none", "not"),
            ("type", "as"),
        ].map { (other: $0.0, name: $0.1) }
        for (key, _) in members where !known.contains(key.text ?? "") {
            problems.error(
                "A condition has no key `\(key.text ?? "")`.", at: key.position,
                suggestion: Suggestion.nearest(to: key.text ?? "", among: known, otherNames: otherKeys).map {
                    "Did you mean `\($0)`?"
                }
                    ?? "It takes attribute, operator and value, or all, any, not.")
        }
        let kinds = ["attribute", "all", "any", "not"].filter { member($0) != nil }
        guard kinds.count == 1, let kind = kinds.first, let content = member(kind) else {
            problems.error(
                kinds.isEmpty
                    ? "A condition needs `attribute`, `all`, `any` or `not`."
                    : "A condition takes one of \(kinds.map { "`\($0)`" }.joined(separator: ", ")), not several.",
                at: node.position)
            return nil
        }
        if kind != "attribute" {
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
        case "not":
            guard let condition = RuleCondition(content, compiler: compiler) else { return nil }
            self = .not(condition)
        default:
            guard let name = content.text, !name.isEmpty else {
                problems.error("`attribute` must be an attribute's name, not \(content.kind).", at: content.position)
                return nil
            }
            self.init(attribute: compiler.reference(to: name), node, member, compiler)
        }
    }

    private init?(
        attribute: AttributeReference, _ node: DocumentNode, _ member: (String) -> DocumentNode?,
        _ compiler: RuleCompiler
    ) {
        let problems = compiler.problems
        let symbol = member("operator")?.text ?? (member("operator") == nil ? "==" : "")
        var type: ComparisonType?
        if let node = member("as") {
            type = node.text.flatMap(ComparisonType.init(rawValue:))
            if type == nil {
                problems.error("`as` must be `number`, `string` or `date`, not \(node.kind).", at: node.position)
            }
        }
        func refuse(_ names: String...) {
            for name in names {
                guard let node = member(name) else { continue }
                problems.error("The operator `\(symbol)` takes no `\(name)`.", at: node.position)
            }
        }
        if ["empty", "notEmpty"].contains(symbol) { refuse("value", "compareAttribute", "as") }
        if ["in", "notIn"].contains(symbol) { refuse("compareAttribute", "as") }
        switch symbol {
        case "empty": self = .isEmpty(attribute)
        case "notEmpty": self = .not(.isEmpty(attribute))
        case "in", "notIn":
            guard let value = member("value"), case .sequence(let elements) = value.content, !elements.isEmpty else {
                problems.error("The operator `\(symbol)` needs `value`, a list.", at: node.position)
                return nil
            }
            let isIn = RuleCondition.isIn(attribute, ConstantTable(elements.map(\.value)))
            self = symbol == "in" ? isIn : .not(isIn)
        default:
            guard let comparison = ComparisonOperator(rawValue: symbol) else {
                let known = ComparisonOperator.allCases.map(\.rawValue) + ["in", "notIn", "empty", "notEmpty"]
                let name = member("operator").map { $0.text.map { "`\($0)`" } ?? $0.kind } ?? ""
                let other =
                    ComparisonOperator.otherWords.map { (other: $0.key, name: $0.value.rawValue) }
                    + [
                        ("nin", "notIn"), ("oneOf", "in"), ("isEmpty", "empty"), ("blank", "empty"), ("null", "empty"),
                        ("missing", "empty"), ("exists", "notEmpty"), ("present", "notEmpty"), ("filled", "notEmpty"),
                    ].map { (other: $0.0, name: $0.1) }
                problems.error(
                    "There is no operator \(name).", at: member("operator")?.position,
                    suggestion: Suggestion.nearest(to: symbol, among: known, otherNames: other).map {
                        "Did you mean `\($0)`?"
                    }
                        ?? "Use one of \(known.joined(separator: ", ")).")
                return nil
            }
            if let value = member("value") {
                if let other = member("compareAttribute") {
                    problems.error(
                        "A condition takes `value` or `compareAttribute`, not both.", at: other.position)
                }
                self = .compare(attribute, comparison, FieldConstant(value.value), type)
            } else if let other = member("compareAttribute")?.text {
                if other == attribute.name {
                    problems.error(
                        "The condition compares `\(other)` with itself.", at: member("compareAttribute")?.position)
                }
                self = .compareAttribute(attribute, comparison, compiler.reference(to: other), type)
            } else {
                problems.error("The condition needs `value` or `compareAttribute`.", at: node.position)
                return nil
            }
        }
    }
}
