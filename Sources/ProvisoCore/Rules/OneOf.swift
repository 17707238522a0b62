internal import ProvisoFormats

/// `in`: the value is one of a list, or none of it. The small engine of a page has it.
struct InRule: RecordFreeRule, MessageParameters {
    static let name = "in"
    static let summary = "The value is one of a list; with `not`, it is none of them."
    static var examples: [RuleExample] {
        [
            RuleExample(["range": ["draft", "done"]], passes: "draft", fails: ["in": "deleted"]),
            RuleExample(["range": ["root", "admin"], "not": true], passes: "ada", fails: ["in": "root"]),
            RuleExample(["range": ["a", "b"], "allowArray": true], passes: ["a", "b"], fails: ["in": ["a", "c"]]),
            RuleExample(["range": ["draft", "done"], "ignoreCase": true], passes: "Done", fails: ["in": "deleted"]),
        ]
    }
    static let otherNames = [
        "range", "enum", "oneOf", "inclusion", "choice", "choices", "literal", "accepted_values",
        "expect_column_values_to_be_in_set",
    ]
    static let otherUses = [
        "notIn": "not: true", "exclusion": "not: true", "noneOf": "not: true", "notOneOf": "not: true",
    ]
    static let messages: [String: CatalogMessage] = [
        "in": "{attribute} must be one of the accepted values.",
        "in/values": "{attribute} must be one of these values: {values}.",
        "in/not": "{attribute} has a value that is not allowed. Choose another one.",
    ]
    static let parameters: [String: Set<String>] = ["in": ["values"]]
    static let titles: [String: String] = ["in": "notInList", "in/not": "notAllowed"]

    let range: ConstantTable
    let isInverted: Bool
    private let values: [DataValue]
    private let allowsArray: Bool
    /// The values without differences of case, where these do not count.
    private let folded: ConstantTable?
    /// The texts among the values, from which the nearest is suggested.
    private let texts: NearestMember
    /// The values, where they are few enough to be told.
    private let told: AcceptedValues?

    init(options: inout RuleOptions) {
        let given =
            RuleFileColumns.values(of: "range", &options)
            ?? options.values(
                "range", .valuesOrColumn,
                "The accepted values: a list, or `{ file, column }` for those of a column of a file.",
                alsoCalled: [
                    "values", "enum", "list", "in", "options", "choices", "oneOf", "allowed", "allowedValues",
                    "accepted", "set", "anyOf",
                ], widens: options.isOn("not") ? .whenFewer : .whenMore)
        values = given ?? []
        range = ConstantTable(values)
        texts = NearestMember(values.compactMap { $0.text })
        told = AcceptedValues(values)
        if options.isGiven("range") {
            // What is no list at all was told.
            if given?.isEmpty ?? false { options.fail("`range` is empty, so nothing could pass.", option: "range") }
        } else {
            options.require("range")
        }
        isInverted = options.flag(
            "not", "Whether the value must be none of the list.", alsoCalled: ["invert", "negate", "exclude", "notIn"])
        allowsArray = options.flag(
            "allowArray", "Whether the value may be a list, of which every element is judged.",
            alsoCalled: ["array", "multiple", "allowList"],
            widens: .whenTrue)
        let ignoresCase = options.flag(
            "ignoreCase", "Whether texts are compared without their case.",
            alsoCalled: ["caseInsensitive", "anyCase", "insensitive"], widens: isInverted ? .whenFalse : .whenTrue)
        folded = ignoresCase ? ConstantTable(values.map { $0.folded }) : nil
    }

    /// Creates the rule for texts.
    init(_ texts: [String], not: Bool = false, ignoreCase: Bool) {
        values = texts.map { .string($0) }
        range = ConstantTable(values)
        self.texts = NearestMember(texts)
        told = AcceptedValues(values)
        (isInverted, allowsArray) = (not, false)
        folded = ignoreCase ? ConstantTable(values.map { $0.folded }) : nil
    }

    var constraints: Constraints {
        let members =
            folded == nil ? .exactly(.members(MembersConstraint(values, isExcluded: isInverted))) : membersInAnyCase
        guard allowsArray else { return members }
        let elements = PartsConstraint(.elements, [PartsConstraint.Part("", rule: Self.name, members)])
        return .atMost(.anyOf([members, .atMost(.parts(elements))]))
    }

    private var membersInAnyCase: Constraints {
        if isInverted { return .atMost(.members(MembersConstraint(values, isExcluded: true))) }
        let texts = Constraints.oneOfIgnoringCase(values.compactMap { $0.text })
        let others = values.filter { $0.text == nil }
        return others.isEmpty ? texts : .atMost(.anyOf([.exactly(.members(MembersConstraint(others))), texts]))
    }

    func passesUnchanged(_ value: borrowing FieldValue, of record: borrowing Record) -> Bool { passes(value) }

