/// An asynchronous check of a value: it can ask a database, a service or a file.
///
/// ```swift
/// struct FreeName: AsyncRule {
///     let users: any UserStore
///
///     func check(_ name: String, into report: inout Report) async throws {
///         if try await users.contains(name) { report.fail("username.taken") }
///     }
/// }
///
/// let username = RuleList<String>(.trim, .required, .asynchronous(FreeName(users: store)))
/// let outcome = await "ada".validateAsync(rules: username)
/// ```
///
/// List an asynchronous rule beside the others. It runs when all synchronous rules of its attribute have passed, also those
/// declared after it, and gets the value as the filters before it left it.
///
/// - A rule that throws could not decide. The result is a ``RuleFailure``, not a violation of the user's.
/// - Synchronous validation never skips an asynchronous rule silently: the value has the violation `async.unchecked`.
///   Asynchronous validation, and forms, wait for the answer.
/// - Alternatives (`.any`) and negations (`.not`) cannot wait: an asynchronous rule inside them has the same violation.
public protocol AsyncRule<Value>: Sendable {
    /// The type of the values that the rule judges.
    associatedtype Value: Sendable

    /// Judges a value.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - report: Where violations go.
    /// - Throws: Whatever kept the rule from judging.
    func check(_ value: Value, into report: inout Report) async throws
}

/// An asynchronous rule among the synchronous ones: it leaves its question in the report.
struct AsynchronousRule<Rule: AsyncRule>: ValidationRule {
    let rule: Rule
    let failureSeverity: Severity

    var name: String { RuleTypeName.of(Rule.self) }

    func check(_ value: Rule.Value, into report: inout Report) {
        let rule = rule
        report.deferCheck(
            DeferredCheck(failureSeverity: failureSeverity) { report in try await rule.check(value, into: &report) })
    }
}

/// An asynchronous condition of your own: it leaves its question in the report.
struct AsyncCondition<Value: Sendable>: ValidationRule {
    let condition: InlineCondition
    let failureSeverity: Severity
    let holds: @Sendable (Value) async throws -> Bool

    func check(_ value: Value, into report: inout Report) {
        let holds = holds
        condition.ask(into: &report, failureSeverity: failureSeverity) { try await holds(value) }
    }

    /// The condition holds for no missing value.
    func checkMissing(into report: inout Report) { condition.judge(false, into: &report) }
}

extension AsyncCondition: CodedRule {
    /// Its own code. Of the one that all share nobody knows what fills its messages.
    var codes: Set<ViolationCode>? { condition.code == .async ? nil : [condition.code] }
}

extension RuleVocabulary where Value: Sendable {
    /// An asynchronous rule; see ``AsyncRule``.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - failureSeverity: The severity of a failure of the rule. With an error, the value is not valid until the rule has
    ///     decided; with a warning, it is valid.
    public static func asynchronous<Rule: AsyncRule<Value>>(_ rule: Rule, failureSeverity: Severity = .error) -> Self {
        Self(AsynchronousRule(rule: rule, failureSeverity: failureSeverity))
    }

    /// An asynchronous condition of your own holds; see ``AsyncRule``.
    ///
    /// ```swift
    /// .satisfies("username.taken", message: "{attribute} is taken.") { name in try await users.isFree(name) }
    /// ```
    ///
    /// - Parameters:
    ///   - code: The code of a violation.
    ///   - message: Its message; the catalogue's for the code by default.
    ///   - failureSeverity: How much it weighs when the closure throws; see ``asynchronous(_:failureSeverity:)``.
    ///   - file: Where the message is given, to be named when it has a place that nothing fills.
    ///   - line: The line.
    ///   - holds: Whether a value passes. `nil` does not.
    public static func satisfies(
        _ code: ViolationCode = .async, message: MessageTemplate? = nil, failureSeverity: Severity = .error,
        file: StaticString = #fileID, line: UInt = #line,
        async holds: @escaping @Sendable (Value) async throws -> Bool
    ) -> Self {
        let condition = InlineCondition(code, message: message, of: "satisfies", file, line)
        return Self(AsyncCondition(condition: condition, failureSeverity: failureSeverity, holds: holds))
    }
}
