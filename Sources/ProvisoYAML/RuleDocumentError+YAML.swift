#if YAML
internal import ProvisoCore
internal import Yams

extension RuleDocumentError {
    /// What the parser says, with its place, in words that help.
    init(yaml error: any Error, in text: String) {
        guard let error = error as? YamlError else {
            self.init([RuleDocumentProblem("The document is not YAML: \(error).", at: nil)])
            return
        }
        func position(_ mark: Mark?) -> SourcePosition? {
            mark.map { SourcePosition(line: max(1, $0.line), column: max(1, $0.column)) }
        }
        let (problem, place): (String, SourcePosition?) =
            switch error {
            case .parser(_, let problem, let mark, _) where problem.contains("nesting level"):
                ("it is nested too deeply", position(mark))
            case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
                .composer(let context, let problem, let mark, _):
                ((context.map { "\($0.text), " } ?? "") + problem, position(mark))
            case .reader(let problem, let offset, let value, _):
                (
                    problem + (value > 0 ? " (U+\(String(value, radix: 16, uppercase: true)))" : ""),
                    offset.map { SourcePosition(ofOffset: $0, in: Array(text.utf8).span) }
                )
            case .duplicatedKeysInMapping(let keys, let context):
                (
                    "the key \(keys.map { "`\($0)`" }.joined(separator: ", ")) stands here twice",
                    position(context.mark)
                )
            case .memory: ("it needs too much memory", nil)
            default: (error.description, nil)
            }
        self.init([
            RuleDocumentProblem(
                "The document is not YAML: \(problem).", at: place,
                suggestion: place.flatMap { YAMLQuoting.advice(for: text, brokenAt: $0) }
                    ?? Self.suggestion(for: problem))
        ])
    }

    private static func suggestion(for problem: String) -> String? {
        if problem.contains("cannot start any token") {
            return "Indent with blanks, not tabs, and put values that begin with @, ` or % in quotes."
        }
        if problem.contains("did not find expected") || problem.contains("could not find expected") {
            return "Look for a missing bracket, comma, colon or quote just before, or for a line indented differently."
        }
        if problem.contains("mapping values are not allowed") {
            return "Put a value that contains a colon in quotes."
        }
        if problem.contains("unknown escape") {
            return "In double quotes a backslash begins an escape; put patterns in single quotes."
        }
        if problem.contains("control characters") { return "Write it as an escape in double quotes." }
        if problem.contains("undefined alias") {
            return
                "An alias repeats what stands behind an anchor, &name, further up; put text that begins with * in quotes."
        }
        return nil
    }
}
#endif
