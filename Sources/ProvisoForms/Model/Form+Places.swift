internal import ProvisoCore

// What names and key paths lead to: attributes, parts of attributes, the model as a whole.

extension FormModel {
    /// The attribute at a key path; `nil` when it leads to anything else.
    func attributeName(at keyPath: AnyKeyPath) -> String? { fieldsByName[name(of: keyPath)]?.name }

    /// Whether a key path leads to an attribute, not to something inside of one.
    func isAttribute(_ keyPath: PartialKeyPath<Model>) -> Bool {
        isExact(keyPath) && fieldsByName[path(of: keyPath).description] != nil
    }

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
        var way = ModelName.path(to: keyPath, among: known)
        guard isKept else { return way.name }
        waysByKeyPath[keyPath] = way
        missingElements.remove(keyPath)
        var outcome = way.isExact ? nil : list(at: way).map { ElementSearch.find(keyPath, from: $0.keyPath, $0.data) }
        if outcome == nil, !way.isExact, let (list, elements) = elements(at: keyPath, among: known) {
            (way, outcome) = (list, .found(elements))
            waysByKeyPath[keyPath] = way
        }
        switch outcome {
        case .found(let elements):
            let name = FieldPath(FieldPath(way.name).components + elements).description
            namesByKeyPath[keyPath] = name
            exactKeyPaths.insert(keyPath)
            return name
        case .missingElement: missingElements.insert(keyPath)
        case .unknownElement: break
        case .noElement, nil:
            namesByKeyPath[keyPath] = way.name
            if way.isExact { exactKeyPaths.insert(keyPath) }
        }
        return way.name
    }

    /// The element that a key path leads to, or into, through a list whose step is described otherwise than in the file of the model.
    private func elements(
        at keyPath: AnyKeyPath, among known: [(name: String, keyPath: AnyKeyPath)]
    ) -> (list: ModelName.Way, elements: [FieldPath.Component])? {
        for way in ModelName.ways(along: keyPath, among: known) where !way.isExact {
            guard let list = list(at: way),
                case .found(let elements) = ElementSearch.find(keyPath, from: list.keyPath, list.data)
            else { continue }
            return (way, elements)
        }
        return nil
    }

    /// Whether the path of a key path is all of the way: not only that of what lies around it.
    func isExact(_ keyPath: PartialKeyPath<Model>) -> Bool {
        if ModelName.isIdentity(keyPath) { return false }
        let name = name(of: keyPath)
        return exactKeyPaths.contains(keyPath)
            && (fieldsByName[name] != nil || PartPlace(path(of: keyPath), in: self) != nil)
    }

    /// The list, or the dictionary, that a way with a name leads to.
    private func list(at way: ModelName.Way) -> (keyPath: AnyKeyPath, data: DataValue)? {
        guard var keyPath = way.keyPath, let place = PartPlace(FieldPath(way.name), in: self) else { return nil }
        if let optional = Swift.type(of: keyPath).valueType as? any OptionalType.Type {
            guard let inside = keyPath.appending(path: optional.forced) else { return nil }
            keyPath = inside
        }
        guard Swift.type(of: keyPath).valueType is any KeyPathHolder.Type else { return nil }
        return (keyPath, place.data(in: storedModel))
    }

    // MARK: Where nothing is

    /// Whether something is at the end of a key path.
    enum Reach {
        case there
        /// It leads through an element that a list does not have, or no longer, or takes a value for granted that is `nil`:
        /// reading there would end the program.
        case missing
        /// Which element is meant, or whether there is a value, is unknown.
        case unknown
    }

    /// Whether reading at a key path could end the program.
    func leadsNowhere(_ keyPath: PartialKeyPath<Model>) -> Bool { reach(of: keyPath) != .there }

    /// Whether a value can be set at a key path. Nothing happens where an element is gone; where it is unknown which one is
    /// meant, the form says so.
    func canEnter(at keyPath: PartialKeyPath<Model>) -> Bool {
        switch reach(of: keyPath) {
        case .there: return true
        case .missing: return false
        case .unknown:
            noteIfUnknown(keyPath)
            return false
        }
    }

    /// Says that a key path leads to nothing that the form can find, if so.
    func noteIfUnknown(_ keyPath: PartialKeyPath<Model>) {
        if let unknown = unknownAttribute(at: keyPath) { noteUnknown(unknown.name) }
    }

    /// What is wrong with a key path if the element that it leads to is unknown; `nil` for all others.
    package func unknownAttribute(at keyPath: PartialKeyPath<Model>) -> UnknownAttribute? {
        guard reach(of: keyPath) == .unknown else { return nil }
        let name = waysByKeyPath[keyPath]?.description ?? "\(keyPath)"
        return UnknownAttribute(name: name, known: attributeNames)
    }

    /// Whether something is at the end of a key path.
    func reach(of keyPath: PartialKeyPath<Model>) -> Reach {
        if ModelName.isIdentity(keyPath) { return .there }
        let name = name(of: keyPath)
        let isExact = exactKeyPaths.contains(keyPath)
        let unwraps = ModelName.unwraps(keyPath)
        if isExact, !unwraps, fieldsByName[name] != nil { return .there }
        guard let place = PartPlace(wholePath(of: keyPath), in: self) else {
            // Of what is no attribute nothing is known.
            return unwraps || waysByKeyPath[keyPath]?.mayEndNowhere(keyPath) ?? false ? .unknown : .there
        }
        // Whoever looks again when the row is back follows the model.
        _ = version
        if missingElements.contains(keyPath) { return .missing }
        if !place.isThere(in: storedModel, at: unwraps ? keyPath : nil) { return .missing }
        guard !isExact, let way = waysByKeyPath[keyPath], way.mayEndNowhere(keyPath) else { return .there }
        return reach(of: keyPath, along: way)
    }

    /// Whether there is the element that a key path leads to or into whose way has no name from there on.
    private func reach(of keyPath: PartialKeyPath<Model>, along way: ModelName.Way) -> Reach {
        guard let list = list(at: way), let type = Swift.type(of: list.keyPath).valueType as? any ProbedList.Type,
            case let step = ModelName.steps(of: type.example), way.rest == step || way.rest.hasPrefix(step + ".")
        else { return .unknown }
        guard case .array(let elements) = list.data, !elements.isEmpty else { return .missing }
        // A second element on the way, and a second value that is taken for granted, could be missing as well.
        let rest = String(way.rest.dropFirst(step.count))
        let unwraps = ModelName.unwraps(way.rest, at: keyPath)
        guard !rest.contains(ModelName.elementStep), !ModelName.unwraps(String(rest.dropFirst()), at: keyPath) else {
            return .unknown
        }
        guard let index = elementIndices[keyPath] ?? index(of: keyPath, type, way, unwrapping: unwraps) else {
            return .unknown
        }
        elementIndices[keyPath] = index
        guard elements.indices.contains(index) else { return .missing }
        return unwraps && elements[index] == .null ? .missing : .there
    }

    private func index(
        of keyPath: PartialKeyPath<Model>, _ type: any ProbedList.Type, _ way: ModelName.Way, unwrapping: Bool
    ) -> Int? {
        guard let list = way.keyPath, let rows = storedModel[keyPath: list], probedVersions[keyPath] != version
        else { return nil }
        probedVersions[keyPath] = version
        var model = storedModel
        if Model.self is AnyObject.Type {
            // An object is not changed. In a new one there may be nothing on the way to the list.
            guard let new = StandIn.value(Model.self), !ModelName.unwraps(list) else { return nil }
            model = new
        }
        return type.index(of: keyPath, from: list, in: model, rows: rows, unwrapping: unwrapping)
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

extension FieldPath {
    /// The path of all elements of the lists on the way: `items[1].name` is `items.name`.
    fileprivate var withoutElements: FieldPath {
        FieldPath(components.filter { if case .key = $0 { true } else { false } })
    }
}
