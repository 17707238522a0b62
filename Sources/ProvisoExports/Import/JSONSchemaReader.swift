import ProvisoCore

/// Reads a schema into rules.
struct JSONSchemaReader {
    let root: DataValue
    let registry: RuleRegistry
    let formats: [String: RuleDefinition]
    private(set) var leftovers: [JSONSchemaImport.Leftover] = []
    private var known: Set<JSONSchemaImport.Leftover> = []
    var keywords = 0
    private var rules: [DataValue] = []
    var labels = DataObject()
    /// Other keys of the document, which an export keeps.
    var kept = DataObject()
    /// The references that are being followed.
    var references: [String] = []
    /// Whether references were left since there are too many, which is said once.
    var isCut = false
    /// Whether a part of the schema has an address of its own, to which references in it are relative.
    let hasParts: Bool
    /// Whether other keywords count beside `$ref`, as they do since 2019-09.
    let readsBesideReferences: Bool
    /// Whether the schema is one of draft-03, in which a member says of itself that it has to be there.
    let isOfDraft3: Bool
    /// So many keywords are read at most: references to references may come to any number.
    static let most = 50_000

    init(root: DataValue, registry: RuleRegistry) {
        self.root = root
        self.registry = registry
        formats = SchemaFormats.rules(in: registry)
        hasParts = Self.hasParts(root)
        let dialect = root["$schema"]?.text ?? ""
        isOfDraft3 = dialect.contains("/draft-03/")
        readsBesideReferences = !["draft-03", "draft-04", "draft-06", "draft-07"].contains {
            dialect.contains("/\($0)/")
        }
    }

    /// The document. One without a rule asks for nothing.
    var document: DataValue {
        var document = DataObject()
        if !labels.isEmpty { document["attributes"] = .object(labels) }
        for (key, value) in kept.members { document[key] = value }
        document["rules"] = .array(rules.isEmpty ? [RuleIntrospection.noRule(for: "record")] : rules)
        return .object(document)
    }

    mutating func read() {
        guard case .object(let schema) = root else { return }
        var (read, place) = (schema, "")
        var restored: [DataValue] = []
        switch schema["x-proviso"] {
        case .object(let own)?:
            for (key, value) in own.members {
                switch (key, value) {
                case ("rules", .array(let rules)): restored = rules
                case ("attributes", .object(let attributes)): labels = attributes
                case ("rules", _): leave("/x-proviso/rules", "rules are a list, so none of them was read")
                case ("attributes", _): leave("/x-proviso/attributes", "attributes are an object, so none was read")
                default: kept[key] = value
                }
            }
            // The document says again which records are judged.
            if let condition = own["where"], let test = schema["if"], case .object(let then)? = schema["then"],
                ConditionSchemas.schema(of: condition, changed: []).map(DataValue.object) == test
            {
                (read, place) = (then, "/then")
            }
        case nil: break
        case let other?: leave("/x-proviso", "it is an object in exports, and not \(other.description)")
        }
        leaveScenarios(of: schema)
        rules += members(ofRecord: read, at: place)
        // Keywords are about values as they come, and some of these rules change them.
        rules += restored
    }

    /// An export has the rules of other scenarios beside those of the first, to which nothing refers.
    private mutating func leaveScenarios(of schema: DataObject) {
        guard schema["$comment"]?.text?.hasPrefix(JSONSchemaMaker.commentStart) ?? false else { return }
        for keyword in ["$defs", "definitions"] {
            guard case .object(let scenarios)? = schema[keyword] else { continue }
            for (name, _) in scenarios.members {
                leave("/\(keyword)/\(name)", "the rules of the scenario `\(name)` are not read")
            }
        }
    }

    // MARK: Keywords

    mutating func leave(
        _ pointer: String, _ reason: String, _ extent: JSONSchemaImport.Leftover.Extent = .notExpressible
    ) {
        let leftover = JSONSchemaImport.Leftover(pointer: pointer, reason: reason, extent: extent)
        if known.insert(leftover).inserted { leftovers.append(leftover) }
    }

    static let annotations: Set = [
        "$schema", "$id", "id", "$comment", "$anchor", "$defs", "definitions", "title", "description", "default",
        "examples", "example", "deprecated", "readOnly", "writeOnly", "x-proviso", "x-messages", "$vocabulary",
    ]

    /// A name as a part of a JSON Pointer.
    static func escaped(_ name: String) -> String { name.replacing("~", with: "~0").replacing("/", with: "~1") }

    /// Whether a keyword asserts nothing.
    static func isAnnotation(_ key: String) -> Bool { annotations.contains(key) || key.hasPrefix("x-") }

    mutating func count(_ schema: DataObject) {
        keywords += schema.members.count { !Self.isAnnotation($0.key) }
    }

    static func elements(_ value: DataValue) -> [DataValue] {
        if case .array(let elements) = value { elements } else { [] }
    }

    static func isGiven(_ name: String) -> DataValue {
        ["attribute": .string(name), "operator": "!=", "value": nil]
    }

    /// Whether an attribute can have a name: a point leads into an object, `!` protects from assignment.
    static func isName(_ name: String) -> Bool {
        !name.isEmpty && !name.contains(".") && !name.hasPrefix("!")
    }

    // MARK: One value

    /// What becomes of the schema of a value.
    ///
    /// - Parameter types: What is known of its types.
    mutating func value(_ given: DataObject, at pointer: String, of types: SchemaTypes = .any) -> SchemaParts {
        following(given, at: pointer) { reader, schema in
            var value = SchemaValueReader(schema: schema, pointer: pointer, types: types)
            value.read(&reader)
            return value.parts
        } ?? SchemaParts()
    }

    /// What becomes of a schema that may be `true` or `false`; `nil` for `false`.
    mutating func value(_ given: DataValue, at pointer: String, of types: SchemaTypes = .any) -> SchemaParts? {
        switch given {
        case .object(let schema): return value(schema, at: pointer, of: types)
        case .bool(false): return nil
        case .bool(true): return SchemaParts()
        default:
            leave(pointer, "a schema is an object, `true` or `false`")
            return SchemaParts()
        }
    }
}
