/// Turns the rules of a document, or of a rule inside it, into a plan. Notes every mistake and goes on.
final class RuleCompiler {
    let registry: RuleRegistry
    let problems: RuleDocumentProblems
    /// How the document names attributes, by full name.
    let labels: [String: AttributeLabel]
    let documentMessages: DocumentMessages
    /// The way to the object whose attributes these are, with a dot at the end: `address.`.
    let prefix: String

    private var slots: [RecordLayout.Slot] = []
    private var positions: [String: Int] = [:]
    private var groups: [String: Int] = [:]
    /// How many rules have been begun.
    private var ruleCount = 0
    /// The other attributes that the rule being read has named.
    private var references: [Int] = []
    /// The rule whose options are being read, for the rules inside it.
    private var currentInfo: RuleInfo?

    init(
        registry: RuleRegistry, problems: RuleDocumentProblems, labels: [String: AttributeLabel] = [:],
        documentMessages: DocumentMessages = DocumentMessages(), prefix: String = ""
    ) {
        self.registry = registry
        self.problems = problems
        self.labels = labels
        self.documentMessages = documentMessages
        self.prefix = prefix
    }

    var layout: RecordLayout { RecordLayout(slots: slots) }

    // MARK: Attributes

    /// The place of an attribute; a new one if it has none yet.
    func slot(for name: String) -> Int {
        if let slot = positions[name] { return slot }
        let path = FieldPath(name)
        var parent: Int?
        var subpath: [String] = []
        let parts = name.split(separator: ".").map(String.init)
        if let root = parts.first, parts.count > 1 {
            parent = slot(for: root)
            subpath = Array(parts.dropFirst())
        }
        let slot = slots.count
        slots.append(
            RecordLayout.Slot(
                name: name, path: path, sharedLabel: Shared(label(for: name)), parent: parent, subpath: subpath))
        positions[name] = slot
        if let parent { slots[parent].parts.append(slot) }
        return slot
    }

    /// A place without a name, for the elements of a list.
    func elementSlot(of name: String) -> Int {
        slots.append(
            RecordLayout.Slot(
                name: "", path: FieldPath(), sharedLabel: Shared(label(for: name)), parent: nil, subpath: []))
        return slots.count - 1
    }

    func reference(to name: String) -> AttributeReference {
        let slot = slot(for: name)
        references.append(slot)
        return AttributeReference(name: name, named: slots[slot].label, slot: slot)
    }

    func label(for name: String) -> AttributeLabel {
        labels[prefix + name] ?? AttributeLabel(attribute: FieldPath(name).lastKey ?? name)
    }

    private func judge(_ slot: Int, givesDefault: Bool) {
        slots[slot].isJudged = true
        if givesDefault { slots[slot].hasDefault = true }
    }

    // MARK: Rules

    /// The steps of a list of rules.
    func compile(_ nodes: [DocumentNode]) -> [RuleStep] {
        nodes.flatMap { node in
            RuleEntry(node, problems: problems).map { steps(for: $0) } ?? []
        }
    }

    private func steps(for entry: RuleEntry) -> [RuleStep] {
        let (definition, found) = find(entry.type)
        guard found else {
            unknownRule(entry)
            return []
        }
        ruleCount += 1
        let spans = definition?.spansAttributes ?? false
        let bindings = spans ? [entry.attributes] : entry.attributes.map { [$0] }
        var steps: [RuleStep] = []
        for attributes in bindings {
            if let step = step(for: entry, attributes, definition) { steps.append(step) }
        }
        return steps
    }

    /// A rule bound to the elements of a list, in the place made for them.
    func step(forElementsIn slot: Int, of attribute: String, _ entry: RuleEntry) -> RuleStep? {
        let (definition, found) = find(entry.type)
        guard found else {
            unknownRule(entry)
            return nil
        }
        return step(for: entry, [attribute], definition, elementSlot: slot)
    }

