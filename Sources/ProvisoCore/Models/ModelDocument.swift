/// The rules of a Swift model as a rule document, and the list of what only Swift can judge.
///
/// ```swift
/// let document = try SignUp.ruleDocument.document()
/// let result = try document.validate(["username": "ada", "age": 17])
/// ```
///
/// The document judges records as the model judges its values. A page, another server or a command loads it, and a schema or
/// the constraints of a database are made from it. Attributes have the names that the coding keys of the model give them.
public struct ModelDocument: Sendable {
    /// A rule that only Swift can judge.
    public struct SwiftRule: Sendable, Equatable {
        /// Why no document can say it.
        public enum Reason: String, Sendable, Hashable {
            /// It is a closure or a type of the program's own, or has an option that is one.
            case code
            /// It runs under a condition that is a closure.
            case condition
            /// It judges models of a type that lies in itself.
            case recursion
        }

        /// Its attributes, in the order listed; a part of a model inside as a path: `address.postcode`.
        public let attributes: [String]
        /// The rule, as listings name it.
        public let rule: String
        /// Why no document can say it.
        public let reason: Reason
        /// Whether it may change values, as a filter does, so that rules behind it judge something else than what was given.
        public let mayChangeValues: Bool
        /// When it runs, and when each model around its own does.
        fileprivate let activities: [Activity]

        /// Whether it runs in a scenario: a page asks the server about its attributes only in such a one.
        public func isActive(in scenario: Scenario) -> Bool { activities.allSatisfy { $0.includes(scenario) } }

        /// The same rule, seen from the model around its own.
        fileprivate func inside(_ attributes: [String], of rule: ModelRule) -> SwiftRule {
            SwiftRule(
                attributes: attributes, rule: self.rule, reason: reason, mayChangeValues: mayChangeValues,
                activities: [Activity(rule)] + activities)
        }
    }

    /// The scenarios in which a rule runs.
    fileprivate struct Activity: Sendable, Equatable {
        let on: [Scenario]
        let except: [Scenario]

        init(_ rule: ModelRule) { (on, except) = (rule.on, rule.except) }

        func includes(_ scenario: Scenario) -> Bool {
            !except.contains(scenario) && (on.isEmpty || on.contains(scenario))
        }
    }

    /// The document, as `RuleDocument` loads it.
    public let data: DataValue
    /// What only Swift can judge, in the order of the rules.
    public let swiftRules: [SwiftRule]

    /// The document, loaded.
    ///
    /// - Parameter registry: The rules that it may name; more than the built-in ones are not needed.
    /// - Throws: ``RuleDocumentError`` when the model has no rule that a document can say.
    public func document(registry: RuleRegistry = .standard) throws(RuleDocumentError) -> RuleDocument {
        try RuleDocument(data, registry: registry)
    }
}

extension Validatable {
    /// The rules of the model as a rule document, with the list of what only Swift can judge.
    ///
    /// - Complexity: Linear in the number of rules; it is made anew each time.
    public static var ruleDocument: ModelDocument { ModelDocumentMaker.document(of: Self.self) }
}

/// Makes the documents of models, of which one may lie in another, or in itself.
private enum ModelDocumentMaker {
    /// The models around, so that one that holds itself ends.
    @TaskLocal private static var around: [ObjectIdentifier] = []

    static func document<Model: Validatable>(of: Model.Type) -> ModelDocument {
        let model = ObjectIdentifier(Model.self)
        guard !around.contains(model) else {
            let itself = ModelDocument.SwiftRule(
                attributes: [], rule: NestedRule.name, reason: .recursion, mayChangeValues: true, activities: [])
            return ModelDocument(data: ["rules": []], swiftRules: [itself])
        }
        return $around.withValue(around + [model]) { made(of: Model.self) }
    }

