internal import ProvisoCore

extension DocumentNode {
    /// The member of a mapping with a name, byte by byte; the last one, as JSON readers have it.
    func part(_ name: String) -> DocumentNode? {
        guard case .mapping(let members) = content else { return nil }
        return members.last { ($0.key.text ?? $0.key.value.description).utf8.elementsEqual(name.utf8) }?.value
    }

    /// The members of a mapping; none of anything else.
    var parts: [(name: String, node: DocumentNode)] {
        guard case .mapping(let members) = content else { return [] }
        return members.map { ($0.key.text ?? $0.key.value.description, $0.value) }
    }

    /// The elements of a list; none of anything else.
    var elements: [DocumentNode] { if case .sequence(let elements) = content { elements } else { [] } }

    /// The value of `true` or `false`.
    var flag: Bool? { if case .scalar(.bool(let flag)) = content { flag } else { nil } }

    /// What the way from here leads to, as far as it goes.
    func nearest(_ way: [FieldPath.Component]) -> DocumentNode {
        var node = self
        for component in way {
            switch component {
            case .key(let name):
                guard let part = node.part(name) else { return node }
                node = part
            case .index(let index):
                guard node.elements.indices.contains(index) else { return node }
                node = node.elements[index]
            }
        }
        return node
    }
}
