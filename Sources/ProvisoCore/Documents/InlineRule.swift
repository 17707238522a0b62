/// A rule made of a closure that was registered under a name: a rule for values, made anew from the options that a document
/// gives it.
struct InlineRule: DocumentRule {
    /// What was registered.
    struct Definition: Sendable {
        let message: CatalogMessage
        /// The names of the options.
        let options: [String]
        let make: @Sendable (DataObject) -> AnyRule<DataValue>
    }

    static let name = "inline"
    static let summary = "A rule of your own."
    static let messages: [String: CatalogMessage] = [:]

    /// `nil` where nothing was registered, which is a mistake.
    private let rule: AnyRule<DataValue>?
    /// The message under the rule's one code.
    let messages: [String: CatalogMessage]

    /// Reads the options of the rule that is registered under the name in the document.
    init(options: inout RuleOptions) {
        guard let (name, definition) = options.context.inlineRule else {
            options.fail("No closure is registered for the rule.", option: "type")
            (rule, messages) = (nil, [:])
            return
        }
        var given = DataObject()
        for option in definition.options {
            if let value = options.value(option, "") { given[option] = value }
        }
        rule = definition.make(given)
        messages = [name: definition.message]
    }

    var constraints: Constraints { rule?.constraints ?? .opaque }

    func completion(of text: String, in record: borrowing Record) -> Completion? { rule?.completion(of: text) }

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        rule?.check(value.data, into: &report)
    }
}
