public import ProvisoCore

/// Why a schema cannot be used: every mistake in it, with its place.
public struct SchemaError: Error, Sendable, Hashable {
    /// The mistakes. Never empty.
    public let problems: [RuleDocumentProblem]

    package init(_ problems: [RuleDocumentProblem]) { self.problems = problems }

    package init(_ message: String, at position: SourcePosition?, suggestion: String? = nil) {
        self.init([RuleDocumentProblem(message, at: position, suggestion: suggestion)])
    }
}

extension SchemaError: CustomStringConvertible {
    /// A line for each mistake.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}
