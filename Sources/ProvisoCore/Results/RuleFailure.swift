#if !hasFeature(Embedded)
/// An asynchronous rule could not decide, for example because a service did not answer.
///
/// Its code is `async.failed`. With the severity error, the default, the value is not valid until the rule has decided; the rule
/// can declare another severity. A result lists failures apart from violations. A form shows them among its errors, since they
/// keep the user from continuing.
public struct RuleFailure: Error, Sendable {
    private var violation: Violation
    /// What a form tells people.
    package var told: Violation { violation }
    /// What the rule threw.
    public let underlying: any Error

    init(_ violation: Violation, _ underlying: any Error) {
        self.violation = violation
        self.underlying = underlying
    }

    /// The path of the value that could not be validated.
    public var path: FieldPath { violation.path }
    /// The code, `async.failed`.
    public var code: ViolationCode { violation.code }
    /// The name of the rule.
    public var rule: String { violation.rule }
    /// How much it weighs.
    public var severity: Severity { violation.severity }
    /// What happened, for people, in the language of the form that tells of it, or in English; without the underlying error,
    /// which is for developers.
    public var message: String { violation.message }
    /// What happened, for people, in the language of a catalogue.
    public func message(in catalog: MessageCatalog) -> String { violation.message(in: catalog) }

    /// Has ``message`` come in a language.
    package mutating func speak(_ catalog: Shared<MessageCatalog>) { violation.speak(catalog) }
}

extension RuleFailure: CustomStringConvertible {
    /// Path, message and the underlying error.
    public var description: String { (path.isEmpty ? "" : "\(path): ") + "\(message) (\(underlying))" }
}

/// What an asynchronous validation found: violations, and rules that could not judge.
public struct AsyncValidationResult: Sendable {
    /// What the rules that judged found.
    public let result: ValidationResult
    /// The rules that could not judge.
    public let failures: [RuleFailure]

    init(_ result: ValidationResult, _ failures: [RuleFailure] = []) {
        self.result = result
        self.failures = failures
    }

    /// Whether no violation and no failure is an error.
    public var isValid: Bool { result.isValid && !failures.contains { $0.severity == .error } }
    /// Every violation.
    public var violations: [Violation] { result.violations }

    /// The messages of the errors, and of the rules that could not judge though they had to, as one text.
    ///
    /// - Parameters:
    ///   - catalog: The language.
    ///   - separator: The text between two messages.
    /// - Returns: `nil` when the result is valid.
    public func text(in catalog: MessageCatalog = .english, separator: String = "\n") -> String? {
        let failed = failures.filter { $0.severity == .error }.map { $0.message(in: catalog) }
        let texts = result.errors.map { $0.message(in: catalog) } + failed
        return texts.isEmpty ? nil : texts.joined(separator: separator)
    }

    /// Throws when the value is not known to be valid.
    ///
    /// - Throws: ``ValidationError`` with all violations when one is an error, since the value is invalid then whatever
    ///   else a service would have said; otherwise the first ``RuleFailure`` whose severity is error.
    public func get() throws {
        try result.get()
        if let failure = failures.first(where: { $0.severity == .error }) { throw failure }
    }
}
#endif
