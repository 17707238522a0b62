/// A model for which `@Validatable(jsonDecoding: .generated)` has written the decoding. Do not conform to it by hand.
public protocol _GeneratedDecoding: Validatable, Decodable where ModelRuleSet == _CompiledRuleSet<Self> {
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

    /// The members of a text that is one object; `nil` if it is none, or if the code written for a type does not decide what it decodes.
    @usableFromInline
    init?(_ text: UnsafeBufferPointer<UInt8>, of type: any Decodable.Type) {
        guard GeneratedModel.of(type) != nil, let tape = JSONTape(text), tape.kind(0) == .beginObject else {
            return nil
        }
        self.init(tape: tape, object: 0)
    }

    /// Whether there is something that may not be set, so that nothing is decoded in this way.
    @usableFromInline var isGivenUp: Bool { tape.isGivenUp }

    /// The value of a member.
    ///
    /// - Throws: If it is missing or of another type.
    @inlinable
    @inline(__always)
    public func value<Value: Decodable>(_ key: StaticString) throws(_NotDecoded) -> Value {
        guard let node = node(key) else { throw _NotDecoded() }
        return try value(at: node)
    }

    /// The value of a member.
    ///
    /// - Parameter property: Has the type of the value. It is never called.
    /// - Throws: If it is missing or of another type.
    @inlinable
    @inline(__always)
    public func value<Model, Value: Decodable>(
        _ key: StaticString, like property: (Model) -> Value
    ) throws(_NotDecoded) -> Value { try value(key) }

    /// The value of a member that is optional; `nil` if it is missing or `null`.
    ///
    /// - Parameter property: Has the type of the value. It is never called.
    /// - Throws: If it is of another type.
    @inlinable
    @inline(__always)
    public func optional<Model, Value: Decodable>(
        _ key: StaticString, like property: (Model) -> Value?
    ) throws(_NotDecoded) -> Value? { try optional(key) }

    /// The value of a member that is optional; `nil` if it is missing or `null`.
    ///
    /// - Throws: If it is of another type.
    @inlinable
    @inline(__always)
    public func optional<Value: Decodable>(_ key: StaticString) throws(_NotDecoded) -> Value? {
        guard let node = node(key), !isNull(node) else { return nil }
        let value: Value = try value(at: node)
        return value
    }

    /// Reads a member into a property, which has its default if the member is missing.
    ///
    /// - Throws: If it is of another type.
    @inlinable
    @inline(__always)
    public func read<Value: Decodable>(_ key: StaticString, into property: inout Value) throws(_NotDecoded) {
        if let node = node(key) { property = try value(at: node) }
    }

    /// Reads a member that is optional into a property, which has its default if the member is missing.
    ///
    /// - Throws: If it is of another type.
    @inlinable
    @inline(__always)
    public func readOptional<Value: Decodable>(_ key: StaticString, into property: inout Value?) throws(_NotDecoded) {
        guard let node = node(key) else { return }
        if isNull(node) {
            property = nil
        } else {
            let value: Value = try value(at: node)
            property = value
        }
    }

    /// The value at a node.
    @inlinable
    @inline(__always)
    func value<Value: Decodable>(at node: Int) throws(_NotDecoded) -> Value {
        // Decided when the code is compiled for a type.
        if Value.self == String.self, let text = text(node) { return unsafeBitCast(text, to: Value.self) }
        if Value.self == Int.self, let integer = integer(node) { return unsafeBitCast(integer, to: Value.self) }
        if Value.self == Bool.self, let flag = flag(node) { return unsafeBitCast(flag, to: Value.self) }
        if Value.self == [String].self, let texts = texts(node) { return unsafeBitCast(texts, to: Value.self) }
        return try decoded(node)
    }

    /// Ends decoding if a member is missing, whose default only an initializer of the type knows.
    public func require(_ key: StaticString) throws(_NotDecoded) {
        if !contains(key) { throw _NotDecoded() }
    }

    /// Ends decoding if there is a member that may not be set. `init(from:)` then decodes the whole, and the refusal is reported.
    public func refuse(_ key: StaticString) throws(_NotDecoded) {
        if contains(key) { throw _NotDecoded() }
    }

    private func contains(_ key: StaticString) -> Bool {
        key.withUTF8Buffer { tape.member($0, of: object, isRead: false) } != nil
    }

    /// The node of the value of a member. The member after this one is the next that is asked for.
    @usableFromInline
    func node(_ key: StaticString) -> Int? { key.withUTF8Buffer { tape.member($0, of: object) } }

    @usableFromInline
    func isNull(_ node: Int) -> Bool { tape.kind(node) == .null }

    @usableFromInline
    func text(_ node: Int) -> String? { tape.kind(node) == .string ? tape.string(node) : nil }

    @usableFromInline
    func texts(_ node: Int) -> [String]? { tape.strings(node) }

    @usableFromInline
    func integer(_ node: Int) -> Int? { tape.integer(node).flatMap { Int(exactly: $0) } }

    @usableFromInline
    func flag(_ node: Int) -> Bool? { tape.flag(node) }

    @usableFromInline
    func decoded<Value: Decodable>(_ node: Int) throws(_NotDecoded) -> Value {
        do { return try DirectDecoder(tape: tape, node: node).decode(Value.self) } catch { throw _NotDecoded() }
    }
}
