/// `when` as data: a comparison of an attribute, or several conditions joined by `all`, `any` and `not`.
///
/// ```yaml
/// when: { attribute: country, operator: "==", value: US }
/// when: { any: [ { attribute: a, operator: empty }, { not: { attribute: b, operator: in, value: [1, 2] } } ] }
/// ```
indirect enum RuleCondition: Sendable {
    case compare(AttributeReference, ComparisonOperator, FieldConstant, ComparisonReading)
    case compareAttribute(AttributeReference, ComparisonOperator, AttributeReference, ComparisonReading)
    /// How a sum relates to zero.
    case sum(AttributeSum, ComparisonOperator)
    case matches(AttributeReference, TextPattern)
    case isIn(AttributeReference, ConstantTable)
    case isEmpty(AttributeReference)
    case all([RuleCondition])
    case any([RuleCondition])
    case not(RuleCondition)

    /// Whether the condition holds. An order between values of different types does not hold.
    func holds(in record: borrowing Record) -> Bool {
        switch self {
        case .compare(let attribute, let comparison, let constant, let reading):
            return comparison.holds(reading.relation(of: record.value(of: attribute), to: constant.field)) ?? false
        case .compareAttribute(let attribute, let comparison, let other, let reading):
            let order = reading.relation(of: record.value(of: attribute), to: record.value(of: other))
            return comparison.holds(order) ?? false
        case .sum(let sum, let comparison):
            // Where something is empty there is nothing that could relate in any way.
            return sum.relationToZero(in: record).flatMap(comparison.holds) ?? false
        case .matches(let attribute, let pattern):
            let value = record.value(of: attribute)
            return value.isText && pattern.matches(value.bytes)
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
        case .matches(let attribute, _): [attribute.slot]
        case .compareAttribute(let attribute, _, let other, _): [attribute.slot, other.slot]
        case .sum(let sum, _): sum.slots
        case .all(let conditions), .any(let conditions): conditions.flatMap({ $0.slots })
        case .not(let condition): condition.slots
        }
    }
}
