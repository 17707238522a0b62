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

extension RuleDefinition {
    /// A rule by its options; `nil` where a document that gives them is in error, or gives another rule.
    ///
    /// - Parameters:
    ///   - type: The type of the rule.
    ///   - options: Its options.
    ///   - isSame: Whether the rule that is read from them is the one that is meant.
    init?<Rule: DocumentRule>(_ type: Rule.Type, _ options: DataObject, isSame: (Rule) -> Bool) {
        let problems = RuleDocumentProblems()
        let compiler = RuleCompiler(registry: .standard, problems: problems)
        var reading = RuleOptions(
            attributes: ["value"],
            members: options.members.map { (DocumentNode(.string($0.key)), DocumentNode($0.value)) }, position: nil,
            context: RuleOptions.Context(problems: problems, compiler: compiler))
        let rule = type.init(options: &reading)
        let known = Set(reading.descriptions.map(\.name))
        guard problems.errors.isEmpty, options.members.allSatisfy({ known.contains($0.key) }), isSame(rule) else {
            return nil
        }
        self.init(type.name, options)
    }
}

extension DataObject {
    /// Options without those that are off: flags that are `false`, and what is null.
    static func options(_ members: KeyValuePairs<String, DataValue?>) -> Self {
        var options = Self()
        for (name, value) in members {
            guard let value, value != .bool(false), value != .null else { continue }
            options[name] = value
        }
        return options
    }
}
