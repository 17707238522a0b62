/// `in`: the value is one of a list, or none of it.
struct InRule: DocumentRule {
    static let name = "in"
    static let summary = "The value is one of a list; with `not`, it is none of them."
    static let messages: [String: CatalogMessage] = [
        "in": "{attribute} must be one of the accepted values.",
        "in/not": "{attribute} has a value that is not allowed. Choose another one.",
    ]

    private let range: [FieldConstant]
    private let isInverted: Bool
    private let allowsArray: Bool

    init(options: inout RuleOptions) {
        range = (options.values("range", "The accepted values.") ?? []).map(FieldConstant.init)
        if options.isGiven("range") {
            if range.isEmpty { options.fail("`range` is empty, so nothing could pass.", option: "range") }
        } else {
            options.require("range")
        }
        isInverted = options.flag("not", "Whether the value must be none of the list.")
        allowsArray = options.flag(
            "allowArray", "Whether the value may be a list, of which every element is judged.")
    }

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        if !passes(value) { report.fail("in", wording: isInverted ? "in/not" : nil) }
    }

    private func passes(_ value: borrowing FieldValue) -> Bool {
        if allowsArray, case .array(let elements) = value.container {
            return elements.allSatisfy { element in
                range.contains { FieldConstant.equals(element, $0.field) } != isInverted
            }
        }
        return isMember(value) != isInverted
    }

    private func isMember(_ value: borrowing FieldValue) -> Bool {
        for constant in range where FieldValue.compare(value, constant.field) == .equal { return true }
        return false
    }
}

/// The value is one of some values, or none of them: `.in(["draft", "done"])`, `.notIn(Reserved.names)`.
///
/// Code: `in`. `nil` is one of no values.
///
/// - Complexity: Constant on average for hashable values, else linear in the number of values.
public struct OneOf<Value: Equatable>: ValidationRule {
    private let isMember: @Sendable (Value) -> Bool
    private let isInverted: Bool
    /// The values, when they are a few texts, which are compared faster than hashed.
    private let texts: [String]?

    /// Creates the rule.
    ///
    /// - Parameters:
    ///   - values: The values, copied when the rule is made. For a range of numbers, ``InRange`` needs no copies.
    ///   - not: Whether the value must be none of them.
    public init(_ values: some Sequence<Value>, not: Bool = false) where Value: Sendable {
        let values = Array(values)
        texts = nil
        isMember = { values.contains($0) }
        isInverted = not
    }

    /// Creates the rule for hashable values.
    ///
    /// - Parameters:
    ///   - values: The values, copied when the rule is made. For a range of numbers, ``InRange`` needs no copies.
    ///   - not: Whether the value must be none of them.
    public init(_ values: some Sequence<Value>, not: Bool = false) where Value: Hashable & Sendable {
        let values = Set(values)
        texts = values.count <= 8 ? (values as? Set<String>).map(Array.init) : nil
        isMember = { values.contains($0) }
        isInverted = not
    }

    /// `in` or `notIn`.
    public var name: String { isInverted ? "notIn" : "in" }

    /// Refuses a value that is not one of the values, or is one.
    public func check(_ value: Value, into report: inout Report) {
        if isMember(value) == isInverted { refuse(into: &report) }
    }

    private func refuse(into report: inout Report) { report.fail("in", wording: isInverted ? "in/not" : nil) }

    /// `nil` is one of no values.
    public func checkMissing(into report: inout Report) {
        if !isInverted { report.fail("in") }
    }
}

extension OneOf: DirectRule where Value == String {
    /// Whether the text is one of the accepted.
    func passes(_ value: String, skipsEmptyValues: Bool) -> Bool {
        if skipsEmptyValues, value.isEmpty { return true }
        return (texts?.contains(value) ?? isMember(value)) != isInverted
    }

    /// Judges a text.
    func judge(_ value: String?, as bound: BoundRuleInfo, in check: inout ModelCheck, when condition: () -> Bool) {
        guard runs(on: value, as: bound, in: &check) else { return }
        guard let value, !bound.isAlwaysTold else {
            return check.refuse(value, isEmpty: value?.isEmpty ?? true, by: self, bound.rule, condition)
        }
        // It did not pass.
        check.refuse(value, bound.rule, condition) { refuse(into: &$0) }
    }
}

extension AnyRule where Value: Equatable & Sendable {
    /// The value is one of some values; see ``OneOf``.
    public static func `in`(_ values: some Sequence<Value>) -> Self { Self(OneOf(values)) }
    /// The value is none of some values; see ``OneOf``.
    public static func notIn(_ values: some Sequence<Value>) -> Self { Self(OneOf(values, not: true)) }
}

extension AnyRule where Value: Hashable & Sendable {
    /// The value is one of some values; see ``OneOf``.
    public static func `in`(_ values: some Sequence<Value>) -> Self { Self(OneOf(values)) }
    /// The value is none of some values; see ``OneOf``.
    public static func notIn(_ values: some Sequence<Value>) -> Self { Self(OneOf(values, not: true)) }
}
