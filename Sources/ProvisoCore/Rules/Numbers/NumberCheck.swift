/// What the rules of numbers say of a value that is none: what `number` says.
enum NumberWording {
    static let notANumber = "number.type"
}

#if !hasFeature(Embedded)
/// A number has a property: the rules of numbers that take no parameters.
struct NumberCheck<Value: Numeric & Sendable>: ValidationRule {
    let code: ViolationCode
    private let reason: String
    private let number = NumberTest<Value>()
    /// The numbers at which it changes whether a number passes.
    let limits: [Value]
    /// What is said of a value that is no number, if it is another message than that of the code.
    private let wording: String?
    private let passes: @Sendable (Value) -> Bool
    /// What documents write in its place, where they judge every number alike.
    let definitions: [RuleDefinition]?

    init(
        code: ViolationCode, reason: String, limits: [Value], wording: String? = nil, definition: RuleDefinition? = nil,
        passes: @escaping @Sendable (Value) -> Bool
    ) {
        self.code = code
        definitions = definition.map { [$0] }
        self.reason = reason
        self.limits = limits
        self.wording = wording
        self.passes = passes
    }

    var name: String { code.rawValue }

    func check(_ value: Value, into report: inout Report) {
        if number.refuses(value) { return checkMissing(into: &report) }
        if !passes(value) { report.fail(code, ["reason": .string(reason)]) }
    }

    func checkMissing(into report: inout Report) {
        report.fail(code, ["reason": "not a number"], wording: wording)
    }

    func completion(of text: String) -> Completion? {
        NumberCompletion<Value>.completion(of: text, limits: limits) { findsNothing(in: $0) }
    }
}

extension NumberCheck: CodedRule {
    var codes: Set<ViolationCode>? { [code] }
}
#endif
