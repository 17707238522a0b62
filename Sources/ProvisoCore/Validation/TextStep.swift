/// What can say by one look at the bytes of a text what is wrong with it.
protocol TextJudge: Sendable {
    /// What is wrong with a text; `nil` when nothing is, and nothing changes.
    func fault(in bytes: UnsafeBufferPointer<UInt8>) -> ValueFault?

    /// Whether nothing is.
    func passes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool
}

extension TextJudge {
    func passes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { if case nil = fault(in: bytes) { true } else { false } }
}

/// What one rule asks of the bytes of a text.
///
/// Each is an object, whose constants are lent: an enumeration in an array would be copied for every text, which costs more
/// than most of these ask.
class TextStep: @unchecked Sendable {
    let skipOnEmpty: SkipOnEmpty

    fileprivate init(skipsEmptyValues: Bool) { skipOnEmpty = SkipOnEmpty(skipsEmptyValues) }

    /// What is wrong with a text; `nil` when it passes this step.
    func fault(in bytes: UnsafeBufferPointer<UInt8>) -> ValueFault? { .unknown }

    /// Whether a text passes this step.
    func passes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { false }
}

/// A step that is compiled for its judge. It has to be made where the compiler knows the judge's type.
final class TextStepOf<Judge: TextJudge>: TextStep, @unchecked Sendable {
    private let judge: Judge

    init(_ judge: Judge, skipsEmptyValues: Bool) {
        self.judge = judge
        super.init(skipsEmptyValues: skipsEmptyValues)
    }

    override func fault(in bytes: UnsafeBufferPointer<UInt8>) -> ValueFault? { judge.fault(in: bytes) }

    override func passes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { judge.passes(bytes) }
}