    private static func made<Model: Validatable>(of: Model.Type) -> ModelDocument {
        let rules = Model.compiledRules
        let attributes = (rules as? any RuleSet<Model>)?.attributes ?? []
        let names = Dictionary(attributes.map { ($0.name, $0.key ?? $0.name) }, uniquingKeysWith: { first, _ in first })
        let integers = Set(
            attributes.filter { attribute in
                let type = (attribute.valueType as? any OptionalType.Type)?.typeInside ?? attribute.valueType
                return type is any FixedWidthInteger.Type
            }.map(\.name))
        var entries: [DataValue] = []
        var swiftRules: [ModelDocument.SwiftRule] = []
        for rule in rules.modelRules {
            let attributes = rule.attributes.map { names[$0] ?? $0 }
            func leave(_ reason: ModelDocument.SwiftRule.Reason) {
                // What finds nothing is there to change something, and of what finds anything nothing is known.
                swiftRules.append(
                    ModelDocument.SwiftRule(
                        attributes: attributes, rule: rule.name, reason: reason,
                        mayChangeValues: rule.codes()?.isEmpty ?? true, activities: [ModelDocument.Activity(rule)]))
            }
            if rule.isConditional {
                leave(.condition)
            } else if let definitions = rule.definitions() {
                let isAboutIntegers = rule.attributes.allSatisfy { integers.contains($0) }
                if isAboutIntegers, !definitions.contains(where: { $0.type == NumberRule.name }) {
                    let whole = wholeNumbers(for: rule, names)
                    if !entries.contains(whole) { entries.append(whole) }
                }
                entries += definitions.map { entry($0, rule, names) }
            } else if let inner = rule.nesting?.modelDocument {
                // What of the model inside a document can say it says.
                if case .array(let rules)? = inner.data["rules"], !rules.isEmpty {
                    entries.append(entry(RuleDefinition(NestedRule.name, ["rules": .array(rules)]), rule, names))
                }
                swiftRules += inner.swiftRules.map { left in
                    let inside = left.attributes.flatMap { part in attributes.map { "\($0).\(part)" } }
                    return left.inside(left.attributes.isEmpty ? attributes : inside, of: rule)
                }
            } else {
                leave(.code)
            }
        }
        var document = DataObject()
        let labels = labels(attributes, names)
        if !labels.isEmpty { document["attributes"] = .object(labels) }
        let messages = messages(Model.ruleMessages)
        if !messages.isEmpty { document["messages"] = .object(messages) }
        document["rules"] = .array(entries)
        return ModelDocument(data: .object(document), swiftRules: swiftRules)
    }

    /// A rule that passes what integer properties take, in the scenarios of a rule that says nothing about it.
    private static func wholeNumbers(for rule: ModelRule, _ names: [String: String]) -> DataValue {
        var entry: DataObject = ["attributes": attributes(of: rule, names), "type": .string(NumberRule.name)]
        for (option, value) in NumberRule.wholeNumbers.members { entry[option] = value }
        addScenarios(of: rule, to: &entry)
        return .object(entry)
    }

    private static func attributes(of rule: ModelRule, _ names: [String: String]) -> DataValue {
        .array(
            rule.attributes.map { name in
                .string((rule.unsafeAttributes.contains(name) ? "!" : "") + (names[name] ?? name))
            })
    }

    private static func addScenarios(of rule: ModelRule, to entry: inout DataObject) {
        if !rule.on.isEmpty { entry["on"] = .array(rule.on.map { .string($0.rawValue) }) }
        if !rule.except.isEmpty { entry["except"] = .array(rule.except.map { .string($0.rawValue) }) }
    }

    /// A rule of a document in the long form.
    private static func entry(_ definition: RuleDefinition, _ rule: ModelRule, _ names: [String: String]) -> DataValue {
        let habits = definition.habits
        var entry: DataObject = ["attributes": attributes(of: rule, names), "type": .string(definition.type)]
        for (option, value) in definition.options.members {
            let attribute = definition.attributeOptions.contains(option) ? value.text : nil
            entry[option] = attribute.map { .string(names[$0] ?? $0) } ?? value
        }
        addScenarios(of: rule, to: &entry)
        if let group = rule.group { entry["group"] = .string(group) }
        if let severity = rule.severity { entry["severity"] = .string(severity.rawValue) }
        if let habits {
            if rule.skipsEmptyValues != habits.skipsEmptyValues { entry["skipOnEmpty"] = .bool(rule.skipsEmptyValues) }
            if let message = rule.message { entry["message"] = entry["message"] ?? .string(message.source) }
            for (code, message) in rule.messages {
                guard let key = habits.messageOptions[code.rawValue] else { continue }
                entry[key] = entry[key] ?? .string(message.source)
            }
        }
        if !rule.skipsAfterErrors { entry["skipOnError"] = false }
        return .object(entry)
    }

    /// What messages call the attributes, where that is not the words of their names.
    private static func labels<Model>(_ attributes: [ModelAttribute<Model>], _ names: [String: String]) -> DataObject {
        attributes.reduce(into: DataObject()) { labels, attribute in
            let name = names[attribute.name] ?? attribute.name
            let (label, usual) = (attribute.label, AttributeLabel(attributeOrPart: name))
            var words = DataObject()
            if label.text != usual.text { words["label"] = .string(label.text) }
            if label.article != usual.article { words["article"] = .string(label.article) }
            if label.isSensitive { words["sensitive"] = true }
            if !label.translations.isEmpty {
                words["translations"] = .object(
                    label.translations.sortedByKey().reduce(into: DataObject()) { translations, entry in
                        let words = entry.value
                        translations[entry.key] =
                            words.article.isEmpty
                            ? .string(words.text) : ["label": .string(words.text), "article": .string(words.article)]
                    })
            }
            if !words.isEmpty { labels[name] = .object(words) }
        }
    }

    /// The messages of the model, but those with plural forms, which depend on a language.
    private static func messages(_ messages: ModelMessages) -> DataObject {
        messages.messages.sortedByKey().reduce(into: DataObject()) { data, message in
            guard message.value.forms.count == 1, let text = message.value.forms[.other]?.source else { return }
            data[message.key] = .string(text)
        }
    }
}
