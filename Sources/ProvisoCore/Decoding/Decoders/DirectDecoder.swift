internal import ProvisoPatterns

/// Decodes what is as it should be, straight from JSON, and gives up on anything else: what is wrong, or only unusual, is
/// for ``DataDecoder``, which finds everything there is to say.
///
/// It makes just what that makes: values by the same conversions, members that are left out with the same defaults. Types
/// with members that may not be set are not decoded so.
struct DirectDecoder: Decoder {
    let tape: JSONTape
    let node: Int
    /// The type that is decoded, and what it has for members that are left out; `nil` for one that hands nothing on.
    var scope: DirectScope?

    var codingPath: [any CodingKey] { tape.path(to: node) }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// Decodes a model that the text is, or gives up.
    static func decode<Value: Decodable>(
        _ type: Value.Type, _ text: UnsafeBufferPointer<UInt8>
    ) throws(NotDirect) -> Value {
        guard let tape = JSONTape(text) else { throw NotDirect() }
        let value: Value
        do { value = try DirectDecoder(tape: tape, node: 0).decode(type) } catch { throw NotDirect() }
        if tape.isGivenUp { throw NotDirect() }
        return value
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard tape.kind(node) == .beginObject else { throw NotDirect() }
        if let scope, !scope.owns(type) { tape.isUnclear = true }
        return KeyedDecodingContainer(DirectKeyedContainer(decoder: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard tape.kind(node) == .beginArray else { throw NotDirect() }
        if scope != nil { tape.isUnclear = true }
        return DirectUnkeyedContainer(tape: tape, list: node)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer {
        if scope != nil { tape.isUnclear = true }
        return self
    }

    /// Decodes the value.
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        // The types of nearly all members, without asking what they conform to. Each is the very type that is asked for.
        if type == String.self { return unsafeBitCast(try string(), to: Value.self) }
        if type == Int.self { return unsafeBitCast(try integer(), to: Value.self) }
        if type == Bool.self { return unsafeBitCast(try flag(), to: Value.self) }
        if type == [String].self { return unsafeBitCast(try strings(), to: Value.self) }
        return try decode(unusual: type)
    }

    // Apart: the optional of a type that is not known has to be looked up, and would be for the others too.
    @inline(never)
    private func decode<Value: Decodable>(unusual type: Value.Type) throws -> Value {
        if let model = GeneratedModel.of(type) { return try model.decode(type, tape, node) }
        switch DirectType.of(type) {
        case .converted(let conversion):
            let data = tape.data(node)
            guard data != .null || type == DataValue.self, case .value(let value) = conversion.convert(data),
                let value = value as? Value
            else { throw NotDirect() }
            return value
        case .model(let facts, let shape):
            return try guarded(type, DirectDecoder(tape: tape, node: node, scope: DirectScope(facts, shape)))
        case .other(let scope): return try guarded(type, DirectDecoder(tape: tape, node: node, scope: scope))
        case .plain: return try Value(from: DirectDecoder(tape: tape, node: node))
        case .guarded: throw giveUp()
        }
    }

    /// Decodes a value of a type that may hand its decoder on to a model with members that may not be set, and gives up
    /// where it holds one.
    @inline(__always)
    private func guarded<Value: Decodable>(_ type: Value.Type, _ decoder: DirectDecoder) throws -> Value {
        let wasUnclear = tape.isUnclear
        tape.isUnclear = false
        let value = try Value(from: decoder)
        if tape.isUnclear { try check(value) }
        tape.isUnclear = wasUnclear
        return value
    }

    @inline(never)
    private func check<Value>(_ value: Value) throws {
        if HeldModels.notePlain(value) { return DirectType.notePlain(Value.self) }
        var isGuarded = false
        HeldModels.visit(inside: value) { model in
            let shape = ModelShape.of(type(of: model))
            if shape?.isGuarded ?? false { isGuarded = true }
        }
        if isGuarded { throw giveUp() }
    }

    /// Says that nothing can be decoded so, whatever becomes of the error.
    private func giveUp() -> NotDirect {
        tape.isGivenUp = true
        return NotDirect()
    }

    fileprivate func string() throws -> String {
        guard tape.kind(node) == .string else { throw NotDirect() }
        return tape.string(node)
    }

    fileprivate func strings() throws -> [String] {
        guard let strings = tape.strings(node) else { throw NotDirect() }
        return strings
    }

    fileprivate func integer() throws -> Int {
        guard let integer = tape.integer(node), let value = Int(exactly: integer) else { throw NotDirect() }
        return value
    }

    fileprivate func flag() throws -> Bool {
        guard let flag = tape.flag(node) else { throw NotDirect() }
        return flag
    }
}

/// Direct decoding ends, and the whole is decoded in the other way.
@usableFromInline
struct NotDirect: Error {
    /// What the rules found in data that was decoded, which is the end of it.
    @usableFromInline var found: ValidationError?

    @usableFromInline
    init(found: ValidationError? = nil) { self.found = found }
}

/// The members of an object.
private struct DirectKeyedContainer<Key: CodingKey>: OptionalMembers {
    let decoder: DirectDecoder
    private var tape: JSONTape { decoder.tape }

    init(decoder: DirectDecoder) { self.decoder = decoder }

    var codingPath: [any CodingKey] { decoder.codingPath }
    var allKeys: [Key] { tape.keys(decoder.node).compactMap { Key(stringValue: tape.string($0)) } }

    func contains(_ key: Key) -> Bool { member(key) != nil }

    func decodeNil(forKey key: Key) throws -> Bool { member(key).map { tape.kind($0) == .null } ?? true }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try decode(key) { try $0.decode(type) }
    }

    func optional<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value? {
        try optional(key) { try $0.decode(type) }
    }

    // What most members are, in code for just their types.

    func decode(_ type: String.Type, forKey key: Key) throws -> String { try decode(key) { try $0.string() } }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try decode(key) { try $0.integer() } }
    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try decode(key) { try $0.flag() } }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
        try optional(key) { try $0.string() }
    }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try optional(key) { try $0.integer() } }
    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try optional(key) { try $0.flag() } }

    @inline(__always)
    private func decode<Value: Decodable>(_ key: Key, _ read: (DirectDecoder) throws -> Value) throws -> Value {
        if let member = member(key) { return try read(DirectDecoder(tape: tape, node: member)) }
        return try preset(key)
    }

    @inline(__always)
    private func optional<Value: Decodable>(_ key: Key, _ read: (DirectDecoder) throws -> Value) throws -> Value? {
        guard let member = member(key) else {
            guard let scope = decoder.scope, case let key = key.stringValue, !scope.isEmptyByDefault(key)
            else { return nil }
            return scope.value(of: key, as: Value?.self) ?? nil
        }
        return tape.kind(member) == .null ? nil : try read(DirectDecoder(tape: tape, node: member))
    }

    @inline(never)
    private func preset<Value>(_ key: Key) throws -> Value {
        guard let preset = decoder.scope?.value(of: key.stringValue, as: Value.self) else { throw NotDirect() }
        return preset
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        noteUnclear()
        return try part(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        noteUnclear()
        return try part(key).unkeyedContainer()
    }

    /// Notes that the type reads what lies inside of its data, which may be that of a model that it holds.
    private func noteUnclear() {
        if decoder.scope != nil { tape.isUnclear = true }
    }

    // A superclass decodes members of the same model.
    func superDecoder() throws -> any Decoder { throw NotDirect() }
    func superDecoder(forKey key: Key) throws -> any Decoder { throw NotDirect() }

    private func member(_ key: Key) -> Int? { tape.member(key.stringValue, of: decoder.node) }

    /// A member that must be there.
    private func part(_ key: Key) throws -> DirectDecoder {
        guard let member = member(key) else { throw NotDirect() }
        return DirectDecoder(tape: tape, node: member)
    }
}

/// The elements of a list.
private struct DirectUnkeyedContainer: UnkeyedDecodingContainer {
    private let tape: JSONTape
    private let list: Int
    private let elements: [Int]
    private(set) var currentIndex = 0

    init(tape: JSONTape, list: Int) {
        self.tape = tape
        self.list = list
        elements = tape.elements(list)
    }

    var codingPath: [any CodingKey] { tape.path(to: list) }
    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex >= elements.count }

    mutating func decodeNil() throws -> Bool {
        guard !isAtEnd, tape.kind(elements[currentIndex]) == .null else { return false }
        currentIndex += 1
        return true
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try next { try $0.decode(type) } }

    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) throws -> KeyedDecodingContainer<NestedKey> { try next { try $0.container(keyedBy: type) } }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try next { try $0.unkeyedContainer() }
    }

    mutating func superDecoder() throws -> any Decoder { throw NotDirect() }

    private mutating func next<Result>(_ body: (DirectDecoder) throws -> Result) throws -> Result {
        if isAtEnd { throw NotDirect() }
        let result = try body(DirectDecoder(tape: tape, node: elements[currentIndex]))
        currentIndex += 1
        return result
    }
}

extension DirectDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { tape.kind(node) == .null }
}
