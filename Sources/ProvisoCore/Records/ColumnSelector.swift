/// A column, by its name or by a pattern of names.
enum ColumnSelector: Sendable {
    case name(String)
    case pattern(TextPattern, source: String)

    @inline(never)
    func matches(_ column: String) -> Bool {
        switch self {
        case .name(let name): name == column
        case .pattern(let pattern, _): column.withBytes(pattern.matches)
        }
    }

    /// How messages name it.
    var text: String {
        switch self {
        case .name(let name): name
        case .pattern(_, let source): "/\(source)/"
        }
    }

    var name: String? { if case .name(let name) = self { name } else { nil } }
}
