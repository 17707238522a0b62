public import ProvisoCore

/// What became of each rule in one validation, in order: which ran, which were skipped and why, what each saw and what it found.
///
/// ```swift
/// let explained = signUp.explain(scenario: .register)
/// for step in explained.explanation.steps { print(step) }
/// ```
///
/// Ordinary validation keeps none of this and takes short cuts; ask for an explanation where somebody reads it. Values of sensitive
/// attributes are masked.
public struct Explanation: Sendable, Hashable {
    /// What became of one rule, for one attribute or for several that it validates together.
    public struct Step: Sendable, Hashable {
        /// What became of it.
        public enum Outcome: Sendable, Hashable {
            /// It judged the value, or changed it.
            case ran
            /// It did not run.
            case skipped(SkipReason)
        }

        /// The path of the attribute, as violations have it; that of the first of several.
        public let path: FieldPath
        /// The attributes as the rule names them: one, or several that it validates together.
        public let attributes: [String]
        /// The name of the rule.
        public let rule: String
        /// Where the rule stands in the text of its document; `nil` if there is none.
        public let position: SourcePosition?
        /// In how many others the rule lies: rules for elements, or of a model inside of the model, are one deeper.
        public let depth: Int
        /// What became of the rule.
        public let outcome: Outcome
        /// The value that it saw, after the filters before it, as messages show it: `•••` for a sensitive attribute. `nil` if it did not run,
        /// and for no value.
        public let value: String?
        /// What it made of the value; `nil` if it left it alone.
        public let newValue: String?
        /// What it found. The paths of what rules for parts find are relative to the part.
        public let violations: [Violation]

        /// Whether it ran and found nothing.
        public var passed: Bool { outcome == .ran && violations.isEmpty }
    }

    /// The rules in order, each once for each attribute that it validates; rules for elements come once for each element.
    public let steps: [Step]
    /// Whether the document leaves the record out, by its `where`. No rule ran then.
    public let isLeftOut: Bool
    /// Whether there were more steps than are kept.
    public let isCut: Bool

    /// So many steps are kept: elements of lists come from the data.
    public static var mostSteps: Int { 10_000 }
}

extension Explanation: CustomStringConvertible {
    /// One line for each step.
    public var description: String { steps.map { $0.description }.joined(separator: "\n") }
}

extension Explanation.Step: CustomStringConvertible {
    /// The attribute, the rule and what became of it, on one line and what it found on lines below.
    public var description: String {
        let indent = String(repeating: "  ", count: depth)
        let name = attributes.count > 1 ? attributes.joined(separator: ", ") : path.description
        var line = indent + (name.isEmpty ? rule : "\(name) \(rule)") + ": "
        switch outcome {
        case .skipped(let reason): line += "skipped, \(reason)"
        case .ran where !violations.isEmpty: line += "failed"
        case .ran: line += newValue == nil ? "passed" : "changed"
        }
        if let value { line += " \(Self.quoted(value))" }
        if let newValue { line += " to \(Self.quoted(newValue))" }
        for violation in violations { line += "\n\(indent)  \(violation.message)" }
        return line
    }

    /// A value on one line, shortened.
    private static func quoted(_ text: String) -> String {
        "\"" + VisibleText.singleLine(String(text.prefix(80))) + (text.count > 80 ? "…" : "") + "\""
    }
}

/// A result together with what became of each rule.
public struct ExplainedResult: Sendable, Hashable {
    /// What was found, the same as without an explanation.
    public let result: ValidationResult
    /// What became of each rule.
    public let explanation: Explanation

    /// Whether no violation is an error.
    public var isValid: Bool { result.isValid }
    /// Every violation, warnings too, in the order in which they were found.
    public var violations: [Violation] { result.violations }
}
