#if Command
import ProvisoCore
import ProvisoFiles
import ProvisoProofs

/// What `proviso rules` says of a document that it understands: warnings of the loader, and what a review of the rules finds.
struct FindingReport {
    private let file: RawPath
    private let warnings: [RuleDocumentProblem]
    private let findings: [RuleFinding]

    /// Leaves out what comments of the document, and of those that it includes, allow.
    init(_ review: DocumentReview, of document: RuleDocument, in file: RawPath, _ text: String) {
        self.file = file
        warnings =
            document.warnings
            + DocumentReview.unknownNames(inCommentsOf: text).map { line, name in
                let near = Suggestion.nearest(to: name, among: RuleFinding.Kind.allCases.map(\.rawValue))
                return RuleDocumentProblem(
                    "There is no finding `\(name)`, so the comment allows nothing.",
                    at: SourcePosition(line: line, column: 1), suggestion: near.map { "Did you mean `\($0)`?" })
            }
        var kept = review.allowed(byCommentsOf: text)
        for name in Set(review.findings.compactMap { $0.position?.file }).sorted() {
            guard let text = RuleDocumentFile.text(of: name, in: file) else { continue }
            kept.formUnion(review.allowed(byCommentsOf: text, file: name))
        }
        findings = review.findings.filter { !kept.contains($0) }
    }

    /// Whether no record could ever pass.
    var hasErrors: Bool { findings.contains { $0.weight == .error } }

    /// Whether there is more than notes.
    var hasWarnings: Bool { !warnings.isEmpty || findings.contains { $0.weight != .note } }

    /// A line for each.
    var lines: [String] {
        warnings.map { RuleDocumentFile.line(file, "warning", $0) }
            + findings.map { finding in
                let problem = RuleDocumentProblem(
                    "\(finding.message) [\(finding.kind.rawValue)]", at: finding.position)
                return RuleDocumentFile.line(file, finding.weight.rawValue, problem)
            }
    }

    /// All of it as data.
    var json: DataValue {
        [
            "findings": .array(
                warnings.map { Self.json("document", .warning, $0.position, $0.message) }
                    + findings.map { finding in
                        var data = Self.object(finding.kind.rawValue, finding.weight, finding.position, finding.message)
                        if !finding.attribute.isEmpty { data["attribute"] = .string(finding.attribute) }
                        if !finding.rule.isEmpty { data["rule"] = .string(finding.rule) }
                        return .object(data)
                    })
        ]
    }

    private static func json(
        _ name: String, _ weight: RuleFinding.Weight, _ position: SourcePosition?, _ message: String
    ) -> DataValue { .object(object(name, weight, position, message)) }

    private static func object(
        _ name: String, _ weight: RuleFinding.Weight, _ position: SourcePosition?, _ message: String
    ) -> DataObject {
        var data: DataObject = [
            "name": .string(name), "weight": .string(weight.rawValue), "message": .string(message),
        ]
        if let position {
            data["line"] = .number(ExactNumber(position.line))
            data["column"] = .number(ExactNumber(position.column))
            if let file = position.file { data["file"] = .string(file) }
        }
        return data
    }
}
#endif
