internal import ProvisoBase

/// A model for which `@Validatable(jsonDecoding: .generated)` has written the decoding. Do not conform to it by hand.
public protocol _GeneratedDecoding: Validatable, Decodable {
    /// The keys that the code asks for.
    static var _decodedKeys: _DecodedKeys { get }

    /// Creates a model from the members of an object.
    ///
    /// - Throws: If one is missing, of another type, or may not be set.
    init(_ json: _JSONMembers) throws(_NotDecoded)

    /// Makes a model where there is room for one.
    ///
    /// - Returns: Whether there is one now.
    static func _decode(_ json: _JSONMembers, into place: UnsafeMutableRawPointer) -> Bool
}

extension _GeneratedDecoding {
    /// Makes a model in its place. It is compiled for the type that it makes, and returns nothing of a type that is not known.
    @inlinable
    public static func _decode(_ json: _JSONMembers, into place: UnsafeMutableRawPointer) -> Bool {
        do throws(_NotDecoded) {
            place.initializeMemory(as: Self.self, to: try Self(json))
            return true
        } catch {
            return false
        }
    }
}

/// The keys of a model as the generated code spells them, beside those of its coding keys: an enumeration in an extension, which the macro
/// does not see, may spell them in another way.
public struct _DecodedKeys {
    private(set) var names: Set<String> = []
    private(set) var areThoseOfTheType = true

    /// No keys.
    public init() {}

    /// Adds a key.
    public mutating func add(_ name: String, for key: any CodingKey) {
        names.insert(name)
        if key.stringValue != name { areThoseOfTheType = false }
    }
}

/// Generated decoding ends, and the whole is decoded by `init(from:)`, which finds what is wrong.
public struct _NotDecoded: Error {
    @usableFromInline
    init() {}
}

/// The members of a JSON object, for the code that `@Validatable` writes.
///
/// It makes what ``DirectDecoder`` makes of them, by calls that the compiler knows.
public struct _JSONMembers {
    private let tape: JSONTape
    private let object: Int

    init(tape: JSONTape, object: Int) {
        self.tape = tape
        self.object = object
    }

    /// The value of a member.
    ///
    /// - Throws: If it is missing or of another type.
    @inlinable
    @inline(__always)
    public func value<Value: Decodable>(_ key: StaticString) throws(_NotDecoded) -> Value {
        // Decided when the code is compiled for a type.
        if Value.self == String.self, let text = text(key) { return unsafeBitCast(text, to: Value.self) }
        if Value.self == Int.self, let integer = integer(key) { return unsafeBitCast(integer, to: Value.self) }
        if Value.self == Bool.self, let flag = flag(key) { return unsafeBitCast(flag, to: Value.self) }
        if Value.self == [String].self, let texts = texts(key) { return unsafeBitCast(texts, to: Value.self) }
        return try decoded(key)
    }

    /// The value of a member that is optional; `nil` if it is missing or `null`.
    ///
    /// - Throws: If it is of another type.
    @inlinable
    @inline(__always)
    public func optional<Value: Decodable>(_ key: StaticString) throws(_NotDecoded) -> Value? {
        guard hasValue(key) else { return nil }
        let value: Value = try value(key)
        return value
    }

    /// Reads a member into a property, which has its default if the member is missing.
    ///
    /// - Throws: If it is of another type.
    @inlinable
    @inline(__always)
    public func read<Value: Decodable>(_ key: StaticString, into property: inout Value) throws(_NotDecoded) {
        if contains(key) { property = try value(key) }
    }

    /// Reads a member that is optional into a property, which has its default if the member is missing.
    ///
    /// - Throws: If it is of another type.
    @inlinable
    @inline(__always)
    public func readOptional<Value: Decodable>(_ key: StaticString, into property: inout Value?) throws(_NotDecoded) {
        if contains(key) { property = try optional(key) }
    }

    /// Ends decoding if a member is missing, whose default only an initializer of the type knows.
    public func require(_ key: StaticString) throws(_NotDecoded) {
        if !contains(key) { throw _NotDecoded() }
    }

    /// Ends decoding if there is a member that may not be set. `init(from:)` then decodes the whole, and the refusal is reported.
    public func refuse(_ key: StaticString) throws(_NotDecoded) {
        if contains(key) { throw _NotDecoded() }
    }

    @usableFromInline
    func contains(_ key: StaticString) -> Bool { node(key, isRead: false) != nil }

    @usableFromInline
    func hasValue(_ key: StaticString) -> Bool {
        guard let node = node(key, isRead: false) else { return false }
        return tape.kind(node) != .null
    }

    @usableFromInline
    func text(_ key: StaticString) -> String? {
        guard let node = node(key), tape.kind(node) == .string else { return nil }
        return tape.string(node)
    }

    @usableFromInline
    func texts(_ key: StaticString) -> [String]? {
        guard let node = node(key) else { return nil }
        return tape.strings(node)
    }

    @usableFromInline
    func integer(_ key: StaticString) -> Int? {
        guard let node = node(key), let integer = tape.integer(node) else { return nil }
        return Int(exactly: integer)
    }

    @usableFromInline
    func flag(_ key: StaticString) -> Bool? {
        guard let node = node(key) else { return nil }
        return tape.flag(node)
    }

    @usableFromInline
    func decoded<Value: Decodable>(_ key: StaticString) throws(_NotDecoded) -> Value {
        guard let node = node(key) else { throw _NotDecoded() }
        do { return try DirectDecoder(tape: tape, node: node).decode(Value.self) } catch { throw _NotDecoded() }
    }

    /// - Parameter isRead: Whether the member after this one is the next that is asked for.
    @inline(never)
    private func node(_ key: StaticString, isRead: Bool = true) -> Int? {
        key.withUTF8Buffer { tape.member($0, of: object, isRead: isRead) }
    }
}

/// A model with decoding that a macro has written, and that asks for what the model itself asks for.
package struct GeneratedModel: Sendable {
    private let type: any _GeneratedDecoding.Type
    /// Whether it has members that may not be set. ``DataDecoder`` refuses them.
    private let isGuarded: Bool

    private static let known = TypeTable<GeneratedModel?>()

    /// What is known of a type; `nil` for one without generated decoding, with other keys, or of which more is protected than its
    /// declaration tells.
    package static func of(_ type: any Decodable.Type) -> GeneratedModel? {
        known.value(for: ObjectIdentifier(type)) { GeneratedModel(type) }
    }

    private init?(_ type: any Decodable.Type) {
        guard let type = type as? any _GeneratedDecoding.Type, let shape = ModelShape.of(type),
            shape.isGuardedByMarksAlone, case let keys = type._decodedKeys, keys.areThoseOfTheType,
            // An `init(from:)` in an extension may ask for others.
            KeyDiscovery.keysAsked(by: type).allSatisfy({ keys.names.contains($0.key) })
        else { return nil }
        self.type = type
        isGuarded = shape.isGuarded
    }

    /// Decodes a model from an object.
    ///
    /// - Parameter model: The type that this was made for.
    func decode<Model>(_ model: Model.Type, _ tape: JSONTape, _ node: Int) throws -> Model {
        guard tape.kind(node) == .beginObject else { throw NotDirect() }
        return try withUnsafeTemporaryAllocation(of: Model.self, capacity: 1) { room in
            guard let place = room.baseAddress, type._decode(_JSONMembers(tape: tape, object: node), into: place) else {
                if isGuarded { tape.isGivenUp = true }
                throw NotDirect()
            }
            return place.move()
        }
    }
}
