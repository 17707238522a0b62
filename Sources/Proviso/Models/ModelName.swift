/// Finds the names of attributes.
package enum ModelName {
    /// The name of the attribute at a key path: `\.email` → `email`, `\.address?.city` → `address.city`.
    ///
    /// - Precondition: The key path goes through stored properties. Where the name of another one is not known, as of a
    ///   computed property or one of a class that can be subclassed, the attribute must be given a name.
    static func of<Model>(_ keyPath: PartialKeyPath<Model>) -> String {
        guard let name = described(keyPath) else {
            preconditionFailure(
                "The name of the attribute \(keyPath) cannot be found out; give it: Rule(for: keyPath, named: \"name\")."
            )
        }
        return name
    }

    /// The name of the attribute of a model at a key path, or `nil` when it cannot be found out.
    package static func find<Model: Validatable>(_ keyPath: PartialKeyPath<Model>) -> String? {
        if let attribute = Model.compiledRules.attributes.first(where: { $0.keyPath == keyPath }) {
            return attribute.name
        }
        return described(keyPath)
    }

    private static func described<Model>(_ keyPath: PartialKeyPath<Model>) -> String? {
        let description = String(describing: keyPath)
        let root = "\\" + String(describing: Model.self) + "."
        guard description.hasPrefix(root), !description.contains("<computed"), !description.contains("<offset") else {
            return nil
        }
        return String(description.dropFirst(root.count)).filter { $0 != "?" && $0 != "!" }
    }
}
