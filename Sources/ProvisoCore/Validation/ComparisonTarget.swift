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

    private var named: Comparison.Other {
        switch self {
        case .constant(let value): .value(value)
        case .computed: .computed
        }
    }
}
