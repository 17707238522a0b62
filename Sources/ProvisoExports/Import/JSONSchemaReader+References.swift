import ProvisoCore

/// Where references lead.
extension JSONSchemaReader {
    /// Counts the keywords of a schema, and reads it together with what it refers to.
    ///
    /// - Returns: `nil` for a reference that is not followed.
    mutating func following<Result>(
        _ given: DataObject, at pointer: String, _ read: (inout JSONSchemaReader, DataObject) -> Result
    ) -> Result? {
        count(given)
        guard let schema = resolved(given, at: pointer) else { return nil }
        guard let reference = given["$ref"]?.text else { return read(&self, schema) }
        references.append(reference)
        defer { references.removeLast() }
        // It may lead to another reference.
        return following(schema, at: pointer, read)
    }

    /// The schema with what it refers to; `nil` for one that is not followed.
    private mutating func resolved(_ schema: DataObject, at pointer: String) -> DataObject? {
        guard let reference = schema["$ref"]?.text else { return schema }
        guard keywords < Self.most else {
            if !isCut { leave(pointer + "/$ref", "the schema is too large, so that no more references are followed") }
            isCut = true
            return nil
        }
        guard reference.hasPrefix("#"), !hasParts else {
            leave(pointer + "/$ref", "`\(reference)` is another document, or may be one")
            return nil
        }
        guard references.count(where: { $0 == reference }) < 2, references.count < 24 else {
            leave(pointer + "/$ref", "the schema refers to itself, or through too many references")
            return nil
        }
        let target = value(at: reference.dropFirst()[...])
        guard let target, target != false else {
            leave(pointer + "/$ref", target == nil ? "there is no `\(reference)`" : "no rule refuses every value")
            return nil
        }
        guard readsBesideReferences else { return Self.object(target) }
        var whole = schema
        whole["$ref"] = nil
        guard whole.members.contains(where: { !Self.isAnnotation($0.key) }) else { return Self.object(target) }
        whole["allOf"] = .array((whole["allOf"].map { Self.elements($0) } ?? []) + [target])
        return whole
    }

    private static func object(_ schema: DataValue) -> DataObject {
        if case .object(let schema) = schema { schema } else { [:] }
    }

    /// What a fragment points to. Names that schemas give themselves are not followed.
    private func value(at fragment: Substring) -> DataValue? {
        guard let pointer = Self.decoded(fragment), pointer.isEmpty || pointer.hasPrefix("/") else { return nil }
        return pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
            .reduce(Optional(root)) { value, part in
                let key = String(part).replacing("~1", with: "/").replacing("~0", with: "~")
                if let index = Int(key), case .array? = value { return value?[index] }
                return value?[key]
            }
    }

    /// A text without percent escapes; `nil` where they spell none.
    private static func decoded(_ text: Substring) -> String? {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = rest.prefix(2)
            guard digits.count == 2, let value = UInt8(String(Substring(digits)), radix: 16) else { return nil }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    /// Whether a schema inside of a schema has an address of its own.
    static func hasParts(_ root: DataValue) -> Bool {
        func search(_ value: DataValue, isRoot: Bool) -> Bool {
            switch value {
            case .object(let object):
                if !isRoot, let address = object["$id"]?.text, !address.hasPrefix("#") { return true }
                return object.members.contains { key, value in
                    !["default", "example", "examples", "enum", "const"].contains(key) && search(value, isRoot: false)
                }
            case .array(let elements): return elements.contains { search($0, isRoot: false) }
            default: return false
            }
        }
        return search(root, isRoot: true)
    }
}
