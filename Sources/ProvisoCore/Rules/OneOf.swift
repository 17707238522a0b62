/// `in`: the value is one of a list, or none of it.
struct InRule: DocumentRule {
    static let name = "in"
    static let summary = "The value is one of a list; with `not`, it is none of them."
    static let otherNames = [
        "range", "enum", "oneOf", "notIn", "inclusion", "exclusion", "choice", "choices", "literal",
    ]
    static let messages: [String: CatalogMessage] = [
        "in": "{attribute} must be one of the accepted values.",
        "in/not": "{attribute} has a value that is not allowed. Choose another one.",
    ]

    let range: ConstantTable
    let isInverted: Bool
    private let allowsArray: Bool

    init(options: inout RuleOptions) {
        let values =
            options.values(
                "range", "The accepted values.",
                alsoCalled: [
                    "values", "enum", "list", "in", "options", "choices", "oneOf", "allowed", "allowedValues",
                    "accepted", "set", "anyOf",
                ]) ?? []
        range = ConstantTable(values)
        if options.isGiven("range") {
            if values.isEmpty { options.fail("`range` is empty, so nothing could pass.", option: "range") }
        } else {
            options.require("range")
        }
        isInverted = options.flag(
            "not", "Whether the value must be none of the list.", alsoCalled: ["invert", "negate", "exclude", "notIn"])
        allowsArray = options.flag(
            "allowArray", "Whether the value may be a list, of which every element is judged.",
            alsoCalled: ["array", "multiple", "allowList"])
    }

    func surelyPasses(_ value: borrowing FieldValue, of record: borrowing Record) -> Bool { passes(value) }

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        if !passes(value) { report.fail("in", wording: isInverted ? "in/not" : nil) }
    }

    private func passes(_ value: borrowing FieldValue) -> Bool {
        if allowsArray, case .array(let elements) = value.container {
            return elements.allSatisfy { range.contains($0) != isInverted }
        }
        return range.contains(value) != isInverted
    }
}

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

    /// Creates the rule.
    ///
    /// - Parameters:
    ///   - values: The values, copied when the rule is made. For a range of numbers, ``InRange`` needs no copies.
    ///   - not: Whether the value must be none of them.
    init(_ values: some Sequence<Value>, not: Bool = false) where Value: Sendable {
        members = MemberTest(values)
        isInverted = not
    }

    /// `in` or `notIn`.
    var name: String { isInverted ? "notIn" : "in" }

    /// Refuses a value that is not one of the values, or is one.
    func check(_ value: Value, into report: inout Report) {
        if members.contains(value) == isInverted { report.fail("in", wording: isInverted ? "in/not" : nil) }
    }

    /// `nil` is one of no values.
    func checkMissing(into report: inout Report) {
        if !isInverted { report.fail("in") }
    }
}

extension OneOf: CodedRule {
    var codes: Set<ViolationCode>? { ["in"] }
}

extension OneOf: DirectRule where Value == String {
    /// Whether the text is one of the accepted.
    func passes(_ value: String, skipsEmptyValues: Bool) -> Bool {
        if skipsEmptyValues, value.isEmpty { return true }
        return members.contains(value) != isInverted
    }

    func textStep(skipsEmptyValues: Bool) -> TextStep? {
        members.texts.map { MemberStep($0, isInverted: isInverted, skipsEmptyValues: skipsEmptyValues) }
    }
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
