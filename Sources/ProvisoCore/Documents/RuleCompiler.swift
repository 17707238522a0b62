/// Turns the rules of a document, or of a rule inside it, into a plan. Notes every mistake and goes on.
final class RuleCompiler {
    let registry: RuleRegistry
    let problems: RuleDocumentProblems
    /// How the document names attributes, by full name.
    let labels: [String: AttributeLabel]
    let documentMessages: DocumentMessages
    /// How the document says that values are read.
    let readings: ValueReadings
    /// The way to the object whose attributes these are, with a dot at the end: `address.`.
    let prefix: String
    /// Whether that object is an element of a list, or inside of one.
    let isInsideElements: Bool
    /// The columns of attributes that have other names, by full name.
    let columns: [String: [ColumnSelector]]
    /// The files that rules may name.
    let files: RuleFiles?
    /// The attributes that are sensitive for their rules.
    let personal: PersonalAttributes

    private(set) var slots: [RecordLayout.Slot] = []
    /// The attributes by their places; those of elements have the name of the list.
    private(set) var names: [String] = []
    private var positions: [String: Int] = [:]
    /// The other attributes that the rule being read has named.
    private var references: [Int] = []
    private var acrossCount = 0
    /// Names such as `previous.total` where attributes of the record itself are named.
    var previousNames: [(name: String, node: DocumentNode)] = []
    /// Whether something that was read looks at the record above.
    var looksAtPrevious = false
    /// Whether the rule being read judges the elements of a list.
    private(set) var readsRuleOfElements = false

    init(
        registry: RuleRegistry, problems: RuleDocumentProblems, labels: [String: AttributeLabel] = [:],
        documentMessages: DocumentMessages = DocumentMessages(), readings: ValueReadings = ValueReadings(),
        prefix: String = "", isInsideElements: Bool = false, columns: [String: [ColumnSelector]] = [:],
        files: RuleFiles? = nil,
        personal: PersonalAttributes = PersonalAttributes()
    ) {
        self.registry = registry
        self.problems = problems
        self.labels = labels
        self.documentMessages = documentMessages
        self.readings = readings
        self.prefix = prefix
        self.isInsideElements = isInsideElements
        self.columns = columns
        self.files = files
        self.personal = personal
    }

    // MARK: Attributes

    /// The place of an attribute; a new one if it has none yet.
    func slot(for name: String) -> Int {
        if let slot = positions[name] { return slot }
        let path = FieldPath(name)
        var parent: Int?
        var subpath: [String] = []
        let parts = name.unicodeScalars.split(separator: ".").map { String($0) }
        if let root = parts.first, parts.count > 1 {
            parent = slot(for: root)
            subpath = Array(parts.dropFirst())
        }
        let slot = slots.count
        slots.append(
            RecordLayout.Slot(
                name: name, path: path, sharedLabel: Shared(label(for: name)), parent: parent, subpath: subpath,
                reading: readings.reading(of: prefix + name)))
        names.append(name)
        slots[slot].columns = columns[prefix + name] ?? []
        positions[name] = slot
        if let parent { slots[parent].parts.append(slot) }
        return slot
    }

    /// A place without a name, for the elements of a list.
    func elementSlot(of name: String) -> Int {
        names.append(name)
        slots.append(
            RecordLayout.Slot(
                name: "", path: FieldPath(), sharedLabel: Shared(label(for: name)), parent: nil, subpath: [],
                reading: readings.reading(of: prefix + name)))
        return slots.count - 1
    }

    func reference(to name: String) -> AttributeReference {
        let slot = slot(for: name)
        references.append(slot)
        return AttributeReference(name: name, named: slots[slot].label, slot: slot)
    }

    /// An attribute that a rule or a condition compares, where it is named alone and not in an expression.
    func reference(to name: String, in node: DocumentNode) -> AttributeReference {
        if name.hasPrefix(Self.previous) { previousNames.append((name, node)) }
        return reference(to: name)
    }

    /// An attribute of the record above: its values are kept until the next record was judged.
    func reference(toPrevious name: String) -> AttributeReference {
        let reference = reference(to: name)
        looksAtPrevious = true
        slots[reference.slot].isKept = true
        return reference
    }

    func label(for name: String) -> AttributeLabel {
        var label = labels.label(of: name, at: prefix + name)
        if personal.contains(prefix + name) { label.isSensitive = true }
        return label
    }

    private func judge(_ slot: Int, givesDefault: Bool) {
        slots[slot].isJudged = true
        if givesDefault { slots[slot].hasDefault = true }
    }

    /// A number for a rule that looks at all records, which no other of the document has.
    func takeAcrossNumber() -> Int {
        acrossCount += 1
        return acrossCount - 1
    }

    // MARK: Rules

