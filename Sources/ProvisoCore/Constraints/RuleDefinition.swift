/// A rule as rule documents write it: its type and its options.
public struct RuleDefinition: Sendable {
    /// The name that documents call the rule by.
    public var type: String
    /// Its options. Those that have their default are left out.
    public var options: DataObject
    /// The options that name another attribute of the model, as the model calls it. A document calls it by its key.
    public var attributeOptions: Set<String> = []
    /// What a document says of the rule, where a registry has it; `nil` for a built-in one.
    private(set) var registered: Habits?

    /// What the place of a message, and the options of all rules, depend on.
    struct Habits: Sendable {
        /// Whether the rule leaves empty values alone, if a document says nothing else.
        let skipsEmptyValues: Bool
        /// The option that holds the message for each code.
        let messageOptions: [String: String]
    }

    /// Creates the definition of a built-in rule.
    ///
    /// - Parameters:
    ///   - type: The name that documents call the rule by.
    ///   - options: Its options, but for those that have their default.
    public init(_ type: String, _ options: DataObject = [:]) {
        self.type = type
        self.options = options
    }

    /// Creates the definition of a rule that a registry has.
    init(_ type: String, _ options: DataObject, registered: Habits) {
        self.type = type
        self.options = options
        self.registered = registered
    }

    /// The rule as it stands inside of another one, where no attributes are named.
    @inline(never)
    var object: DataObject {
        var object = options
        object["type"] = .string(type)
        return object
    }
}

extension RuleDefinition: Equatable {
    /// Definitions are equal when a document writes them alike.
    public static func == (one: Self, other: Self) -> Bool { one.type == other.type && one.options == other.options }
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
