internal import ProvisoCore

// What names and key paths lead to: attributes, parts of attributes, the model as a whole.

extension FormModel {
    /// The attribute at a key path; `nil` when it leads to anything else.
    func attributeName(at keyPath: AnyKeyPath) -> String? { fieldsByName[name(of: keyPath)]?.name }

    /// The attribute at a key path, or the closest one around what it leads to.
    func attribute(around keyPath: PartialKeyPath<Model>) -> String? {
        let name = owner(of: path(of: keyPath)).name
        return name.isEmpty ? nil : name
    }

    /// The path that a key path leads along, as far as it can be found out; see ``FormModel``.
    func path(of keyPath: PartialKeyPath<Model>) -> FieldPath {
        let name = name(of: keyPath)
        return name.utf8.contains(UInt8(ascii: "]")) ? FieldPath(stringLiteral: name) : FieldPath(name)
    }

    /// The path of an attribute, of a part of one, or of the model as a whole.
    ///
    /// - Throws: ``UnknownAttribute``.
    func path(named name: String) throws(UnknownAttribute) -> FieldPath {
        if isKnown(name) { return FieldPath(name) }
        // An element of a list, or something inside of one: `tags[2]`.
        let path = FieldPath(stringLiteral: name)
        guard path != FieldPath(name), isKnown(path.withoutElements.description), hasElements(path) else {
            throw UnknownAttribute(name: name, known: attributeNames)
        }
        return path
    }

    private func isKnown(_ name: String) -> Bool {
        name.isEmpty || fieldsByName[name] != nil || ruleSets.contains { $0.hasAttribute(name[...]) }
    }

    /// Whether the lists along a path have the elements that it leads through.
    private func hasElements(_ path: FieldPath) -> Bool {
        let field = owner(of: path)
        guard let attribute = attributesByName[field.name] else { return false }
        var value: DataValue? = attribute.data(storedModel)
        for component in path.components.dropFirst(field.path.components.count) {
            switch component {
            case .key(let key): value = value?[key]
            case .index(let index):
                guard case .array(let elements)? = value, elements.indices.contains(index) else { return false }
                value = elements[index]
            }
        }
        return true
    }

    private func name(of keyPath: AnyKeyPath) -> String {
        // A dictionary compares keys, which is not to be done with this one.
        let isKept = !ModelName.isIdentity(keyPath)
        if isKept, let name = namesByKeyPath[keyPath] { return name }
        let known = storedFields.compactMap { field in
            attributesByName[field.name]?.keyPath().map { (name: field.name, keyPath: $0) }
        }
        let found = ModelName.path(to: keyPath, among: known)
        if !found.isExact, let name = elementName(at: keyPath, in: found.name) {
            if isKept { namesByKeyPath[keyPath] = name }
            return name
        }
        // What is no element of a list may be one when the list has grown.
        if isKept, found.isExact || !holdsList(found.name) { namesByKeyPath[keyPath] = found.name }
        return found.name
    }

    private func holdsList(_ name: String) -> Bool { list(named: name) != nil }

    private func list(named name: String) -> (keyPath: AnyKeyPath, count: Int)? {
        guard let attribute = attributesByName[name], let keyPath = attribute.keyPath(),
            Swift.type(of: keyPath).valueType is any KeyPathList.Type,
            case .array(let elements) = attribute.data(storedModel)
        else { return nil }
        return (keyPath, elements.count)
    }

    /// The name of an element of a list, or of what lies inside of one: `tags[2]`, `items[1].name`. A key path does not tell
    /// its index, but compares with those that have one.
    private func elementName(at keyPath: AnyKeyPath, in name: String) -> String? {
        guard let list = list(named: name),
            let type = Swift.type(of: list.keyPath).valueType as? any KeyPathList.Type
        else { return nil }
        for index in 0..<list.count {
            guard let element = list.keyPath.appending(path: type.keyPath(to: index)) else { return nil }
            if let inner = ModelName.path(to: keyPath, inside: element) {
                return "\(name)[\(index)]" + (inner.isEmpty ? "" : "." + inner)
            }
        }
        return nil
    }

    /// The field that a violation at a path belongs to.
    func owner(of path: FieldPath) -> FormField {
        var name = ""
        var owner = general
        for case .key(let key) in path.components {
            name += name.isEmpty ? key : "." + key
            owner = fieldsByName[name] ?? owner
        }
        return owner
    }
}

/// What is judged of a model: everything, or what lies at some paths.
struct FormScope {
    /// The paths; `nil` for everything.
    private let paths: [FieldPath]?

    static let everything = FormScope()

    private init() { paths = nil }

    /// Creates the scope of some paths. That of the model as a whole is everything.
    init(_ paths: [FieldPath]) { self.paths = paths.contains(where: \.isEmpty) ? nil : paths }

    /// The names that a check is asked for. For an element of a list that is the list's.
    var names: Set<String>? { paths.map { Set($0.map(\.nameOfAttribute)) } }

    /// Whether something at a path is judged.
    func contains(_ path: FieldPath) -> Bool { paths?.contains { $0.contains(path) } ?? true }

    /// Whether something at a path is judged, or something inside of it.
    func touches(_ path: FieldPath) -> Bool { contains(path) || paths?.contains { path.contains($0) } ?? true }
}

extension FieldPath {
    /// The path of all elements of the lists on the way: `items[1].name` is `items.name`.
    fileprivate var withoutElements: FieldPath {
        FieldPath(components.filter { if case .key = $0 { true } else { false } })
    }

    /// The names up to the first element of a list.
    fileprivate var nameOfAttribute: String {
        let end = components.firstIndex { if case .index = $0 { true } else { false } }
        return end.map { FieldPath(Array(components[..<$0])).description } ?? description
    }
}

/// A list whose elements have key paths.
private protocol KeyPathList {
    static func keyPath(to index: Int) -> AnyKeyPath
}

extension Array: KeyPathList {
    fileprivate static func keyPath(to index: Int) -> AnyKeyPath { \[Element].[index] }
}
