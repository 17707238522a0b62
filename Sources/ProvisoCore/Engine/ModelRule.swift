/// A rule bound to attributes of a model, be it of a Swift type or a record, apart from the judging: the scenarios in which
/// it runs, what it leaves alone, and what its violations get.
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
    public var skipsEmptyValues: Bool { skipOnEmpty.isOn }
    let skipOnEmpty: SkipOnEmpty
    /// Whether it leaves attributes alone that have an error.
    public let skipsAfterErrors: Bool
    /// Whether it runs only when a condition holds.
    public let isConditional: Bool
    let message: MessageTemplate?
    let messages: [ViolationCode: MessageTemplate]
    let labels: [Shared<AttributeLabel>]
    package let paths: [FieldPath]
    /// For each attribute, the number by which a check knows it; `nil` for a value that is no attribute.
    let numbers: [Int?]
    /// For each attribute, the numbers of those that it is a part of.
    let surroundings: [[Int]]
    /// Whether its violations have no weight of its own, and no words but those of the catalogue.
    let hasCatalogWords: Bool
    /// The same for a rule of a document: what its violations carry then, all of them the same.
    let documentWords: Shared<Wording.Extras>?
    /// Whether it runs whatever the scenario, in no group.
    let isPlain: Bool
    /// The rule itself, if it judges models inside of the values.
    let nesting: ModelNesting
    /// The attributes that it reads besides those that it judges; `nil` when it may read any.
    package let otherAttributes: Set<String>?
    /// What a rule of a document has from it.
    let document: DocumentOrigin?
    /// Whether it sees all of its attributes at once, and its violations tell which of them they are about.
    let tellsAttributes: Bool
    /// Whether it judges the elements of a list.
    let judgesElements: Bool
    /// What rule documents write in its place; `nil` for what Swift alone can judge. Made when it is asked for.
    let definitions: @Sendable () -> [RuleDefinition]?
    /// The codes of what it finds; `nil` when nobody can know.
    package let codes: @Sendable () -> Set<ViolationCode>?

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

    /// Creates the description of a rule in Swift code.
    @inline(never)
    convenience init(
        _ name: String, attributes: [String], labels: [AttributeLabel]?, options: ModelRuleOptions,
        skipsEmptyValues: Bool,
        nesting: ModelNesting, definitions: @escaping @Sendable () -> [RuleDefinition]? = { nil },
        codes: @escaping @Sendable () -> Set<ViolationCode>? = { nil }
    ) {
        self.init(
            name, places: attributes.enumerated().map { AttributePlace($1, label: labels?[$0]) }, options: options,
            skipsEmptyValues: skipsEmptyValues, nesting: nesting, definitions: definitions, codes: codes)
    }

    /// Creates the description of a rule for attributes whose places are known.
    ///
    /// - Parameters:
    ///   - name: The rule's name.
    ///   - places: The attributes.
    ///   - options: What the rule was told besides what it judges.
    ///   - skipsEmptyValues: Whether it leaves empty values alone, unless the options say otherwise.
    ///   - nesting: The rule, if it judges models inside of the values.
    ///   - document: What a rule of a document has from it.
    ///   - tellsAttributes: Whether its violations tell which attribute they are about.
    @inline(never)
    init(
        _ name: String, places: [AttributePlace], options: ModelRuleOptions, skipsEmptyValues: Bool,
        nesting: ModelNesting = nil, document: DocumentOrigin? = nil, tellsAttributes: Bool = false,
        definitions: @escaping @Sendable () -> [RuleDefinition]? = { nil },
        codes: @escaping @Sendable () -> Set<ViolationCode>? = { nil }
    ) {
        self.definitions = definitions
        self.codes = codes
        self.name = name
        attributes = places.map { $0.name }
        unsafeAttributes = options.unsafeAttributes
        on = options.on
        except = options.except
        group = options.group.flatMap { $0.isEmpty ? nil : $0 }
        severity = options.severity
        skipOnEmpty = SkipOnEmpty(options.skipsEmptyValues ?? skipsEmptyValues)
        skipsAfterErrors = options.skipsAfterErrors
        isConditional = options.isConditional
        message = options.message
        messages = options.messages
        labels = places.map { $0.label }
        paths = places.map { $0.path }
        numbers = places.map { $0.number }
        surroundings = places.map { $0.surroundings }
        judgesElements = places.contains { $0.name.isEmpty && $0.number != nil }
        let isPlainlyTold = severity == nil && message == nil && messages.isEmpty
        hasCatalogWords = isPlainlyTold && document == nil
        documentWords = isPlainlyTold && !tellsAttributes ? document?.sharedWords : nil
        self.nesting = nesting
        self.document = document
        self.tellsAttributes = tellsAttributes
        isPlain = on.isEmpty && except.isEmpty && group == nil
        let conditionReads = isConditional ? options.conditionReads : []
        otherAttributes = conditionReads.flatMap { read in options.otherAttributes.map { $0.union(read) } }
    }

    /// Whether the rule runs in a scenario. With both ``on`` and ``except``, ``except`` wins.
    public func isActive(in scenario: Scenario) -> Bool {
        isPlain || (!except.contains(scenario) && (on.isEmpty || on.contains(scenario)))
    }

    /// Whether the rule, which has begun in a check, goes on: the value is no empty one that it leaves alone, and then its
    /// condition holds.
    ///
    /// This and ``ModelCheck/begins(_:_:)`` are all that decides whether a rule runs.
    ///
    /// - Parameters:
    ///   - isEmpty: Whether there is nothing to judge. Asked if the rule leaves such values alone.
    ///   - condition: Whether the condition holds. Asked last.
    package func goesOn(
        isEmpty: @autoclosure () -> Bool, when condition: @autoclosure () -> Bool = true
    ) -> Bool { !skipOnEmpty.skips(isEmpty()) && condition() }

    /// Whether the rule makes an attribute safe in a scenario.
    public func makesSafe(_ attribute: String, in scenario: Scenario) -> Bool {
        attributes.contains(attribute) && !unsafeAttributes.contains(attribute) && isActive(in: scenario)
    }

    /// The rule for attributes of other names.
    package func renamed(_ name: (String) -> String) -> ModelRule {
        var options = ModelRuleOptions(
            on: on, except: except, message: message, severity: severity, group: group, skipOnEmpty: skipsEmptyValues,
            skipOnError: skipsAfterErrors, isConditional: isConditional)
        options.messages = messages
        options.unsafeAttributes = Set(unsafeAttributes.map(name))
        options.otherAttributes = otherAttributes.map { Set($0.map(name)) }
        options.conditionReads = []
        return ModelRule(
            self.name, attributes: attributes.map(name), labels: labels.map { $0.value }, options: options,
            skipsEmptyValues: skipsEmptyValues)
    }

    /// The template that a violation gets.
    ///
    /// - Parameter found: What it has already. In Swift code the nearest to the rule goes first: what the rule itself says.
    ///   What a document says goes before that, since it is written by those who use the rule.
    /// - Parameter isFromInside: Whether a rule inside of this one found it, which then only the message for its very
    ///   code is for.
    func template(for code: ViolationCode, found: MessageTemplate?, isFromInside: Bool) -> MessageTemplate? {
        let given = messages[code] ?? (isFromInside ? nil : message)
        guard let document else { return found ?? given }
        return given ?? (document.messages.has([code.rawValue, name]) ? nil : found)
    }
}

