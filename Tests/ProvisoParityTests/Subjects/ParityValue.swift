@testable import ProvisoCore
@testable import ProvisoDNS
@testable import ProvisoForms

/// What a generated rule set knows of the type of an attribute.
indirect enum ParityKind: Sendable, Hashable {
    case text
    case integer
    case decimal
    case flag
    case list(ParityKind)
    case model([ParityMember])
    /// Any JSON value, as a record holds it.
    case anything

    /// What is inside: the elements of a list, the attributes of a model.
    var inside: [ParityMember] {
        switch self {
        case .list(let element): [ParityMember(name: "", kind: element)]
        case .model(let members): members
        default: []
        }
    }
}

/// A named part of a subject.
struct ParityMember: Sendable, Hashable {
    let name: String
    let kind: ParityKind
}

/// A Swift type whose values the generated rules judge. It says which rule of the library a rule of a document is.
protocol ParityValue: Sendable {
    static var kind: ParityKind { get }
    init?(_ data: DataValue)
    var data: DataValue { get }

    /// The rule for such values that does what a rule of a document does; `nil` where there is none.
    static func typed(_ rule: ParityRule) -> AnyRule<Self>?

    /// The rule that judges a value beside one of the same type, as `compare` of documents does.
    static func comparison<Model>(
        _ rule: ParityRule, with other: ParityPath<Model, Self>
    ) -> [ListedRule<Model, Self>]?
}

extension ParityValue {
    static func comparison<Model>(
        _ rule: ParityRule, with other: ParityPath<Model, Self>
    ) -> [ListedRule<Model, Self>]? { nil }
}

extension ParityValue where Self: Comparable & SendableMetatype {
    /// The comparison of comparable values.
    static func ordered<Model>(
        _ rule: ParityRule, with other: ParityPath<Model, Self>
    ) -> [ListedRule<Model, Self>]? {
        if let type = rule["as"]?.text, type != (Self.self == String.self ? "string" : "number") { return nil }
        let symbol: String = rule["operator"]?.text ?? "=="
        guard let comparison = ComparisonOperator(rawValue: symbol) else { return nil }
        return [.compare(comparison, to: other.keyPath)]
    }
}

/// The way from a model to an attribute of one type. A cast to a more precise type would forget that it may be shared.
struct ParityPath<Model, Value>: @unchecked Sendable {
    let keyPath: any WritableKeyPath<Model, Value?> & Sendable
}

extension String: ParityValue {
    static let kind = ParityKind.text
    init?(_ data: DataValue) {
        guard case .string(let text) = data else { return nil }
        self = text
    }
    var data: DataValue { .string(self) }
    static func typed(_ rule: ParityRule) -> AnyRule<String>? { TextRules.rule(rule) }
    static func comparison<Model>(
        _ rule: ParityRule, with other: ParityPath<Model, String>
    ) -> [ListedRule<Model, String>]? { ordered(rule, with: other) }
}

extension Int: ParityValue {
    static let kind = ParityKind.integer
    init?(_ data: DataValue) {
        guard case .number(let number) = data, let integer = number.integer else { return nil }
        self = integer
    }
    var data: DataValue { .number(ExactNumber(self)) }
    static func typed(_ rule: ParityRule) -> AnyRule<Int>? { NumberRules.rule(rule) }
    static func comparison<Model>(
        _ rule: ParityRule, with other: ParityPath<Model, Int>
    ) -> [ListedRule<Model, Int>]? { ordered(rule, with: other) }
}

extension Double: ParityValue {
    static let kind = ParityKind.decimal
    init?(_ data: DataValue) {
        guard case .number(let number) = data else { return nil }
        self = number.approximation
    }
    var data: DataValue { ExactNumber(self).map(DataValue.number) ?? .null }
    static func typed(_ rule: ParityRule) -> AnyRule<Double>? { NumberRules.rule(rule) }
    static func comparison<Model>(
        _ rule: ParityRule, with other: ParityPath<Model, Double>
    ) -> [ListedRule<Model, Double>]? { ordered(rule, with: other) }
}

extension Bool: ParityValue {
    static let kind = ParityKind.flag
    init?(_ data: DataValue) {
        guard case .bool(let value) = data else { return nil }
        self = value
    }
    var data: DataValue { .bool(self) }
    static func typed(_ rule: ParityRule) -> AnyRule<Bool>? { PlainRules.rule(rule) }
}

extension Array: ParityValue where Element: ParityValue {
    static var kind: ParityKind { .list(Element.kind) }
    init?(_ data: DataValue) {
        guard case .array(let elements) = data else { return nil }
        let values = elements.compactMap { Element($0) }
        guard values.count == elements.count else { return nil }
        self = values
    }
    var data: DataValue { .array(map(\.data)) }
    static func typed(_ rule: ParityRule) -> AnyRule<[Element]>? {
        switch rule.type {
        case "required" where rule["requiredValue"] == nil: .required(strict: rule.isOn("strict"))
        case "absent": .absent
        case "default": rule["value"].flatMap { [Element]($0) }.map { .default($0) }
        case "count": count(rule)
        case "uniqueElements": uniqueElements(rule)
        case "each": rule.elementRules(for: Element.self).map { AnyRule(Each<[Element]>(RuleList($0))) }
        default: nil
        }
    }

    private static func uniqueElements(_ rule: ParityRule) -> AnyRule<[Element]>? {
        let ignoresCase = rule.isOn("ignoreCase")
        if Element.self == String.self {
            return (AnyRule<[String]>.uniqueElements(ignoreCase: ignoresCase) as Any) as? AnyRule<[Element]>
        }
        return ignoresCase ? nil : (AnyRule<[Int]>.uniqueElements as Any) as? AnyRule<[Element]>
    }

    private static func count(_ rule: ParityRule) -> AnyRule<[Element]>? {
        switch (rule.integer("min"), rule.integer("max"), rule.integer("exact")) {
        case (nil, nil, let exact?): .count(exact)
        case (let least?, let most?, nil): least <= most ? .count(least...most) : nil
        case (let least?, nil, nil): .count(least...)
        case (nil, let most?, nil): .count(...most)
        default: nil
        }
    }
}
