internal import ProvisoFormats

/// `boolean`: the value is true or false, or one of the values that stand for them. The small engine of a page has it.
struct BooleanRule: RecordFreeRule, MessageParameters {
    static let name = "boolean"
    static let summary =
        "The value is true or false: `true`, `false`, 1, 0, or the values that the options name, exactly as they are written."
    static var examples: [RuleExample] {
        [
            RuleExample(passes: true, fails: ["boolean": "yes"]),
            RuleExample(["trueValue": "yes", "falseValue": "no"], passes: "yes", fails: ["boolean": "maybe"]),
            RuleExample(
                ["trueValue": ["yes", "Y"], "falseValue": ["no", "N"]], passes: "Y", fails: ["boolean": "maybe"]),
            RuleExample(
                ["trueValue": "yes", "falseValue": "no", "ignoreCase": true], passes: "YES", fails: ["boolean": "Y"]),
            RuleExample(["strict": true], passes: false, fails: ["boolean": 0]),
        ]
    }
    static let otherNames = ["bool", "checkbox", "flag"]
    static let messages: [String: CatalogMessage] = ["boolean": "{attribute} must be {true} or {false}."]
    static let parameters: [String: Set<String>] = ["boolean": ["true", "false"]]

    /// What means true; `nil` for the boolean and its number.
    let trueValues: [FieldConstant]?
    /// What means false; `nil` for the boolean and its number.
    let falseValues: [FieldConstant]?
    let isStrict: Bool
    let ignoresCase: Bool

    init(options: inout RuleOptions) {
        trueValues = Self.constants(
            options.value(
                "trueValue", default: nil, "The value that stands for true, or a list of several.",
                alsoCalled: ["true", "yes", "truthy", "trueValues"]), "trueValue", options)
        falseValues = Self.constants(
            options.value(
                "falseValue", default: nil, "The value that stands for false, or a list of several.",
                alsoCalled: ["false", "no", "off", "falsy", "falseValues"]), "falseValue", options)
        isStrict = options.flag("strict", "Whether only `true` and `false` pass, not 1 and 0.", widens: .whenFalse)
        ignoresCase = options.flag(
            "ignoreCase", "Whether words pass in any case: `TRUE`, as spreadsheets write it.",
            alsoCalled: ["caseInsensitive", "anyCase"], widens: .whenTrue)
        refuseSameValues(options)
    }

    init(
        trueValues: [DataValue]? = nil, falseValues: [DataValue]? = nil, strict: Bool = false, ignoreCase: Bool = false
    ) {
        self.trueValues = trueValues?.map(FieldConstant.init)
        self.falseValues = falseValues?.map(FieldConstant.init)
        isStrict = strict
        ignoresCase = ignoreCase
    }

    /// The elements of a list, or one value alone.
    private static func constants(_ value: DataValue?, _ option: String, _ options: RuleOptions) -> [FieldConstant]? {
        switch value {
        case nil: return nil
        case .array(let values)?:
            if values.isEmpty { options.fail("`\(option)` is a list without a value.", option: option) }
            return values.map(FieldConstant.init)
        case let value?: return [FieldConstant(value)]
        }
    }

    /// A value cannot stand for both. What is not given is the boolean or its number.
    private func refuseSameValues(_ options: RuleOptions) {
        guard trueValues != nil || falseValues != nil else { return }
        if isStrict { options.warn("`strict` has no effect beside `trueValue` and `falseValue`.", option: "strict") }
        let isSame =
            falseValues.map { $0.contains { stands($0.field, for: trueValues, or: true) } }
            ?? trueValues?.contains { stands($0.field, for: nil, or: false) } ?? false
        guard isSame else { return }
        options.fail(
            "The same value stands for true and for false.", option: falseValues == nil ? "trueValue" : "falseValue")
    }

    var constraints: Constraints {
        let values =
            (trueValues?.map { $0.value } ?? (isStrict ? [true] : [true, 1]))
            + (falseValues?.map { $0.value } ?? (isStrict ? [false] : [false, 0]))
        let members = Constraint.members(MembersConstraint(values))
        guard ignoresCase else {
            let isPlain = trueValues == nil && falseValues == nil
            return isPlain ? .exactly(members, .boolean(isStrict: isStrict)) : .atMost(members)
        }
        let words = values.compactMap { value in
            if case .bool(let flag) = value { flag ? "true" : "false" } else { value.text }
        }
        return .atMost(.anyOf([.atMost(members), .oneOfIgnoringCase(words)]))
    }

    /// Of several values the message names the first.
    func check(_ value: borrowing FieldValue, into report: inout Report) {
        if !passes(value) {
            report.fail(
                "boolean",
                [
                    "true": trueValues?.first?.value ?? .bool(true),
                    "false": falseValues?.first?.value ?? .bool(false),
                ], correcting: value.data, by: self)
        }
    }

    func passes(_ value: borrowing FieldValue) -> Bool {
        if trueValues == nil, falseValues == nil, isStrict {
            return value.kind == .bool || (value.kind == .untyped && (spells(value, "true") || spells(value, "false")))
        }
        return stands(value, for: trueValues, or: true) || stands(value, for: falseValues, or: false)
    }

    /// A value that the options do not give keeps its default: the boolean and its number.
    private func stands(_ value: borrowing FieldValue, for constants: [FieldConstant]?, or fallback: Bool) -> Bool {
        guard let constants else { return isBoolean(value, fallback) }
        for constant in constants where equals(value, constant) { return true }
        return false
    }

