internal import ProvisoFormats

/// `decimalPlaces`: a number has so many digits after its point.
struct DecimalPlacesRule: RecordFreeRule, MessageParameters {
    static let name = "decimalPlaces"
    static let summary = "A number with a certain count of digits after the point, as it is written: 1.50 has two."
    static var examples: [RuleExample] {
        [RuleExample(["max": 2], passes: 1.5, fails: ["decimalPlaces": 1.505])]
    }
    static let otherNames = ["decimals", "fractionDigits", "scale", "maxDecimals"]
    static let messages: [String: CatalogMessage] = [
        "decimalPlaces": "{attribute} must be a number.",
        "decimalPlaces/tooFew": CatalogMessage(
            plural: "min", other: "{attribute} must have at least {min} decimal places.",
            [.one: "{attribute} must have at least {min} decimal place."]),
        "decimalPlaces/tooMany": CatalogMessage(
            plural: "max", other: "{attribute} must have at most {max} decimal places.",
            [.one: "{attribute} must have at most {max} decimal place."]),
    ]
    static let parameters: [String: Set<String>] = ["decimalPlaces": ["min", "max"]]
    static let titles: [String: String] = [
        "decimalPlaces": "notANumber",
        "decimalPlaces/tooFew": "tooFew",
        "decimalPlaces/tooMany": "tooMany",
    ]

    let min: Int
    let max: Int?

    init(min: Int, max: Int?) {
        self.min = min
        self.max = max
    }

    init(options: inout RuleOptions) {
        min =
            options.integer(
                "min", default: 0, "The fewest digits after the point.", alsoCalled: ["minimum", "least"],
                widens: .whenSmaller)
            ?? 0
        max = options.integer(
            "max", "The most digits after the point.",
            alsoCalled: ["maximum", "places", "digits", "decimals", "scale", "fractionDigits", "most"],
            widens: .whenLarger)
        options.require("max", or: ["min"])
        if max == nil, min == 0, options.isGiven("min") {
            options.fail("`min` is 0 and there is no `max`, so every number would pass.", option: "min")
        }
        if let max, max < min {
            options.fail("`min` (\(min)) is above `max` (\(max)), so nothing could pass.", option: "min")
        }
    }

    var constraints: Constraints {
        .exactly(.number(NumberConstraint(places: min...Swift.max(min, max ?? .max))))
    }

    func check(_ value: borrowing FieldValue, into report: inout Report) {
        guard value.number != nil else {
            return report.fail(
                "decimalPlaces", parameters("not a number"), correcting: value.data,
                by: NumberSuggestions(rule: self, value))
        }
        judge(value.numberBytes.decimalPlaces(behind: value.decimalSign), into: &report)
    }

    /// Judges how many digits there are after the point.
    func judge(_ places: Int, into report: inout Report) {
        if places < min {
            report.fail("decimalPlaces", parameters("too few decimal places"), wording: "decimalPlaces/tooFew")
        } else if let max, places > max {
            report.fail("decimalPlaces", parameters("too many decimal places"), wording: "decimalPlaces/tooMany")
        }
    }

    /// An exponent moves the point, so that before it is typed any count of places can be reached.
    func completion(of text: String) -> Completion? {
        text.withBytes { text in
            if passes(text) { return .valid }
            guard let beginning = NumberEndings.Beginning(text) else { return .lost }
            guard let exponent = beginning.exponent else { return .incomplete }
            let point = beginning.digits.firstIndex(of: UInt8(ascii: "."))
            let fraction = point.map { beginning.digits.count - $0 - 1 } ?? 0
            let (most, overflow) = (max ?? min).addingReportingOverflow(10)
            guard !overflow, most - min <= 1000, fraction <= 1 << 30 else { return nil }
            let powers = (min...most).map { String(fraction - $0) } + ["99999999", "-99999999"]
            let endings = powers.flatMap { power in [power, "+" + power] }.map { Array($0.utf8) }
                .filter { $0.starts(with: exponent) }.map { Array($0.dropFirst(exponent.count)) }
            // Zeros in front change nothing.
            let behindZeros = powers.map { Array($0.utf8.drop { $0 == UInt8(ascii: "-") }) }
            return canPass(text, with: endings + behindZeros) ? .incomplete : .lost
        }
    }

    func parameters(_ reason: String) -> Parameters {
        var parameters: Parameters = ["min": .number(ExactNumber(min))]
        parameters["max"] = max.map { .number(ExactNumber($0)) }
        parameters["reason"] = .string(reason)
        return parameters
    }
}

#if !hasFeature(Embedded)
/// A number has so many digits after its point: `.decimalPlaces(...2)` for a `Decimal` or a `Double`.
struct DecimalPlaces<Value: Numeric & CustomStringConvertible & Sendable>: ValidationRule {
    let rule: DecimalPlacesRule

    /// Refuses a number with fewer or more.
    func check(_ value: Value, into report: inout Report) {
        var spelling = value.description
        let places = spelling.withUTF8 { bytes in
            DecimalShape(bytes.span).map { _ in bytes.decimalPlaces(behind: UInt8(ascii: ".")) }
        }
        guard let places else { return checkMissing(into: &report) }
        // 2.0 is how Swift writes 2.
        let isWhole = spelling.hasSuffix(".0")
        rule.judge(isWhole ? 0 : places, into: &report)
    }

    /// `nil`, NaN and infinity are no numbers.
    func checkMissing(into report: inout Report) { report.fail("decimalPlaces", rule.parameters("not a number")) }
}

extension DecimalPlaces: CodedRule {
    var codes: Set<ViolationCode>? { ["decimalPlaces"] }
}

extension RuleVocabulary where Value: Numeric & CustomStringConvertible & Sendable {
    /// A number has so many digits after the point: `.decimalPlaces(...2)`.
    ///
    /// Counted are those of the shortest decimal that stands for it: one of 1.5 and of 1.50. Code: `decimalPlaces`, also for NaN,
    /// infinity and `nil`, with the parameters `min`, `max` and `reason`.
    public static func decimalPlaces(_ range: some LimitRange<Int>) -> Self {
        Self(DecimalPlaces(rule: DecimalPlacesRule(min: range.limits.lower ?? 0, max: range.limits.largest)))
    }

    /// A number has so many digits after the point at most: `.decimalPlaces(2)` for an amount of money.
    ///
    /// A number does not keep zeros at its end, so that 1.5 passes as well; a text must have exactly so many. Code:
    /// `decimalPlaces`, also for NaN, infinity and `nil`, with the parameters `min`, `max` and `reason`.
    public static func decimalPlaces(_ count: Int) -> Self {
        Self(DecimalPlaces(rule: DecimalPlacesRule(min: 0, max: count)))
    }
}
#endif
