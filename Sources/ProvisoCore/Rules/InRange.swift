internal import ProvisoFormats

/// `number`: the value is a number between two limits. The small engine of a page has it.
struct NumberRule: RecordFreeRule, MessageParameters {
    static let name = "number"
    static let summary = "The value is a number, between two limits if they are given."
    static var examples: [RuleExample] {
        [
            RuleExample(
                ["min": 0, "max": 150, "integerOnly": true], passes: 36,
                fails: ["number.tooSmall": -1, "number.tooBig": 151, "number.notInteger": 36.5, "number.type": "many"])
        ]
    }
    static let otherNames = [
        "numeric", "double", "float", "decimal", "minimum", "maximum", "min", "max", "real", "accepted_range",
        "expect_column_values_to_be_between", "numericality", "decimalMin", "decimalMax",
    ]
    static let otherUses = [
        "nonNegative": "min: 0", "positiveOrZero": "min: 0", "nonPositive": "max: 0", "negativeOrZero": "max: 0",
        "between": "min` and `max",
    ]
    static let messages: [String: CatalogMessage] = [
        "number.type": "{attribute} must be a number.",
        "number.notInteger": "{attribute} must be a whole number.",
        "number.notInteger/decimalPoint": "{attribute} must be a whole number without a decimal point.",
        "number.tooSmall": "{attribute} must be {min} or more.",
        "number.tooBig": "{attribute} must be {max} or less.",
        "number.tooBig/less": "{attribute} must be less than {max}.",
    ]
    static let parameters: [String: Set<String>] = [
        "number.tooSmall": ["min", "max"],
        "number.tooBig": ["min", "max"],
    ]
    static let titles: [String: String] = ["number.type": "notANumber", "number.notInteger": "notWhole"]

    /// Options with which it passes what an integer property takes: `18.0` too.
    static let wholeNumbers: DataObject = ["integerOnly": true, "allowZeroFraction": true]

    let min: ExactNumber?
    let max: ExactNumber?
    let integerOnly: Bool
    let whole: WholeNumber
    private let excludesMax: Bool
    private let parameters: Parameters
    /// The limits, where they are whole numbers that are compared at once.
    private let plainLimits: ClosedRange<Int64>?

    init(
        min: ExactNumber? = nil, max: ExactNumber? = nil, excludesMax: Bool = false, integerOnly: Bool = false,
        allowZeroFraction: Bool = false
    ) {
        self.min = min
        self.max = max
        self.excludesMax = excludesMax
        self.integerOnly = integerOnly
        whole = WholeNumber(allowsZeroFraction: allowZeroFraction)
        parameters = .limits(min: min.map(DataValue.number), max: max.map(DataValue.number))
        plainLimits = Self.plainLimits(min, max, excludesMax: excludesMax)
    }

    init(options: inout RuleOptions) {
        min = options.number(
            "min", "The smallest number that passes.", alsoCalled: ["minimum", "gte", "ge", "atLeast", "from"],
            widens: .whenSmaller)
        max = options.number(
            "max", "The largest number that passes.", alsoCalled: ["maximum", "lte", "le", "to"], widens: .whenLarger)
        integerOnly = options.flag(
            "integerOnly", "Whether only whole numbers pass.",
            alsoCalled: ["integer", "int", "integersOnly", "onlyInteger", "onlyIntegers", "whole", "wholeNumber"],
            widens: .whenFalse)
        whole = WholeNumber(&options)
        options.warnUnless(integerOnly, "integerOnly", ["allowZeroFraction"])
        excludesMax = false
        if let min, let max, max < min {
            options.fail("`min` (\(min)) is above `max` (\(max)), so nothing could pass.", option: "min")
        } else if integerOnly, let min, let max, !min.hasWholeNumber(upTo: max) {
            options.fail(
                "There is no whole number from `min` (\(min)) to `max` (\(max)), so with `integerOnly` nothing could pass.",
                option: "min")
        }
        parameters = .limits(min: min.map(DataValue.number), max: max.map(DataValue.number))
        plainLimits = Self.plainLimits(min, max, excludesMax: excludesMax)
    }

