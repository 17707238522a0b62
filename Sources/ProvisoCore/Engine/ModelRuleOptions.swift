/// What a rule of a model is told besides what it judges.
public struct ModelRuleOptions: Sendable {
    /// The scenarios in which it runs; all when there are none.
    public var on: [Scenario] = []
    /// The scenarios in which it does not run.
    public var except: [Scenario] = []
    /// The name of its group; an empty one is none.
    public var group: String?
    /// The weight of its violations.
    public var severity: Severity?
    /// The message for every code that has none of its own.
    public var message: MessageTemplate?
    /// Messages by code.
    public var messages: [ViolationCode: MessageTemplate] = [:]
    /// Whether it leaves empty values alone; the rule's own habit when `nil`.
    public var skipsEmptyValues: Bool?
    /// Whether it leaves attributes alone that have an error.
    public var skipsAfterErrors = true
    /// The attributes that it does not make safe.
    public var unsafeAttributes: Set<String> = []
    package var isConditional = false
    /// The attributes that the condition reads; `nil` when it may read any.
    var conditionReads: Set<String>?
    /// The attributes that the rule reads besides its own; `nil` when it may read any.
    var otherAttributes: Set<String>? = []

    /// Creates the options of a rule that has none.
    public init() {}

    /// Creates options as `@Rules` takes them.
    public init(
        on: [Scenario] = [], except: [Scenario] = [], message: MessageTemplate? = nil, severity: Severity? = nil,
        group: String? = nil, skipOnEmpty: Bool? = nil, skipOnError: Bool = true, isUnsafe attribute: String? = nil,
        isConditional: Bool = false, conditionReads: Set<String>? = nil
    ) {
        self.on = on
        self.except = except
        self.message = message
        self.severity = severity
        self.group = group
        skipsEmptyValues = skipOnEmpty
        skipsAfterErrors = skipOnError
        unsafeAttributes = attribute.map { [$0] } ?? []
        self.isConditional = isConditional
        self.conditionReads = conditionReads
    }
}
