/// What can say by one look at the bytes of a text what is wrong with it.
protocol TextJudge: Sendable {
    /// What is wrong with a text; `nil` when nothing is, and nothing changes.
    func fault(in bytes: UnsafeBufferPointer<UInt8>) -> ValueFault?

    /// Whether nothing is.
    func passes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool

    /// Whether white space is taken off both ends of a text that does not pass.
    var trimsEnds: Bool { get }

    /// The step that asks this of texts. A requirement, so that the default is compiled for each type.
    func step(skipsEmptyValues: Bool) -> TextStep
}

extension TextJudge {
    var trimsEnds: Bool { false }

    func step(skipsEmptyValues: Bool) -> TextStep { TextStep(self, skipsEmptyValues: skipsEmptyValues) }

    func passes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { if case nil = fault(in: bytes) { true } else { false } }
}

/// What one rule asks of the bytes of a text.
///
/// Each is an object, whose constants are lent: an enumeration in an array would be copied for every text, which costs more
/// than most of these ask. Its closures are compiled for their judge. A method of a generic class would be compiled once, and
/// look up what it calls for every text.
final class TextStep: Sendable {
    let skipOnEmpty: SkipOnEmpty
    /// Whether white space is taken off both ends of a text that does not pass.
    let trimsEnds: Bool
    /// What is wrong with a text; `nil` when it passes this step.
    let fault: @Sendable (UnsafeBufferPointer<UInt8>) -> ValueFault?
    /// Whether a text passes this step.
    let passes: @Sendable (UnsafeBufferPointer<UInt8>) -> Bool

    @inline(__always)
    fileprivate init(_ judge: some TextJudge, skipsEmptyValues: Bool) {
        skipOnEmpty = SkipOnEmpty(skipsEmptyValues)
        trimsEnds = judge.trimsEnds
        fault = { judge.fault(in: $0) }
        passes = { judge.passes($0) }
    }
}
