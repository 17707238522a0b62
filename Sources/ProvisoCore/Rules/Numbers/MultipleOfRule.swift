internal import ProvisoFormats

/// `multipleOf`: a number is a whole multiple of another, decided on decimal digits. The small engine of a page has it.
struct MultipleOfRule: RecordFreeRule, MessageParameters {
    static let name = "multipleOf"
    static let summary = "A number that is a whole multiple of `value`, exactly: 0.3 is one of 0.1."
    static var examples: [RuleExample] {
        [RuleExample(["value": 0.05], passes: 1.15, fails: ["multipleOf": 1.17])]
    }
    static let otherNames = ["step", "divisibleBy"]
    static let messages: [String: CatalogMessage] = ["multipleOf": "{attribute} must be a multiple of {divisor}."]
    static let parameters: [String: Set<String>] = ["multipleOf": ["divisor", "reason"]]

    let divisor: ExactNumber
    private let test: DecimalDivisor?

    /// - Precondition: The divisor is more than 0 and has 18 significant decimal digits at most.
    init(_ divisor: ExactNumber) {
        guard let test = DecimalDivisor(divisor) else {
            preconditionFailure("\(divisor) is not positive, or has too many digits")
        }
        self.divisor = divisor
        self.test = test
    }

    init(options: inout RuleOptions) {
        let value = options.number(
            "value", "The number of which it must be a multiple; more than 0.",
            alsoCalled: ["of", "step", "divisor", "factor", "multipleOf"])
        options.require("value")
        divisor = value ?? ExactNumber(1)
        test = DecimalDivisor(divisor)
        if value != nil, test == nil {
            options.fail(
                "`value` must be more than 0 and have \(DecimalDivisor.largestDigits) significant digits at most.",
                option: "value")
        }
    }

    var constraints: Constraints { .exactly(.number(NumberConstraint(step: divisor))) }

    func check(_ value: borrowing FieldValue, into report: inout Report) {
        guard let number = value.number else {
            return report.fail(
                "multipleOf", parameters("not a number"), wording: NumberWording.notANumber, correcting: value.data,
                by: NumberSuggestions(rule: self, value))
        }
        guard let test, test.divides(number, in: value.numberBytes.span) else {
            return report.fail("multipleOf", parameters("not a multiple"))
        }
    }

    /// Digits that are still to come can make any number a multiple. Behind the letter of an exponent there is only the power
    /// of ten: the greater it is the more numbers divide, so that the greatest tells.
    func completion(of text: String) -> Completion? {
        text.withBytes { text in
            if passes(text) { return .valid }
            guard let beginning = NumberEndings.Beginning(text) else { return .lost }
            if beginning.exponent == nil { return .incomplete }
            return canPass(text, with: ["0", "99999"].map { Array($0.utf8) }) ? .incomplete : .lost
        }
    }

    private func parameters(_ reason: String) -> Parameters {
        ["divisor": .number(divisor), "reason": .string(reason)]
    }
}

#if !hasFeature(Embedded)
/// A number is a whole multiple of another: `.multipleOf(0.1)`.
///
/// A floating-point number counts as the shortest decimal that stands for it, so 0.3 is a multiple of 0.1. Code:
/// `multipleOf`, also for NaN, infinity and `nil`, with the parameters `divisor` and `reason`.
struct MultipleOf<Value: Numeric & CustomStringConvertible & Sendable>: ValidationRule {
    let divisor: ExactNumber
    private let test: DecimalDivisor

    /// Creates the rule.
    ///
    /// - Precondition: The divisor is more than 0 and has 18 significant decimal digits at most.
    init(_ divisor: Value) {
        guard let number = ExactNumber(floatingPoint: divisor.description), let test = DecimalDivisor(number) else {
            preconditionFailure("\(divisor) is not positive, or has too many digits")
        }
        self.divisor = number
        self.test = test
    }

    /// Refuses a number that is no multiple.
    func check(_ value: Value, into report: inout Report) {
        var spelling = value.description
        let isMultiple = spelling.withUTF8 { bytes in
            DecimalShape(bytes.span).map { test.divides($0, in: bytes.span) }
        }
        switch isMultiple {
        case nil: checkMissing(into: &report)
        case false?: fail("not a multiple", &report)
        case true?: break
        }
    }

    /// `nil` is no number.
    func checkMissing(into report: inout Report) { fail("not a number", wording: NumberWording.notANumber, &report) }

    var definitions: [RuleDefinition]? { [RuleDefinition(MultipleOfRule.name, ["value": .number(divisor)])] }

    func completion(of text: String) -> Completion? {
        func passes(with ending: [UInt8]) -> Bool {
            TextConversion<Value>.value(of: text, and: ending).map(findsNothing) ?? false
        }
        if passes(with: []) { return .valid }
        guard ValueEndings(Value.self, limits: []) != nil else { return nil }
        guard text.withBytes({ NumberEndings.Beginning($0) }) != nil else { return .lost }
        if MultipleEndings(divisor).endings(behind: text).contains(where: passes) { return .incomplete }
        return Value.self is any FixedWidthInteger.Type && NumberEndings.Beginning(whole: text) != nil ? .lost : nil
    }

    private func fail(_ reason: String, wording: String? = nil, _ report: inout Report) {
        report.fail("multipleOf", ["divisor": .number(divisor), "reason": .string(reason)], wording: wording)
    }
}

extension MultipleOf: CodedRule {
    var codes: Set<ViolationCode>? { ["multipleOf"] }
}

extension RuleVocabulary where Value: Numeric & CustomStringConvertible & Sendable {
    /// A number is a whole multiple of another.
    ///
    /// A floating-point number counts as the shortest decimal that stands for it, so 0.3 is a multiple of 0.1. Code:
    /// `multipleOf`, also for NaN, infinity and `nil`, with the parameters `divisor` and `reason`.
    ///
    /// - Precondition: The divisor is more than 0 and has 18 significant decimal digits at most.
    public static func multipleOf(_ divisor: Value) -> Self { Self(MultipleOf(divisor)) }
}
#endif

extension RuleName {
    /// What documents call the rule.
    package static var multipleOf: String { MultipleOfRule.name }
}
