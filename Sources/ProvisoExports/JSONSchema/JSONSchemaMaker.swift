import ProvisoCore

/// Writes the schemas of the scenarios of a document.
struct JSONSchemaMaker {
    let document: RuleDocument
    let options: JSONSchemaExport.Options
    let registry: RuleRegistry
    let files: RuleFiles?
    private(set) var claims: [ExportClaim] = []
    /// How the comment of every export begins.
    static let commentStart = "Rules: "

    init(document: RuleDocument, options: JSONSchemaExport.Options, registry: RuleRegistry, files: RuleFiles?) {
        (self.document, self.options, self.files) = (document, options, files)
        var offline = registry
        offline.isOffline = true
        self.registry = offline
    }

    /// The whole schema.
    mutating func make() -> Schema {
        var whole: Schema = ["$schema": .string(options.dialect.address)]
        let scenarios = options.scenario.map { [$0] } ?? document.scenarios
        for (index, scenario) in scenarios.enumerated() {
            let schema = schema(for: scenario)
            if index == 0 {
                for (key, value) in schema.members { whole[key] = value }
            } else {
                let key = options.dialect == .draft7 ? "definitions" : "$defs"
                var others: DataObject = if case .object(let object)? = whole[key] { object } else { [:] }
                others[scenario.rawValue] = .object(schema)
                whole[key] = .object(others)
            }
        }
        let counts = ExportExtent.allCases.map { extent in "\(claims.count { $0.extent == extent }) \(extent.words)" }
        whole["$comment"] = .string("\(Self.commentStart)\(counts.joined(separator: ", ")).")
        return whole
    }

    /// The schema for one scenario, without the name of its dialect.
    mutating func schema(for scenario: Scenario) -> Schema {
        let rules = ExportedRuleReader(registry: registry, files: files, scenario: scenario).rules(of: document)
        let (readable, others) = apart(rules)
        var writer = ObjectSchemas(
            scenario: scenario, sendsEmptyValues: options.sendsEmptyValues, unreadable: unreadable)
        writer.take(readable)
        var found = writer.claims
        found += others.map { rule in
            ExportClaim(
                scenario: scenario, attributes: rule.attributes, rule: rule.facts.name, extent: .notExpressible,
                reasons: ["the document says how the values of the attribute are read, or from which column"])
        }
        var schema = writer.schema()
        found += close(&schema, scenario)
        if let condition = document.data["where"] {
            if let holds = ConditionSchemas.schema(of: condition, changed: unreadable) {
                schema = schema.isEmpty ? [:] : ["if": .object(holds), "then": .object(schema)]
            } else {
                schema = [:]
                found = found.map { claim in
                    ExportClaim(
                        scenario: scenario, attributes: claim.attributes, rule: claim.rule, extent: .notExpressible,
                        reasons: claim.reasons + ["`where` has no schema"])
                }
            }
        }
        schema.join(.type("object"))
        annotate(&schema, rules)
        let lost = rules.filter { rule in
            // What became of several attributes together nobody would read as a rule again.
            rule.facts.spansAttributes
                || found.contains { claim in
                    claim.extent != .exact && claim.rule == rule.facts.name
                        && !Set(claim.attributes).isDisjoint(with: rule.attributes)
                }
                || rule.inner.isEmpty == false
                    && found.contains { claim in
                        claim.extent != .exact && claim.attributes.contains { $0.hasPrefix(rule.attribute) }
                    }
        }
        var own = DataObject()
        if !lost.isEmpty { own["rules"] = .array(lost.map { .object($0.data) }) }
        if let condition = document.data["where"] { own["where"] = condition }
        // A schema is for one record, and cannot say what is about all of them.
        let kept = ["attributes", "missing", "decimal", "thousands", "unit", "closed", "records", "columns", "files"]
        for key in kept { own[key] = document.data[key] }
        if !own.isEmpty { schema["x-proviso"] = .object(own) }
        claims += found
        if options.dialect == .draft7 { schema = DraftSeven.schema(schema) }
        return Self.ordered(schema)
    }

    /// Refuses members that no rule names, where the document is `closed`.
    private func close(_ schema: inout Schema, _ scenario: Scenario) -> [ExportClaim] {
        let objects = document.validator(inAny: scenario).closedObjects
        if objects.isEmpty { return [] }
        let hasPatterns = objects.contains { $0.members.contains(nil) }
        if !hasPatterns { schema.close(objects) }
        return [
            ExportClaim(
                scenario: scenario, attributes: [], rule: "closed", extent: hasPatterns ? .notExpressible : .exact,
                reasons: hasPatterns ? ["the names of some members are given by a pattern"] : [])
        ]
    }

    /// The rules of which a schema can say something, and those of attributes that are read in a way of their own.
    private func apart(_ rules: [ExportedRule]) -> ([ExportedRule], [ExportedRule]) {
        let areAllRead = Self.readingKeys.contains { document.data[$0] != nil }
        let unreadable = unreadable
        func isReadable(_ rule: ExportedRule) -> Bool {
            !areAllRead && !rule.attributes.contains(where: unreadable.covers)
        }
        return (rules.filter(isReadable), rules.filter { !isReadable($0) })
    }

    /// What a document says of how values are read, or under which name they stand.
    private static let readingKeys = RuleDocument.readingKeys + ["column"]

    private var unreadable: Set<String> { document.attributes(with: Self.readingKeys) }

    // MARK: What people read

    private func annotate(_ schema: inout Schema, _ rules: [ExportedRule]) {
        guard case .object(var properties)? = schema["properties"] else { return }
        for (name, value) in properties.members {
            guard case .object(var property) = value else { continue }
            if document.data["attributes"]?[name]?["label"] != nil, let label = document.labels[name] {
                property["title"] = .string(label.text)
            }
            for rule in rules where rule.attributes == [name] {
                if case .fills(let value)? = rule.change { property["default"] = value }
            }
            if options.includesMessages {
                let messages = ExportMessages.messages(of: rules.filter { $0.attributes == [name] }, document, registry)
                if !messages.isEmpty { property["x-messages"] = .object(messages) }
            }
            properties[name] = .object(property)
        }
        schema["properties"] = .object(properties)
    }

    /// The keywords in the order in which people read them.
    private static func ordered(_ schema: Schema) -> Schema {
        var ordered = Schema()
        for key in ["type", "required", "properties"] { ordered[key] = schema[key] }
        for (key, value) in schema.members where ordered[key] == nil { ordered[key] = value }
        return ordered
    }
}

extension ExportExtent {
    var words: String { self == .notExpressible ? "not expressible" : rawValue }
}

/// Keywords of 2020-12 as draft-07 has them.
enum DraftSeven {
    static func schema(_ schema: Schema) -> Schema {
        schema.members.reduce(into: [:]) { result, member in
            let (key, value) = member
            switch key {
            case "dependentRequired": result["dependencies"] = value
            // What these hold is no schema, or names for schemas.
            case "const", "enum", "default", "x-proviso", "x-messages": result[key] = value
            case "properties":
                guard case .object(let members) = value else { return }
                result[key] = .object(
                    members.members.reduce(into: [:]) { $0[$1.key] = Self.value($1.value) })
            default: result[key] = self.value(value)
            }
        }
    }

    private static func value(_ value: DataValue) -> DataValue {
        switch value {
        case .object(let object): .object(schema(object))
        case .array(let elements): .array(elements.map(self.value))
        default: value
        }
    }
}
