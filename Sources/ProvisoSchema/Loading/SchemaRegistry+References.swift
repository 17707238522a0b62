internal import ProvisoCore

extension SchemaRegistry {
    /// What a reference leads to.
    struct Target {
        let place: Place
        let resource: Int
        /// The name by which a place was found that others with this name can take the place of.
        let dynamicName: String?
    }

    /// Follows a reference.
    ///
    /// - Parameters:
    ///   - reference: The value of `$ref` or `$dynamicRef`.
    ///   - resource: The resource that contains it.
    ///   - node: Where it stands, for the message.
    mutating func follow(_ reference: String, from resource: Int, at node: DocumentNode) -> Target? {
        let uri = SchemaURI(reference).resolved(against: resources[resource].uri)
        let identifier = uri.identifier
        let isSame = SchemaURI(reference).identifier.isEmpty
        guard let found = isSame ? resource : self.resource(identifier) else {
            // Another schema of the same place has a name much like this one's: it is not meant.
            let others = knownURIs.filter { $0 != resources[resource].uri }
            note(
                "The schema `\(identifier)` is not at hand.", at: node.position,
                suggestion: Suggestion.nearest(to: identifier, among: others).map { "Did you mean `\($0)`?" }
                    ?? "Hand it in: schemas are never fetched.")
            return nil
        }
        guard let fragment = SchemaURI.decoded(uri.fragment ?? "") else {
            note("The reference `\(reference)` is not UTF-8.", at: node.position)
            return nil
        }
        if fragment.isEmpty { return Target(place: resources[found].root, resource: found, dynamicName: nil) }
        if fragment.hasPrefix("/") {
            if let place = place(fragment, in: found), let schema = subschemas[place] {
                return Target(place: place, resource: schema.resource, dynamicName: nil)
            }
        } else if let pointer = resources[found].anchors[fragment] {
            let isDynamic = resources[found].dynamicAnchors[fragment] == pointer
            return Target(
                place: Place(document: resources[found].root.document, pointer: pointer), resource: found,
                dynamicName: isDynamic ? fragment : nil)
        }
        note(
            "The reference `\(reference)` leads nowhere.", at: node.position,
            suggestion: suggestion(for: fragment, in: found).map { "Did you mean `#\($0)`?" })
        return nil
    }

    private func suggestion(for fragment: String, in resource: Int) -> String? {
        let root = resources[resource].root
        let pointers = subschemas.keys.filter { $0.document == root.document && $0.pointer.hasPrefix(root.pointer) }
            .prefix(2000).map { String($0.pointer.dropFirst(root.pointer.count)) }
        return Suggestion.nearest(to: fragment, among: pointers.sorted() + resources[resource].anchors.keys.sorted())
    }
}
