/// Tells whether a value is one of some, of which a table is made once.
///
/// - Complexity: Constant on average in the number of values when their type is `Hashable`, else linear. Linear in the
///   length of texts, whatever stands in them.
struct MemberTest<Value: Equatable>: Sendable {
    private let members: Members<Value>
    /// The values, when they are texts: asked without a detour.
    let texts: TextTable?
    /// Those of the values that are texts, from which the nearest is suggested.
    let nearest: NearestMember

    /// Makes a table of values. A type that is not known to be hashable where this is written may be so all the same.
    init(_ values: some Sequence<Value>) where Value: Sendable {
        let values = Array(values)
        texts = Value.self == String.self ? (values as? [String]).map(TextTable.init) : nil
        nearest = NearestMember(values as? [String] ?? (values as? [Substring])?.map(String.init) ?? [])
        if let texts {
            members = TextMembers(texts)
        } else if let type = Value.self as? any ComparedAsText.Type {
            members = Self.keyed(values, as: type)
        } else if let type = Value.self as? any Hashable.Type {
            members = Self.hashed(values, as: type)
        } else {
            members = ListedMembers(values)
        }
    }

    /// Whether a value is one of these.
    func contains(_ value: Value) -> Bool { members.contains(value) }

    /// The values, but for those of type `String`; see ``texts``.
    var values: [Value] { members.all }

    private static func hashed<Same: Hashable>(_ values: [Value], as: Same.Type) -> Members<Value> {
        HashedMembers<Value, Same>(values)
    }

    private static func keyed<Same: ComparedAsText>(_ values: [Value], as: Same.Type) -> Members<Value> {
        KeyedMembers<Value, Same>(values)
    }
}

extension MemberTest where Value == String {
    /// Whether a text is one of these.
    func contains(_ value: String) -> Bool {
        texts.map { table in value.withInlinedBytes { table.contains($0) } } ?? members.contains(value)
    }
}

/// Values that never change once they are gathered, and are sendable: hence this is too.
private class Members<Value>: @unchecked Sendable {
    func contains(_ value: Value) -> Bool { false }
    var all: [Value] { [] }
}

private final class ListedMembers<Value: Equatable>: Members<Value>, @unchecked Sendable {
    private let values: [Value]

    init(_ values: [Value]) { self.values = values }

    override func contains(_ value: Value) -> Bool { values.contains(value) }
    override var all: [Value] { values }
}

/// `Value` is `String`.
private final class TextMembers<Value>: Members<Value>, @unchecked Sendable {
    private let values: TextTable

    init(_ values: TextTable) { self.values = values }

    override func contains(_ value: Value) -> Bool {
        unsafeBitCast(value, to: String.self).withInlinedBytes { values.contains($0) }
    }
}

/// `Same` is `Value`; see ``EmptinessTest``.
private final class HashedMembers<Value, Same: Hashable>: Members<Value>, @unchecked Sendable {
    private let values: Set<Same>

    init(_ values: [Value]) { self.values = Set(values.map { unsafeBitCast($0, to: Same.self) }) }

    override func contains(_ value: Value) -> Bool { values.contains(unsafeBitCast(value, to: Same.self)) }
    override var all: [Value] { values.map { unsafeBitCast($0, to: Value.self) } }
}

/// `Same` is `Value`; see ``EmptinessTest``.
private final class KeyedMembers<Value, Same: ComparedAsText>: Members<Value>, @unchecked Sendable {
    private let keys: Set<DataValue>
    private let values: [Value]

    init(_ values: [Value]) {
        keys = Set(values.map { unsafeBitCast($0, to: Same.self).key })
        self.values = values
    }

    override func contains(_ value: Value) -> Bool { keys.contains(unsafeBitCast(value, to: Same.self).key) }
    override var all: [Value] { values }
}
