internal import ProvisoBase

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
