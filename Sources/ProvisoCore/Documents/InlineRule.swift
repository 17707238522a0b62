/// A rule made of a closure that was registered under a name.
struct InlineRule: DocumentRule {
    struct Definition: Sendable {
        let name: String
        let message: CatalogMessage
        let options: [String]
        let judge: Judge
    }

    enum Judge: Sendable {
        case passes(@Sendable (DataValue, DataObject) -> Bool)
        case passesAsync(@Sendable (DataValue, DataObject) async throws -> Bool)
    }

    static let name = "inline"
    static let summary = "A rule of your own."
    static let messages: [String: CatalogMessage] = [:]

    private let definition: Definition
    private let options: DataObject

    init(options: inout RuleOptions) {
        definition = Definition(
            name: Self.name, message: "{attribute} is not valid.", options: [], judge: .passes { _, _ in true })
        self.options = DataObject()
    }

    init(_ definition: Definition, options: inout RuleOptions) {
        self.definition = definition
        var object = DataObject()
        for name in definition.options {
            if let value = options.value(name, "") { object[name] = value }
        }
        self.options = object
    }

    /// The message under the rule's one code.
    var messages: [String: CatalogMessage] { [definition.name: definition.message] }

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        let violation = Violation(ViolationCode(rawValue: definition.name))
        switch definition.judge {
        case .passes(let passes):
            if !passes(value.data, options) { report.add(violation) }
        case .passesAsync(let passes):
            let (data, options) = (value.data, options)
            report.deferCheck(
                DeferredCheck(failureSeverity: .error) { report in
                    if try await !passes(data, options) { report.add(violation) }
                })
        }
    }
}
