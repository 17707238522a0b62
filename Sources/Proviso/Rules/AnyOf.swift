extension TypedRuleMessages {
    static let any: [String: CatalogMessage] = ["any": "{attribute} must be in one of the accepted formats."]
}

/// At least one of some rules passes: `.any(.email, .e164)`.
///
/// The rules are asked in their order, up to the first that finds no error: its warnings are reported and its filters
/// change the value. When all fail there is one violation with the code `any`, whatever each of them found; the
/// parameter `codes` lists their codes.
public struct AnyOf<Value>: CompositeRule {
    let rules: [AnyRule<Value>]

    /// Creates the rule. Without any alternative nothing passes.
    public init(_ rules: [AnyRule<Value>]) { self.rules = rules }

    /// Whether every alternative leaves empty values alone.
    public var skipsEmptyValues: Bool { rules.allSatisfy(\.skipsEmptyValues) }

    /// Looks for an alternative that passes.
    public func run(on value: inout Value?, into report: inout Report) {
        var codes: [DataValue] = []
        for rule in rules {
            var candidate = value
            var findings = report.blank
            rule.run(on: &candidate, into: &findings)
            if !findings.hasErrors(from: 0) {
                value = candidate
                return report.add(findings.violations)
            }
            for violation in findings.violations where violation.severity == .error {
                let code = DataValue.string(violation.code.rawValue)
                if !codes.contains(code) { codes.append(code) }
            }
        }
        report.fail("any", ["codes": .array(codes)])
    }

    /// `any`.
    public var name: String { "any" }

    /// What the filters of the first alternative that passes make of the value.
    public func tidy(_ value: Value) -> Value {
        var tidied: Value? = value
        var ignored = Report()
        run(on: &tidied, into: &ignored)
        return tidied ?? value
    }

    /// What the filters of the first alternative that passes make of `nil`.
    public func tidyMissing() -> Value? {
        var tidied: Value?
        var ignored = Report()
        run(on: &tidied, into: &ignored)
        return tidied
    }
}

extension AnyRule {
    /// At least one of some rules passes; see ``AnyOf``.
    public static func any(_ first: AnyRule<Value>, _ others: AnyRule<Value>...) -> Self {
        Self(AnyOf([first] + others))
    }
}
