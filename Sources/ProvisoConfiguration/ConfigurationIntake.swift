#if Configuration
internal import Configuration
internal import ProvisoCore

/// Reads the values of a model or of a rule document, and notes where each came from.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
struct ConfigurationIntake<Source: ConfigurationSource> {
    /// A value that was read, or looked for.
    struct Place {
        let key: String
        let provider: String?
        let isSecret: Bool
        let value: DataValue?
    }

    let source: Source
    /// The key that the source is scoped to.
    let prefix: [String]
    let secrets: Set<ConfigKey>
    let fileID: String
    let line: UInt
    private(set) var places: [[String]: Place] = [:]
    private let log = OriginLog()

    init(_ source: Source, prefix: ConfigKey?, secrets: Set<ConfigKey>, fileID: String, line: UInt) {
        self.source = prefix.map(source.scoped(to:)) ?? source
        self.prefix = prefix?.components ?? []
        self.secrets = secrets
        self.fileID = fileID
        self.line = line
    }

    /// Reads what a type decodes at a key.
    ///
    /// - Returns: `nil` where there is no value; an object only has the members that there are values of.
    mutating func value(of shape: DecodedShape, at key: [String] = []) -> DataValue? {
        guard case .object(let members) = shape else { return single(shape, key) }
        // Types that hold themselves end here: nobody writes keys of that length.
        guard key.count < 16 else { return nil }
        var object = DataObject()
        for member in members {
            if let value = value(of: DecodedShape(of: member.type), at: key + [member.key]) {
                object[member.key] = value
            }
        }
        return object.members.isEmpty && !key.isEmpty ? nil : .object(object)
    }

    /// Reads what the rules of a document name.
    mutating func value(of tree: AttributeTree, _ node: Int = 0, at key: [String] = []) -> DataValue? {
        let children = tree.nodes[node].children.map { tree.nodes[$0].step }
        if children.contains(.elements) { return single(.list(.value), key) }
        if children.isEmpty { return key.isEmpty ? .object(DataObject()) : single(.value, key) }
        var object = DataObject()
        for child in tree.nodes[node].children {
            guard case .key(let name) = tree.nodes[child].step else { continue }
            if let value = value(of: tree, child, at: key + [name]) { object[name] = value }
        }
        return object.members.isEmpty && !key.isEmpty ? nil : .object(object)
    }

    /// Reads a value as the type that is wanted, and else as any other that its provider can make of it: rules then say what is wrong
    /// with it, where swift-configuration would say that there is none.
    mutating func single(_ shape: DecodedShape, _ key: [String]) -> DataValue? {
        let configKey = ConfigKey(key)
        let isSecret = isSecret(configKey)
        var found: DataValue?
        var origin: OriginLog.Origin?
        OriginLog.$current.withValue(log) {
            for read in Self.reads(of: shape) {
                found = read(source, configKey, isSecret, fileID, line)
                origin = log.take()
                if found != nil || origin?.isMissing ?? false { break }
            }
        }
        places[key] = Place(
            key: origin?.key ?? (prefix + key).joined(separator: "."),
            provider: found == nil ? nil : origin?.provider,
            isSecret: isSecret || (origin?.isSecret ?? true), value: found)
        return found
    }

    private func isSecret(_ key: ConfigKey) -> Bool {
        secrets.contains(key) || secrets.contains(ConfigKey(prefix + key.components))
    }

    private typealias Read = (Source, ConfigKey, Bool, String, UInt) -> DataValue?

    /// The ways to read a value, the one that its type asks for first.
    private static func reads(of shape: DecodedShape) -> [Read] {
        let text: Read = { $0.string(forKey: $1, isSecret: $2, fileID: $3, line: $4).map(DataValue.untyped) }
        let integer: Read = { $0.int(forKey: $1, isSecret: $2, fileID: $3, line: $4).map(Self.number) }
        let number: Read = { $0.double(forKey: $1, isSecret: $2, fileID: $3, line: $4).map(Self.number) }
        let boolean: Read = { $0.bool(forKey: $1, isSecret: $2, fileID: $3, line: $4).map(DataValue.bool) }
        let texts: Read = {
            $0.stringArray(forKey: $1, isSecret: $2, fileID: $3, line: $4).map { list($0, DataValue.untyped) }
        }
        let integers: Read = {
            $0.intArray(forKey: $1, isSecret: $2, fileID: $3, line: $4).map { list($0, Self.number) }
        }
        let numbers: Read = {
            $0.doubleArray(forKey: $1, isSecret: $2, fileID: $3, line: $4).map { list($0, Self.number) }
        }
        let booleans: Read = {
            $0.boolArray(forKey: $1, isSecret: $2, fileID: $3, line: $4).map { list($0, DataValue.bool) }
        }
        let lists = [texts, integers, numbers, booleans]
        switch shape {
        case .text, .value, .object: return [text, integer, number, boolean] + lists
        case .integer: return [integer, text, number, boolean] + lists
        case .number: return [number, text, integer, boolean] + lists
        case .boolean: return [boolean, text, integer, number] + lists
        case .list(.integer): return [integers, texts, numbers, booleans, text, integer, number, boolean]
        case .list(.number): return [numbers, texts, integers, booleans, text, integer, number, boolean]
        case .list(.boolean): return [booleans, texts, integers, numbers, text, integer, number, boolean]
        case .list: return lists + [text, integer, number, boolean]
        }
    }

    private static func list<Element>(_ elements: [Element], _ data: (Element) -> DataValue) -> DataValue {
        .array(elements.map(data))
    }

    private static func number(_ number: Int) -> DataValue { .number(ExactNumber(number)) }

    private static func number(_ number: Double) -> DataValue {
        ExactNumber(number).map(DataValue.number) ?? .untyped(number.description)
    }
}
#endif
