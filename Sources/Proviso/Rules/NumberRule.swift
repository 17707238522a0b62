/// `number`: the value is a number between two limits.
struct NumberRule: DocumentRule {
    static let name = "number"
    static let summary = "The value is a number, between two limits if they are given."
    static let messages: [String: CatalogMessage] = [
        "number.type": "{attribute} must be a number.",
        "number.notInteger": "{attribute} must be a whole number.",
        "number.tooSmall": "{attribute} must be {min} or more.",
        "number.tooBig": "{attribute} must be {max} or less.",
    ]

    private let min: ExactNumber?
    private let max: ExactNumber?
    private let integerOnly: Bool

    init(options: inout RuleOptions) {
        min = options.number("min", "The smallest number that passes.")
        max = options.number("max", "The largest number that passes.")
        integerOnly = options.flag("integerOnly", "Whether only whole numbers pass.")
        if let min, let max, max < min {
            options.fail("`min` (\(min)) is above `max` (\(max)), so nothing could pass.", option: "min")
        }
    }

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        guard let number = value.number else { return report.fail("number.type") }
        if integerOnly, value.kind == .number ? !number.isIntegral : !number.isPlainInteger {
            return report.fail("number.notInteger")
        }
        if let min, min.compare(to: number, in: value.bytes.span) > 0 {
            report.fail("number.tooSmall", limits)
        } else if let max, max.compare(to: number, in: value.bytes.span) < 0 {
            report.fail("number.tooBig", limits)
        }
    }

    private var limits: Parameters {
        var parameters: Parameters = [:]
        parameters["min"] = min.map(DataValue.number)
        parameters["max"] = max.map(DataValue.number)
        return parameters
    }
}
