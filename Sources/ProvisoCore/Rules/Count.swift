internal import ProvisoFormats

enum CountMessages: TypedRuleMessages {
    static let messages: [String: CatalogMessage] = [
        "count.type": "{attribute} must be a list.",
        "count.tooFew": CatalogMessage(
            plural: "min", other: "{attribute} must have at least {min} items.",
            [.one: "{attribute} must have at least {min} item."]),
        "count.tooMany": CatalogMessage(
            plural: "max", other: "{attribute} must have at most {max} items.",
            [.one: "{attribute} must have at most {max} item."]),
        "count.notEqual": CatalogMessage(
            plural: "count", other: "{attribute} must have exactly {count} items.",
            [.one: "{attribute} must have exactly {count} item."]),
    ]
    static let parameters: [String: Set<String>] = [
        "count.tooFew": ["min", "max"],
        "count.tooMany": ["min", "max"],
        "count.notEqual": ["count"],
    ]
    static let titles: [String: String] = ["count.type": "wrongType", "count.notEqual": "wrongCount"]
}

#if !hasFeature(Embedded)
/// A collection has a number of elements within limits: `.count(...5)`, `.count(2)`.
///
/// Codes: `count.tooFew`, `count.tooMany`, `count.notEqual` for a single number, `count.type` for `nil`.
struct Count<Value: Collection>: ValidationRule {
    let minimum: Int?
    let maximum: Int?
    let exact: Int?
    private let parameters: Parameters

    /// Creates the rule from a range of any kind.
    init(_ range: some LimitRange<Int>) {
        minimum = range.limits.lower
        maximum = range.limits.largest
        exact = nil
        parameters = .limits(min: minimum, max: maximum)
    }

    /// Creates the rule for a single number of elements.
    init(_ count: Int) {
        exact = count
        minimum = nil
        maximum = nil
        parameters = ["count": .number(ExactNumber(count))]
    }

    /// Whether a number of elements passes.
    func allows(count: Int) -> Bool {
        if let exact { return count == exact }
        return count >= minimum ?? 0 && count <= maximum ?? .max
    }

    /// Refuses a collection with too few or too many elements.
    func check(_ value: Value, into report: inout Report) {
        let count = value.count
        if let exact {
            if count != exact { report.fail("count.notEqual", parameters) }
        } else if let minimum, count < minimum {
            report.fail("count.tooFew", parameters)
        } else if let maximum, count > maximum {
            report.fail("count.tooMany", parameters)
        }
    }

    /// `nil` is no collection.
    func checkMissing(into report: inout Report) { report.fail("count.type") }

    /// Documents have no rule for it: `string` counts the characters of a text, and finds other codes.
    var constraints: Constraints { .exactly(.count(min: exact ?? minimum, max: exact ?? maximum)) }

    /// A text is counted by its characters, of which none goes when more is typed.
    func completion(of text: String) -> Completion? {
        guard Value.self is any StringProtocol.Type, let value = TextConversion<Value>.value(of: text) else {
            return nil
        }
        let count = value.count
        if allows(count: count) { return .valid }
        let (least, most) = (exact ?? minimum ?? 0, exact ?? maximum ?? .max)
        return count < least && least <= most ? .incomplete : .lost
    }
}

extension Count: CodedRule {
    var codes: Set<ViolationCode>? { ["count.type", "count.tooFew", "count.tooMany", "count.notEqual"] }
}

extension Count: SpecializedRule {
    /// Whether there are enough elements, and not too many.
    func passes(_ value: Value) -> Bool { allows(count: value.count) }
}

extension RuleVocabulary where Value: Collection {
    /// A collection has a number of elements within limits.
    ///
    /// Codes: `count.tooFew`, `count.tooMany`, `count.notEqual` for a single number, `count.type` for `nil`.
    public static func count(_ range: some LimitRange<Int>) -> Self { Self(Count(range)) }
    /// A collection has a certain number of elements.
    public static func count(_ count: Int) -> Self { Self(Count(count)) }
}
#endif
