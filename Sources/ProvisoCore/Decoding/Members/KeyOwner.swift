internal import ProvisoBase

/// Tells whether coding keys are those of a type, or whether it has handed its decoder on to another one.
///
/// Nobody is told which type asks a decoder: `Card(from: decoder)`, called by the type around, asks for a container just as
/// that type does. But the keys have a type, and the name of that says whose they are.
enum KeyOwner {
    /// By the type of the keys, and by the few types that were asked about them.
    private static let known = TypeTable<[ObjectIdentifier: Bool]>()

    /// Whether keys are the `CodingKeys` of a type or of one of its superclasses, which decode members of the same object.
    ///
    /// - Complexity: Constant on average, once it is known.
    static func isOwn(_ keys: any CodingKey.Type, of type: Any.Type) -> Bool {
        let id = ObjectIdentifier(type)
        if let known = known.known(ObjectIdentifier(keys))?[id] { return known }
        let isOwn = areCodingKeys(String(reflecting: keys), of: type)
        known.update(ObjectIdentifier(keys)) { known in
            var types = known ?? [:]
            return types.updateValue(isOwn, forKey: id) == nil ? types : nil
        }
        return isOwn
    }

    private static func areCodingKeys(_ name: String, of type: Any.Type) -> Bool {
        var name = name[...]
        // Keys in an extension in another module say so first.
        if name.hasPrefix("(extension in "), let end = name.firstIndex(of: ":") { name = name[end...].dropFirst() }
        var type: Any.Type? = type
        while let current = type {
            let prefix = String(reflecting: current) + "."
            if name.hasPrefix(prefix), isCodingKeys(name.dropFirst(prefix.count)) { return true }
            type = (current as? AnyClass).flatMap { _getSuperclass($0) }
        }
        return false
    }

    /// Whether a name, after that of the type around, is `CodingKeys`. What is private may have a note of where it stands.
    private static func isCodingKeys(_ name: Substring) -> Bool {
        if name.hasPrefix("(CodingKeys in ") { return true }
        guard name.hasPrefix("(unknown context at "), let end = name.firstIndex(of: ")") else {
            return name == "CodingKeys"
        }
        return name[end...] == ").CodingKeys"
    }
}
