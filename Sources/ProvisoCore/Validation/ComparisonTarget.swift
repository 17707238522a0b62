/// What a value of a Swift type is compared with.
enum ComparisonTarget<Value: Sendable>: Sendable {
    case constant(Value)
    /// Made each time.
    case computed(@Sendable () -> Value)

    var value: Value {
        switch self {
        case .constant(let value): value
        case .computed(let make): make()
        }
    }

    /// Notes that a value does not relate to this one as asked; nothing when it does.
    func judge(_ asked: ComparisonOperator, _ holds: Bool?, into report: inout Report) {
        if holds == true { return }
        Comparison(asked, with: named, ofDates: DataValue.namesDay(Value.self)).judge(holds, into: &report)
    }

    /// `compare` with the value, where it is fixed and a text, a number or a boolean.
    func definitions(_ asked: ComparisonOperator) -> [RuleDefinition]? {
        guard case .constant(let value) = self, let constant = DataValue(constant: value) else { return nil }
        var options: DataObject = ["compareValue": constant]
        if asked != .equal { options["operator"] = .string(asked.rawValue) }
        return [RuleDefinition(CompareRule.name, options)]
    }

    private var named: Comparison.Other {
        switch self {
        case .constant(let value): .value(value)
        case .computed: .computed
        }
    }
}
