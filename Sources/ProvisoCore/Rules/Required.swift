internal import ProvisoFormats

/// `required`: the value is given and not empty, or is a certain value. The small engine of a page has it.
struct RequiredRule: DocumentRule, MessageParameters {
    static let name = "required"
    static let summary = "The value is given and not empty, or equals `requiredValue`."
    static var examples: [RuleExample] {
        [
            RuleExample(passes: "Ada", fails: ["required": ""]),
            RuleExample(["requiredValue": true], passes: true, fails: ["required": false]),
        ]
    }
    static let otherNames = [
        "notNull", "notEmpty", "presence", "nonNull", "filled", "present", "mandatory", "notBlank",
        "expect_column_values_to_not_be_null",
    ]
    static let otherUses = [
        "accepted": "requiredValue: true", "acceptance": "requiredValue: true", "requiredIf": "when",
        "requiredUnless": "when", "requiredWith": "when", "requiredWithout": "when", "dependentRequired": "when",
        "requiredOn": "on",
    ]
    static let messages: [String: CatalogMessage] = [
        "required": "{attribute} is required.",
        "required/value": "{attribute} must be {requiredValue}.",
        "required/true": "{attribute} must be accepted.",
    ]
    static let parameters: [String: Set<String>] = ["required": ["requiredValue"]]
    static let titles: [String: String] = ["required": "required"]
    static let skipsEmptyValues = false

    let requiredValue: FieldConstant?
    let isStrict: Bool

    init(options: inout RuleOptions) {
        requiredValue = options.value(
            "requiredValue", "The value that is asked for, with its type.",
            alsoCalled: ["value", "const", "equals", "mustBe"]
        )
        .map(FieldConstant.init)
        isStrict = options.flag(
            "strict", "Whether only null and missing are refused, and `\"\"`, `[]`, `{}` pass.",
            widens: .whenTrue)
        options.refuseSkippingEmptyValues(unless: requiredValue != nil)
        if requiredValue != nil, isStrict {
            options.warn("`strict` has no effect beside `requiredValue`.", option: "strict")
        }
    }

    var constraints: Constraints {
        if let requiredValue { return .exactly(.members(MembersConstraint([requiredValue.value]))) }
        return .exactly(isStrict ? .kinds([.text, .number, .boolean, .list, .object]) : .filled)
    }

    func passesUnchanged(_ value: borrowing FieldValue, of record: borrowing Record) -> Bool {
        requiredValue == nil && value.isText && !value.bytes.isEmpty
    }

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        if let requiredValue {
            if FieldValue.compare(value, requiredValue.field) == .equal { return }
            report.fail(
                "required", ["requiredValue": requiredValue.value],
                wording: requiredValue.value == .bool(true) ? "required/true" : "required/value")
        } else if value.kind == .missing || value.kind == .null || (!isStrict && value.isEmpty) {
            report.fail("required")
        }
    }

    func completion(of text: String, in record: borrowing Record) -> Completion? {
        guard let requiredValue else { return text.isEmpty && !isStrict ? .incomplete : .valid }
        return text.withBytes { ConstantCompletion(constants: [requiredValue.value]).completion(of: $0) }
    }
}

extension RuleName {
    /// What documents call the rule.
    package static var required: String { RequiredRule.name }
}

#if !hasFeature(Embedded)
/// The value is given and not empty.
///
/// Empty are `nil`, `""`, an empty list, set or dictionary, and whatever else says so as ``CanBeEmpty``. White space
/// alone is not empty: put `.trim` first. Code: `required`.
struct Required<Value>: ValidationRule {
    private let emptiness: EmptinessTest<Value>
    /// Whether a value is empty when its type says so.
    let isPlain: Bool
    /// Whether only `nil` is refused.
    private let isStrict: Bool

    /// Creates the rule.
    ///
    /// - Parameter strict: Whether only `nil` is refused, and an empty value passes.
    init(strict: Bool = false) {
        isPlain = true
        isStrict = strict
        emptiness = strict ? EmptinessTest { _ in false } : EmptinessTest()
    }

    /// Creates the rule with a test of its own for emptiness.
    init(isEmpty: @escaping @Sendable (Value) -> Bool) {
        isPlain = false
        isStrict = false
        emptiness = EmptinessTest(isEmpty)
    }

    /// A model asks it about empty values too.
    var skipsEmptyValues: Bool { false }

    /// Refuses an empty value.
    func check(_ value: Value, into report: inout Report) {
        if emptiness.isEmpty(value) { report.fail("required") }
    }

    /// `required`, unless emptiness is of one's own.
    var definitions: [RuleDefinition]? {
        isPlain ? [RuleDefinition(RequiredRule.name, .options(["strict": .bool(isStrict)]))] : nil
    }

    func completion(of text: String) -> Completion? {
        guard let value = TextConversion<Value>.value(of: text) else { return text.isEmpty ? .incomplete : nil }
        if findsNothing(in: value) { return .valid }
        // A test of one's own may refuse anything.
        return isPlain ? .incomplete : nil
    }
}

extension Required: CodedRule {
    var codes: Set<ViolationCode>? { ["required"] }
}

extension Required: SpecializedRule where Value == String {
    /// Whether there is something.
    func passes(_ value: String) -> Bool { isPlain && !value.isEmpty }
}

extension RuleVocabulary {
    /// The value is given and not empty.
    ///
    /// Empty are `nil`, `""`, an empty list, set or dictionary, and whatever else says so as ``CanBeEmpty``. White space
    /// alone is not empty: put `.trim` first. Code: `required`.
    @_alwaysEmitIntoClient
    public static var required: Self {
        // For the type of the value the compiler knows which.
        if Value.self == String.self || Value.self == Substring.self { return Self(_text: _TextRule(.required)) }
        return requiredOfAnyType
    }

    @usableFromInline
    static var requiredOfAnyType: Self { Self(Required()) }

    /// The value is given, and not empty unless the rule is strict; see ``required``.
    public static func required(strict: Bool) -> Self { Self(Required(strict: strict)) }
    /// The value is given and not empty, by a test of your own.
    public static func required(isEmpty: @escaping @Sendable (Value) -> Bool) -> Self {
        Self(Required(isEmpty: isEmpty))
    }
}
#endif
