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
    func path(of keyPath: PartialKeyPath<Model>) -> FieldPath { FieldPath(name(of: keyPath)) }

    /// The path of an attribute, of a part of one, or of the model as a whole.
    ///
    /// - Throws: ``UnknownAttribute``.
    func path(named name: String) throws(UnknownAttribute) -> FieldPath {
        guard name.isEmpty || fieldsByName[name] != nil || ruleSets.contains(where: { $0.hasAttribute(name[...]) })
        else { throw UnknownAttribute(name: name, known: attributeNames) }
        return FieldPath(name)
    }

    private func name(of keyPath: AnyKeyPath) -> String {
        // A dictionary compares keys, which is not to be done with this one.
        let isKept = !ModelName.isIdentity(keyPath)
        if isKept, let name = namesByKeyPath[keyPath] { return name }
        let known = storedFields.compactMap { field in
            attributesByName[field.name]?.keyPath().map { (name: field.name, keyPath: $0) }
        }
        let name = ModelName.path(to: keyPath, among: known).name
        if isKept { namesByKeyPath[keyPath] = name }
        return name
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

    /// The names that a check is asked for.
    var names: Set<String>? { paths.map { Set($0.map(\.description)) } }

    /// Whether something at a path is judged.
    func contains(_ path: FieldPath) -> Bool { paths?.contains { $0.contains(path) } ?? true }

    /// Whether something at a path is judged, or something inside of it.
    func touches(_ path: FieldPath) -> Bool { contains(path) || paths?.contains { path.contains($0) } ?? true }
}
