/// A rule made of a closure that was registered under a name: a rule for values, made anew from the options that a document
/// gives it.
struct InlineRule: DocumentRule {
    /// What was registered.
    struct Definition: Sendable {
        let message: CatalogMessage
        /// The names of the options.
        let options: [String]
        /// Those that a document has to give.
        var required: [String] = []
        let make: @Sendable (DataObject) -> InlineJudge
    }

    static let name = "inline"
    static let summary = "A rule of your own."
    static let messages: [String: CatalogMessage] = [:]

    /// `nil` where nothing was registered, which is a mistake.
    private let rule: InlineJudge?

    /// Reads the options of the rule that is registered under the name in the document.
    init(options: inout RuleOptions) {
        guard let definition = options.context.inlineRule else {
            options.fail("No closure is registered for the rule.", option: "type")
            rule = nil
            return
        }
        for option in definition.required { options.require(option) }
        var given = DataObject()
        for option in definition.options {
            if let value = options.value(option, "") { given[option] = value }
        }
        rule = definition.make(given)
    }

    var constraints: Constraints { rule?.constraints ?? .opaque }

    func completion(of text: String, in record: borrowing Record) -> Completion? { rule?.completion(text) }

    func check(_ value: borrowing FieldValue, of record: borrowing Record, into report: inout Report) {
        rule?.check(value.data, &report)
    }
}

/// A closure that was registered, with the options that a document gives it.
final class InlineJudge: Sendable {
    let constraints: Constraints
    /// What typing on can do for a text.
    let completion: @Sendable (String) -> Completion?
    /// Judges a value.
    let check: @Sendable (DataValue, inout Report) -> Void

    init(
        _ constraints: Constraints, _ completion: @escaping @Sendable (String) -> Completion?,
        _ check: @escaping @Sendable (DataValue, inout Report) -> Void
    ) {
        (self.constraints, self.completion, self.check) = (constraints, completion, check)
    }
}
