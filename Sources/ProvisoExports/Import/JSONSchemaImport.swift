public import ProvisoCore

/// A rule document made from a JSON Schema, as a starting point.
///
/// Schemas of draft-04 to 2020-12 are read. `$ref` is followed inside of the schema. What no rule expresses exactly is listed in
/// ``leftovers``, and is a comment with its place in ``yaml``.
///
/// The document judges objects. A property that is null counts as missing, as everywhere in rule documents: it passes where it is optional,
/// and `required` refuses it unless its schema names null.
public struct JSONSchemaImport: Sendable {
    /// A keyword that no rule expresses exactly.
    public struct Leftover: Sendable, Hashable {
        /// How the rules differ from the schema.
        public enum Extent: String, Sendable {
            /// No rule was made of the keyword, so the rules may let more pass.
            case notExpressible = "not a rule"
            /// The rules let more pass than the keyword.
            case weaker
            /// The rules refuse more than the keyword.
            case stricter
        }

        /// Where it stands, as a JSON Pointer.
        public let pointer: String
        /// Why.
        public let reason: String
        /// How the rules differ from the schema.
        public let extent: Extent
    }

    /// The document.
    public let data: DataValue
    /// The keywords that no rule expresses exactly.
    public let leftovers: [Leftover]
    /// How many keywords assert something, each counted where it stands, and as often as it is referred to.
    public let keywords: Int
    /// How many of them became rules that say the same.
    public var converted: Int { keywords - leftovers.count }

    /// Reads a schema.
    public init(_ schema: DataValue, registry: RuleRegistry = .standard) {
        var reader = JSONSchemaReader(root: schema, registry: registry)
        reader.read()
        data = reader.document
        leftovers = reader.leftovers
        keywords = max(reader.keywords, reader.leftovers.count)
    }

    /// The document in YAML.
    public var yaml: String {
        var lines = ["# Made from a JSON Schema: \(converted) of \(keywords) keywords became rules."]
        for leftover in leftovers {
            lines.append("# " + VisibleText.singleLine("\(leftover.pointer): \(leftover.reason)"))
        }
        if case .object(let attributes)? = data["attributes"], !attributes.isEmpty {
            lines.append("attributes:")
            for (name, value) in attributes.members {
                lines.append("  \(FlowYAML.text(name)): \(FlowYAML.value(value))")
            }
        }
        if case .object(let document) = data {
            for (key, value) in document.members where key != "attributes" && key != "rules" {
                lines.append("\(FlowYAML.text(key)): \(FlowYAML.value(value))")
            }
        }
        lines.append("rules:")
        if case .array(let rules)? = data["rules"] { lines += rules.map { "  - " + FlowYAML.value($0) } }
        return lines.joined(separator: "\n") + "\n"
    }
}

/// YAML on one line.
enum FlowYAML {
    static func value(_ value: DataValue) -> String {
        switch value {
        case .object(let object):
            object.isEmpty
                ? "{}"
                : "{ " + object.members.map { "\(text($0.key)): \(self.value($0.value))" }.joined(separator: ", ")
                    + " }"
        case .array(let elements): "[" + elements.map(self.value).joined(separator: ", ") + "]"
        case .string(let text): self.text(text)
        default: value.description
        }
    }

    /// A text, in quotes unless it is a plain word.
    static func text(_ text: String) -> String {
        let reserved: Set = ["y", "n", "yes", "no", "on", "off", "true", "false", "null"]
        let isPlain =
            text.utf8.first.map { !(48...57 ~= $0) } ?? false && !reserved.contains(text.lowercased())
            && text.utf8.allSatisfy { 48...57 ~= $0 || 65...90 ~= $0 || 97...122 ~= $0 || $0 == 95 }
        // `on` is a key of rules.
        return isPlain || text == "on" ? text : VisibleText.yaml(DataValue.string(text).description)
    }
}
