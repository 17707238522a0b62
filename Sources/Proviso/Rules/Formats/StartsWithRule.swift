/// `startsWith`: a text starts with another.
struct StartsWithRule: DocumentRule {
    static let name = "startsWith"
    static let summary = "A text that starts with `value`."
    static let messages: [String: CatalogMessage] = ["startsWith": "{attribute} must start with {prefix}."]

    private let prefix: String
    private let ignoresCase: Bool

    init(options: inout RuleOptions) {
        let value = options.string("value", "What it must start with.")
        options.require("value")
        prefix = value ?? ""
        ignoresCase = options.flag("ignoreCase", "Whether upper and lower case are the same.")
        if value?.isEmpty ?? false {
            options.fail("`value` is empty, so every text would start with it.", option: "value")
        }
    }

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        guard let text = value.string else { return fail("not text", &report) }
        let passes = ignoresCase ? text.lowercased().hasPrefix(prefix.lowercased()) : text.hasPrefix(prefix)
        if !passes { fail("other beginning", &report) }
    }

    private func fail(_ reason: String, _ report: inout Report) {
        report.fail("startsWith", ["prefix": .string(prefix), "reason": .string(reason)])
    }
}
