/// The rules for a text, one after the other, as steps over its bytes: for texts this is all that a model pays for its rules.
@usableFromInline
final class TextRun: Sendable {
    private let first: TextStep

    /// Creates a run, if there are rules and each has a step.
    init?(_ steps: [TextStep?]) {
        let known = steps.compactMap(\.self)
        guard known.count == steps.count, let first = TextStep.joined(known) else { return nil }
        self.first = first
    }

    /// Whether a text passes each step.
    @usableFromInline
    func passes(_ text: String) -> Bool { text.withBytes { first.passesAll($0) } }
}

extension AnyRule {
    /// The rule as a new step over the bytes of texts, if the values are texts and it can be one.
    func textStep(skipsEmptyValues: Bool) -> TextStep? {
        if Value.self != String.self { return nil }
        if let text { return TextStep.of(text, skipsEmptyValues: skipsEmptyValues) }
        return (base as? any DirectRule)?.textStep(skipsEmptyValues: skipsEmptyValues)
    }
}
