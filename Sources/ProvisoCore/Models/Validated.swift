/// A value with rules of its own, outside of any model.
///
/// ```swift
/// @Validated(.trim, .required, .email) var address = ""
///
/// address = "nobody"
/// $address.isValid        // false
/// $address.messages       // ["Value must be an email address, like name@example.com."]
/// ```
///
/// The value stays as it was written; what the filters make of it is seen by the rules after them, and by
/// ``tidied``. As in a model, `nil` and empty values are left alone by rules that are not about them, and the rules after
/// one that found an error are skipped.
@propertyWrapper
public struct Validated<Value> {
    /// The value.
    public var wrappedValue: Value
    private let label: AttributeLabel?
    private let run: @Sendable (Value, inout Report) -> Value

    /// Gives a value rules.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value at first.
    ///   - rules: The rules, in their order.
    ///   - label: How messages name the value.
    public init(wrappedValue: Value, _ rules: AnyRule<Value>..., label: AttributeLabel? = nil) {
        self.wrappedValue = wrappedValue
        self.label = label
        let rules = RuleList(rules)
        run = { value, report in
            var judged: Value? = value
            rules.run(on: &judged, into: &report)
            return judged ?? value
        }
    }

    /// Gives an optional value rules for what is inside.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value at first.
    ///   - rules: The rules, in their order.
    ///   - label: How messages name the value.
    public init<Wrapped>(
        wrappedValue: Wrapped? = nil, _ rules: AnyRule<Wrapped>..., label: AttributeLabel? = nil
    ) where Value == Wrapped? {
        self.wrappedValue = wrappedValue
        self.label = label
        let rules = RuleList(rules)
        run = { value, report in
            var judged = value
            rules.run(on: &judged, into: &report)
            return judged
        }
    }

    /// What the rules say of the value.
    ///
    /// - Complexity: The rules are asked each time.
    public var projectedValue: ValidationResult {
        var report = Self.makeReport()
        _ = run(wrappedValue, &report)
        guard let label else { return report.result }
        report.update(from: 0) { $0.wording.label = $0.wording.label ?? label }
        return report.result
    }

    /// What the filters among the rules make of the value.
    public var tidied: Value {
        var report = Self.makeReport()
        return run(wrappedValue, &report)
    }

    private static func makeReport() -> Report {
        var report = Report()
        report.context = ModelContext(scenario: .default, isTidying: false)
        return report
    }
}

extension Validated: Sendable where Value: Sendable {}
