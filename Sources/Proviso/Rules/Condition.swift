extension TypedRuleMessages {
    static let condition: [String: CatalogMessage] = ["condition": "{attribute} is not valid. Check it and try again."]
}

/// A condition of your own holds.
///
/// ```swift
/// ["Hello"].validate(.condition("greeting", message: "{attribute} must greet.") { $0.contains("Hello") })
/// ```
///
/// `nil` fails, and the condition is not asked.
public struct Condition<Value>: ValidationRule {
    let code: ViolationCode
    private let message: MessageTemplate?
    private let holds: @Sendable (Value) -> Bool

    /// Creates the rule.
    ///
    /// - Parameters:
    ///   - code: The code of a violation.
    ///   - message: Its message; the catalogue's for the code by default.
    ///   - holds: Whether a value passes.
    public init(
        _ code: ViolationCode = "condition", message: MessageTemplate? = nil,
        _ holds: @escaping @Sendable (Value) -> Bool
    ) {
        self.code = code
        self.message = message
        self.holds = holds
    }

    /// Refuses a value of which the condition does not hold.
    public func check(_ value: Value, into report: inout Report) {
        if !holds(value) { checkMissing(into: &report) }
    }

    /// The condition holds for no missing value.
    public func checkMissing(into report: inout Report) {
        report.add(Violation(code, message: message))
    }
}

extension AnyRule {
    /// A condition of your own holds; see ``Condition``.
    public static func condition(
        _ code: ViolationCode = "condition", message: MessageTemplate? = nil,
        _ holds: @escaping @Sendable (Value) -> Bool
    ) -> Self {
        Self(Condition(code, message: message, holds))
    }
}
