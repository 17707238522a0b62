/// `required`: the value is given and not empty, or is a certain value.
struct RequiredRule: DocumentRule {
    static let name = "required"
    static let summary = "The value is given and not empty, or equals `requiredValue`."
    static let messages: [String: CatalogMessage] = [
        "required": "{attribute} is required.",
        "required/value": "{attribute} must be {requiredValue}.",
    ]
    static let skipsEmptyValues = false

    private let requiredValue: FieldConstant?
    private let isStrict: Bool

    init(options: inout RuleOptions) {
        requiredValue = options.value("requiredValue", "The value that is asked for, with its type.")
            .map(FieldConstant.init)
        isStrict = options.flag("strict", "Whether only null and missing are refused, and `\"\"`, `[]`, `{}` pass.")
    }

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        if let requiredValue {
            guard FieldValue.compare(value, requiredValue.field) != .equal else { return }
            report.fail("required", ["requiredValue": requiredValue.value], wording: "required/value")
        } else if value.kind == .missing || value.kind == .null || (!isStrict && value.isEmpty) {
            report.fail("required")
        }
    }
}
