/// A mistake in a rule document, or something in it that looks like one.
public struct RuleDocumentProblem: Sendable, Hashable {
    /// Where it stands; `nil` in a document made of Swift literals.
    public let position: SourcePosition?
    /// What is wrong.
    public let message: String
    /// How to fix it, when that can be said.
    public let suggestion: String?

    package init(_ message: String, at position: SourcePosition?, suggestion: String? = nil) {
        self.message = message
        self.position = position
        self.suggestion = suggestion
    }
}

extension RuleDocumentProblem: CustomStringConvertible {
    /// Position, message and suggestion on one line.
    public var description: String {
        (position.map { "\($0): " } ?? "") + message + (suggestion.map { " \($0)" } ?? "")
    }
}

/// Why a rule document cannot be used: every mistake in it, in the order in which they stand.
public struct RuleDocumentError: Error, Sendable, Hashable {
    /// The mistakes. Never empty.
    public let problems: [RuleDocumentProblem]

    package init(_ problems: [RuleDocumentProblem]) { self.problems = problems }
}

extension RuleDocumentError: CustomStringConvertible {
    /// A line for each mistake.
    public var description: String { problems.map { $0.description }.joined(separator: "\n") }
}

/// Collects what is wrong in a document, each thing once.
final class RuleDocumentProblems {
    private(set) var errors: [RuleDocumentProblem] = []
    private(set) var warnings: [RuleDocumentProblem] = []
    /// What is left to another program.
    private(set) var left: [LeftRule] = []
    private var noted: Set<RuleDocumentProblem> = []
    private var errorPositions: Set<SourcePosition> = []

    @inline(never)
    func error(_ message: String, at position: SourcePosition?, suggestion: String? = nil) {
        note(RuleDocumentProblem(message, at: position, suggestion: suggestion), in: &errors)
        if let position { errorPositions.insert(position) }
    }

    @inline(never)
    func warning(_ message: String, at position: SourcePosition?, suggestion: String? = nil) {
        note(RuleDocumentProblem(message, at: position, suggestion: suggestion), in: &warnings)
    }

    func leave(_ rule: LeftRule) { if !left.contains(rule) { left.append(rule) } }

    func hasError(at position: SourcePosition) -> Bool { errorPositions.contains(position) }

    /// A rule is read once for each of its attributes, its mistakes are one.
    @inline(never)
    private func note(_ problem: RuleDocumentProblem, in list: inout [RuleDocumentProblem]) {
        if noted.insert(problem).inserted { list.append(problem) }
    }

    /// The mistakes in the order of the document.
    var sortedErrors: [RuleDocumentProblem] {
        errors.enumerated().sortedRarely { a, b in
            let (left, right) = (a.element.position, b.element.position)
            guard let left, let right, left != right else { return a.offset < b.offset }
            return left < right
        }.map { $0.element }
    }
}

extension RuleDocumentError {
    /// A document that is not JSON.
    init(syntax error: JSONSyntaxError) {
        self.init([
            RuleDocumentProblem(
                "The document is not JSON: \(error.reason).", at: error.position,
                suggestion: error.hint.map { $0.prefix(1).uppercased() + $0.dropFirst() + "." })
        ])
    }
}
