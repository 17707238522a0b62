/// What of a model could not be made from data: nothing is said of it, nor by rules that read it.
///
/// A tree along the paths of what could not be made. An object, since every check and every value inside it carries one.
package final class UnmadeValues: Sendable {
    /// Whether nothing of the value is there.
    let isWhole: Bool
    private let parts: [FieldPath.Component: UnmadeValues]

    /// Creates the tree of some paths, or `nil` for none.
    convenience init?(_ paths: some Sequence<FieldPath>) {
        let paths = paths.map { $0.components[...] }
        if paths.isEmpty { return nil }
        self.init(rests: paths)
    }

    /// Creates the tree of the rests of some paths, of which there is at least one.
    private init(rests: [ArraySlice<FieldPath.Component>]) {
        isWhole = rests.contains(where: { $0.isEmpty })
        var further: [FieldPath.Component: [ArraySlice<FieldPath.Component>]] = [:]
        for rest in rests {
            if let first = rest.first { further[first, default: []].append(rest.dropFirst()) }
        }
        parts = further.mapValues { UnmadeValues(rests: $0) }
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
}
