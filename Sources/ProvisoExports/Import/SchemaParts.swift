import ProvisoCore

/// What became of the schema of a value.
///
/// A rule without `skipOnEmpty` judges empty values too. Whether it judges null depends on where the value is.
struct SchemaParts {
    var rules: [DataObject] = []
    /// Whether the schema lets null pass.
    var allowsNull = true
    /// Whether the schema itself names null as a value.
    var namesNull = false
    /// Whether what is empty is refused by a keyword that says just that.
    var refusesEmpty = false

    mutating func add(_ type: String, _ options: DataObject = [:]) {
        var rule: DataObject = ["type": .string(type)]
        for (key, value) in options.members { rule[key] = value }
        rules.append(rule)
    }

    /// Adds what another schema asks besides.
    mutating func merge(_ other: SchemaParts) {
        rules += other.rules
        allowsNull = allowsNull && other.allowsNull
        namesNull = namesNull || other.namesNull
        refusesEmpty = refusesEmpty || other.refusesEmpty
    }

    // MARK: Rules at their place

    /// The rules for a member of an object. One that is null counts as missing.
    func rules(for name: String, isRequired: Bool) -> [DataObject] {
        let isNeeded = isRequired && !(allowsNull && namesNull)
        var needs: [DataObject] = []
        var rules = rules
        if isNeeded {
            needs = [["type": .string(RuleName.required)]]
            if refusesEmpty {
                // `required` says just that.
                rules.removeAll { $0 == Self.filled }
            } else {
                needs[0]["strict"] = true
            }
        }
        let given = JSONSchemaReader.isGiven(name)
        return needs.map { Self.rule($0, for: name) }
            + rules.map { rule in
                var rule = Self.rule(rule, for: name)
                if rule["skipOnEmpty"] == true {
                    rule["skipOnEmpty"] = nil
                } else {
                    rule["skipOnEmpty"] = false
                    if !isNeeded { rule["when"] = rule["when"].map { ["all": [given, $0]] } ?? given }
                }
                return rule
            }
    }

    private static func rule(_ rule: DataObject, for name: String) -> DataObject {
        var whole: DataObject = ["attributes": [.string(name)]]
        for (key, value) in rule.members { whole[key] = value }
        return whole
    }

    /// The rules for elements, values or names, which judge null as well.
    func innerRules(in registry: RuleRegistry) -> [DataObject] {
        let strict = rules.map { rule in
            var rule = rule
            rule["skipOnEmpty"] = rule["skipOnEmpty"] == true ? nil : false
            return rule
        }
        guard allowsNull, !strict.isEmpty, !Self.pass(.null, strict, registry) else { return strict }
        // Rules that skip null skip all that is empty, so another one refuses what they would have refused.
        let refused = [DataValue.string(""), [], [:]].filter { !Self.pass($0, strict, registry) }
        var rules = strict.map { rule in
            var rule = rule
            rule["skipOnEmpty"] = nil
            return rule
        }
        if !refused.isEmpty {
            rules.append([
                "type": .string(RuleName.oneOf), "range": .array(refused), "not": true, "skipOnEmpty": false,
            ])
        }
        return rules
    }

    private static func pass(_ value: DataValue, _ rules: [DataObject], _ registry: RuleRegistry) -> Bool {
        let each: DataValue = [
            "attributes": ["x"], "type": .string(RuleName.each), "rules": .array(rules.map(DataValue.object)),
        ]
        let document = try? RuleDocument(["rules": [each]], registry: registry)
        return (try? document?.validate(["x": [value]]).isValid) ?? false
    }

    /// What an export writes where a value may not be empty.
    static let filled: DataObject = [
        "type": .string(RuleName.oneOf), "range": DataObject.empty["enum"] ?? [], "not": true,
    ]
}

/// The types that a value can have.
struct SchemaTypes {
    /// Without null. None stands for all.
    var names: [String]
    /// Whether another rule for the value asks for the type.
    var isChecked: Bool

    static let any = SchemaTypes(names: [], isChecked: false)

    static func checked(_ name: String) -> SchemaTypes { SchemaTypes(names: [name], isChecked: true) }

    /// The one type; `nil` for several, or any.
    var sole: String? { names.count == 1 ? names[0] : nil }

    /// What a schema of a member says of its types, so that another schema of the member need not say it again.
    init(declaredBy schema: DataValue?) {
        var names = DataObject.types(schema?["type"])
        names.removeAll { $0 == "null" }
        self = names.count == 1 ? .checked(names[0]) : .any
    }

    init(names: [String], isChecked: Bool) { (self.names, self.isChecked) = (names, isChecked) }

    /// Whether a keyword is about none of these types, and asks for nothing then.
    func areBesides(_ keyword: String) -> Bool {
        guard !names.isEmpty, let subjects = Self.subjects[keyword] else { return false }
        return names.allSatisfy { !subjects.contains($0) }
    }

    /// Whether a keyword asks for nothing but of values of a type.
    static func `is`(_ keyword: String, about type: String) -> Bool {
        subjects[keyword]?.contains(type) ?? (keyword == "format" && type == "string")
    }

    private static let subjects: [String: Set<String>] = {
        var subjects: [String: Set<String>] = [:]
        for (types, keywords) in [
            (["string"], ["minLength", "maxLength", "pattern"]),
            (
                ["number", "integer"],
                ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"]
            ),
            (
                ["array"],
                [
                    "items", "prefixItems", "additionalItems", "contains", "minContains", "maxContains", "minItems",
                    "maxItems", "uniqueItems", "unevaluatedItems",
                ]
            ),
            (
                ["object"],
                [
                    "properties", "patternProperties", "additionalProperties", "propertyNames", "minProperties",
                    "maxProperties", "required", "dependencies", "dependentRequired", "dependentSchemas",
                    "unevaluatedProperties",
                ]
            ),
        ] as [(Set<String>, [String])] {
            for keyword in keywords { subjects[keyword] = types }
        }
        return subjects
    }()
}
