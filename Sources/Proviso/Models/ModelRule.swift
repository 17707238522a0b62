/// What a rule of a model is, apart from the judging: its attributes, the scenarios in which it runs, and what its
/// violations get.
public final class ModelRule: Sendable {
    /// The rule's name: `required`, `length`.
    public let name: String
    /// The names of its attributes, in the order listed.
    public let attributes: [String]
    /// The names of those of its attributes that it does not make safe: they were written with a `!`.
    public let unsafeAttributes: Set<String>
    /// The scenarios in which it runs; all when there are none.
    public let on: [Scenario]
    /// The scenarios in which it does not run. These go before ``on``.
    public let except: [Scenario]
    /// The name of its group, in which the rules after one that failed are skipped.
    public let group: String?
    /// The weight of its violations, when it has one of its own.
    public let severity: Severity?
    /// Whether it leaves empty values alone.
    public let skipsEmptyValues: Bool
    /// Whether it leaves attributes alone that have an error.
    public let skipsAfterErrors: Bool
    /// Whether it runs only when a condition holds.
    public let isConditional: Bool
    let message: MessageTemplate?
    let messages: [ViolationCode: MessageTemplate]
    let labels: [Shared<AttributeLabel>]
    let paths: [FieldPath]
    /// For each attribute, the bit by which ``AttributeMarks`` knows it.
    let marks: [AttributeMarks.Mark]
    /// Whether it gives its violations words or a weight of its own.
    let amendsViolations: Bool
    /// Whether it runs whatever the scenario, in no group.
    let isPlain: Bool
    /// The rule itself, if it judges models inside of the values.
    let nesting: (any NestingRule)?
    /// The attributes that it reads besides those that it judges; `nil` when it may read any.
    let otherAttributes: Set<String>?

    /// Creates the description of a rule.
    public convenience init(
        _ name: String, attributes: [String], labels: [AttributeLabel]? = nil,
        options: ModelRuleOptions = ModelRuleOptions(),
        skipsEmptyValues: Bool = true
    ) {
        self.init(
            name, attributes: attributes, labels: labels, options: options, skipsEmptyValues: skipsEmptyValues,
            nesting: nil)
    }

    init(
        _ name: String, attributes: [String], labels: [AttributeLabel]?, options: ModelRuleOptions,
        skipsEmptyValues: Bool,
        nesting: (any NestingRule)?
    ) {
        self.name = name
        self.attributes = attributes
        unsafeAttributes = options.unsafeAttributes
        on = options.on
        except = options.except
        group = options.group.flatMap { $0.isEmpty ? nil : $0 }
        severity = options.severity
        self.skipsEmptyValues = options.skipsEmptyValues ?? skipsEmptyValues
        skipsAfterErrors = options.skipsAfterErrors
        isConditional = options.isConditional
        message = options.message
        messages = options.messages
        self.labels = (labels ?? attributes.map(AttributeLabel.init(attributeOrPart:))).map(Shared.init)
        paths = attributes.map { FieldPath($0) }
        marks = attributes.map(AttributeMarks.Mark.init)
        amendsViolations = severity != nil || message != nil || !messages.isEmpty
        self.nesting = nesting
        isPlain = on.isEmpty && except.isEmpty && group == nil
        let conditionReads = isConditional ? options.conditionReads : []
        otherAttributes = conditionReads.flatMap { read in options.otherAttributes.map { $0.union(read) } }
    }

    /// Whether the rule runs in a scenario. With both ``on`` and ``except``, ``except`` wins.
    public func isActive(in scenario: Scenario) -> Bool {
        isPlain || (!except.contains(scenario) && (on.isEmpty || on.contains(scenario)))
    }

    /// Whether the rule makes an attribute safe in a scenario.
    public func makesSafe(_ attribute: String, in scenario: Scenario) -> Bool {
        attributes.contains(attribute) && !unsafeAttributes.contains(attribute) && isActive(in: scenario)
    }
}

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
    var isConditional = false
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
