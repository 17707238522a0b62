/// `compare`: the value relates to another attribute, or to a constant, as an operator says. The small engine of a page has it.
struct CompareRule: DocumentRule, MessageParameters {
    static let name = "compare"
    static let summary =
        "The value relates to another attribute, a constant or a sum of attributes as the operator says."
    static var examples: [RuleExample] {
        [
            .record(
                ["end"], ["compareAttribute": "start", "operator": ">="], passes: ["start": 1, "end": 2],
                fails: [
                    "compare.greaterOrEqual": ["start": 2, "end": 1], "compare.type": ["start": 1, "end": "soon"],
                ]),
            .record(
                ["password"], ["compareAttribute": "repeated"], passes: ["password": "pa55", "repeated": "pa55"],
                fails: ["compare.equal": ["password": "pa55", "repeated": "pa5"]]),
            RuleExample(["compareValue": 0, "operator": "!="], passes: 1, fails: ["compare.notEqual": 0]),
            RuleExample(["compareValue": 18, "operator": ">"], passes: 19, fails: ["compare.greater": 18]),
            RuleExample(["compareValue": 18, "operator": "<"], passes: 17, fails: ["compare.less": 18]),
            .record(
                ["gross"], ["compareExpression": "net + tax", "operator": "<="],
                passes: ["net": 100, "tax": 19, "gross": 119],
                fails: ["compare.lessOrEqual": ["net": 100, "tax": 19, "gross": 120]]),
        ]
    }
    static let otherNames = ["equality", "equal", "comparison", "equalTo", "const"]
    static let otherUses = [
        "gt": "operator: '>'", "gte": "operator: '>='", "lt": "operator: '<'", "lte": "operator: '<='",
        "ne": "operator: '!='", "notEqual": "operator: '!='", "notEqualTo": "operator: '!='",
        "different": "compareAttribute` and `operator: '!='", "same": "compareAttribute",
        "confirmed": "compareAttribute",
        "confirmation": "compareAttribute", "sameAs": "compareAttribute", "eqField": "compareAttribute",
        "gtField": "compareAttribute", "ltField": "compareAttribute",
    ]
    static let messages: [String: CatalogMessage] = [
        "compare.equal": "{attribute} must be equal to {compareValue}.",
        "compare.equal/attribute": "{attribute} must match {compareAttribute}.",
        "compare.notEqual": "{attribute} must not be equal to {compareValue}.",
        "compare.notEqual/attribute": "{attribute} must differ from {compareAttribute}.",
        "compare.greater": "{attribute} must be greater than {compareValue}.",
        "compare.greater/attribute": "{attribute} must be greater than {compareAttribute}.",
        "compare.greaterOrEqual": "{attribute} must be greater than or equal to {compareValue}.",
        "compare.greaterOrEqual/attribute": "{attribute} must be greater than or equal to {compareAttribute}.",
        "compare.less": "{attribute} must be less than {compareValue}.",
        "compare.less/attribute": "{attribute} must be less than {compareAttribute}.",
        "compare.lessOrEqual": "{attribute} must be less than or equal to {compareValue}.",
        "compare.lessOrEqual/attribute": "{attribute} must be less than or equal to {compareAttribute}.",
        "compare.equal/computed": "{attribute} does not have the expected value. Check it and try again.",
        "compare.notEqual/computed": "{attribute} has a value that is not allowed. Choose another one.",
        "compare.greater/computed": "{attribute} is too low.",
        "compare.greaterOrEqual/computed": "{attribute} is too low.",
        "compare.less/computed": "{attribute} is too high.",
        "compare.lessOrEqual/computed": "{attribute} is too high.",
        "compare.greater/date": "{attribute} must be after {compareValue}.",
        "compare.greaterOrEqual/date": "{attribute} must not be before {compareValue}.",
        "compare.less/date": "{attribute} must be before {compareValue}.",
        "compare.lessOrEqual/date": "{attribute} must not be after {compareValue}.",
        "compare.greater/attributeDate": "{attribute} must be after {compareAttribute}.",
        "compare.greaterOrEqual/attributeDate": "{attribute} must not be before {compareAttribute}.",
        "compare.less/attributeDate": "{attribute} must be before {compareAttribute}.",
        "compare.lessOrEqual/attributeDate": "{attribute} must not be after {compareAttribute}.",
        "compare.greater/computedDate": "{attribute} is too early.",
        "compare.greaterOrEqual/computedDate": "{attribute} is too early.",
        "compare.less/computedDate": "{attribute} is too late.",
        "compare.lessOrEqual/computedDate": "{attribute} is too late.",
        "compare.type/computed": "{attribute} must be a number or a date.",
        "compare.type": "{attribute} must have the same type as {compareValue}: number, date or text.",
        "compare.type/attribute":
            "{attribute} must have the same type as {compareAttribute}: number, date or text.",
    ]
    static let parameters: [String: Set<String>] = [
        "compare.equal": ["compareValue", "compareAttribute"],
        "compare.notEqual": ["compareValue", "compareAttribute"],
        "compare.greater": ["compareValue", "compareAttribute"],
        "compare.greaterOrEqual": ["compareValue", "compareAttribute"],
        "compare.less": ["compareValue", "compareAttribute"],
        "compare.lessOrEqual": ["compareValue", "compareAttribute"],
        "compare.type": ["compareValue", "compareAttribute"],
    ]
    static let titles: [String: String] = [
        "compare.equal": "mismatch",
        "compare.notEqual": "mustDiffer",
        "compare.notEqual/computed": "notAllowed",
        "compare.greater": "tooSmall",
        "compare.greaterOrEqual": "tooSmall",
        "compare.less": "tooBig",
        "compare.lessOrEqual": "tooBig",
        "compare.type": "wrongType",
        "compare.greater/date": "tooEarly",
        "compare.greater/attributeDate": "tooEarly",
        "compare.greater/computedDate": "tooEarly",
        "compare.greaterOrEqual/date": "tooEarly",
        "compare.greaterOrEqual/attributeDate": "tooEarly",
        "compare.greaterOrEqual/computedDate": "tooEarly",
        "compare.less/date": "tooLate",
        "compare.less/attributeDate": "tooLate",
        "compare.less/computedDate": "tooLate",
        "compare.lessOrEqual/date": "tooLate",
        "compare.lessOrEqual/attributeDate": "tooLate",
        "compare.lessOrEqual/computedDate": "tooLate",
    ]

