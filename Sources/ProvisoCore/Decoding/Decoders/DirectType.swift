internal import ProvisoBase

/// How a type is decoded straight from JSON.
enum DirectType: Sendable {
    case converted(SharedConversion)
    case model(DirectFacts, ModelShape)
    /// A type of an app's own.
    case other(DirectScope)
    /// It hands its decoder on to nobody that could make a model of it.
    case plain
    /// It has members that may not be set.
    case guarded

    /// A conversion keeps nothing, and nothing that it makes is shared.
    struct SharedConversion: @unchecked Sendable {
        let convert: (DataValue) -> DataConversion.Outcome
    }

    private static let known = TypeTable<DirectType>()

    /// - Complexity: Constant on average, once it is known.
    static func of<Value>(_ type: Value.Type) -> DirectType {
        known.value(for: ObjectIdentifier(type)) { find(type) }
    }

    /// Notes that values of a type hold no models.
    static func notePlain(_ type: Any.Type) {
        known.update(ObjectIdentifier(type)) { known in
            if case .plain? = known { nil } else { .plain }
        }
    }

    /// Notes the keys of a type, that they are known again at once.
    static func note(_ keys: any CodingKey.Type, of type: Any.Type) {
        known.update(ObjectIdentifier(type)) { known in
            switch known {
            case .model(let facts, let shape) where facts.keys == nil: .model(DirectFacts(type, keys: keys), shape)
            case .other(let scope) where scope.facts.keys == nil:
                .other(DirectScope(DirectFacts(type, keys: keys), nil))
            case .model, .other, .converted, .plain, .guarded, nil: nil
            }
        }
    }

    private static func find<Value>(_ type: Value.Type) -> DirectType {
        if let conversion = DataConversion.of(type) {
            return .converted(SharedConversion(convert: conversion.convert))
        }
        if let model = type as? any Validatable.Type, let shape = ModelShape.of(model) {
            return shape.isGuarded ? .guarded : .model(DirectFacts(type), shape)
        }
        let isPlain = HeldModels.isPlain(type) || HeldModels.handsNothingOn(type)
        return isPlain ? .plain : .other(DirectScope(DirectFacts(type), nil))
    }
}

/// What is known of a type that is decoded straight from JSON.
final class DirectFacts: Sendable {
    let type: Any.Type
    /// Coding keys that are known to be its own.
    let keys: ObjectIdentifier?

    init(_ type: Any.Type, keys: (any CodingKey.Type)? = nil) {
        self.type = type
        self.keys = keys.map { ObjectIdentifier($0) }
    }
}

/// A type that is decoded, and the defaults of a model's declaration, made when the first one is asked for.
///
/// That of a type that is no model keeps nothing, and is shared.
final class DirectScope: @unchecked Sendable {
    let facts: DirectFacts
    private let shape: ModelShape?
    private lazy var blank = try? shape?.blank?.make()

    init(_ facts: DirectFacts, _ shape: ModelShape?) {
        self.facts = facts
        self.shape = shape
    }

    /// Whether keys are those of the type.
    @inline(__always)
    func owns<Key: CodingKey>(_ keys: Key.Type) -> Bool {
        facts.keys == ObjectIdentifier(keys) || isOwn(keys)
    }

    @inline(never)
    private func isOwn(_ keys: any CodingKey.Type) -> Bool {
        let isOwn = KeyOwner.isOwn(keys, of: facts.type)
        if isOwn, facts.keys == nil { DirectType.note(keys, of: facts.type) }
        return isOwn
    }

    /// Whether a member that is left out is `nil`, which is the default of most optionals.
    func isEmptyByDefault(_ key: String) -> Bool { shape?.isEmptyByDefault(key) ?? false }

    /// What a member has when it is left out; `nil` without a default of the type.
    func value<Value>(of key: String, as type: Value.Type) -> Value? {
        guard let shape, shape.blank != nil else { return nil }
        return blank.flatMap { shape.defaultValue(of: key, in: $0, as: type) }
    }
}
