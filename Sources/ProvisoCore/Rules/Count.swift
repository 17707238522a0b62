internal import ProvisoFormats

/// `count`: a list has a number of elements within limits, or an object a number of members. The small engine of a page has it.
struct CountRule: DocumentRule, MessageParameters {
    static let name = "count"
    static let summary =
        "A list has so many elements, or an object so many members; also a list that is written as text."
    static var examples: [RuleExample] {
        [
            RuleExample(
                ["min": 2, "max": 3], passes: ["red", "green"],
                fails: [
                    "count.tooFew": ["red"], "count.tooMany": ["red", "green", "blue", "white"], "count.type": 5,
                ]),
            RuleExample(["exact": 2, "separator": "|"], passes: "red|green", fails: ["count.notEqual": "red"]),
        ]
    }
    static let otherNames = ["minItems", "maxItems", "itemCount", "arrayLength", "listLength", "minProperties"]
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

    let limits: CountLimits
    private let separator: ListSeparator?

    init(options: inout RuleOptions) {
        let min = options.integer(
            "min", "The smallest number that passes.", alsoCalled: ["minimum", "minItems", "atLeast", "least"],
            widens: .whenSmaller)
        let max = options.integer(
            "max", "The largest number that passes.",
            alsoCalled: ["maximum", "maxItems", "most", "limit"], widens: .whenLarger)
        let exact = options.integer("exact", "The one number that passes.", alsoCalled: ["count", "length", "size"])
        separator = ListSeparator(options: &options)
        options.require("min", or: ["max", "exact"])
        if let min, let max, min > max {
            options.fail("`min` (\(min)) is above `max` (\(max)), so nothing could pass.", option: "min")
        }
        if exact != nil, min != nil || max != nil {
            options.fail("`exact` takes the place of `min` and `max`.", option: "exact")
        }
        limits = CountLimits(minimum: min, maximum: max, exact: exact)
    }

    var constraints: Constraints {
        let counted = Constraints.exactly(.kinds([.list, .object]), limits.constraint)
        guard let separator else { return counted }
        let text = Constraint.parts(PartsConstraint(.elements, separator: separator.text, []))
        return .atMost(.anyOf([counted, .atMost(text)]))
    }

    var possibleCodes: [String] { ["count.type"] + limits.codes }

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        guard let count = count(of: value) else { return report.fail("count.type") }
        limits.check(count, into: &report)
    }

    private func count(of value: borrowing FieldValue) -> Int? {
        switch value.container {
        case .array(let elements): return elements.count
        case .object(let object): return object.count
        default:
            guard separator != nil, var list = ElementList(value, separator) else { return nil }
            // More elements than these say nothing more.
            while list.index < limits.most, list.next() != nil {}
            return list.index + 1
        }
    }

    /// A text is no list, and an element may be typed behind the last separator.
    func completion(of text: String, in record: borrowing Record) -> Completion? { separator == nil ? .lost : nil }
}

extension RuleName {
    /// What documents call the rule.
    package static var count: String { CountRule.name }
}

/// How many elements there may be.
struct CountLimits: Sendable {
    let minimum: Int?
    let maximum: Int?
    let exact: Int?
    private let parameters: Parameters

    init(minimum: Int?, maximum: Int?, exact: Int? = nil) {
        (self.minimum, self.maximum, self.exact) = (minimum, maximum, exact)
        parameters =
            exact.map { ["count": .number(ExactNumber($0))] } ?? .limits(min: minimum, max: maximum)
    }

    /// More elements than these break the same limit.
    var most: Int { exact ?? maximum ?? minimum ?? 0 }

    var constraint: Constraint { .count(min: exact ?? minimum, max: exact ?? maximum) }

    var codes: [String] {
        if exact != nil { return ["count.notEqual"] }
        return (minimum ?? 0 > 0 ? ["count.tooFew"] : []) + (maximum == nil ? [] : ["count.tooMany"])
    }

    /// Whether a number of elements passes.
    func allows(_ count: Int) -> Bool {
        if let exact { return count == exact }
        return count >= minimum ?? 0 && count <= maximum ?? .max
    }

    func check(_ count: Int, into report: inout Report) {
        if let exact {
            if count != exact { report.fail("count.notEqual", parameters) }
        } else if let minimum, count < minimum {
            report.fail("count.tooFew", parameters)
        } else if let maximum, count > maximum {
            report.fail("count.tooMany", parameters)
        }
    }

    /// `count` with these limits; `nil` for limits that no number meets, which documents refuse.
    var options: DataObject? {
        let (least, most) = (minimum ?? 0, maximum ?? .max)
        guard least >= 0, least <= most, exact ?? 0 >= 0 else { return nil }
        func number(_ limit: Int?) -> DataValue? { limit.map { .number(ExactNumber($0)) } }
        return .options(["min": number(minimum), "max": number(maximum), "exact": number(exact)])
    }
}

#if !hasFeature(Embedded)
/// A collection has a number of elements within limits: `.count(...5)`, `.count(2)`.
///
/// Codes: `count.tooFew`, `count.tooMany`, `count.notEqual` for a single number, `count.type` for `nil`.
struct Count<Value: Collection>: ValidationRule {
    let limits: CountLimits

    /// Creates the rule from a range of any kind.
    init(_ range: some LimitRange<Int>) {
        limits = CountLimits(minimum: range.limits.lower, maximum: range.limits.largest)
    }

    /// Creates the rule for a single number of elements.
    init(_ count: Int) { limits = CountLimits(minimum: nil, maximum: nil, exact: count) }

    /// Refuses a collection with too few or too many elements.
    func check(_ value: Value, into report: inout Report) { limits.check(value.count, into: &report) }

    /// `nil` is no collection.
    func checkMissing(into report: inout Report) { report.fail("count.type") }

    /// `count`, for lists and dictionaries: `string` counts the characters of a text, and finds other codes.
    var definitions: [RuleDefinition]? {
        guard Value.self is any HoldingType.Type else { return nil }
        return limits.options.map { [RuleDefinition(CountRule.name, $0)] }
    }

    /// Documents have no rule for other collections.
    var constraints: Constraints { .exactly(limits.constraint) }

    /// A text is counted by its characters, of which none goes when more is typed.
    func completion(of text: String) -> Completion? {
        guard Value.self is any StringProtocol.Type, let value = TextConversion<Value>.value(of: text) else {
            return nil
        }
        let count = value.count
        if limits.allows(count) { return .valid }
        let (least, most) = (limits.exact ?? limits.minimum ?? 0, limits.exact ?? limits.maximum ?? .max)
        return count < least && least <= most ? .incomplete : .lost
    }
}

extension Count: CodedRule {
    var codes: Set<ViolationCode>? { ["count.type", "count.tooFew", "count.tooMany", "count.notEqual"] }
}

extension Count: SpecializedRule {
    /// Whether there are enough elements, and not too many.
    func passes(_ value: Value) -> Bool { limits.allows(value.count) }
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
