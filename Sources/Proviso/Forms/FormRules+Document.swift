extension FormRules where Model == DataObject {
    /// The rules of a document, for records.
    init(_ document: RuleDocument) {
        let names = document.formAttributes
        attributes = names.map { FormAttribute(name: $0, label: document.label(of: $0)) }
        let numbers = describe(document)
        run = { record, check in document.run(on: &record, in: &check, numbers: numbers) }
    }
}

extension FormRules {
    /// The rules of a document, for a model of any type: its attributes take the place of a record's.
    init(_ document: RuleDocument, for attributes: [FormAttribute<Model>]) throws(UnknownAttribute) {
        // A document comes from outside, and so has the names of coding keys.
        let known = attributes.map(\.key)
        let names = document.formAttributes
        for name in names where !known.contains(name) { throw UnknownAttribute(name: name, known: known) }
        let used = attributes.filter { names.contains($0.key) }
        let inside = DocumentNames(attributes, Model.self as? any Validatable.Type)
        let numbers = describe(document, inside)
        opensByType = false
        let messages = (Model.self as? any Validatable.Type)?.ruleMessages ?? .none
        run = { model, check in
            let paths = used.map { $0.key.split(separator: ".").map(String.init)[...] }
            var record = DataObject()
            for (attribute, path) in zip(used, paths) { record.set(attribute.data(model), at: path) }
            let before = record
            document.run(on: &record, in: &check, numbers: numbers, messages, inside)
            for (attribute, path) in zip(used, paths) {
                guard let value = record.value(at: path), value != before.value(at: path) else { continue }
                // A filter of the document may make what the attribute's type cannot hold.
                let start = check.report.violations.count
                let intake = Intake(scenario: check.scenario, access: .all)
                let place = DataPlace().named(attribute.name, attribute.key)
                attribute.assign(value, &model, DataReader(intake: intake, place: place))
                check.report.add(intake.violations)
                check.note(from: start)
            }
        }
    }

    /// Takes over what the document declares.
    ///
    /// - Returns: The number that the document gives to each rule.
    private mutating func describe(
        _ document: RuleDocument, _ names: DocumentNames = DocumentNames()
    ) -> [ObjectIdentifier: Int] {
        let numbered = document.modelRules(names)
        rules = numbered.map(\.rule)
        scenarios = document.scenarios.map(Scenario.init(rawValue:))
        listed = document.plan.listedScenarios.reduce(into: [:]) { listed, scenario in
            listed[Scenario(rawValue: scenario.key)] = scenario.value.map {
                ActiveAttribute(name: names.inside($0.name), isSafe: $0.isSafe)
            }
        }
        assignableParts = { scenario in
            let parts = document.plan.assignableParts(in: scenario.rawValue)
            return Dictionary(parts.map { (names.inside($0.key), $0.value) }, uniquingKeysWith: { $0.union($1) })
        }
        return Dictionary(uniqueKeysWithValues: numbered.map { (ObjectIdentifier($0.rule), $0.number) })
    }
}

extension RuleDocument {
    /// The attributes that rules judge, then those that they only read, then those that only have a label.
    fileprivate var formAttributes: [String] {
        var names = attributes
        for name in plan.layout.slots.map(\.name) + labels.keys.sorted() where !name.isEmpty && !names.contains(name) {
            names.append(name)
        }
        // `address` is there for `address.city` alone.
        return names.filter { name in
            guard let slot = plan.layout.slot(named: name).map({ plan.layout.slots[$0] }) else { return true }
            return slot.isJudged || slot.parts.isEmpty || labels[name] != nil
        }
    }

    fileprivate func label(of name: String) -> AttributeLabel {
        labels[name] ?? AttributeLabel(attributeOrPart: name)
    }

    /// What each rule is, in order.
    fileprivate func modelRules(_ names: DocumentNames) -> [(rule: ModelRule, number: Int)] {
        var rules: [(rule: ModelRule, number: Int)] = []
        for steps in plan.steps.chunked(by: \.info.number) {
            guard let first = steps.first else { continue }
            let slots = steps.flatMap(\.slots).map { plan.layout.slots[$0] }
            var options = ModelRuleOptions(
                on: first.info.on.map(Scenario.init(rawValue:)),
                except: first.info.except.map(Scenario.init(rawValue:)),
                message: first.info.message, severity: first.info.severity,
                group: first.info.group, skipOnEmpty: first.skipsEmptyValues, skipOnError: first.skipsAfterErrors,
                isConditional: first.condition != nil)
            options.unsafeAttributes = Set(first.info.unsafe.map(names.inside))
            let rule = ModelRule(
                first.info.name, attributes: slots.map { names.inside($0.name) }, labels: slots.map(\.label),
                options: options)
            rules.append((rule, first.info.number))
        }
        return rules
    }

    /// Judges a record as a check asks: some attributes alone, without the rules that were removed.
    fileprivate func run(
        on record: inout DataObject, in check: inout ModelCheck, numbers: [ObjectIdentifier: Int],
        _ messages: ModelMessages = .none, _ names: DocumentNames = DocumentNames()
    ) {
        let run = RuleRun(
            plan: plan, scenario: check.scenario.rawValue, attributes: check.attributes.map(names.outside),
            leavingOut: Set(check.removed.compactMap { numbers[$0] }), messages: messages, stop: check.stop)
        var cells = run.makeRecord()
        cells.fill(from: record)
        for (index, slot) in plan.layout.slots.enumerated() where check.hasError(names.inside(slot.name)) {
            cells.setError(index)
        }
        let start = check.report.violations.count
        run.run(on: &cells, into: &check.report)
        check.report.update(from: start, names.nameInside)
        check.note(from: start)
        cells.writeChanges(to: &record)
    }
}

/// The names that a document has for the attributes of a model, which are those of coding keys, and those of Swift.
private struct DocumentNames: Sendable {
    private var insideByOutside: [String: String] = [:]
    private var model: (any Validatable.Type)?

    /// Names that are the same.
    init() {}

    init<Model>(_ attributes: [FormAttribute<Model>], _ model: (any Validatable.Type)?) {
        for attribute in attributes where attribute.key != attribute.name {
            insideByOutside[attribute.key] = attribute.name
        }
        if let model, ModelShape.of(model)?.mayRename ?? false { self.model = model }
    }

    func inside(_ name: String) -> String { insideByOutside[name] ?? name }

    func outside(_ names: Set<String>) -> Set<String> {
        if insideByOutside.isEmpty { return names }
        let outside = Dictionary(insideByOutside.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
        return Set(names.map { outside[$0] ?? $0 })
    }

    /// Gives a violation of the document the path that Swift has.
    func nameInside(_ violation: inout Violation) { violation.nameInside(of: model) }
}

extension Array {
    /// Runs of neighbours that have a property in common.
    fileprivate func chunked(by property: (Element) -> Int) -> [[Element]] {
        var chunks: [[Element]] = []
        for element in self {
            if let last = chunks.last?.last, property(last) == property(element) {
                chunks[chunks.count - 1].append(element)
            } else {
                chunks.append([element])
            }
        }
        return chunks
    }
}
