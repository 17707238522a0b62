internal import ProvisoFormats

/// What one rule asks of the bytes of a text.
enum TextStep: Sendable {
    case rule(_TextRule)
    /// There is nothing to trim.
    case trimmed
    case pattern(TextPattern)
    case members(TextTable, isInverted: Bool)

    @inline(__always)
    func passes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        switch self {
        case .rule(let rule): rule.passes(bytes)
        case .trimmed: TrimmedRange.isWholePlainly(bytes)
        case .pattern(let pattern): pattern.matches(bytes)
        case .members(let members, let isInverted): members.contains(bytes) != isInverted
        }
    }
}

/// The rules for a text, one after the other, as steps over its bytes: for texts this is all that a model pays for its rules.
@usableFromInline
final class TextRun: Sendable {
    private let steps: [(step: TextStep, skipsEmptyValues: Bool)]

    /// Creates a run, if each rule has a step.
    init?(_ steps: [(step: TextStep, skipsEmptyValues: Bool)?]) {
        self.steps = steps.compactMap(\.self)
        if self.steps.isEmpty || self.steps.count < steps.count { return nil }
    }

    /// Whether a text passes each step.
    @usableFromInline
    func passes(_ text: String) -> Bool {
        text.withBytes { bytes in
            for (step, skipsEmptyValues) in steps {
                if bytes.isEmpty, skipsEmptyValues { continue }
                if !step.passes(bytes) { return false }
            }
            return true
        }
    }
}

extension AnyRule {
    /// The rule as a step over the bytes of texts, if the values are texts and it can be one.
    func textStep(skipsEmptyValues: Bool) -> (step: TextStep, skipsEmptyValues: Bool)? {
        if Value.self != String.self { return nil }
        let step = text.map(TextStep.rule) ?? (base as? any DirectRule)?.textStep
        return step.map { ($0, skipsEmptyValues) }
    }
}
