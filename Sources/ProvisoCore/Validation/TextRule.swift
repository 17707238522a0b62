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

    @usableFromInline
    func passes(text: String) -> Bool { text.withBytes { passes($0) } }

    @usableFromInline
    func passes(part: Substring) -> Bool { part.withBytes { passes($0) } }

    /// Who asks only whether a text is valid need not pay for a description of what is wrong: nothing else comes of this, so
    /// that the optimizer leaves the call out where the result is not used. That the result is allocated is no effect in this
    /// sense, as with the initializers of the standard library's collections.
    @usableFromInline
    @_effects(readonly)
    func violations(text: String) -> [Violation] {
        var report = Report(limit: 1)
        text.withBytes { check($0, of: text, into: &report) }
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
        if let fault = fault(in: bytes) { self.report(fault, of: text(), parameters, into: &report) }
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
        switch (kind, fault) {
        case (.required, _): report.fail("required")
        case (.length(let limits), _): limits.report(fault, parameters(), into: &report)
        case (.url(let format), .format(let failure)):
            format.refuse(Parameters(reason: failure), correcting: .string(text()), into: &report)
        case (.format(let format), .format(let failure)):
            report.fail(
                ViolationCode(rawValue: format.name), Parameters(reason: failure), wording: format.wording,
                correcting: .string(text()), by: InPlaceSuggestions(format: format))
        case (.url, _), (.format, _): break
        }
    }

    /// Reports that there is no text.
    func checkMissing(into report: inout Report) {
        switch kind {
        case .required: report.fail("required")
        case .length: report.fail("string.type")
        case .url(let format): format.refuseMissing(into: &report)
        case .format(let format):
            report.fail(ViolationCode(rawValue: format.name), ["reason": "not text"], wording: format.wording)
        }
    }
}

extension _TextRule {
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

    /// The rule as a step of a run, which is compiled for its kind.
    func step(skipsEmptyValues: Bool) -> TextStep {
        switch kind {
        case .required: TextStepOf(RequiredText(), skipsEmptyValues: skipsEmptyValues)
        case .length(let limits): TextStepOf(limits, skipsEmptyValues: skipsEmptyValues)
        case .url(let format): TextStepOf(format, skipsEmptyValues: skipsEmptyValues)
        case .format(let format): TextStepOf(format, skipsEmptyValues: skipsEmptyValues)
        }
    }
}

// What is known of the rule

extension _TextRule {
    var name: String {
        switch kind {
        case .required: "required"
        case .length: "length"
        case .url: "url"
        case .format(let format): format.name
        }
    }

    var codes: Set<ViolationCode> {
        switch kind {
        case .required: ["required"]
        case .length: ["string.type", "string.tooShort", "string.tooLong", "string.notEqual"]
        case .url: ["url"]
        case .format(let format): [ViolationCode(rawValue: format.name)]
        }
    }

    /// What the messages about every text are filled with alike.
    var parameters: Parameters { if case .length(let limits) = kind { limits.parameters } else { Parameters() } }

    var skipsEmptyValues: Bool { if case .required = kind { false } else { true } }

    /// What documents write in its place.
    var definition: RuleDefinition? {
        switch kind {
        case .required: RuleDefinition(RequiredRule.name)
        case .length(let limits): limits.definition
        case .url(let format): format.definition
        // `RuleDefinition(format.name, format.options)`, once formats say their options.
        case .format(let format): format.definition
        }
    }

    /// What typing on can do for a text.
    func completion(of text: String) -> Completion? {
        text.withBytes { text in
            switch kind {
            case .required: text.isEmpty ? .incomplete : .valid
            case .length(let limits): limits.completion(of: text)
            case .url(let format): format.completion(of: text.span)
            case .format(let format): format.completion(of: text.span)
            }
        }
    }
}

/// A rule for texts as a rule for values of their type, which is `String` or `Substring`.
struct TextCheck<Value>: ValidationRule {
    let rule: _TextRule

    var name: String { rule.name }
    var skipsEmptyValues: Bool { rule.skipsEmptyValues }

    func check(_ value: Value, into report: inout Report) {
        switch value {
        case let text as String: text.withBytes { rule.check($0, of: text, into: &report) }
        case let text as Substring: text.withBytes { rule.check($0, of: String(text), into: &report) }
        default: rule.checkMissing(into: &report)
        }
    }

    func checkMissing(into report: inout Report) { rule.checkMissing(into: &report) }
    var definitions: [RuleDefinition]? { rule.definition.map { [$0] } }
    func completion(of text: String) -> Completion? { rule.completion(of: text) }
    func tidy(draft: inout Draft) {}
}

extension TextCheck: CodedRule {
    var codes: Set<ViolationCode>? { rule.codes }
}

extension TextCheck: SpecializedRule where Value == String {
    func passes(_ value: String) -> Bool { rule.passes(text: value) }
}

extension URLFormat {
    /// `url` with the options of the format.
    fileprivate var definition: RuleDefinition {
        var options = DataObject.options([
            "validSchemes": validSchemes == Self().validSchemes ? nil : .array(validSchemes.map(DataValue.string)),
            "enableIDN": .bool(enableIDN), "idna2008": .bool(idna2008), "checkSpoofing": .bool(checkSpoofing),
            "allowLocalHost": .bool(allowLocalHost), "allowUserInfo": .bool(allowUserInfo),
            "allowUnderscore": .bool(allowUnderscore), "allowTrailingDot": .bool(allowTrailingDot),
            "allowProtocolRelative": .bool(allowProtocolRelative),
            "maxLength": maxLength == Self().maxLength ? nil : .number(ExactNumber(maxLength)),
        ])
        // These are on by default.
        if !allowPort { options["allowPort"] = false }
        if !allowQuery { options["allowQuery"] = false }
        if !allowFragment { options["allowFragment"] = false }
        if !allowIPAddress { options["allowIPAddress"] = false }
        return RuleDefinition(URLRule.name, options)
    }
}

// Names

extension RuleVocabulary where Value: StringProtocol {
    /// Takes a format that documents have a name for.
    @inlinable
    init(format: some DocumentFormat) {
        if let inPlace = InPlaceFormat(format) {
            self.init(_text: _TextRule(.format(inPlace)))
        } else {
            self.init(large: format)
        }
    }

    /// Takes a format that is not kept in place.
    @usableFromInline
    init(large format: some DocumentFormat) { self.init(InFormat(format)) }
}
