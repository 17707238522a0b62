/// `default`: gives an empty attribute a value.
struct DefaultRule: DocumentFilter {
    static let name = "default"
    static let summary = "Gives an empty attribute a value. Judges nothing."
    static let skipsEmptyValues = false

    private let value: DataValue

    init(options: inout RuleOptions) {
        value = options.value("value", "The value to give; null is one too.") ?? .null
        options.require("value")
    }

    func apply(_ value: borrowing FieldValue, of record: borrowing Record) -> Replacement {
        value.isEmpty ? .value(self.value) : .unchanged
    }
}
