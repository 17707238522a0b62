/// What a validation found: the value is valid, perhaps with warnings, or it is not.
///
/// ```swift
/// switch "invalid@email,com".validate(.email) {
/// case .valid: print("fine")
/// case .invalid(let violations): print(violations)
/// }
/// ```
public enum ValidationResult: Sendable, Hashable {
    /// No violation is an error. Warnings and remarks, if there are any, are kept.
    case valid(warnings: [Violation] = [])
    /// At least one violation is an error. All are here, warnings too, in the order in which they were found.
    case invalid([Violation])

    /// Creates the result that some violations amount to.
    public init(_ violations: [Violation]) {
        self = violations.hasError() ? .invalid(violations) : .valid(warnings: violations)
    }

    /// Whether no violation is an error.
    @inlinable public var isValid: Bool {
        if case .valid = self { true } else { false }
    }

    /// Every violation, warnings too, in the order in which they were found.
    public var violations: [Violation] {
        switch self {
        case .valid(let warnings): warnings
        case .invalid(let violations): violations
        }
    }

    /// The violations of severity error.
    public var errors: [Violation] { violations.filter { $0.severity == .error } }

    /// The violations at a path or further inside of it.
    public func violations(at path: FieldPath) -> [Violation] {
        violations.filter { path.contains($0.path) }
    }

    /// The English messages of all violations, in order.
    public var messages: [String] { violations.map { $0.message } }

    /// The messages of all violations, in order, in the language of a catalogue.
    public func messages(in catalog: MessageCatalog) -> [String] { violations.map { $0.message(in: catalog) } }

    /// The messages of the errors as one text.
    ///
    /// - Parameters:
    ///   - catalog: The language.
    ///   - separator: The text between two messages.
    /// - Returns: `nil` when the result is valid, also with warnings.
    public func text(in catalog: MessageCatalog = .english, separator: String = "\n") -> String? {
        isValid ? nil : errors.map { $0.message(in: catalog) }.joined(separator: separator)
    }

    /// Throws every violation when the result is invalid.
    ///
    /// - Throws: ``ValidationError`` with all violations.
    public func get() throws(ValidationError) {
        if case .invalid(let violations) = self { throw ValidationError(violations) }
    }

    /// This result and another one in one; nothing is lost, the order is kept.
    public func merge(_ other: ValidationResult) -> ValidationResult {
        ValidationResult(violations + other.violations)
    }

    /// This result and others in one.
    public func merge(_ others: [ValidationResult]) -> ValidationResult {
        .combine([self] + others)
    }

    /// Many results in one. None at all is valid.
    public static func combine(_ results: some Sequence<ValidationResult>) -> ValidationResult {
        ValidationResult(results.flatMap { $0.violations })
    }

    /// The result with every path led from an outer value: `city` becomes `address.city`.
    public func nested(under path: FieldPath) -> ValidationResult {
        ValidationResult(
            violations.map { violation in
                var violation = violation
                violation.move(under: path, outside: path)
                return violation
            })
    }
}

extension ValidationResult: CustomStringConvertible {
    /// `valid`, or a line for each violation.
    public var description: String {
        let lines = violations.map { ($0.severity == .error ? "" : "\($0.severity.rawValue): ") + $0.description }
        return ([isValid ? "valid" : "invalid"] + lines).joined(separator: "\n  ")
    }
}

#if !hasFeature(Embedded)
extension ValidationResult: Encodable {
    private enum CodingKeys: String, CodingKey {
        case valid, violations
    }

    /// Encodes `valid` and `violations`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(isValid, forKey: .valid)
        try container.encode(violations, forKey: .violations)
    }
}
#endif