    enum Target: Sendable {
        case attribute(AttributeReference)
        case constant(FieldConstant)
        indirect case sum(AttributeSum)

        func named(as type: ComparisonType?) -> Comparison.Other {
            switch self {
            case .attribute(let reference): return .attribute(reference.named)
            case .sum(let sum): return .attribute(sum.label)
            case .constant(let constant):
                var parameters: Parameters = ["compareValue": constant.value]
                if type == .date, let text = constant.value.text { parameters.setDate(text, for: "compareValue") }
                return .constant(parameters)
            }
        }
    }

    let target: Target
    let reading: ComparisonReading
    let comparison: Comparison
    /// Whether an attribute that is empty is compared with, though there is no order beside it.
    private let judgesEmpty: Bool
    private let asked: ComparisonConstraint

    var constraints: Constraints { .exactly(.comparison(asked)) }

    var possibleCodes: [String] {
        [comparison.asked.code.rawValue] + (comparison.asked.isOrdering ? ["compare.type"] : [])
    }

    init(options: inout RuleOptions) {
        let attribute = options.attribute.isEmpty ? "" : options.attribute + "_repeat"
        let isConstant = options.isGiven("compareValue")
        let isSum = options.isGiven("compareExpression")
        let reference =
            (isConstant || isSum) && !options.isGiven("compareAttribute")
            ? nil
            : options.attribute(
                "compareAttribute", default: attribute.isEmpty ? nil : attribute,
                "The attribute to compare with; the attribute's own name and `_repeat` by default.",
                alsoCalled: Self.otherAttributes)
        let constant = options.value(
            "compareValue", "The constant to compare with; goes before `compareAttribute`.",
            alsoCalled: ["value", "constant", "const", "equals"])
        _ = options.node(
            "compareAttribute", .attribute, nil, "The attribute to compare with.", alsoCalled: Self.otherAttributes)
        let sum = options.sum(
            "compareExpression", "The sum of attributes to compare with: \"net + tax\".",
            alsoCalled: ["expression", "formula", "expr", "sum", "calculation"])
        let asked =
            options.choice(
                "operator", default: .equal, "How the two must relate.", alsoCalled: ["op", "comparison", "operation"],
                otherWords: ComparisonOperator.otherWords) ?? .equal
        reading = ComparisonReading(&options, withAttribute: !isConstant && !isSum)
        if let sum {
            target = .sum(sum)
        } else if isConstant || isSum || reference == nil {
            target = .constant(FieldConstant(reading.constant(constant ?? .null)))
            if !isConstant, !isSum { options.require("compareValue") }
        } else if let reference {
            target = .attribute(reference)
        } else {
            target = .constant(FieldConstant(.null))
        }
        judgesEmpty = !asked.isOrdering || options.isOff("skipOnEmpty")
        let other: ComparisonConstraint.Other =
            switch target {
            case .constant(let constant): .value(constant.value)
            case .attribute(let reference): .attribute(reference.name)
            case .sum: .expression(options.find("compareExpression")?.text ?? "")
            }
        self.asked = ComparisonConstraint(asked, other, as: reading.kind, format: reading.pattern)
        comparison = Comparison(asked, with: target.named(as: reading.type), ofDates: reading.type == .date)
        switch target {
        case .constant(let constant): checkConstant(constant, options)
        case .attribute(let other): refuseItself(other, options)
        case .sum: break
        }
        if isSum {
            refuseOthers(besideSum: options)
        } else if isConstant, reference != nil {
            options.warn(
                "`compareAttribute` has no effect beside `compareValue`, which goes before it.",
                option: "compareAttribute")
        }
    }

