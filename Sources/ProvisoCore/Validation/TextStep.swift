/// What can say by one look at the bytes of a text what is wrong with it.
protocol TextJudge: Sendable {
    /// What is wrong with a text; `nil` when nothing is, and nothing changes.
    func fault(in bytes: UnsafeBufferPointer<UInt8>) -> ValueFault?

    /// Whether nothing is.
    func passes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool

    /// Whether white space is taken off both ends of a text that does not pass.
    var trimsEnds: Bool { get }
}

extension TextJudge {
    var trimsEnds: Bool { false }

    func passes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { if case nil = fault(in: bytes) { true } else { false } }
}

/// What one rule asks of the bytes of a text.
///
/// Each is an object, whose constants are lent: an enumeration in an array would be copied for every text, which costs more
/// than most of these ask.
class TextStep: @unchecked Sendable {
    let skipOnEmpty: SkipOnEmpty
    /// Whether white space is taken off both ends of a text that does not pass.
    let trimsEnds: Bool

    fileprivate init(skipsEmptyValues: Bool, trimsEnds: Bool) {
        skipOnEmpty = SkipOnEmpty(skipsEmptyValues)
        self.trimsEnds = trimsEnds
    }

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
        super.init(skipsEmptyValues: skipsEmptyValues, trimsEnds: judge.trimsEnds)
    }

    override func fault(in bytes: UnsafeBufferPointer<UInt8>) -> ValueFault? { judge.fault(in: bytes) }

    override func passes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { judge.passes(bytes) }
}
