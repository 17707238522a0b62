public import ProvisoFormats

/// A rule for texts that ``AnyRule`` keeps in place, and that is compiled for the bytes of texts: to make it, to call it and
/// to be told that a text passes costs hardly more than to look at the text.
///
/// It finds one thing at most in a text, and never changes it.
public struct _TextRule: Sendable {
    @usableFromInline
    enum Kind: Sendable {
        case required
        case length(LengthLimits)
        case url(URLFormat)
        case format(InPlaceFormat)
    }

    @usableFromInline let kind: Kind

    @inlinable
    init(_ kind: Kind) { self.kind = kind }
}

// Judging

extension _TextRule {
    /// Whether a text passes: a `String`, or a `Substring`. No other type of value has such rules.
    @inlinable
    @inline(__always)
    func passes<Value>(_ value: Value) -> Bool {
        // What the type is, is known when this is compiled for the caller.
        if Value.self == String.self { return passes(text: unsafeBitCast(value, to: String.self)) }
        if Value.self == Substring.self { return passes(part: unsafeBitCast(value, to: Substring.self)) }
        return false
    }

    /// What is wrong with a value of which ``passes(_:)`` says that it does not pass.
    @inlinable
    @inline(__always)
    func violations<Value>(of value: Value) -> [Violation] {
        if Value.self == String.self { return violations(text: unsafeBitCast(value, to: String.self)) }
        return violations(text: String(describing: value))
    }

    /// What the rule says to a value.
    @inlinable
    @inline(__always)
    func result<Value>(of value: Value) -> ValidationResult {
        passes(value) ? .valid(warnings: []) : .invalid(violations(of: value))
    }

    // Inlined into other functions, these would share one body, to which the compiler jumps from each.
    @usableFromInline
    @inline(never)
    func passes(text: String) -> Bool { text.withInlinedBytes { passes($0) } }

    @usableFromInline
    func passes(part: Substring) -> Bool { part.withInlinedBytes { passes($0) } }

    /// Who asks only whether a text is valid need not pay for a description of what is wrong: nothing else comes of this, so
    /// that the optimizer leaves the call out where the result is not used. That the result is allocated is no effect in this
    /// sense, as with the initializers of the standard library's collections.
    @usableFromInline
    @_effects(readonly)
    func violations(text: String) -> [Violation] {
        var report = Report(limit: 1)
        text.withInlinedBytes { check($0, of: text, into: &report) }
        return report.violations
    }

    /// Whether the bytes of a text pass.
    @inline(__always)
    func passes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        switch kind {
        case .required: !bytes.isEmpty
        case .length(let limits): limits.passes(bytes)
        case .url(let format): format.passes(bytes)
        case .format(let format): format.passes(bytes)
        }
    }

    /// Reports what is wrong with the bytes of a text.
    ///
    /// - Parameter text: The text, which a suggestion is made of.
    func check(_ bytes: UnsafeBufferPointer<UInt8>, of text: @autoclosure () -> String, into report: inout Report) {
        guard let fault = fault(in: bytes) else { return }
        let judge = judge
        judge.report(fault, of: text(), judge.parameters, into: &report)
    }

    /// Reports what is wrong with a text.
    ///
    /// - Parameters:
    ///   - fault: What is wrong with it.
    ///   - text: The text, which a suggestion is made of.
    ///   - parameters: Those of the rule, for who keeps them.
    func report(
        _ fault: ValueFault, of text: @autoclosure () -> String, _ parameters: @autoclosure () -> Parameters,
        into report: inout Report
    ) {
        judge.report(fault, of: text(), parameters(), into: &report)
    }

    /// What is wrong with the bytes of a text; `nil` when they pass.
    @inline(__always)
    func fault(in bytes: UnsafeBufferPointer<UInt8>) -> ValueFault? {
        switch kind {
        case .required: RequiredText().fault(in: bytes)
        case .length(let limits): limits.fault(in: bytes)
        case .url(let format): format.fault(in: bytes)
        case .format(let format): format.fault(in: bytes)
        }
    }

    /// The rule itself, for what is asked rarely. To ask it whether a text passes would cost each text an allocation.
    var judge: any InPlaceTextRule {
        switch kind {
        case .required: RequiredText()
        case .length(let limits): limits
        case .url(let format): format
        case .format(let format): format
        }
    }
}

/// A rule for texts as a rule for values of their type, which is `String` or `Substring`.
struct TextCheck<Value>: ValidationRule {
    let rule: _TextRule

    var name: String { rule.judge.name }
    var skipsEmptyValues: Bool { rule.judge.skipsEmptyValues }

    func check(_ value: Value, into report: inout Report) {
        switch value {
        case let text as String: text.withBytes { rule.check($0, of: text, into: &report) }
        case let text as Substring: text.withBytes { rule.check($0, of: String(text), into: &report) }
        default: rule.judge.reportMissing(into: &report)
        }
    }

    func checkMissing(into report: inout Report) { rule.judge.reportMissing(into: &report) }
    var definitions: [RuleDefinition]? { rule.judge.definition.map { [$0] } }
    func completion(of text: String) -> Completion? { rule.judge.completion(ofText: text) }
    func tidy(draft: inout Draft) {}
}

extension TextCheck: CodedRule {
    var codes: Set<ViolationCode>? { rule.judge.codes }
}

extension TextCheck: SpecializedRule where Value == String {
    func passes(_ value: String) -> Bool { rule.passes(text: value) }
}
