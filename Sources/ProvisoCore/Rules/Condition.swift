enum ConditionMessages: TypedRuleMessages {
    static let messages: [String: CatalogMessage] = ["condition": "{attribute} is not valid. Check it and try again."]
}

/// A condition of your own holds.
///
/// ```swift
/// ["Hello"].validate(.condition("greeting", message: "{attribute} must greet.") { $0.contains("Hello") })
/// ```
///
/// `nil` fails, and the condition is not asked.
struct Condition<Value>: ValidationRule {
    let code: ViolationCode
    private let message: MessageTemplate?
    private let holds: @Sendable (Value) -> Bool

    /// Creates the rule.
    ///
    /// - Parameters:
    ///   - code: The code of a violation.
    ///   - message: Its message; the catalogue's for the code by default.
    ///   - file: Where the message is given, to be named when it has a place that nothing fills.
    ///   - line: The line.
    ///   - holds: Whether a value passes.
    /// - Precondition: Every place in the message is one that something fills, if the code is not one of your own.
    init(
        _ code: ViolationCode = "condition", message: MessageTemplate? = nil, file: StaticString = #fileID,
        line: UInt = #line, _ holds: @escaping @Sendable (Value) -> Bool
    ) {
        if let message { MessageCheck.require(message, for: code, of: "condition", file, line) }
        self.code = code
        self.message = message
        self.holds = holds
    }

    /// Refuses a value of which the condition does not hold.
    func check(_ value: Value, into report: inout Report) {
        if !holds(value) { checkMissing(into: &report) }
    }

    /// The condition holds for no missing value.
    func checkMissing(into report: inout Report) {
        report.add(Violation(code, message: message))
    }
}

extension Condition: CodedRule {
    var codes: Set<ViolationCode>? { [code] }
}

extension RuleVocabulary {
    /// A condition of your own holds.
    ///
    /// ```swift
    /// ["Hello"].validate(.condition("greeting", message: "{attribute} must greet.") { $0.contains("Hello") })
    /// ```
    ///
    /// `nil` fails, and the condition is not asked.
    public static func condition(
        _ code: ViolationCode = "condition", message: MessageTemplate? = nil, file: StaticString = #fileID,
        line: UInt = #line, _ holds: @escaping @Sendable (Value) -> Bool
    ) -> Self {
        Self(Condition(code, message: message, file: file, line: line, holds))
    }
}
