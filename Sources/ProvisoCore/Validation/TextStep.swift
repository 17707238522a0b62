internal import ProvisoFormats

/// What one rule asks of the bytes of a text.
///
/// Each is an object, whose constants are lent: an enumeration in an array would be copied for every text, which costs more
/// than most of these ask.
class TextStep: @unchecked Sendable {
    /// Whether a text passes this step.
    func passes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { false }

    /// The step of a rule for texts.
    static func of(_ rule: _TextRule, skipsEmptyValues: Bool) -> TextStep {
        switch rule.kind {
        case .required: RequiredStep()
        case .length(let limits): LengthStep(limits, skipsEmptyValues)
        case .url(let format): URLStep(format, skipsEmptyValues)
        case .format(let format): FormatStep(format, skipsEmptyValues)
        }
    }
}

private final class RequiredStep: TextStep, @unchecked Sendable {
    override func passes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { !bytes.isEmpty }
}

private final class LengthStep: TextStep, @unchecked Sendable {
    private let limits: LengthLimits
    private let skipsEmptyValues: Bool

    init(_ limits: LengthLimits, _ skipsEmptyValues: Bool) {
        self.limits = limits
        self.skipsEmptyValues = skipsEmptyValues
    }

    override func passes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        skipsEmptyValues && bytes.isEmpty || limits.allows(bytes)
    }
}

private final class URLStep: TextStep, @unchecked Sendable {
    private let format: URLFormat
    private let skipsEmptyValues: Bool

    init(_ format: URLFormat, _ skipsEmptyValues: Bool) {
        self.format = format
        self.skipsEmptyValues = skipsEmptyValues
    }

    override func passes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        skipsEmptyValues && bytes.isEmpty || format.failure(in: bytes.span) == nil
    }
}

private final class FormatStep: TextStep, @unchecked Sendable {
    private let format: InPlaceFormat
    private let skipsEmptyValues: Bool

    init(_ format: InPlaceFormat, _ skipsEmptyValues: Bool) {
        self.format = format
        self.skipsEmptyValues = skipsEmptyValues
    }

    override func passes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        skipsEmptyValues && bytes.isEmpty || format.failure(in: bytes.span) == nil
    }
}

/// There is nothing to trim.
final class TrimmedStep: TextStep, @unchecked Sendable {
    override func passes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { TrimmedRange.isWholePlainly(bytes) }
}

/// The text matches a pattern.
final class PatternStep: TextStep, @unchecked Sendable {
    private let pattern: TextPattern
    private let skipsEmptyValues: Bool

    init(_ pattern: TextPattern, skipsEmptyValues: Bool) {
        self.pattern = pattern
        self.skipsEmptyValues = skipsEmptyValues
    }

    override func passes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        skipsEmptyValues && bytes.isEmpty || pattern.matches(bytes)
    }
}

/// The text is one of some, or none of them.
final class MemberStep: TextStep, @unchecked Sendable {
    private let members: TextTable
    private let isInverted: Bool
    private let skipsEmptyValues: Bool

    init(_ members: TextTable, isInverted: Bool, skipsEmptyValues: Bool) {
        self.members = members
        self.isInverted = isInverted
        self.skipsEmptyValues = skipsEmptyValues
    }

    override func passes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        skipsEmptyValues && bytes.isEmpty || members.contains(bytes) != isInverted
    }
}