    func check(_ value: borrowing FieldValue, into report: inout Report) {
        if passes(value) { return }
        if isInverted { return report.fail("in", wording: "in/not") }
        report.fail("in", AcceptedValues.parameters(told), wording: told?.wording, correcting: value.data, by: self)
    }

    func completion(of text: String) -> Completion? {
        if isInverted { return text.withBytes { contains(FieldValue(.untyped, $0)) } ? .incomplete : .valid }
        guard let folded else { return text.withBytes { range.completion(of: $0) } }
        return CanonicalText.folded(text).withBytes { folded.completion(of: $0) }
    }

    /// `in`, for texts.
    var textDefinition: RuleDefinition? {
        RuleDefinition(
            Self.name,
            .options(["range": .array(values), "not": .bool(isInverted), "ignoreCase": .bool(folded != nil)]))
    }

    private func passes(_ value: borrowing FieldValue) -> Bool {
        if allowsArray, case .array(let elements) = value.container {
            return elements.allSatisfy { $0.withField { contains($0) } != isInverted }
        }
        return contains(value) != isInverted
    }

    private func contains(_ value: borrowing FieldValue) -> Bool {
        if range.contains(value) { return true }
        guard let folded, value.isText else { return false }
        let kind = value.kind
        return CanonicalText.folded(String(decoding: value.bytes, as: UTF8.self)).withBytes {
            folded.contains(FieldValue(kind, $0))
        }
    }
}

extension RuleName {
    /// What documents call the rule.
    package static var oneOf: String { InRule.name }
}

extension InRule: SuggestingRule {
    func corrections(of value: DataValue) -> [DataValue] {
        switch value {
        case .string(let text): return texts.corrections(of: text).map(DataValue.string)
        case .untyped(let text): return texts.corrections(of: text).map(DataValue.untyped)
        case .array(let elements) where allowsArray:
            // Of a list each element is corrected.
            let corrected = elements.compactMap { accepts($0) ? $0 : self.corrected($0) }
            return corrected.count == elements.count ? [.array(corrected)] : []
        case .null, .bool, .number, .array, .object: return []
        }
    }

    func accepts(_ value: DataValue) -> Bool { value.withField { passes($0) } }
}

#if !hasFeature(Embedded)
/// The value is one of some values, or none of them: `.in(["draft", "done"])`, `.notIn(Reserved.names)`.
///
/// Code: `in`. `nil` is one of no values.
///
/// Texts are equal when they are canonically equivalent, as Swift's `==` says.
///
/// - Complexity: Constant on average in the number of values when their type is `Hashable`, else linear. A table is made
///   once, with the rule. Linear in the length of a text, whatever stands in it.
struct OneOf<Value: Equatable>: ValidationRule {
    let members: MemberTest<Value>
    let isInverted: Bool
    /// The values, where they are few enough to be told. A set has no order to tell them in.
    private let told: AcceptedValues?

    /// Creates the rule.
    ///
    /// - Parameters:
    ///   - values: The values, copied when the rule is made. For a range of numbers, ``InRange`` needs no copies.
    ///   - not: Whether the value must be none of them.
    init(_ values: some Sequence<Value>, not: Bool = false) where Value: Sendable {
        members = MemberTest(values)
        isInverted = not
        told = (values as? [Value]).flatMap { $0.count <= AcceptedValues.most ? Self.told($0) : nil }
    }

    /// `in` or `notIn`.
    var name: String { isInverted ? "notIn" : "in" }

    /// Refuses a value that is not one of the values, or is one.
    func check(_ value: Value, into report: inout Report) {
        if members.contains(value) == isInverted { refuse(value, into: &report) }
    }

    /// Reports a value that is known to be not one of the values, or to be one.
    func refuse(_ value: Value, into report: inout Report) {
        if isInverted { return report.fail("in", wording: "in/not") }
        guard let text = value as? any StringProtocol else {
            return report.fail("in", AcceptedValues.parameters(told), wording: told?.wording)
        }
        report.fail(
            "in", AcceptedValues.parameters(told), wording: told?.wording, correcting: .string(String(text)), by: self)
    }

    /// `nil` is one of no values.
    func checkMissing(into report: inout Report) {
        if !isInverted { report.fail("in", AcceptedValues.parameters(told), wording: told?.wording) }
    }

    /// `in`, for texts, numbers and booleans.
    var definitions: [RuleDefinition]? {
        guard let values = constants, !values.isEmpty else { return nil }
        return [RuleDefinition(InRule.name, .options(["range": .array(values), "not": .bool(isInverted)]))]
    }

