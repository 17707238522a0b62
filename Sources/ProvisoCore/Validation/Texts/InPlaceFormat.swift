public import ProvisoFormats

/// A format and its options, kept in two words: neither made nor copied with an allocation, and without counting references.
///
/// An existential would do the same for formats as small, but not as a value that the optimizer takes apart, and a rule
/// that is written where it is used would cost more than it does. The words are only ever read as the type that was written
/// into them.
@usableFromInline
struct InPlaceFormat: Sendable {
    @usableFromInline typealias Words = (UInt64, UInt64)

    @usableFromInline var words: Words = (0, 0)
    @usableFromInline let type: any DocumentFormat.Type

    /// Takes a format, unless it is too large, or holds references.
    @inlinable
    init?<Format: DocumentFormat>(_ format: Format) {
        guard _isPOD(Format.self), MemoryLayout<Format>.size <= MemoryLayout<Words>.size,
            MemoryLayout<Format>.alignment <= MemoryLayout<Words>.alignment
        else { return nil }
        type = Format.self
        withUnsafeMutableBytes(of: &words) { $0.storeBytes(of: format, as: Format.self) }
    }

    /// Why a text is not in the format, or `nil` when it is.
    @inline(__always)
    func failure(in utf8: Span<UInt8>) -> FormatFailure? {
        withUnsafeBytes(of: words) { type._failure(of: $0, in: utf8) }
    }

    /// Whether a text is in the format, and if not, whether it could be with more text at its end.
    func completion(of utf8: Span<UInt8>) -> Completion {
        withUnsafeBytes(of: words) { type._completion(of: $0, text: utf8) }
    }

    /// Whether a corrected text may be suggested.
    var isCorrectable: Bool { type.isCorrectable }

    /// The format's name in documents, which is also its code.
    var name: String { type.ruleName }

    /// The key of the wording that the options ask for.
    var wording: String? { withUnsafeBytes(of: words) { type._wording(of: $0) } }
}

extension InPlaceFormat {
    /// The format itself, for what is asked rarely.
    private var format: any DocumentFormat { withUnsafeBytes(of: words) { type._format(of: $0) } }

    /// The options as a document gives them, without those that have their default.
    var options: DataObject { format.options }

    /// The rule as documents write it; `nil` where the format does not say its options.
    var definition: RuleDefinition? { format.definition }

    /// What the format lets pass.
    var constraints: Constraints { format.constraints }
}

extension InPlaceFormat: InPlaceTextRule {
    var codes: Set<ViolationCode> { [ViolationCode(rawValue: name)] }

    func fault(in bytes: UnsafeBufferPointer<UInt8>) -> ValueFault? {
        failure(in: bytes.span).map(ValueFault.format)
    }

    func passes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { failure(in: bytes.span) == nil }

    func completion(of text: UnsafeBufferPointer<UInt8>) -> Completion? { completion(of: text.span) }

    func report(
        _ fault: ValueFault, of text: @autoclosure () -> String, _ parameters: @autoclosure () -> Parameters,
        into report: inout Report
    ) {
        guard case .format(let failure) = fault else { return }
        let start = report.violations.count
        report.fail(
            ViolationCode(rawValue: name), Parameters(reason: failure, example: format.example), wording: wording,
            correcting: .string(text()), by: InPlaceSuggestions(format: self))
        report.give(type.words, from: start)
    }

    func reportMissing(into report: inout Report) {
        let start = report.violations.count
        report.fail(
            ViolationCode(rawValue: name), Parameters(reason: nil, example: format.example), wording: wording)
        report.give(type.words, from: start)
    }
}

extension DocumentFormat {
    /// Why a text is not in the format that was written into some bytes; ``InPlaceFormat`` alone calls it.
    @inlinable
    public static func _failure(of options: UnsafeRawBufferPointer, in utf8: Span<UInt8>) -> FormatFailure? {
        options.load(as: Self.self).failure(in: utf8)
    }

    /// What typing on can do for a text; see ``_failure(of:in:)``.
    @inlinable
    public static func _completion(of options: UnsafeRawBufferPointer, text utf8: Span<UInt8>) -> Completion {
        options.load(as: Self.self).completion(of: utf8)
    }

    /// The key of the wording that the options ask for; see ``_failure(of:in:)``.
    @inlinable
    public static func _wording(of options: UnsafeRawBufferPointer) -> String? { options.load(as: Self.self).wording }

    /// The format itself; see ``_failure(of:in:)``.
    public static func _format(of options: UnsafeRawBufferPointer) -> any DocumentFormat { options.load(as: Self.self) }
}
