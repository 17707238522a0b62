/// A rule as rule documents write it: its type and its options.
public struct RuleDefinition: Sendable {
    /// The name that documents call the rule by.
    public var type: String
    /// Its options. Those that have their default are left out.
    public var options: DataObject
    /// The options that name another attribute of the model, as the model calls it. A document calls it by its key.
    public var attributeOptions: Set<String> = []
    /// The rule of documents, where it is known.
    let ruleType: RuleType?

    /// Creates the definition of a built-in rule.
    ///
    /// - Parameters:
    ///   - type: The name that documents call the rule by.
    ///   - options: Its options, but for those that have their default.
    public init(_ type: String, _ options: DataObject = [:]) {
        self.type = type
        self.options = options
        ruleType = BuiltInRules.type(named: type)
    }

    /// Creates the definition of a rule that a registry has: `RuleDefinition(EvenRule.self)`.
    ///
    /// - Parameters:
    ///   - rule: The rule of documents that judges as the rule for values does.
    ///   - options: Its options, but for those that have their default.
    public init<Rule: DocumentRule>(_ rule: Rule.Type, _ options: DataObject = [:]) {
        type = Rule.name
        self.options = options
        ruleType = Rule.ruleType
    }

    /// The rule as it stands inside of another one, where no attributes are named.
    var object: DataObject {
        var object = options
        object["type"] = .string(type)
        return object
    }
}

extension RuleDefinition: Hashable {
    /// Definitions are equal when a document writes them alike.
    public static func == (one: Self, other: Self) -> Bool { one.type == other.type && one.options == other.options }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(type)
        hasher.combine(options)
    }
}

extension DataObject {
    /// Options without those that are off: flags that are `false`, and what is null.
    package static func options(_ members: KeyValuePairs<String, DataValue?>) -> Self {
        var options = Self()
        for (name, value) in members {
            guard let value, value != .bool(false), value != .null else { continue }
            options[name] = value
        }
        return options
    }
}