    /// The values as documents write them.
    private var constants: [DataValue]? {
        if let told { return told.values }
        if let texts = members.texts { return texts.texts.map(DataValue.string) }
        var values: [DataValue] = []
        for value in members.values {
            guard let value = DataValue(constant: value) else { return nil }
            values.append(value)
        }
        // A set has no order.
        let numbers = values.compactMap { if case .number(let number) = $0 { number } else { nil } }
        guard numbers.count < values.count else { return numbers.sortedRarely(by: <).map(DataValue.number) }
        return values.sortedRarely { $0.description < $1.description }
    }

    /// Of a text it is enough to find one of the values that begins so.
    ///
    /// - Complexity: Linear in the number of values: a comparison of some bytes for each.
    func completion(of text: String) -> Completion? {
        if let value = TextConversion<Value>.value(of: text), members.contains(value) != isInverted { return .valid }
        let isText = Value.self is any StringProtocol.Type
        // There is always a longer text that is none of them.
        if isInverted { return isText ? .incomplete : nil }
        if let texts = members.texts { return text.withBytes(texts.hasText) ? .incomplete : .lost }
        let values = members.values
        if isText {
            let isBeginning = values.contains { value in
                (value as? any StringProtocol).map { text.isBeginning(of: $0) } ?? false
            }
            return isBeginning ? .incomplete : .lost
        }
        if values.contains(where: { TextConversion.text(of: $0)?.utf8.starts(with: text.utf8) ?? false }) {
            return .incomplete
        }
        // Numbers are spelled in many ways; of many of them these are not tried.
        guard values.count <= 1000 else { return nil }
        return NumberCompletion<Value>.completion(of: text, limits: values) { members.contains($0) }
    }

    /// Texts, numbers and booleans are told; what stands for another value in data is not known here.
    private static func told(_ values: [Value]) -> AcceptedValues? {
        AcceptedValues(
            values.map { value in
                // By name: to ask for a protocol would look through all conformances of the program.
                switch value {
                case let text as String: .string(text)
                case let text as Substring: .string(String(text))
                case let value as Bool: .bool(value)
                case let number as Int: .number(ExactNumber(number))
                case let number as Int32: .number(ExactNumber(number))
                case let number as Int64: .number(ExactNumber(number))
                case let number as UInt8: .number(ExactNumber(number))
                case let number as Double: ExactNumber(floatingPoint: number.description).map(DataValue.number) ?? .null
                case let number as Float: ExactNumber(floatingPoint: number.description).map(DataValue.number) ?? .null
                default: .null
                }
            })
    }
}

extension OneOf: TextSuggestingRule {
    func corrections(ofText text: String) -> [String] { members.nearest.corrections(of: text) }

    func accepts(text: String) -> Bool {
        ((text as? Value) ?? (text[...] as? Value)).map(members.contains) ?? false
    }
}

extension OneOf: CodedRule {
    var codes: Set<ViolationCode>? { ["in"] }
}

extension OneOf: SpecializedRule where Value == String {
    /// Whether the text is one of the accepted.
    func passes(_ value: String) -> Bool { members.contains(value) != isInverted }

    func fault(in value: String) -> ValueFault? { passes(value) ? nil : .broken }

    func textStep(skipsEmptyValues: Bool) -> TextStep? {
        members.texts.map {
            TextMembership(texts: $0, isInverted: isInverted).step(skipsEmptyValues: skipsEmptyValues)
        }
    }
}

/// A text is one of some, or none of them.
private struct TextMembership: TextJudge {
    let texts: TextTable
    let isInverted: Bool

    func fault(in bytes: UnsafeBufferPointer<UInt8>) -> ValueFault? { passes(bytes) ? nil : .broken }
    func passes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { texts.contains(bytes) != isInverted }
}

extension RuleVocabulary where Value: Equatable & Sendable {
    /// The value is one of some values.
    ///
    /// Code: `in`. `nil` is one of no values.
    ///
    /// Texts are equal when they are canonically equivalent, as Swift's `==` says.
    ///
    /// - Complexity: Constant on average in the number of values when their type is `Hashable`, else linear. A table is made
    ///   once, with the rule. Linear in the length of a text, whatever stands in it.
    public static func `in`(_ values: some Sequence<Value>) -> Self { Self(OneOf(values)) }
    /// The value is none of some values.
    public static func notIn(_ values: some Sequence<Value>) -> Self { Self(OneOf(values, not: true)) }
}

extension RuleVocabulary where Value: StringProtocol {
    /// The text is one of some texts, without differences of case if these do not count; see ``in(_:)``.
    public static func `in`(_ texts: some Sequence<String>, ignoreCase: Bool) -> Self {
        Self(Spelled(InRule(Array(texts), ignoreCase: ignoreCase)))
    }

    /// The text is none of some texts, without differences of case if these do not count.
    public static func notIn(_ texts: some Sequence<String>, ignoreCase: Bool) -> Self {
        Self(Spelled(InRule(Array(texts), not: true, ignoreCase: ignoreCase)))
    }
}
#endif
