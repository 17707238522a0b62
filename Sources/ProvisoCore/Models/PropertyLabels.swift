internal import ProvisoBase

/// How messages name the properties of types: what `@Labeled` and `@Sensitive` say, for rules in lists.
enum PropertyLabels {
    private static let labels = Locked<[ObjectIdentifier: [String: AttributeLabel]]>([:])

    /// Notes the labels of a type's properties.
    static func note(_ labels: [String: AttributeLabel], of type: Any.Type) {
        if labels.isEmpty { return }
        self.labels.withLock { $0[ObjectIdentifier(type)] = labels }
    }

    /// The label of the property at a key path, if its declaration gives one.
    static func label<Model>(of name: String, at keyPath: PartialKeyPath<Model>) -> AttributeLabel? {
        guard let model = Model.self as? any Validatable.Type else { return nil }
        // Whoever knows the property has noted its label by then.
        guard model.propertyName(at: keyPath) != nil else { return nil }
        return labels.withLock { $0[ObjectIdentifier(Model.self)]?[name] }
    }

    /// Whether the declaration of a type says that a property is sensitive, whatever rules name it.
    static func isSensitive(_ name: String, of type: Any.Type) -> Bool {
        labels.withLock { $0[ObjectIdentifier(type)]?[name]?.isSensitive ?? false }
    }
}