    /// The steps of a list of rules.
    func compile(_ nodes: [DocumentNode]) -> [RuleStep] {
        personal.note(nodes, in: registry, prefix: prefix)
        let steps = nodes.flatMap { node in
            RuleEntry(node, problems: problems).map { self.steps(for: $0) } ?? []
        }
        refusePreviousNames()
        return steps
    }

    private func steps(for entry: RuleEntry) -> [RuleStep] {
        guard let type = registry.type(named: entry.type) else {
            unknownRule(entry)
            return []
        }
        let spans = type.spansAttributes
        let bindings = spans ? [entry.attributes] : entry.attributes.map { [$0] }
        let common = CommonOptions(entry, compiler: self)
        let rules = bindings.map { RuleReading(entry, $0, type, compiler: self) }
        let slots = entry.attributes.map(slot(for:))
        guard let first = rules.first else { return [] }
        let rule = bind(first, to: slots, entry, common, reading: rules.flatMap { $0.references })
        return zip(rules, spans ? [Array(slots.indices)] : slots.indices.map { [$0] }).compactMap { reading, indices in
            step(reading, rule, indices, common)
        }
    }

    /// A rule bound to the elements of a list, in the place made for them.
    ///
    /// - Parameter judgesEmptyValues: Whether it judges empty values too, unless it says otherwise.
    func step(
        forElementsIn slot: Int, of attribute: String, judgingEmptyValues judgesEmptyValues: Bool, _ entry: RuleEntry
    ) -> RuleStep? {
        guard let type = registry.type(named: entry.type) else {
            unknownRule(entry)
            return nil
        }
        if type.isPersonal {
            // What is said of the list itself may show elements.
            personal.insert(prefix + attribute)
            slots[slot].sharedLabel = Shared(label(for: attribute))
            if let list = positions[attribute] { slots[list].sharedLabel = Shared(label(for: attribute)) }
        }
        let common = CommonOptions(entry, compiler: self)
        let outer = readsRuleOfElements
        readsRuleOfElements = true
        defer { readsRuleOfElements = outer }
        let reading = RuleReading(entry, [attribute], type, compiler: self)
        let skips = type.skipsEmptyValues && (!judgesEmptyValues || reading.action.isFilter)
        let rule = bind(reading, to: [slot], entry, common, reading: reading.references, skipsEmptyValues: skips)
        return step(reading, rule, [0], common)
    }

    /// Binds a rule to attributes.
    ///
    /// - Parameter references: The places of the other attributes that it names.
    private func bind(
        _ reading: RuleReading, to places: [Int], _ entry: RuleEntry, _ common: CommonOptions,
        reading references: [Int], skipsEmptyValues: Bool? = nil
    ) -> ModelRule {
        let type = reading.type
        var options = common.optionsWithMessages(reading.messageKeys, of: type)
        let isAcross = reading.action.rule?.across != nil
        options.skipsAfterErrors =
            options.skipsAfterErrors && !isAcross && (!type.spansAttributes || type.asksForPresenceAlone)
        // What a document's condition reads is known.
        let read = references + (common.condition?.slots ?? []) + (type.spansAttributes ? places : [])
        options.otherAttributes = Set(read.map { slots[$0].name })
        options.conditionReads = []
        let defaults = reading.inlineMessages ?? type.messages
        return ModelRule(
            entry.type, places: places.map { AttributePlace(slots[$0], number: $0) }, options: options,
            skipsEmptyValues: skipsEmptyValues ?? type.skipsEmptyValues,
            document: DocumentOrigin(
                at: entry.position, documentMessages, defaults: defaults, titles: type.titles, words: type.words),
            tellsAttributes: type.spansAttributes && !type.asksForPresenceAlone && !isAcross)
    }

    private func step(
        _ reading: RuleReading, _ rule: ModelRule, _ indices: [Int], _ common: CommonOptions
    ) -> RuleStep? {
        let slots = indices.compactMap { rule.numbers[$0] }
        guard let first = slots.first else { return nil }
        for slot in slots { judge(slot, givesDefault: reading.type.fillsEmptyValues) }
        return RuleStep(
            rule, indices, slot: first, reading.action, condition: common.condition,
            references: Array(Set(reading.references + (common.condition?.slots ?? []))).sorted(),
            tolerance: common.makeTolerance())
    }

    /// What a body reads, and the places of the other attributes that it names.
    func read<Result>(_ body: () -> Result) -> (result: Result, references: [Int]) {
        let outer = references
        references = []
        defer { references = outer }
        return (body(), references)
    }

    /// The option that holds the message for each code with a reason: `tooShort` for `string.tooShort`.
    static func messageKeys(of rule: RuleType) -> [String: String] {
        var keys: [String: String] = [:]
        for code in rule.codes {
            guard let reason = ViolationCode(rawValue: code).reason else { continue }
            keys[reason == "type" ? "typeMessage" : reason] = code
        }
        return keys
    }
}
