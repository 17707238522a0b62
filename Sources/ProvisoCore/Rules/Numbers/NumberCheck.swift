#if !hasFeature(Embedded)
/// A number has a property: the rules of numbers that take no parameters.
struct NumberCheck<Value: Numeric & Sendable>: ValidationRule {
    let code: ViolationCode
    private let reason: String
    private let number = NumberTest<Value>()
    /// The numbers at which it changes whether a number passes.
    let limits: [Value]
    private let passes: @Sendable (Value) -> Bool
    /// What documents write in its place, where they judge every number alike.
    let definitions: [RuleDefinition]?

    init(
        code: ViolationCode, reason: String, limits: [Value], definition: RuleDefinition? = nil,
        passes: @escaping @Sendable (Value) -> Bool
    ) {
        self.code = code
        definitions = definition.map { [$0] }
        self.reason = reason
        self.limits = limits
        self.passes = passes
    }

    var name: String { code.rawValue }

    func check(_ value: Value, into report: inout Report) {
        if number.refuses(value) { return checkMissing(into: &report) }
        if !passes(value) { report.fail(code, ["reason": .string(reason)]) }
    }

    func checkMissing(into report: inout Report) { report.fail(code, ["reason": "not a number"]) }

    func completion(of text: String) -> Completion? {
        NumberCompletion<Value>.completion(of: text, limits: limits) { findsNothing(in: $0) }
    }
}

extension NumberCheck: CodedRule {
    var codes: Set<ViolationCode>? { [code] }
}
#endif
