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
    let code: ViolationCode
    let message: MessageTemplate?
    let holds: @Sendable (Value, Model) -> Bool

    var name: String { "condition" }
    var codes: Set<ViolationCode>? { [code] }

    func run(on value: inout Value?, of model: Model, into report: inout Report) {
        if let value, holds(value, model) { return }
        report.add(Violation(code, message: message))
    }
}

/// An asynchronous condition of your own that reads the model: it leaves its question in the report.
struct AsyncModelCondition<Model: Sendable, Value: Sendable>: DependentRule {
    let code: ViolationCode
    let message: MessageTemplate?
    let failureSeverity: Severity
    let holds: @Sendable (Value, Model) async throws -> Bool

    var name: String { "satisfies" }

    func run(on value: inout Value?, of model: Model, into report: inout Report) {
        guard let value else { return report.add(Violation(code, message: message)) }
        report.deferCheck(
            DeferredCheck(failureSeverity: failureSeverity) { report in
                if try await !holds(value, model) { report.add(Violation(code, message: message)) }
            })
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
