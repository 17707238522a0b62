/// `allOrNone`: either every attribute of the rule is given, or none. The small engine of a page has it.
struct AllOrNoneRule: EngineRule, MessageParameters {
    static let name = "allOrNone"
    static let summary = "Either all of the attributes are given, or none; each missing one is a violation."
    static var examples: [RuleExample] {
        [
            .record(
                ["street", "city"], passes: ["street": "1 Main St", "city": "Ely"],
                fails: ["allOrNone": ["street": "1 Main St"]])
        ]
    }
    static let otherNames = ["multiString", "requiredTogether"]
    static let messages: [String: CatalogMessage] = [
        "allOrNone": "{attribute} must be given along with {given}."
    ]
    static let parameters: [String: Set<String>] = ["allOrNone": ["given", "missing"]]
    static let titles: [String: String] = ["allOrNone": "required"]
    static let skipsEmptyValues = false
    static let spansAttributes = true
    static let asksForPresenceAlone = true

    init(options: inout RuleOptions) {
        options.refuseSkippingEmptyValues()
        if options.attributes.count == 1 {
            options.fail("`allOrNone` needs two attributes or more.", option: "attributes")
        }
    }

    var action: RuleStep.Action { .allOrNone }
}
