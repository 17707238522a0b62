internal import ProvisoCore

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
    /// The names up to the first element of a list.
    fileprivate var nameOfAttribute: String {
        let end = components.firstIndex { if case .index = $0 { true } else { false } }
        return end.map { FieldPath(Array(components[..<$0])).description } ?? description
    }
}
