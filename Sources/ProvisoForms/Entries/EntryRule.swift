public import ProvisoCore

/// A rule of your own for an entry, which sees all of its fields at once.
///
/// A rule for one value is a ``ValidationRule``, and goes with everything that has rules. This is for rules that compare
/// fields, or need to know how they are named:
///
/// ```swift
/// struct OneOfThem: EntryRule {
///     func check(_ fields: [EntryField], into report: inout Report) {
///         guard let first = fields.first, fields.allSatisfy(\.isEmpty) else { return }
///         report.fail("oneOfThem", for: first)
///     }
/// }
///
/// Entry(EntryField(info.phone, "phone"), EntryField(info.mobile, "mobile phone"), by: OneOfThem())
/// ```
public protocol EntryRule {
    /// Judges the fields of an entry.
    ///
    /// - Parameters:
    ///   - fields: The fields, in the order listed.
    ///   - report: Where violations go; see ``Report/fail(_:for:_:severity:wording:)``.
    func check(_ fields: [EntryField], into report: inout Report)
}

extension Report {
    /// Notes that a field of an entry breaks the rule.
    ///
    /// - Parameters:
    ///   - code: What is wrong.
    ///   - field: The field; the violation gets its path and its label.
    ///   - parameters: What the message is filled with. The names of fields become their labels. Never put the judged
    ///     value in.
    ///   - severity: How much it weighs.
    ///   - wording: A key of the message catalogue, where one code has several wordings.
    public mutating func fail(
        _ code: ViolationCode, for field: EntryField, _ parameters: Parameters = [:], severity: Severity = .error,
        wording: String? = nil
    ) {
        var violation = Violation(code, at: field.path, parameters: parameters, severity: severity)
        violation.wording.key = wording
        violation.wording.label = field.label
        add(violation)
    }
}

/// A rule that is a closure.
struct InlineEntryRule: EntryRule {
    let judge: (_ fields: [EntryField], _ report: inout Report) -> Void
    func check(_ fields: [EntryField], into report: inout Report) { judge(fields, &report) }
}