    private static func plainLimits(
        _ min: ExactNumber?, _ max: ExactNumber?, excludesMax: Bool
    ) -> ClosedRange<Int64>? {
        guard let low = min.map({ $0.small }) ?? .min, let high = max.map({ $0.small }) ?? .max, !excludesMax,
            low <= high
        else { return nil }
        return low...high
    }

    var constraints: Constraints {
        .exactly(
            .number(
                NumberConstraint(
                    min: min, max: max, excludesMax: excludesMax, isWhole: integerOnly,
                    allowsZeroFraction: whole.allowsZeroFraction)))
    }

    var possibleCodes: [String] {
        var codes = ["number.type"]
        if integerOnly { codes.append("number.notInteger") }
        if min != nil { codes.append("number.tooSmall") }
        if max != nil { codes.append("number.tooBig") }
        return codes
    }

    /// A whole number in plain digits is compared with limits of the same kind.
    func passesUnchanged(_ value: borrowing FieldValue, of record: borrowing Record) -> Bool {
        guard let plainLimits, let integer = value.plainInteger else { return false }
        return plainLimits.contains(integer)
    }

    func check(_ value: borrowing FieldValue, into report: inout Report) {
        guard let number = value.number else {
            return report.fail("number.type", correcting: value.data, by: NumberSuggestions(rule: self, value))
        }
        if integerOnly, !whole.isMet(by: number, in: value) {
            let hasPoint = WholeNumber.isSpelledWithFraction(number, in: value)
            return report.fail("number.notInteger", wording: hasPoint ? "number.notInteger/decimalPoint" : nil)
        }
        if let min, min.compare(to: number, in: value.numberBytes.span) > 0 {
            report.fail("number.tooSmall", parameters)
        } else if let max, case let order = max.compare(to: number, in: value.numberBytes.span), order <= 0 {
            if order < 0 || excludesMax {
                report.fail("number.tooBig", parameters, wording: excludesMax ? "number.tooBig/less" : nil)
            }
        }
    }

    func completion(of text: String) -> Completion? {
        text.withBytes { text in
            if passes(text) { return .valid }
            let limits = [min, max].compactMap { $0 }
            var endings = NumberEndings(limits: limits, integerOnly: integerOnly).endings(behind: text)
            // Behind a point only zeros can follow, and they change nothing.
            if integerOnly, whole.allowsZeroFraction { endings.append([UInt8(ascii: "0")]) }
            return canPass(text, with: endings) ? .incomplete : .lost
        }
    }
}

extension RuleName {
    /// What documents call the rule.
    package static var number: String { NumberRule.name }
}

#if !hasFeature(Embedded)
/// The value lies in a range: `.range(18...)`, `.range(0..<1)`.
///
/// Numbers have the codes `number.tooSmall`, `number.tooBig` and, for NaN, infinity and `nil`, `number.type`; the
/// parameters are `min` and `max`. Values of any other type, such as dates, have `compare.greaterOrEqual`,
/// `compare.lessOrEqual`, `compare.less` and, for `nil`, `compare.type`, with the limit as `compareValue`.
struct InRange<Bound: Comparable & Sendable>: ValidationRule {
    let limits: Limits<Bound>
    private let number = NumberTest<Bound>()
    private let order = EqualityTest<Bound>()
    /// Of a range of numbers.
    private let parameters: Parameters

    /// Creates the rule from a range of any kind.
    init(_ range: some LimitRange<Bound>) {
        limits = range.limits
        parameters =
            number.isNumeric
            ? .limits(min: limits.lower.map { DataValue(any: $0) }, max: limits.upper.map { DataValue(any: $0) })
            : Parameters()
    }

    /// Whether a value lies in the range.
    func allows(_ value: Bound) -> Bool {
        if let lower = limits.lower, value < lower { return false }
        guard let upper = limits.upper else { return true }
        return limits.includesUpper ? value <= upper : value < upper
    }

    /// `range`.
    var name: String { "range" }

    /// Refuses a value outside of the range.
    func check(_ value: Bound, into report: inout Report) {
        if number.refuses(value) { return checkMissing(into: &report) }
        if let lower = limits.lower, order.isLess(value, lower) {
            if number.isNumeric {
                report.fail("number.tooSmall", parameters)
            } else {
                Comparison(.greaterOrEqual, with: .value(lower)).judge(false, into: &report)
            }
        } else if let upper = limits.upper,
            limits.includesUpper ? order.isLess(upper, value) : !order.isLess(value, upper)
        {
            if number.isNumeric {
                report.fail("number.tooBig", parameters, wording: limits.includesUpper ? nil : "number.tooBig/less")
            } else {
                Comparison(limits.includesUpper ? .lessOrEqual : .less, with: .value(upper)).judge(false, into: &report)
            }
        }
    }

