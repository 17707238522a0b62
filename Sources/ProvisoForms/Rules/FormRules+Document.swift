internal import ProvisoCore

extension FormRules where Model == DataObject {
    /// The rules of a document, for records.
    init(_ document: RuleDocument) {
        let names = document.formAttributes
        attributes = names.map { FormAttribute(name: $0, label: document.label(of: $0)) }
        let translation = describe(document, DocumentNames())
        run = { record, check in check.judge(&record, by: document, translation) }
    }
}

extension FormRules {
    /// The rules of a document, for a model of any type: its attributes take the place of a record's.
    init(_ document: RuleDocument, for attributes: [FormAttribute<Model>]) throws(UnknownAttribute) {
        // A document comes from outside, and so has the names of coding keys.
        let known = attributes.map(\.key)
        var found: [FormAttribute<Model>] = []
        for name in document.formAttributes {
            if let attribute = attributes.first(where: { $0.key == name }) {
                if !found.contains(where: { $0.key == name }) { found.append(attribute) }
            } else {
                let (part, attribute) = try Self.part(name, of: attributes, known)
                self.attributes.append(part)
                if !found.contains(where: { $0.key == attribute.key }) { found.append(attribute) }
            }
        }
        let (used, attributes) = (found, attributes + self.attributes)
        let translation = describe(document, DocumentNames(attributes, Model.self as? any Validatable.Type))
        opensByType = false
        let paths = used.map { $0.key.split(separator: ".").map(String.init)[...] }
        run = { model, check in
            var record = DataObject()
            for (attribute, path) in zip(used, paths) { record.set(attribute.data(model), at: path) }
            let before = record
            guard check.judge(&record, by: document, translation) else { return }
            for (attribute, path) in zip(used, paths) {
                guard let value = record.value(at: path), value != before.value(at: path) else { continue }
                // A filter of the document may make what the attribute's type cannot hold.
                let start = check.report.violations.count
                let intake = Intake(scenario: check.scenario, access: .all)
                let place = DataPlace().named(attribute.name, attribute.key)
                attribute.assign(value, &model, DataReader(intake: intake, place: place))
                intake.label(attribute.label, from: 0, at: place.path)
                if let type = Model.self as? any Validatable.Type { intake.conceal(in: type) }
                check.report.add(intake.violations)
                check.note(from: start)
            }
        }
    }

    /// The attribute that a document's name for a part of another one leads to, `address.city`, and that other one.
    private static func part(
        _ name: String, of attributes: [FormAttribute<Model>], _ known: [String]
    ) throws(UnknownAttribute) -> (part: FormAttribute<Model>, attribute: FormAttribute<Model>) {
        let around = attributes.filter { name.hasPrefix($0.key + ".") }.max { $0.key.utf8.count < $1.key.utf8.count }
        guard let around else { throw UnknownAttribute(name: name, known: known) }
        let keys = name.dropFirst(around.key.count + 1).split(separator: ".").map(String.init)
        let place: ModelShape.Part
        do throws(ModelShape.NoSuchMember) {
            place = try ModelShape.part(keys, in: around.valueType)
        } catch {
            let way = ([around.key] + keys[..<error.depth]).joined(separator: ".")
            throw UnknownAttribute(name: name, known: error.known.map { "\(way).\($0)" } + known)
        }
        return (around.part(keys, place, key: name), around)
    }

    /// Takes over what the document declares.
    ///
    /// - Returns: How the names of the document become those of the model.
    private mutating func describe(_ document: RuleDocument, _ names: DocumentNames) -> DocumentNames {
        var names = names
        rules = document.plan.rules.map { names.inside($0) }
        scenarios = document.scenarios
        listed = document.plan.listedScenarios.mapValues { attributes in
            attributes.map { ActiveAttribute(name: names.inside($0.name), isSafe: $0.isSafe) }
        }
        let translation = names
        assignableParts = { scenario in
            let parts = document.validator(inAny: scenario).plan.assignableParts
            return Dictionary(parts.map { (translation.inside($0.key), $0.value) }, uniquingKeysWith: { $0.union($1) })
        }
        return translation
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
        labels.label(of: name, at: name)
    }
}

extension ModelCheck {
    /// Judges a record by a document: some attributes alone if need be, without the rules that were removed.
    ///
    /// - Returns: Whether a filter changed the record.
    @discardableResult
    fileprivate mutating func judge(
        _ object: inout DataObject, by document: RuleDocument, _ names: DocumentNames
    ) -> Bool {
        let plan = document.validator(inAny: scenario).plan
        var record = Record(layout: plan.layout)
        record.fill(from: object)
        var failed = FailedAttributes(in: plan.layout)
        for (number, slot) in plan.layout.slots.enumerated() where hasError(names.inside(slot.name)) {
            failed.insert(number: number)
        }
        let start = report.violations.count
        let query = report.context?.query
        inside(failed, asking: attributes.map(names.outside), leavingOut: names.outside(removed)) {
            $0.going(on: query, as: names.outside) { $0.judge(&record, by: plan) }
        }
        report.update(from: start) { violation in
            names.nameInside(&violation)
            names.conceal(&violation)
        }
        note(from: start)
        return record.writeChanges(to: &object)
    }
}

/// The names that a document has for the attributes of a model, which are those of coding keys, and those of Swift.
private struct DocumentNames: Sendable {
    private var insideByOutside: [String: String] = [:]
    private var outsideByInside: [String: String] = [:]
    private var model: (any Validatable.Type)?
    private var mayRename = false
    /// The rules of the document by those that stand for them, where these have other names.
    private var rules: [ObjectIdentifier: ObjectIdentifier] = [:]

    /// Names that are the same.
    init() {}

    init<Model>(_ attributes: [FormAttribute<Model>], _ model: (any Validatable.Type)?) {
        for attribute in attributes where attribute.key != attribute.name {
            insideByOutside[attribute.key] = attribute.name
            outsideByInside[attribute.name] = attribute.key
        }
        self.model = model
        mayRename = model.flatMap(ModelShape.of)?.mayRename ?? false
    }

    func inside(_ name: String) -> String { insideByOutside[name] ?? name }

    func outside(_ name: String) -> String { outsideByInside[name] ?? name }

    func outside(_ names: Set<String>) -> Set<String> {
        outsideByInside.isEmpty ? names : Set(names.map(outside))
    }

    /// The rule with the names of Swift.
    mutating func inside(_ rule: ModelRule) -> ModelRule {
        if insideByOutside.isEmpty { return rule }
        let named = rule.renamed(inside)
        rules[ObjectIdentifier(named)] = ObjectIdentifier(rule)
        return named
    }

    /// The rules of the document that others stand for.
    func outside(_ named: Set<ObjectIdentifier>) -> Set<ObjectIdentifier> { Set(named.compactMap { rules[$0] }) }

    /// Gives a violation of the document the path that Swift has.
    func nameInside(_ violation: inout Violation) {
        if mayRename { violation.nameInside(of: model) }
    }

    /// Forgets the value of a violation that has the path of Swift, where the model says that it is sensitive: the
    /// document has labels of its own.
    func conceal(_ violation: inout Violation) {
        if let model { violation.concealIfSensitive(in: model) }
    }
}
