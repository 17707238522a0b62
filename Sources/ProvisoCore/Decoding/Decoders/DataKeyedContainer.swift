/// The members of an object.
struct DataKeyedContainer<Key: CodingKey>: OptionalMembers {
    /// The members by their keys in the data; `nil` when there is no object, which has been noted.
    private let object: DataObject?
    /// The keys of the data by those that a strategy makes of them.
    private var spelled: [TextKey: String] = [:]
    private let decoder: DataDecoder
    /// How the data spells the keys of the type, where that differs.
    private let strategy: KeyStrategy?

    init(object: DataObject?, decoder: DataDecoder) {
        self.decoder = decoder
        self.object = object
        guard let convert = decoder.intake.keys.decoded, !decoder.keepsKeys else {
            strategy = nil
            return
        }
        strategy = decoder.intake.keys
        for (key, _) in object?.members ?? [] { spelled[TextKey(convert(key))] = key }
    }

    var codingPath: [any CodingKey] { decoder.codingPath }
    var allKeys: [Key] {
        object?.members.compactMap { Key(stringValue: strategy?.decoded?($0.key) ?? $0.key) } ?? []
    }

    func contains(_ key: Key) -> Bool { value(key.stringValue) != nil }

    func decodeNil(forKey key: Key) throws -> Bool { (value(key.stringValue) ?? .null) == .null }

    /// The value under a key of the type.
    private func value(_ key: String) -> DataValue? { object?[spelling(of: key)] }

    /// How the data spells a key of the type, or would.
    private func spelling(of key: String) -> String {
        guard let strategy else { return key }
        let spellings = strategy.spellings(of: key)
        return spellings.first { object?[$0] != nil } ?? spelled[TextKey(key)] ?? spellings[0]
    }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        note(key, type)
        if isRefused(key, type) {
            let place = place(of: key.stringValue)
            decoder.intake.add(.unassignable(), at: place)
            return try decoder.part(place, nil).decode(type)
        }
        let preset = decoder.model?.defaultValue(of: key.stringValue, as: type)
        // A missing member has the default of its declaration.
        if object != nil, value(key.stringValue) == nil, let preset {
            decoder.model?.note(preset, for: key.stringValue)
            return preset
        }
        let part = member(key)
        let before = decoder.intake.unmade.count
        let value = try part.decode(type, orElse: preset)
        if !decoder.intake.unmade[before...].contains(part.place.path) {
            decoder.model?.note(value, for: key.stringValue)
        }
        return value
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
        decoder.model?.noteReadingAround()
        return try member(key).handedOn(to: type, inside: true).members(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        decoder.model?.noteReadingAround()
        decoder.noteUnclear()
        return try member(key).elements()
    }

    func superDecoder() throws -> any Decoder { superDecoder(member(named: "super")) }
    func superDecoder(forKey key: Key) throws -> any Decoder { superDecoder(member(key)) }

    /// The superclass of a model decodes members of the same model.
    private func superDecoder(_ decoder: DataDecoder) -> any Decoder {
        guard case .object(let object) = decoder.data, let model = self.decoder.model else {
            self.decoder.model?.noteReadingAround()
            return decoder
        }
        return decoder.entering(model, object)
    }

    /// Refuses a value that is there, when it may be that of a member that may not be set.
    private func isRefused<Value: Decodable>(_ key: Key, _ type: Value.Type) -> Bool {
        guard decoder.intake.access == .unmarked, let data = value(key.stringValue),
            decoder.model?.gate.shape.mayBeMarked(key.stringValue, Self.types(type)) ?? false
        else { return false }
        decoder.intake.refuse(data, at: place(of: key.stringValue), .unsafe)
        return true
    }

    /// The types of member that a key can be for by which a type is asked for.
    private static func types<Value>(_ type: Value.Type) -> [ObjectIdentifier] {
        [ObjectIdentifier(type), ObjectIdentifier(Value?.self)]
    }

    private func note<Value: Decodable>(_ key: Key, _ type: Value.Type) {
        decoder.model?.note(asked: key.stringValue)
        guard decoder.intake.access == .discovery, decoder.place.path.isEmpty, !decoder.intake.isHandedOn(Key.self)
        else { return }
        decoder.intake.note(
            KeyDiscovery.Asked(
                key: key.stringValue, type: type, fits: Self.types(type)))
    }

    private func member(_ key: Key) -> DataDecoder { member(named: key.stringValue) }

    private func place(of key: String) -> DataPlace {
        decoder.place.named(decoder.model?.gate.member(key)?.name, key, spelling(of: key))
    }

    /// The decoder of a member that must be there.
    private func member(named key: String) -> DataDecoder {
        let part = decoder.part(place(of: key), value(key))
        if object != nil, part.data == nil {
            let isClosed = decoder.model?.isClosed(key) ?? false
            part.intake.add(isClosed ? .unassignableAndMissing() : Violation("required"), at: part.place)
            label(key, at: part.place)
        }
        return part
    }

    private func label(_ key: String, at place: DataPlace) {
        guard let label = decoder.model?.gate.member(key)?.label else { return }
        decoder.intake.label(label, from: decoder.intake.violations.count - 1, at: place.path)
    }

    func optional<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value? {
        note(key, type)
        let name = key.stringValue
        if isRefused(key, type) { return nil }
        guard let data = value(name) else {
            // What a property that is optional has by its declaration. One that is not is decoded by hand here.
            let preset = decoder.model?.defaultValue(of: name, as: Value?.self) ?? nil
            decoder.model?.note(preset as Any, for: name)
            return preset
        }
        // An empty field of a form post is no number and no date: nothing was entered.
        if data == .null || (data == .untyped("") && type != String.self) {
            decoder.model?.note(Value?.none as Any, for: name)
            return nil
        }
        let part = decoder.part(place(of: name), data)
        do {
            if let value = try part.decodeIfPossible(type) {
                decoder.model?.note(value, for: name)
                return value
            }
        } catch is DecodingStopped {
            // What is wrong has been noted, and nothing stands in for an optional.
        }
        decoder.intake.noteUnmade(part.place)
        return nil
    }
}
