/// One rule bound to one attribute, ready to run. A rule that spans attributes is one step with several.
struct RuleStep: Sendable {
    enum Action: Sendable {
        case check(any DocumentRule)
        case filter(any DocumentFilter)
        case rewrite(any RewritingRule)
        case structure(any StructuralRule)
        /// Only makes its attributes safe.
        case nothing
    }

    /// The attribute's place in the record.
    let slot: Int
    /// Every attribute of a rule that spans several; else the one.
    var slots: [Int]
    let action: Action
    let skipsEmptyValues: Bool
    let skipsAfterErrors: Bool
    /// Whether the rule sees all of its attributes together.
    let spansAttributes: Bool
    let condition: RuleCondition?
    /// Other attributes that the rule or its condition reads.
    let references: [Int]
    /// A number for the group's name; 0 without a group.
    let group: Int
    let info: RuleInfo
}

/// What the steps of one rule share, and what is needed only when one fails.
final class RuleInfo: Sendable {
    /// The rule's type, as the document names it.
    let name: String
    let on: [String]
    let except: [String]
    let severity: Severity?
    let message: MessageTemplate?
    /// Messages by code.
    let messages: [String: MessageTemplate]
    /// Messages for every rule of the document.
    let documentMessages: DocumentMessages
    /// The rule's own messages, by code or wording.
    let defaultMessages: [String: CatalogMessage]
    /// The same, as most violations of the rule carry them.
    let extras: Shared<Wording.Extras>
    /// Whether the rule was given messages.
    let hasTemplates: Bool
    /// The names of the attributes that were written with a `!`.
    let unsafe: Set<String>
    let position: SourcePosition?
    /// The group's name.
    let group: String?
    /// What the rule is among those of its document: the steps of one rule, one for each attribute, have one number.
    let number: Int

    init(
        name: String, on: [String], except: [String], severity: Severity?, message: MessageTemplate?,
        messages: [String: MessageTemplate], documentMessages: DocumentMessages,
        defaultMessages: [String: CatalogMessage], unsafe: Set<String>,
        position: SourcePosition?, group: String?, number: Int
    ) {
        self.name = name
        self.on = on
        self.except = except
        self.severity = severity
        self.message = message
        self.messages = messages
        self.documentMessages = documentMessages
        self.defaultMessages = defaultMessages
        extras = Shared(
            Wording.Extras(
                documentMessages: documentMessages.isEmpty ? nil : documentMessages, defaults: defaultMessages))
        hasTemplates = !messages.isEmpty || message != nil
        self.unsafe = unsafe
        self.position = position
        self.group = group
        self.number = number
    }

    /// Whether the rule applies in a scenario. With both `on` and `except`, `except` wins.
    func isActive(in scenario: String) -> Bool {
        !except.contains(scenario) && (on.isEmpty || on.contains(scenario))
    }

    /// The template that goes before the document's messages.
    func template(for code: String) -> MessageTemplate? { messages[code] ?? message }
}
