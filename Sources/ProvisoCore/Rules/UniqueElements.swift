internal import ProvisoFormats

/// `uniqueElements`: no two elements of a list are equal. The small engine of a page has it.
struct UniqueElementsRule: DocumentRule, MessageParameters {
    static let name = "uniqueElements"
    static let summary = "No two elements of a list are equal; also of a list that is written as text."
    static var examples: [RuleExample] {
        [
            RuleExample(
                passes: ["red", "green"],
                fails: ["uniqueElements": ["red", "green", "red"], "uniqueElements.type": "red"]),
            RuleExample(
                ["separator": "|", "ignoreCase": true], passes: "red|green",
                fails: ["uniqueElements": "red|green|RED"]),
        ]
    }
    static let otherNames = [
        "uniqueItems", "distinctItems", "arrayUnique", "distinctElements",
    ]
    static let messages: [String: CatalogMessage] = [
        "uniqueElements": "{attribute} must not have the same item twice. Items {first} and {second} are the same.",
        "uniqueElements.type": "{attribute} must be a list.",
    ]
    static let parameters: [String: Set<String>] = ["uniqueElements": ["first", "second"]]
    static let titles: [String: String] = [
        "uniqueElements": "duplicate", "uniqueElements.type": "wrongType",
    ]

    private let ignoresCase: Bool
    private let separator: ListSeparator?

    init(options: inout RuleOptions) {
        ignoresCase = options.flag(
            "ignoreCase", "Whether letters in upper and lower case are the same.",
            alsoCalled: ["caseInsensitive", "insensitive"], widens: .whenFalse)
        separator = ListSeparator(options: &options)
    }

    var constraints: Constraints {
        let list = Constraints(
            [.kinds(.list), .uniqueElements], isExact: !ignoresCase)
        guard let separator else { return list }
        let text = Constraint.parts(PartsConstraint(.elements, separator: separator.text, []))
        return .atMost(.anyOf([list, .atMost(text)]))
    }

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        guard var list = ElementList(value, separator) else { return report.fail("uniqueElements.type") }
        let found: EqualElements?
        if !ignoresCase, case .array(let elements) = value.container {
            found = EqualElements(in: elements)
        } else {
            var elements: [DataValue] = []
            while let element = list.next() { elements.append(ignoresCase ? element.folded : element) }
            found = EqualElements(in: elements)
        }
        found?.fail(into: &report)
    }

    /// An element may be typed behind the last separator, and any element may become another one.
    func completion(of text: String, in record: borrowing Record) -> Completion? { separator == nil ? .lost : nil }
}

extension RuleName {
    /// What documents call the rule.
    package static var uniqueElements: String { UniqueElementsRule.name }
}

extension DataValue {
    /// A text without differences of case; any other value as it is.
    var folded: DataValue {
        switch self {
        case .string(let text): .string(CanonicalText.folded(text))
        case .untyped(let text): .untyped(CanonicalText.folded(text))
        default: self
        }
    }
}

extension EqualElements {
    /// Messages count items from 1, as people do.
    func fail(into report: inout Report) {
        report.fail(
            "uniqueElements",
            ["first": .number(ExactNumber(first + 1)), "second": .number(ExactNumber(second + 1))])
    }

    #if !hasFeature(Embedded)
    /// Whether documents have such a list, and compare its elements as Swift does.
    static func isList(_ type: Any.Type, of element: Any.Type) -> Bool {
        guard let type = type as? any HoldingType.Type, !type.isKeyed else { return false }
        return element == String.self || element == Substring.self || element == Bool.self
            || element is any BinaryInteger.Type || element is any BinaryFloatingPoint.Type
    }
    #endif
}

#if !hasFeature(Embedded)
/// No two elements of a collection are equal: `.uniqueElements`.
///
/// Codes: `uniqueElements`, `uniqueElements.type` for `nil`.
struct UniqueElements<Value: Collection>: ValidationRule where Value.Element: Hashable {
    /// Refuses a collection that has an element twice.
    func check(_ value: Value, into report: inout Report) { EqualElements(in: value)?.fail(into: &report) }

    /// `nil` is no collection.
    func checkMissing(into report: inout Report) { report.fail("uniqueElements.type") }

    /// `uniqueElements`, for lists of values that documents compare as Swift does.
    var definitions: [RuleDefinition]? {
        EqualElements.isList(Value.self, of: Value.Element.self) ? [RuleDefinition(UniqueElementsRule.name, [:])] : nil
    }

    /// Documents know lists and no other collections.
    var constraints: Constraints { .exactly(.uniqueElements) }
}

extension UniqueElements: CodedRule {
    var codes: Set<ViolationCode>? { ["uniqueElements", "uniqueElements.type"] }
}

extension UniqueElements: SpecializedRule {
    /// Whether no two elements are equal.
    func passes(_ value: Value) -> Bool { EqualElements(in: value) == nil }
}

/// No two texts of a collection are equal, in upper or lower case: `.uniqueElements(ignoreCase: true)`.
struct UniqueTexts<Value: Collection>: ValidationRule where Value.Element: StringProtocol {
    private func equal(in value: Value) -> EqualElements? {
        EqualElements(in: value.map { CanonicalText.folded(String($0)) })
    }

    /// Refuses a collection that has a text twice.
    func check(_ value: Value, into report: inout Report) { equal(in: value)?.fail(into: &report) }

    /// `nil` is no collection.
    func checkMissing(into report: inout Report) { report.fail("uniqueElements.type") }

    /// `uniqueElements`, for lists.
    var definitions: [RuleDefinition]? {
        EqualElements.isList(Value.self, of: Value.Element.self)
            ? [RuleDefinition(UniqueElementsRule.name, ["ignoreCase": true])] : nil
    }

    /// Documents know lists and no other collections.
    var constraints: Constraints { .atMost(.uniqueElements) }
}

extension UniqueTexts: CodedRule {
    var codes: Set<ViolationCode>? { ["uniqueElements", "uniqueElements.type"] }
}

extension RuleVocabulary where Value: Collection, Value.Element: StringProtocol {
    /// No two texts of a collection are equal; with `ignoreCase`, also none that differ in upper and lower case alone.
    ///
    /// Codes: `uniqueElements`, `uniqueElements.type` for `nil`.
    ///
    /// - Complexity: Linear in the elements.
    public static func uniqueElements(ignoreCase: Bool) -> Self {
        ignoreCase ? Self(UniqueTexts()) : Self(UniqueElements())
    }
}

extension RuleVocabulary where Value: Collection, Value.Element: Hashable {
    /// No two elements of a collection are equal.
    ///
    /// Codes: `uniqueElements`, `uniqueElements.type` for `nil`.
    ///
    /// - Complexity: Linear in the elements; nothing is allocated for up to 16.
    public static var uniqueElements: Self { Self(UniqueElements()) }
}
#endif
