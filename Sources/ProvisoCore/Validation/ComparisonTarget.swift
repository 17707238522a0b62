/// What a value is compared with.
enum ComparisonTarget<Value: Sendable>: Sendable {
    case constant(Value)
    /// Made each time. It may be anything, a secret too, so it gets into no parameter.
    case computed(@Sendable () -> Value)

    var value: Value {
        switch self {
        case .constant(let value): value
        case .computed(let make): make()
        }
    }

    func fail(_ code: ViolationCode, into report: inout Report) {
        switch self {
        case .constant(let value): report.fail(code, .value(value, for: "compareValue"))
        case .computed:
            let isDate = code.isOrder && DataValue.namesDay(Value.self)
            report.fail(code, wording: code.rawValue + (isDate ? "/computedDate" : "/computed"))
        }
    }
}