    private func step(
        for entry: RuleEntry, _ attributes: [String], _ definition: (any DocumentRule.Type)?, elementSlot: Int? = nil
    ) -> RuleStep? {
        let outerReferences = references
        references = []
        defer { references = outerReferences }

        let context = RuleOptions.Context(problems: problems, compiler: self)
        var options = RuleOptions(
            attributes: attributes, members: entry.members, position: entry.position, context: context)
        var common = CommonOptions(entry, compiler: self)
        let rule: any DocumentRule
        let messageKeys: [String: String]
        if let definition {
            rule = definition.init(options: &options)
            messageKeys = Self.messageKeys(of: definition)
        } else if let inline = registry.inlineRule(named: entry.type) {
            rule = InlineRule(inline, options: &options)
            messageKeys = [:]
        } else {
            return nil
        }
        let type = type(of: rule)
        let messages = common.messages(messageKeys, of: type)
        refuseUnknownOptions(of: entry, options.descriptions.map(\.name), Array(messageKeys.keys))

        let action: RuleStep.Action
        switch rule {
        case let rule as any StructuralRule: action = .structure(rule)
        case let rule as any RewritingRule: action = .rewrite(rule)
        case let rule as any DocumentFilter: action = .filter(rule)
        case is SafeRule: action = .nothing
        default: action = .check(rule)
        }
        let slots = elementSlot.map { [$0] } ?? attributes.map(slot(for:))
        guard let first = slots.first else { return nil }
        for slot in slots { judge(slot, givesDefault: rule is DefaultRule) }
        let info = RuleInfo(
            name: entry.type, on: common.on, except: common.except, severity: common.severity,
            message: common.message, messages: messages, documentMessages: documentMessages,
            defaultMessages: (rule as? InlineRule)?.messages ?? type.messages, unsafe: entry.unsafe,
            position: entry.position, group: common.group, number: ruleCount)
        return RuleStep(
            slot: first, slots: slots, action: action,
            skipsEmptyValues: common.skipOnEmpty ?? type.skipsEmptyValues,
            skipsAfterErrors: !type.spansAttributes && (common.skipOnError ?? true),
            condition: common.condition,
            references: Array(Set(references + (common.condition?.slots ?? []))).sorted(),
            group: common.group.map(number(ofGroup:)) ?? 0, info: info)
    }

    private func number(ofGroup name: String) -> Int {
        if let number = groups[name] { return number }
        groups[name] = groups.count + 1
        return groups.count
    }

    private func find(_ type: String) -> (definition: (any DocumentRule.Type)?, found: Bool) {
        if registry.inlineRule(named: type) != nil { return (nil, true) }
        return (registry.rules[type], registry.rules[type] != nil)
    }

    /// The option that holds the message for each code with a reason: `tooShort` for `string.tooShort`.
    static func messageKeys(of rule: any DocumentRule.Type) -> [String: String] {
        var keys: [String: String] = [:]
        for code in rule.codes {
            guard let reason = ViolationCode(rawValue: code).reason else { continue }
            keys[reason == "type" ? "typeMessage" : reason] = code
        }
        return keys
    }

    // MARK: Mistakes

    private func unknownRule(_ entry: RuleEntry) {
        let near = Self.otherNames[entry.type] ?? Suggestion.nearest(to: entry.type, among: registry.ruleNames)
        problems.error(
            "There is no rule `\(entry.type)`.", at: entry.typePosition,
            suggestion: near.map { "Did you mean `\($0)`?" } ?? "`proviso list` shows all rules.")
    }

    /// What other systems call a rule.
    private static let otherNames = [
        "null": "required", "notNull": "required", "notEmpty": "required", "presence": "required",
        "length": "string", "text": "string", "pattern": "match", "regex": "match", "regexp": "match",
        "equality": "compare", "equal": "compare", "comparison": "compare", "int": "integer",
        "numeric": "number", "double": "number", "float": "number", "range": "in", "enum": "in", "oneOf": "in",
        "bool": "boolean", "creditCard": "paymentCard", "card": "paymentCard", "website": "url",
        "multiString": "allOrNone", "object": "nested", "list": "each", "array": "each", "empty": "absent",
    ]

    private func refuseUnknownOptions(of entry: RuleEntry, _ own: [String], _ messageKeys: [String]) {
        let known = own + messageKeys.sorted() + CommonOptions.names
        for (key, _) in entry.members where !known.contains(key.text ?? "") {
            let name = key.text ?? key.value.description
            let near = Suggestion.nearest(to: name, among: known)
            let every = "what every rule takes: \(CommonOptions.names.joined(separator: ", "))"
            let takes =
                own.isEmpty
                ? "It takes only \(every)." : "It takes \(own.joined(separator: ", ")), and what every rule takes."
            problems.error(
                "`\(entry.type)` has no option `\(name)`.", at: key.position,
                suggestion: near.map { "Did you mean `\($0)`?" } ?? takes)
        }
    }

    /// Checks the places of a message; notes those that no violation fills.
    func template(_ node: DocumentNode, name: String, places: Set<String>) -> MessageTemplate? {
        guard let text = node.text else {
            problems.error("`\(name)` must be text, not \(node.kind).", at: node.position)
            return nil
        }
        let template = MessageTemplate(text)
        for place in template.places where !places.contains(place) {
            problems.error(
                "The message has a place {\(place)} that nothing fills.", at: node.position,
                suggestion: Suggestion.nearest(to: place, among: places.sorted()).map { "Did you mean {\($0)}?" }
                    ?? "Write {{\(place)}} for the braces themselves.")
        }
        return template
    }

    /// The places that every message has.
    static let commonPlaces: Set<String> = [
        "attribute", "article", "value", "min", "max", "length", "compareValue", "compareAttribute", "requiredValue",
        "true", "false", "reason", "given", "missing",
    ]

    /// The places that a rule's messages may have.
    static func places(of rule: any DocumentRule.Type) -> Set<String> {
        rule.messages.values.reduce(into: commonPlaces) { places, message in
            for template in message.forms.values { places.formUnion(template.places) }
        }
    }
}
