/// `multipleOf`: a number is a whole multiple of another, decided on decimal digits.
struct MultipleOfRule: DocumentRule {
    static let name = "multipleOf"
    static let summary = "A number that is a whole multiple of `value`, exactly: 0.3 is one of 0.1."
    static let messages: [String: CatalogMessage] = ["multipleOf": "{attribute} must be a multiple of {divisor}."]

    private let divisor: ExactNumber
    private let test: DecimalDivisor?

    init(options: inout RuleOptions) {
        let value = options.number("value", "The number of which it must be a multiple; more than 0.")
        options.require("value")
        divisor = value ?? ExactNumber(1)
        test = DecimalDivisor(divisor)
        if value != nil, test == nil {
            options.fail(
                "`value` must be more than 0 and have \(DecimalDivisor.largestDigits) significant digits at most.",
                option: "value")
        }
    }

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        guard let number = value.number else { return fail("not a number", &report) }
        guard let test, test.divides(number, in: value.bytes.span) else { return fail("not a multiple", &report) }
    }

    private func fail(_ reason: String, _ report: inout Report) {
        report.fail("multipleOf", ["divisor": .number(divisor), "reason": .string(reason)])
    }
}
