/// Makes Swift values of data, and notes what cannot be made.
struct DataReader {
    let scenario: Scenario
    var violations: [Violation] = []

    init(scenario: Scenario = .default) { self.scenario = scenario }

    mutating func read<Value>(_: Value.Type, from data: DataValue, current: Value?) -> Value? {
        if let value = data.text as? Value { return value }
        violations.append(Violation("type"))
        return nil
    }

    static func data(of value: Any) -> DataValue { DataValue(any: value) }
}