    /// `nil` lies in no range.
    func checkMissing(into report: inout Report) {
        if number.isNumeric { return report.fail("number.type") }
        Comparison(.greaterOrEqual, with: .value(limits.lower ?? limits.upper)).judge(.incomparable, into: &report)
    }

    /// `number`, for a range of numbers that includes its ends.
    var definitions: [RuleDefinition]? {
        guard number.isNumeric, limits.includesUpper || limits.upper == nil else { return nil }
        var options = DataObject()
        for (name, limit) in [("min", limits.lower), ("max", limits.upper)] {
            guard let limit else { continue }
            guard let value = DataValue(constant: limit) else { return nil }
            options[name] = value
        }
        if Bound.self is any FixedWidthInteger.Type {
            for (option, value) in NumberRule.wholeNumbers.members { options[option] = value }
        }
        return [RuleDefinition(NumberRule.name, options)]
    }

    func completion(of text: String) -> Completion? {
        guard !(Bound.self is any StringProtocol.Type) else {
            return TextConversion<Bound>.value(of: text).flatMap { allows($0) ? .valid : nil }
        }
        return NumberCompletion<Bound>.completion(of: text, limits: [limits.lower, limits.upper].compactMap(\.self)) {
            findsNothing(in: $0)
        }
    }
}

extension InRange: CodedRule {
    var codes: Set<ViolationCode>? {
        [
            "number.type", "number.tooSmall", "number.tooBig", "compare.greaterOrEqual", "compare.lessOrEqual",
            "compare.less", "compare.type",
        ]
    }
}

extension InRange where Bound == Int {
    /// The numbers that lie in the range; `nil` when there is none.
    fileprivate var interval: ClosedRange<Int>? {
        let (least, most) = (limits.lower ?? .min, limits.largest ?? .max)
        return least <= most && allows(most) ? least...most : nil
    }
}

extension BoundRules {
    /// The integers that pass all of some rules, if each is a range of integers; `nil` when none passes, too.
    static func integers(in rules: [AnyRule<Value>]) -> ClosedRange<Int>? {
        if rules.isEmpty || Value.self != Int.self { return nil }
        var common = Int.min...Int.max
        for rule in rules {
            guard let interval = (rule.base as? InRange<Int>)?.interval, interval.overlaps(common) else { return nil }
            common = common.clamped(to: interval)
        }
        return common
    }
}

extension InRange: SpecializedRule where Bound: DirectNumber {
    /// Whether the number lies in the range.
    func passes(_ value: Bound) -> Bool { Bound.lies(value, in: self) }

    /// No number is empty.
    static func isEmpty(_ value: Bound) -> Bool { false }
}

/// A number whose ranges are judged by code that is compiled for just its type; see ``SpecializedRule``.
protocol DirectNumber: Comparable, Sendable {
    /// Whether a number lies in a range.
    static func lies(_ value: Self, in range: InRange<Self>) -> Bool
}

extension DirectNumber {
    /// Whether a number lies in a range.
    static func lies(_ value: Self, in range: InRange<Self>) -> Bool { range.allows(value) }
}

extension Int: DirectNumber {}
extension Double: DirectNumber {
    /// Whether a number lies in a range: infinity and what is no number do not.
    static func lies(_ value: Double, in range: InRange<Double>) -> Bool {
        value.isFinite && range.allows(value)
    }
}

extension RuleVocabulary where Value: Comparable & Sendable {
    /// The value lies in a range.
    ///
    /// Numbers have the codes `number.tooSmall`, `number.tooBig` and, for NaN, infinity and `nil`, `number.type`; the
    /// parameters are `min` and `max`. Values of any other type, such as dates, have `compare.greaterOrEqual`,
    /// `compare.lessOrEqual`, `compare.less` and, for `nil`, `compare.type`, with the limit as `compareValue`.
    public static func range(_ range: some LimitRange<Value>) -> Self { Self(InRange(range)) }
}
#endif