    private func equals(_ value: borrowing FieldValue, _ constant: FieldConstant) -> Bool {
        if FieldValue.compare(value, constant.field) == .equal { return true }
        guard ignoresCase, value.isText else { return false }
        let bytes = value.bytes
        switch constant.value {
        case .bool(let flag): return isBoolean(value, flag)
        case .string(let text), .untyped(let text):
            return text.withBytes { CaselessText.areEqual(bytes, $0) }
        case .null, .number, .array, .object: return false
        }
    }

    private func isBoolean(_ value: borrowing FieldValue, _ flag: Bool) -> Bool {
        value.boolean == flag || (ignoresCase && value.kind == .untyped && spells(value, flag ? "true" : "false"))
    }

    private func spells(_ value: borrowing FieldValue, _ word: StaticString) -> Bool {
        guard ignoresCase else { return value.equals(word) }
        return CaselessText.areEqual(
            value.bytes, UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }

    /// Words of one's own are texts; `true` and 1 are none.
    var textDefinition: RuleDefinition? {
        guard let trueValues, let falseValues, !trueValues.isEmpty, !falseValues.isEmpty,
            !falseValues.contains(where: { stands($0.field, for: trueValues, or: true) })
        else { return nil }
        func words(_ constants: [FieldConstant]) -> DataValue? {
            let words = constants.map { $0.value }
            guard words.allSatisfy({ if case .string = $0 { true } else { false } }) else { return nil }
            return words.count == 1 ? words.first : .array(words)
        }
        guard let trueWords = words(trueValues), let falseWords = words(falseValues) else { return nil }
        return RuleDefinition(
            Self.name, .options(["trueValue": trueWords, "falseValue": falseWords, "ignoreCase": .bool(ignoresCase)]))
    }

    func completion(of text: String) -> Completion? {
        if text.withBytes({ passes(FieldValue(.untyped, $0)) }) { return .valid }
        guard ignoresCase else { return completion(ofBeginning: text, { $0 }) }
        // No text without letters is written in two ways, so that folded ones stand for all.
        return completion(ofBeginning: CanonicalText.folded(text)) { CanonicalText.folded($0) }
    }

    private func completion(ofBeginning text: String, _ spelling: (String) -> String) -> Completion? {
        if isStrict, trueValues == nil, falseValues == nil {
            return ["true", "false"].contains { $0.utf8.starts(with: text.utf8) } ? .incomplete : .lost
        }
        let constants = (trueValues?.map { $0.value } ?? [true]) + (falseValues?.map { $0.value } ?? [false])
        let spelled = constants.map { constant -> DataValue in
            switch constant {
            case .string(let word): .string(spelling(word))
            case .untyped(let word): .untyped(spelling(word))
            case .null, .bool, .number, .array, .object: constant
            }
        }
        return text.withBytes { ConstantCompletion(constants: spelled).completion(of: $0) }
    }
}

extension RuleName {
    /// What documents call the rule.
    package static var boolean: String { BooleanRule.name }
}

#if !hasFeature(Embedded)
extension RuleVocabulary where Value: StringProtocol {
    /// A text stands for true or false: `true`, `false`, `1` or `0`. Code: `boolean`, also for `nil`.
    public static var boolean: Self { Self(Spelled(BooleanRule())) }

    /// A text is `true` or `false`, and `1` or `0` only where the rule is not strict; see ``boolean``.
    ///
    /// - Parameters:
    ///   - strict: Whether only `true` and `false` pass, not `1` and `0`.
    ///   - ignoreCase: Whether the words pass in any case: `TRUE`.
    public static func boolean(strict: Bool, ignoreCase: Bool = false) -> Self {
        Self(Spelled(BooleanRule(strict: strict, ignoreCase: ignoreCase)))
    }

    /// A text stands for true or false, where `TRUE` passes too if case is ignored; see ``boolean``.
    public static func boolean(ignoreCase: Bool) -> Self { Self(Spelled(BooleanRule(ignoreCase: ignoreCase))) }

    /// A text stands for true or false by words of your own: `.boolean(trueValue: "yes", falseValue: "no")`.
    ///
    /// - Parameters:
    ///   - trueValue: What means true; `true` and `1` by default.
    ///   - falseValue: What means false; `false` and `0` by default.
    public static func boolean(trueValue: String? = nil, falseValue: String? = nil) -> Self {
        Self(
            Spelled(
                BooleanRule(
                    trueValues: trueValue.map { [.string($0)] }, falseValues: falseValue.map { [.string($0)] })))
    }

    /// A text stands for true or false by two words of your own, in any case where case is ignored.
    public static func boolean(trueValue: String, falseValue: String, ignoreCase: Bool) -> Self {
        boolean(trueValues: [trueValue], falseValues: [falseValue], ignoreCase: ignoreCase)
    }

    /// A text stands for true or false by one of several words: `.boolean(trueValues: ["yes", "Y"], falseValues: ["no", "N"])`.
    ///
    /// The message names the first word of each list.
    ///
    /// - Parameters:
    ///   - trueValues: What means true.
    ///   - falseValues: What means false.
    ///   - ignoreCase: Whether the words pass in any case.
    public static func boolean(trueValues: [String], falseValues: [String], ignoreCase: Bool = false) -> Self {
        Self(
            Spelled(
                BooleanRule(
                    trueValues: trueValues.map(DataValue.string), falseValues: falseValues.map(DataValue.string),
                    ignoreCase: ignoreCase)))
    }
}
#endif
