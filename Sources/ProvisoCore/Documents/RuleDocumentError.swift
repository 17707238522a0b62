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
    /// The files that documents in other folders name, as the whole document has to name them, by where they are named.
    private(set) var movedFiles: [SourcePosition: String] = [:]
    private var noted: Set<RuleDocumentProblem> = []
    private var errorPositions: Set<SourcePosition> = []

    #if PROVISO_SMALL
    /// Notes where a mistake stands. The small engine of a page has no words for it, and makes none: the whole engine, which the
    /// script asks then, has them.
    @inline(__always)
    func error(
        _ message: @autoclosure () -> String, at position: SourcePosition?, suggestion: @autoclosure () -> String? = nil
    ) {
        noteError(at: position)
    }

    @inline(__always)
    func warning(
        _ message: @autoclosure () -> String, at position: SourcePosition?, suggestion: @autoclosure () -> String? = nil
    ) {
        noteWarning(at: position)
    }

    @inline(never)
    private func noteError(at position: SourcePosition?) {
        let message = "A mistake, or something that only the whole engine has."
        note(RuleDocumentProblem(message, at: position, suggestion: Self.whoSaysMore), in: &errors)
    }

    @inline(never)
    private func noteWarning(at position: SourcePosition?) {
        let message = "This looks like a mistake."
        note(RuleDocumentProblem(message, at: position, suggestion: Self.whoSaysMore), in: &warnings)
    }

    private static let whoSaysMore = "`proviso rules` says more."
    #else
    @inline(never)
    func error(_ message: String, at position: SourcePosition?, suggestion: String? = nil) {
        note(RuleDocumentProblem(message, at: position, suggestion: suggestion), in: &errors)
        if let position { errorPositions.insert(position) }
    }

    @inline(never)
    func warning(_ message: String, at position: SourcePosition?, suggestion: String? = nil) {
        note(RuleDocumentProblem(message, at: position, suggestion: suggestion), in: &warnings)
    }
    #endif

    /// The file that a document names, from where the whole document is.
    func resolvedFile(_ name: String, at position: SourcePosition?) -> String {
        guard let position, let document = position.file else { return name }
        let path = RuleFiles.name(name, beside: document)
        if path != name { movedFiles[position] = path }
        return path
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
