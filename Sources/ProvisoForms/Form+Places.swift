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
    ///
    /// Where it leads through an element that is not there, it is the path of the list.
    func path(of keyPath: PartialKeyPath<Model>) -> FieldPath {
        let path = wholePath(of: keyPath)
        guard let index = path.components.firstIndex(where: { !$0.isKey }),
            !(PartPlace(path, in: self)?.isThere(in: storedModel) ?? true)
        else { return path }
        return FieldPath(Array(path.components[..<index]))
    }

    /// The path that a key path leads along, whether there are such elements or not.
    private func wholePath(of keyPath: PartialKeyPath<Model>) -> FieldPath {
        let name = name(of: keyPath)
        return name.utf8.contains(UInt8(ascii: "]")) ? FieldPath(stringLiteral: name) : FieldPath(name)
    }

    /// The path of an attribute, of a part of one, or of the model as a whole.
    ///
    /// - Throws: ``UnknownAttribute``.
    func path(named name: String) throws(UnknownAttribute) -> FieldPath {
        if isKnown(name) { return FieldPath(name) }
        // A part, an element of a list, or something inside of one: `tags[2]`.
        let path = FieldPath(stringLiteral: name)
        guard let place = PartPlace(path, in: self),
            place.isKnown(in: self) || isKnown(path.withoutElements.description),
            place.isThere(in: storedModel)
        else { throw UnknownAttribute(name: name, known: attributeNames) }
        return path
    }

    private func isKnown(_ name: String) -> Bool {
        name.isEmpty || fieldsByName[name] != nil || ruleSets.contains { $0.hasAttribute(name[...]) }
    }

    private func name(of keyPath: AnyKeyPath) -> String {
        // A dictionary compares keys, which is not to be done with this one.
        let isKept = !ModelName.isIdentity(keyPath)
        if isKept, let name = namesByKeyPath[keyPath] { return name }
        let known = storedFields.compactMap { field in
            attributesByName[field.name]?.keyPath().map { (name: field.name, keyPath: $0) }
        }
        let found = ModelName.path(to: keyPath, among: known)
        guard !found.isExact, let list = list(named: found.name) else {
            if isKept {
                namesByKeyPath[keyPath] = found.name
                if found.isExact { exactKeyPaths.insert(keyPath) }
            }
            return found.name
        }
        if isKept { missingElements.remove(keyPath) }
        switch ElementSearch.find(keyPath, from: list.keyPath, list.data) {
        case .found(let way):
            let name = FieldPath(FieldPath(found.name).components + way).description
            if isKept {
                namesByKeyPath[keyPath] = name
                exactKeyPaths.insert(keyPath)
            }
            return name
        case .missingElement: if isKept { missingElements.insert(keyPath) }
        case .unknownElement: break
        case .noElement: if isKept { namesByKeyPath[keyPath] = found.name }
        }
        return found.name
    }

    /// Whether the path of a key path is all of the way: not only that of what lies around it.
    func isExact(_ keyPath: PartialKeyPath<Model>) -> Bool {
        if ModelName.isIdentity(keyPath) { return false }
        let name = name(of: keyPath)
        return exactKeyPaths.contains(keyPath)
            && (fieldsByName[name] != nil || PartPlace(path(of: keyPath), in: self) != nil)
    }

    private func list(named name: String) -> (keyPath: AnyKeyPath, data: DataValue)? {
        guard let attribute = attributesByName[name], let keyPath = attribute.keyPath(),
            Swift.type(of: keyPath).valueType is any KeyPathList.Type,
            case let data = attribute.data(storedModel), case .array = data
        else { return nil }
        return (keyPath, data)
    }

    /// Whether a key path leads through an element that a list does not have, or no longer, or takes a value for granted that
    /// is `nil`: reading there would end the program.
    ///
    /// Rows of a type without rules do not tell which of them a key path leads to. It leads nowhere once there are fewer than
    /// there were when it was used first.
    func leadsNowhere(_ keyPath: PartialKeyPath<Model>) -> Bool {
        if ModelName.isIdentity(keyPath) { return false }
        let name = name(of: keyPath)
        let isExact = exactKeyPaths.contains(keyPath)
        if isExact, fieldsByName[name] != nil { return false }
        guard let place = PartPlace(wholePath(of: keyPath), in: self) else { return false }
        // Whoever looks again when the row is back follows the model.
        _ = version
        if missingElements.contains(keyPath) { return true }
        if !place.isThere(in: storedModel, unwrapping: ModelName.unwraps(keyPath)) { return true }
        guard !isExact, namesByKeyPath[keyPath] == nil, case .array(let elements) = place.data(in: storedModel) else {
            return false
        }
        let first = rowCounts[keyPath] ?? elements.count
        rowCounts[keyPath] = first
        return elements.count < first
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
