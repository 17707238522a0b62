internal import ProvisoPatterns

/// Finds the type that coding keys belong to.
///
/// A type that decodes a model from its own decoder, `card = try Card(from: decoder)`, names the model nowhere: what shows is that
/// the model's keys are asked for. They are declared inside of the model's type, so the name of their type begins with that of the
/// model's.
enum KeyOwner {
    private static let known = Locked<[ObjectIdentifier: (any Validatable.Type)?]>([:])

    /// The model that a type of coding keys is declared in; `nil` for keys of any other type.
    ///
    /// - Complexity: Constant on average, once it is known.
    static func model(of keys: any CodingKey.Type) -> (any Validatable.Type)? {
        let id = ObjectIdentifier(keys)
        if let known = known.withLock({ $0[id] }) { return known }
        let found = type(around: keys) as? any Validatable.Type
        known.withLock { $0[id] = .some(found) }
        return found
    }

    /// The type that another one is declared in.
    private static func type(around inner: any CodingKey.Type) -> Any.Type? {
        guard let name = _mangledTypeName(inner) else { return nil }
        let bytes = Array(name.utf8)
        for count in stride(from: bytes.count - 1, to: 1, by: -1) {
            if let type = _typeByName(String(decoding: bytes[..<count], as: UTF8.self)) {
                if isDeclared(inner, in: type) { return type }
                break
            }
        }
        // Of a generic type the arguments come last: `5OuterV4KeysOy_SiG` stands for `Outer<Int>.Keys`.
        let own = "\(inner)"
        guard let part = name.ranges(of: "\(own.utf8.count)\(own)O").last else { return nil }
        var outer = name.replacingCharacters(in: part)
        if outer.hasSuffix("_G") { outer = outer.dropLast(2) + "G" }
        return _typeByName(outer).flatMap { isDeclared(inner, in: $0) ? $0 : nil }
    }

    /// Whether a type is declared right inside of another one, as far as their full names tell.
    private static func isDeclared(_ inner: Any.Type, in outer: Any.Type) -> Bool {
        let outerName = String(reflecting: outer)
        let innerName = String(reflecting: inner)
        guard innerName.hasPrefix(outerName + ".") else { return false }
        // What is private to a file stands in a context without a name.
        let rest = innerName.dropFirst(outerName.count + 1).split(separator: ".")
        return rest.dropLast().allSatisfy { $0.hasPrefix("(unknown context") }
    }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<String.Index>) -> String {
        String(self[..<range.lowerBound]) + self[range.upperBound...]
    }
}

extension Validatable {
    /// Whether a type is this one or a class below it.
    static func isSuper(of type: any Validatable.Type) -> Bool { type is Self.Type }
}
