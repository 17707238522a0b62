/// `default`: gives an empty attribute a value. The small engine of a page has it.
struct DefaultRule: DocumentFilter {
    static let name = "default"
    static let summary = "Gives an empty attribute a value. Judges nothing."
    static var examples: [RuleExample] {
        [RuleExample(["value": "unknown"], changes: "", to: "unknown")]
    }
    static let otherNames = ["defaultValue"]
    static let skipsEmptyValues = false
    static let fillsEmptyValues = true

    let value: DataValue

    init(options: inout RuleOptions) {
        value =
            options.value(
                "value", "The value to give; null is one too.", alsoCalled: ["default", "defaultValue", "to"]) ?? .null
        options.require("value")
        options.refuseSkippingEmptyValues()
    }

    func apply(_ value: borrowing FieldValue, of record: borrowing Record) -> Replacement {
        value.isEmpty ? .value(self.value) : .unchanged
    }

    var change: FilterChange { .fills(value) }

    func tidy(draft: inout Draft) {
        if draft.now.isEmpty { draft.now = value.withField { String(decoding: $0.bytes, as: UTF8.self) } }
    }
}

#if !hasFeature(Embedded)
/// Gives a value that is `nil` or empty another one. Judges nothing.
struct Default<Value>: ValidationRule {
    private let value: @Sendable () -> Value
    /// Whether the value is the same each time.
    private let isFixed: Bool
    private let emptiness = EmptinessTest<Value>()

    /// Creates the filter with a fixed value.
    init(_ value: Value) where Value: Sendable {
        self.value = { value }
        isFixed = true
    }

    /// Creates the filter with a closure, which is called each time that a value is needed.
    init(_ value: @escaping @Sendable () -> Value) {
        self.value = value
        isFixed = false
    }

    /// A model asks it about empty values too.
    var skipsEmptyValues: Bool { false }

    /// Judges nothing.
    func check(_ value: Value, into report: inout Report) {}
    /// Judges nothing.
    func checkMissing(into report: inout Report) {}
    /// The value, or another one when it is empty.
    func tidy(_ value: Value) -> Value { emptiness.isEmpty(value) ? self.value() : value }
    /// A value in place of `nil`.
    func tidyMissing() -> Value? { value() }

    /// `default`, for a fixed value that is data.
    var definitions: [RuleDefinition]? {
        guard isFixed, case let value = value(), let data = DataValue(constant: value) ?? DataValue(exactly: value)
        else { return nil }
        var options = DataObject()
        options["value"] = data
        return [RuleDefinition(DefaultRule.name, options)]
    }

    /// Nothing else is given once something is typed.
    func tidy(draft: inout Draft) {
        if draft.now.isEmpty { draft.now = TextConversion.text(of: value()) ?? draft.now }
    }
}

extension Default: CodedRule {
    var codes: Set<ViolationCode>? { [] }
}

extension RuleVocabulary where Value: Sendable {
    /// Gives a value that is `nil` or empty another one. Judges nothing.
    public static func `default`(_ value: Value) -> Self { Self(Default(value)) }
}

extension RuleVocabulary {
    /// Gives a value that is `nil` or empty another one, made each time. Judges nothing.
    public static func `default`(_ value: @escaping @Sendable () -> Value) -> Self { Self(Default(value)) }
}
#endif
