public import ProvisoFormats

/// Validates values of any type, and optionals.
///
/// ```swift
/// Validator.validate(name, .required)                     // name: String?
/// Validator.validate(nil as String?, .length(1...))       // invalid: string.type
/// Validator.validate(point, .condition("origin") { $0 != .zero })
/// ```
///
/// A rule that you call directly checks every value that it gets. `nil` fails every rule except filters and the rules that
/// forbid something, such as `.absent`, `.notEqual`, `.notIn` and `.not`.
public enum Validator {
    /// Judges a value, `nil` or not, by rules, in their order.
    ///
    /// - Parameters:
    ///   - value: The value, of any type. The rules are those for the type inside of an optional.
    ///   - rule: A rule.
    ///   - others: Further rules.
    ///   - limit: How many violations to collect at most.
    ///   - stopAtFirst: Whether the rules after one that found an error are skipped.
    public static func validate<Value>(
        _ value: Value?, _ rule: AnyRule<Value>, _ others: AnyRule<Value>..., limit: Int = .max,
        stopAtFirst: Bool = false
    ) -> ValidationResult {
        run(rule, others, on: value, limit, stopAtFirst).result
    }

    /// Judges a value, `nil` or not, by a list of rules.
    public static func validate<Value>(
        _ value: Value?, rules: RuleList<Value>, limit: Int = .max, stopAtFirst: Bool = false
    ) -> ValidationResult {
        var rules = rules
        rules.stopsAtFirst = rules.stopsAtFirst || stopAtFirst
        var value = value
        var report = Report(limit: limit)
        rules.run(on: &value, into: &report)
        return report.result
    }

    /// What the filters among some rules make of a value that may be `nil`: `.default` gives it one.
    public static func tidied<Value>(_ value: Value?, _ rule: AnyRule<Value>, _ others: AnyRule<Value>...) -> Value? {
        others.reduce(value.map(rule.tidy) ?? rule.tidyMissing()) { value, rule in
            value.map(rule.tidy) ?? rule.tidyMissing()
        }
    }

    /// Runs rules without making a list of them first.
    @usableFromInline
    static func run<Value>(
        _ rule: AnyRule<Value>, _ others: [AnyRule<Value>], on value: Value?, _ limit: Int, _ stopAtFirst: Bool
    ) -> (value: Value?, result: ValidationResult) {
        var value = value
        var report = Report(limit: limit)
        rule.run(on: &value, into: &report)
        if !others.isEmpty, !(stopAtFirst && report.hasErrors(from: 0)) {
            RuleList(others, stopsAtFirst: stopAtFirst).run(on: &value, into: &report)
        }
        return (value, report.result)
    }
}

extension Validator {
    /// Whether a text passes some rules for texts, and if not, whether it could with more text at its end; `nil` when that is
    /// not known.
    ///
    /// ```swift
    /// Validator.completion(of: " ada@", .trim, .email)    // incomplete
    /// ```
    ///
    /// See ``RuleList/completion(of:)-(StringProtocol)``.
    public static func completion(
        of text: some StringProtocol, _ rule: AnyRule<String>, _ others: AnyRule<String>...
    ) -> Completion? { RuleList([rule] + others).completion(of: text) }

    /// Whether a text that is typed for a value of some type passes rules for it, and if not, whether it could with more text
    /// at its end; `nil` when that is not known.
    ///
    /// See ``RuleList/completion(of:)-(StringProtocol)``.
    public static func completion<Value>(
        of text: some StringProtocol, _ rule: AnyRule<Value>, _ others: AnyRule<Value>...
    ) -> Completion? { RuleList([rule] + others).completion(of: text) }
}
