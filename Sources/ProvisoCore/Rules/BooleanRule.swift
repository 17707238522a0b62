/// `boolean`: the value is true or false, or one of two values that stand for them.
struct BooleanRule: RecordFreeRule, MessageParameters {
    static let name = "boolean"
    static let summary = "The value is true or false: `true`, `false`, 1, 0, or the two values that the options name."
    static var examples: [RuleExample] {
        [
            RuleExample(passes: true, fails: ["boolean": "yes"]),
            RuleExample(["trueValue": "yes", "falseValue": "no"], passes: "yes", fails: ["boolean": "maybe"]),
            RuleExample(["strict": true], passes: false, fails: ["boolean": 0]),
        ]
    }
    static let otherNames = ["bool", "checkbox", "accepted", "flag"]
    static let messages: [String: CatalogMessage] = ["boolean": "{attribute} must be {true} or {false}."]
    static let parameters: [String: Set<String>] = ["boolean": ["true", "false"]]

    let trueValue: FieldConstant?
    let falseValue: FieldConstant?
    let isStrict: Bool

    init(options: inout RuleOptions) {
        trueValue = options.value(
            "trueValue", default: nil, "The value that stands for true.",
            alsoCalled: ["true", "yes", "truthy", "trueValues"]
        ).map(FieldConstant.init)
        falseValue = options.value(
            "falseValue", default: nil, "The value that stands for false.",
            alsoCalled: ["false", "no", "off", "falsy", "falseValues"]
        )
        .map(FieldConstant.init)
        isStrict = options.flag("strict", "Whether only `true` and `false` pass, not 1 and 0.")
        refuseSameValues(options)
    }

    init(trueValue: DataValue? = nil, falseValue: DataValue? = nil, strict: Bool = false) {
        self.trueValue = trueValue.map(FieldConstant.init)
        self.falseValue = falseValue.map(FieldConstant.init)
        isStrict = strict
    }

    /// A value cannot stand for both. What is not given is the boolean or its number.
    private func refuseSameValues(_ options: RuleOptions) {
        guard trueValue != nil || falseValue != nil else { return }
        if isStrict { options.warn("`strict` has no effect beside `trueValue` and `falseValue`.", option: "strict") }
        let isSame =
            switch (trueValue, falseValue) {
            case (let yes?, let no?): FieldValue.compare(yes.field, no.field) == .equal
            case (let yes?, nil): yes.field.boolean == false
            case (nil, let no?): no.field.boolean == true
            case (nil, nil): false
            }
        guard isSame else { return }
        let option = falseValue == nil ? "trueValue" : "falseValue"
        options.fail("The same value stands for true and for false.", option: option)
    }

    func check(_ value: borrowing FieldValue, into report: inout Report) {
        if !passes(value) {
            report.fail(
                "boolean", ["true": trueValue?.value ?? .bool(true), "false": falseValue?.value ?? .bool(false)])
        }
    }

    func passes(_ value: borrowing FieldValue) -> Bool {
        guard trueValue == nil, falseValue == nil else {
            return stands(value, for: trueValue, or: true) || stands(value, for: falseValue, or: false)
        }
        guard isStrict else { return value.boolean != nil }
        return value.kind == .bool || (value.kind == .untyped && (value.equals("true") || value.equals("false")))
    }

    /// A value that the options do not give keeps its default: the boolean and its number.
    private func stands(_ value: borrowing FieldValue, for constant: FieldConstant?, or fallback: Bool) -> Bool {
        guard let constant else { return value.boolean == fallback }
        return FieldValue.compare(value, constant.field) == .equal
    }
}

extension RuleVocabulary where Value: StringProtocol {
    /// A text stands for true or false: `true`, `false`, `1` or `0`. Code: `boolean`, also for `nil`.
    public static var boolean: Self { Self(Spelled(BooleanRule())) }

    /// A text is `true` or `false`, and `1` or `0` only where the rule is not strict; see ``boolean``.
    public static func boolean(strict: Bool) -> Self { Self(Spelled(BooleanRule(strict: strict))) }

    /// A text stands for true or false by words of your own: `.boolean(trueValue: "yes", falseValue: "no")`.
    ///
    /// - Parameters:
    ///   - trueValue: What stands for true; `true` and `1` by default.
    ///   - falseValue: What stands for false; `false` and `0` by default.
    public static func boolean(trueValue: String? = nil, falseValue: String? = nil) -> Self {
        Self(
            Spelled(
                BooleanRule(trueValue: trueValue.map(DataValue.string), falseValue: falseValue.map(DataValue.string))))
    }
}