    /// The option that names the attribute to compare with.
    static let otherAttribute = "compareAttribute"

    /// What other systems call `compareAttribute`.
    private static let otherAttributes = [
        "other", "with", "field", "target", "compareTo", "compareWith", "sameAs", "equalTo", "attribute",
        "otherAttribute", "against",
    ]

    /// A value equals itself always, so that the rule lets nothing pass or everything that can be compared.
    private func refuseItself(_ other: AttributeReference, _ options: RuleOptions) {
        guard !options.attribute.isEmpty, other.name == options.attribute else { return }
        if comparison.asked.holds(.equal) ?? false {
            options.warn("The rule compares `\(other.name)` with itself.", option: "compareAttribute")
        } else {
            options.fail(
                "The rule compares `\(other.name)` with itself, so nothing could pass.", option: "compareAttribute")
        }
    }

    /// A sum is a number, and all that the value is compared with.
    private func refuseOthers(besideSum options: RuleOptions) {
        for name in ["compareValue", "compareAttribute"] where options.isGiven(name) {
            options.fail("The rule takes `compareExpression` or `\(name)`, not both.", option: name)
        }
        for name in ["as", "format", "compareFormat"] where options.isGiven(name) {
            if name == "as", reading.type == .number { continue }
            options.fail(
                "An expression is a number, so `\(name)` contradicts `compareExpression`.", option: name,
                suggestion: reading.type == .number ? nil : "For dates in order, use `sorted` or `sequence`.")
        }
    }

    /// A constant that can never be read as the type is a mistake of the document.
    private func checkConstant(_ constant: FieldConstant, _ options: RuleOptions) {
        guard options.isGiven("compareValue") else { return }
        guard reading.type != nil else {
            if comparison.asked.isOrdering, !constant.value.hasOrder {
                options.warn("`compareValue` has no order, so nothing could pass.", option: "compareValue")
            }
            return
        }
        if !reading.allows(constant) {
            options.fail("`compareValue` is not \(reading.kindOfConstant).", option: "compareValue")
        }
    }

