/// The rules for a text, one after the other, as steps over its bytes: for texts this is all that a model pays for its rules.
///
/// A step is lent one after the other, as ``RuleSteps`` lends those of documents: to count a reference to each would cost
/// more than most of them ask. The run holds them for as long as it is there.
@usableFromInline
final class TextRun: Sendable {
    private let steps: [TextStep]
    private let lent: [Unmanaged<TextStep>]
    private let beginsWithTrim: Bool
    /// Whether a text without anything in it passes each step.
    private let passesEmpty: Bool
    /// Whether what the first rule takes off is seen by those after it alone. Set once, while the rules of a model are made.
    @exclusivity(unchecked) nonisolated(unsafe) private var trimsUnseen = false

    /// Creates a run, if there are rules and each has a step.
    init?(_ steps: [TextStep?]) {
        let known = steps.compactMap(\.self)
        guard known.count == steps.count, !known.isEmpty else { return nil }
        self.steps = known
        lent = known.map(Unmanaged.passUnretained)
        beginsWithTrim = known.first?.trimsEnds ?? false
        passesEmpty = "".withBytes { bytes in known.allSatisfy { $0.skipOnEmpty.skips(true) || $0.passes(bytes) } }
    }

    /// Notes that nobody else sees what becomes of the text.
    func isUnseen() { trimsUnseen = beginsWithTrim }

    /// Whether a text passes each step, once it is trimmed if the first rule says so and nobody else sees that.
    @usableFromInline
    func passes(_ text: String) -> Bool {
        text.withInlinedBytes { bytes in
            if !trimsUnseen || TrimmedRange.isWholePlainly(bytes) { return passes(bytes) }
            return passes(UnsafeBufferPointer(rebasing: bytes[TrimmedRange.of(bytes)]), from: 1)
        }
    }

    /// Whether a text passes each step as it is.
    @usableFromInline
    func passesUnchanged(_ text: String) -> Bool { text.withInlinedBytes { passes($0) } }

    /// Whether each of several texts passes each step as it is.
    func passesUnchanged(each texts: [String]) -> Bool {
        texts.withUnsafeBufferPointer { texts in
            for index in texts.indices where !texts[index].withInlinedBytes({ passes($0) }) { return false }
            return true
        }
    }

    /// The first step that a text does not pass, from one on, and what is wrong with the text there.
    @usableFromInline
    func fault(in text: String, from start: Int) -> TextFault? {
        text.withInlinedBytes { bytes in
            for index in start..<lent.count {
                let fault = lent[index]._withUnsafeGuaranteedRef { step in
                    step.skipOnEmpty.skips(bytes.isEmpty) ? nil : step.fault(bytes)
                }
                if let fault { return TextFault(index: index, fault: fault) }
            }
            return nil
        }
    }

    @inline(__always)
    private func passes(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Bool {
        // What the first rule takes off leaves a text that it passes.
        if bytes.isEmpty { return passesEmpty }
        for index in start..<lent.count where !lent[index]._withUnsafeGuaranteedRef({ $0.passes(bytes) }) {
            return false
        }
        return true
    }
}

extension AnyRule {
    /// The rule as a new step over the bytes of texts, if the values are texts and it can be one.
    func textStep(skipsEmptyValues: Bool) -> TextStep? {
        if Value.self != String.self { return nil }
        if let text { return text.judge.step(skipsEmptyValues: skipsEmptyValues) }
        return (base as? any SpecializedRule)?.textStep(skipsEmptyValues: skipsEmptyValues)
    }
}

/// What is wrong with a text, and which step of a run found it.
@usableFromInline
struct TextFault: Sendable {
    let index: Int
    let fault: ValueFault
}
