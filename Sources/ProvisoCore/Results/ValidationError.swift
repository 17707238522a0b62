/// What is thrown for an invalid value: every violation at once.
public struct ValidationError: Error, Sendable, Hashable {
    /// The violations, warnings too, in the order in which they were found. Never empty.
    public let violations: [Violation]

    /// Creates an error from violations.
    public init(_ violations: [Violation]) { self.violations = violations }
}

extension ValidationError: CustomStringConvertible {
    /// A line for each violation.
    public var description: String {
        "\(violations.count == 1 ? "1 violation" : "\(violations.count) violations")\n"
            + violations.map { "  \($0)" }.joined(separator: "\n")
    }
}

#if !hasFeature(Embedded)
extension ValidationError: Encodable {
    /// Encodes what ``ValidationResult`` encodes.
    public func encode(to encoder: any Encoder) throws {
        try ValidationResult.invalid(violations).encode(to: encoder)
    }
}
#endif