    /// Texts of the same bytes and of the same kind are equal, as whatever they are read.
    func passesUnchanged(_ value: borrowing FieldValue, of record: borrowing Record) -> Bool {
        guard reading.type == nil, comparison.asked == .equal, value.isText, case .attribute(let reference) = target,
            let other = record.readyValue(of: reference), other.kind == value.kind
        else { return false }
        return ByteSearch.areEqual(value.bytes, other.bytes)
    }

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        let relation: Relation
        switch target {
        case .attribute(let reference):
            let other = record.value(of: reference)
            if !judgesEmpty, other.isEmpty { return }
            relation = reading.relation(of: value, to: other)
        case .constant(let constant): relation = reading.relation(of: value, to: constant.field)
        case .sum(let sum):
            // Where something is empty there is nothing to compare with.
            guard let found = sum.relation(of: value, in: record) else { return }
            relation = found
        }
        comparison.judge(relation, into: &report)
    }

    func completion(of text: String, in record: borrowing Record) -> Completion? {
        // Nobody knows what a date in a format of its own, or a sum, is going to be.
        if reading.hasFormat { return nil }
        let other: DataValue
        switch target {
        case .sum: return nil
        case .constant(let constant): other = constant.value
        case .attribute(let reference):
            other = record.value(of: reference).data
            // It may be typed yet.
            if other.isEmpty { return nil }
        }
        return RelationCompletion(asked: comparison.asked, type: reading.type, other: other).completion(of: text)
    }
}

#if !hasFeature(Embedded)
/// The value relates to another one as an operator says: `.compare(.greater, to: 5)`.
///
/// The other value is fixed, or made by a closure each time: then it is in no parameter and no message. Codes: those of
/// the operators (`compare.greater`, …); `compare.type` for `nil`, NaN and infinity, which have no order. `nil` is
/// unequal to every value.
struct Compare<Value: Comparable & Sendable>: ValidationRule {
    let asked: ComparisonOperator
    let target: ComparisonTarget<Value>
    let test = OrderTest<Value>()

    /// Creates the rule.
    init(_ asked: ComparisonOperator, to target: ComparisonTarget<Value>) {
        self.asked = asked
        self.target = target
    }

    /// Refuses a value that relates otherwise.
    func check(_ value: Value, into report: inout Report) {
        target.judge(asked, test.holds(asked, value, bound: target.value), into: &report)
    }

    /// `nil` is unequal to every value, and has no order.
    func checkMissing(into report: inout Report) {
        target.judge(asked, asked.holds(.incomparable), into: &report)
    }

    var definitions: [RuleDefinition]? { target.definitions(asked) }

    func completion(of text: String) -> Completion? {
        ComparisonCompletion(asked: asked, other: target.value) { test.holds(asked, $0, bound: $1) ?? false }
            .completion(of: text)
    }
}

extension Compare: CodedRule {
    var codes: Set<ViolationCode>? { Set(CompareRule.codes.map { ViolationCode(rawValue: $0) }) }
}

extension RuleVocabulary where Value: Comparable & Sendable {
    /// The value relates to a fixed one as an operator says.
    ///
    /// The other value is fixed, or made by a closure each time: then it is in no parameter and no message. Codes: those of
    /// the operators (`compare.greater`, …); `compare.type` for `nil`, NaN and infinity, which have no order. `nil` is
    /// unequal to every value.
    public static func compare(_ comparison: ComparisonOperator, to value: Value) -> Self {
        Self(Compare(comparison, to: .constant(value)))
    }

    /// The value relates, as an operator says, to one that is made each time.
    public static func compare(
        _ comparison: ComparisonOperator, to value: @escaping @Sendable () -> Value
    ) -> Self {
        Self(Compare(comparison, to: .computed(value)))
    }
}

extension ComparisonTarget {
    /// `compare` with the value, where it is fixed and a text, a number or a boolean.
    func definitions(_ asked: ComparisonOperator) -> [RuleDefinition]? {
        guard case .constant(let value) = self, let constant = DataValue(constant: value) else { return nil }
        var options: DataObject = ["compareValue": constant]
        if asked != .equal { options["operator"] = .string(asked.rawValue) }
        return [RuleDefinition(CompareRule.name, options)]
    }
}
#endif

extension RuleName {
    /// What documents call the rule.
    package static var compare: String { CompareRule.name }
}
