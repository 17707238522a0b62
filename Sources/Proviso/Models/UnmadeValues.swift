/// What of a model could not be made from data: nothing is said of it, nor by rules that read it.
///
/// A tree along the paths of what could not be made.
struct UnmadeValues: Sendable {
    /// Whether nothing of the value is there.
    private(set) var isWhole = false
    private var parts: [FieldPath.Component: UnmadeValues] = [:]

    /// Creates the tree of some paths, or `nil` for none.
    init?(_ paths: some Sequence<FieldPath>) {
        for path in paths { insert(path.components[...]) }
        if !isWhole, parts.isEmpty { return nil }
    }

    private init() {}

    private mutating func insert(_ path: ArraySlice<FieldPath.Component>) {
        guard let first = path.first else {
            isWhole = true
            return
        }
        // In place: a copy of the part for each of its paths would take quadratic time.
        parts[first, default: UnmadeValues()].insert(path.dropFirst())
    }

    /// What could not be made of a part.
    func part(_ component: FieldPath.Component) -> UnmadeValues? { parts[component] }

    /// What could not be made of what stands at a path.
    func part(at path: FieldPath) -> UnmadeValues? {
        var part = self
        for component in path.components {
            if part.isWhole { return part }
            guard let next = part.parts[component] else { return nil }
            part = next
        }
        return part
    }

    /// Whether what stands at a path could not be made, or lies in what could not be.
    func covers(_ path: FieldPath) -> Bool { part(at: path)?.isWhole ?? false }

    /// Whether a rule has nothing to judge, or reads something that is not there.
    func concerns(_ rule: ModelRule, _ index: Int) -> Bool {
        if isWhole || part(at: rule.paths[index])?.isWhole ?? false { return true }
        guard let others = rule.otherAttributes else { return true }
        return others.contains { part(at: FieldPath($0)) != nil }
    }
}
