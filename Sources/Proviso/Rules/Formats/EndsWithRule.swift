/// `endsWith`: a text ends with another.
struct EndsWithRule: DocumentRule {
    static let name = "endsWith"
    static let summary = "A text that ends with `value`."
    static let messages: [String: CatalogMessage] = ["endsWith": "{attribute} must end with {suffix}."]

    private let suffix: String
    private let ignoresCase: Bool

    init(options: inout RuleOptions) {
        let value = options.string("value", "What it must end with.")
        options.require("value")
        suffix = value ?? ""
        ignoresCase = options.flag("ignoreCase", "Whether upper and lower case are the same.")
        if value?.isEmpty ?? false {
            options.fail("`value` is empty, so every text would end with it.", option: "value")
        }
    }

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        guard let text = value.string else { return fail("not text", &report) }
        let passes = ignoresCase ? text.lowercased().hasSuffix(suffix.lowercased()) : text.hasSuffix(suffix)
        if !passes { fail("other end", &report) }
    }

    private func fail(_ reason: String, _ report: inout Report) {
        report.fail("endsWith", ["suffix": .string(suffix), "reason": .string(reason)])
    }
}
