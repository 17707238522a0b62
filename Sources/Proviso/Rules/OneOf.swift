/// `in`: the value is one of a list, or none of it.
struct InRule: DocumentRule {
    static let name = "in"
    static let summary = "The value is one of a list; with `not`, it is none of them."
    static let messages: [String: CatalogMessage] = [
        "in": "{attribute} is not one of the accepted values.",
        "in/not": "{attribute} has a value that is not allowed.",
    ]

    private let range: [FieldConstant]
    private let isInverted: Bool
    private let allowsArray: Bool

    init(options: inout RuleOptions) {
        range = (options.values("range", "The accepted values.") ?? []).map(FieldConstant.init)
        if options.isGiven("range") {
            if range.isEmpty { options.fail("`range` is empty, so nothing could pass.", option: "range") }
        } else {
            options.require("range")
        }
        isInverted = options.flag("not", "Whether the value must be none of the list.")
        allowsArray = options.flag(
            "allowArray", "Whether the value may be a list, of which every element is judged.")
    }

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        if !passes(value) { report.fail("in", wording: isInverted ? "in/not" : nil) }
    }

    private func passes(_ value: borrowing FieldValue) -> Bool {
        if allowsArray, case .array(let elements) = value.container {
            return elements.allSatisfy { element in
                let constant = FieldConstant(element)
                return isMember(constant.field) != isInverted
            }
        }
        return isMember(value) != isInverted
    }

    private func isMember(_ value: borrowing FieldValue) -> Bool {
        for constant in range where FieldValue.compare(value, constant.field) == .equal { return true }
        return false
    }
}
