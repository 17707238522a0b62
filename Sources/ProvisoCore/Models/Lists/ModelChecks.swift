/// A check of your own that reads the model, given as a closure.
struct ModelCheckRule<Model, Value>: DependentRule {
    let name: String
    let skipsEmptyValues: Bool
    let judge: @Sendable (Value, Model, inout Report) -> Void

    func run(on value: inout Value?, of model: Model, into report: inout Report) {
        if let value { judge(value, model, &report) }
    }
}

/// A condition of your own that reads the model.
struct ModelCondition<Model, Value>: DependentRule, CodedRule {
    let condition: InlineCondition
    let holds: @Sendable (Value, Model) -> Bool

    var name: String { "condition" }
    var codes: Set<ViolationCode>? { [condition.code] }

    func run(on value: inout Value?, of model: Model, into report: inout Report) {
        condition.judge(value.map { holds($0, model) } ?? false, into: &report)
    }
}

/// An asynchronous condition of your own that reads the model: it leaves its question in the report.
struct AsyncModelCondition<Model: Sendable, Value: Sendable>: DependentRule {
    let condition: InlineCondition
    let failureSeverity: Severity
    let holds: @Sendable (Value, Model) async throws -> Bool

    var name: String { "satisfies" }

    func run(on value: inout Value?, of model: Model, into report: inout Report) {
        guard let value else { return condition.judge(false, into: &report) }
        let holds = holds
        condition.ask(into: &report, failureSeverity: failureSeverity) { try await holds(value, model) }
    }
}

/// Gives an attribute that is `nil` or empty a value that depends on the model. Judges nothing.
struct ModelDefault<Model, Value>: DependentRule, CodedRule {
    let make: @Sendable (Model) -> Value?
    private let emptiness = EmptinessTest<Value>()

    init(_ make: @escaping @Sendable (Model) -> Value?) { self.make = make }

    var name: String { "default" }
    /// It is there for empty values.
    var skipsEmptyValues: Bool { false }
    var codes: Set<ViolationCode>? { [] }

    func run(on value: inout Value?, of model: Model, into report: inout Report) {
        if value.map(emptiness.isEmpty) ?? true { value = make(model) }
    }
}
