#if !hasFeature(Embedded)
/// A check of your own, given as a closure.
struct Check<Value>: ValidationRule {
    let name: String
    let skipsEmptyValues: Bool
    let judge: @Sendable (Value, inout Report) -> Void

    func check(_ value: Value, into report: inout Report) { judge(value, &report) }
}

extension RuleVocabulary {
    /// A check of your own, which can find several things. Put violations into the report with codes of your own; for one
    /// thing there is `.condition`.
    ///
    /// ```swift
    /// .check("iban.country") { text, report in
    ///     if !text.hasPrefix("DE") { report.fail("iban.country") }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - name: Its name, for listings.
    ///   - skipOnEmpty: Whether a model leaves it out for empty values. It is never asked about `nil`: outside of a model
    ///     that is a violation with the code `required`.
    ///   - judge: Judges a value.
    public static func check(
        _ name: String = "check", skipOnEmpty: Bool = true,
        _ judge: @escaping @Sendable (_ value: Value, _ report: inout Report) -> Void
    ) -> Self { Self(Check(name: name, skipsEmptyValues: skipOnEmpty, judge: judge)) }
}
#endif
