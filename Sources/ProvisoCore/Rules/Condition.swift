enum ConditionMessages: TypedRuleMessages {
    static let messages: [String: CatalogMessage] = ["condition": "{attribute} is not valid. Check it and try again."]
}

#if !hasFeature(Embedded)
/// A condition of your own holds.
///
/// ```swift
/// ["Hello"].validate(.condition("greeting", message: "{attribute} must greet.") { $0.contains("Hello") })
/// ```
///
/// `nil` fails, and the condition is not asked.
struct Condition<Value>: ValidationRule, CodedRule {
    let condition: InlineCondition
    let holds: @Sendable (Value) -> Bool

    var codes: Set<ViolationCode>? { [condition.code] }

    /// Refuses a value of which the condition does not hold.
    func check(_ value: Value, into report: inout Report) { condition.judge(holds(value), into: &report) }

    /// The condition holds for no missing value.
    func checkMissing(into report: inout Report) { condition.judge(false, into: &report) }
}

extension RuleVocabulary {
    /// A condition of your own holds.
    ///
    /// ```swift
    /// ["Hello"].validate(.condition("greeting", message: "{attribute} must greet.") { $0.contains("Hello") })
    /// ```
    ///
    /// `nil` fails, and the condition is not asked.
    ///
    /// - Parameters:
    ///   - code: The code of a violation.
    ///   - message: Its message; the catalogue's for the code by default.
    ///   - file: Where the message is given, to be named when it has a place that nothing fills.
    ///   - line: The line.
    ///   - holds: Whether a value passes.
    /// - Precondition: Every place in the message is one that something fills, if the code is not one of your own.
    public static func condition(
        _ code: ViolationCode = "condition", message: MessageTemplate? = nil, file: StaticString = #fileID,
        line: UInt = #line, _ holds: @escaping @Sendable (Value) -> Bool
    ) -> Self {
        Self(Condition(condition: InlineCondition(code, message: message, of: "condition", file, line), holds: holds))
    }
}
#endif