/// Where an attribute of a rule stands in its model.
struct AttributePlace: Sendable {
    let name: String
    let path: FieldPath
    let label: Shared<AttributeLabel>
    /// The number by which a check knows it; `nil` for a value that is no attribute.
    let number: Int?
    /// The numbers of the attributes that it is a part of.
    let surroundings: [Int]

    /// Creates the place of an attribute that Swift code names.
    @inline(never)
    init(_ name: String, label: AttributeLabel?) {
        self.name = name
        path = FieldPath(name)
        self.label = Shared(label ?? AttributeLabel(attributeOrPart: name))
        number = name.isEmpty ? nil : AttributeNumbers.number(of: name)
        surroundings = name.utf8.indices.filter { name.utf8[$0] == UInt8(ascii: ".") }
            .map { AttributeNumbers.number(of: String(name[..<$0])) }
    }

    /// Creates the place of an attribute of a record.
    ///
    /// - Parameters:
    ///   - slot: The attribute.
    ///   - number: Its number.
    @inline(never)
    init(_ slot: RecordLayout.Slot, number: Int) {
        name = slot.name
        path = slot.path
        label = slot.sharedLabel
        self.number = number
        // The layout knows them, once all attributes have been named.
        surroundings = []
    }
}

extension UnmadeValues {
    /// Whether a rule has nothing to judge, or reads something that is not there.
    func concerns(_ rule: ModelRule, _ index: Int) -> Bool {
        if isWhole || part(at: rule.paths[index])?.isWhole ?? false { return true }
        guard let others = rule.otherAttributes else { return true }
        return others.contains { part(at: FieldPath($0)) != nil }
    }
}
