/// A rule as rule documents write it: its type and its options.
public struct RuleDefinition: Sendable, Hashable {
    /// The name that documents call the rule by.
    public var type: String
    /// Its options. Those that have their default are left out.
    public var options: DataObject

    /// Creates a definition.
    public init(_ type: String, _ options: DataObject = [:]) {
        self.type = type
        self.options = options
    }

    /// The rule as it stands inside of another one, where no attributes are named.
    var object: DataObject {
        var object = options
        object["type"] = .string(type)
        return object
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
