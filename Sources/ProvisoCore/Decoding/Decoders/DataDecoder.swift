/// Decodes values of data and goes on after what cannot be decoded.
///
/// A missing key, a null and a wrong type are noted, and a value that stands in goes on in their place: the member's
/// default, `""`, 0, `false`, an empty list, the first case of an enumeration. So every problem is found at once; what was
/// decoded is used only when there was none. A type that makes nothing of nothing is offered some texts, numbers and lists;
/// where it takes none of them, a model's other members are decoded one by one.
struct DataDecoder: Decoder {
    /// The data; `nil` for what is missing and noted already, of which nothing more is said.
    let data: DataValue?
    let place: DataPlace
    let intake: Intake
    /// The model that is decoded, when its type is one.
    var model: DecodedModel?
    /// Whether keys are data: those of dictionaries.
    var keepsKeys = false
    /// The type whose code reads the data; `nil` for optionals, lists and the like, which hand nothing on.
    var decodedType: Any.Type?

    var codingPath: [any CodingKey] { place.path.components.map(DataKey.init) }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    init(data: DataValue?, place: DataPlace, intake: Intake) {
        self.data = data
        self.place = place
        self.intake = intake
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        try handedOn(to: type).members(keyedBy: type)
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        noteUnclear()
        return try elements()
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer {
        noteUnclear()
        model?.noteReadingAround()
        return DataSingleContainer(decoder: self)
    }

    /// The members of the object.
    func members<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        try checkDepth()
        var object: DataObject?
        if case .object(let members) = data {
            object = members
        } else if let data {
            intake.fail(data == .null ? "required" : "nested.type", at: place)
            intake.noteUnmade(place)
        }
        return KeyedDecodingContainer(DataKeyedContainer(object: object, decoder: self))
    }

    /// The elements of the list.
    func elements() throws -> any UnkeyedDecodingContainer {
        try checkDepth()
        model?.noteReadingAround()
        if case .array(let elements) = data { return DataUnkeyedContainer(elements: elements, decoder: self) }
        if let data {
            intake.fail(data == .null ? "required" : "each.type", at: place)
            intake.noteUnmade(place)
        }
        return DataUnkeyedContainer(elements: [], decoder: self)
    }

    private func checkDepth() throws {
        guard place.isTooDeep else { return }
        if data != nil { intake.fail("nested.type", at: place) }
        throw DecodingStopped()
    }

    /// The decoder of what stands at a place inside.
    func part(_ place: DataPlace, _ data: DataValue?) -> DataDecoder {
        var part = DataDecoder(data: data, place: place, intake: intake)
        part.decodedType = decodedType
        return part
    }

    /// Decodes a value that must be there, or what stands in for it.
    ///
    /// - Parameter preferred: What stands in, when there is something better than what a type has.
    func decode<Value: Decodable>(_ type: Value.Type, orElse preferred: Value? = nil) throws -> Value {
        do {
            if data != nil, let value = try decodeIfPossible(type) { return value }
        } catch is DecodingStopped {
            // What is wrong has been noted.
        }
        intake.noteUnmade(place)
        return try preferred ?? standIn(type)
    }

    /// Decodes a value, or notes why that cannot be.
    func decodeIfPossible<Value: Decodable>(_ type: Value.Type) throws -> Value? {
        if let conversion = DataConversion.of(type) {
            guard let data else { return nil }
            if data == .null, type != DataValue.self {
                intake.fail("required", at: place)
                return nil
            }
            switch conversion.convert(data) {
            case .value(let value): return value as? Value
            case .failure(let code, let parameters):
                intake.add(conversion.violation(code, parameters, of: data), at: place)
                return nil
            }
        }
        return intake.isGuarding && !HeldModels.handsNothingOn(type) ? try decodeGuarded(type) : try make(type)
    }

    /// Makes a value by what its type says, or notes why that cannot be.
    ///
    /// Compiled once: of the types that are known here, none is made this way.
    @_semantics("optimize.sil.specialize.generic.never")
    func make<Value: Decodable>(_ type: Value.Type) throws -> Value? {
        let before = intake.violations.count
        let entered = entering(type)
        do {
            var value = try Value(from: entered)
            entered.model?.keepRefused(of: &value, entered)
            return value
        } catch is DecodingStopped {
            if data != nil { try entered.model?.decodeRest(of: entered) }
            throw DecodingStopped()
        } catch {
            // The type refuses the value: the raw value of no case, for example.
            if data != nil, intake.violations.count == before {
                intake.add(isRaw(type) ? .noCase(data, of: type) : .undecodable(), at: place)
            }
            return nil
        }
    }

    /// The decoder that a value of a type is given: one of a model knows what may be set of it.
    private func entering(_ type: any Decodable.Type) -> DataDecoder {
        var decoder = self
        decoder.decodedType = HeldModels.handsNothingOn(type) ? nil : type
        if type is any TextKeyed.Type { decoder.keepsKeys = true }
        // A model that reads itself as a dictionary, say, is not that dictionary.
        decoder.model = nil
        guard let model = type as? any Validatable.Type, let gate = intake.gate(of: model) else { return decoder }
        let entered = DecodedModel(gate, intake)
        if case .object(let object) = data { return decoder.entering(entered, object) }
        decoder.model = entered
        return decoder
    }

    /// The decoder of a model's members: those that may not be set are not among them.
    ///
    /// - Parameters:
    ///   - isAsked: Whether the model asks for a key that is no member's, where others read the object too.
    ///   - isReported: Whether what is refused has yet to be told.
    func entering(
        _ model: DecodedModel, _ object: DataObject, asking isAsked: (String) -> Bool = { _ in true },
        isReported: Bool = true
    ) -> DataDecoder {
        var kept = DataObject()
        for (key, value) in object.members {
            let (own, refusal) = model.gate.meaning(of: key)
            // `Codable` passes over what it does not know.
            if let refusal, refusal != .unknown || intake.access == .safe && isAsked(own) {
                guard isReported else { continue }
                intake.refuse(value, at: place.named(model.gate.member(own)?.name, own, key), refusal)
            } else {
                kept.append(key, value)
            }
        }
        var decoder = part(place, .object(kept))
        decoder.model = model
        return decoder
    }

    private func isRaw(_ type: any Decodable.Type) -> Bool { type is any RawRepresentable.Type }

    /// A value in place of one that is missing or wrong.
    // Compiled once: what is missing or wrong need not be fast.
    @_semantics("optimize.sil.specialize.generic.never")
    @inline(never)
    private func standIn<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if let value = DataConversion.of(type)?.standIn as? Value { return value }
        if let cases = type as? any CaseIterable.Type, let first = Self.firstCase(of: cases) as? Value { return first }
        if let value = intake.standIns[ObjectIdentifier(type)] as? Value { return value }
        let nothing = DataDecoder(data: nil, place: place, intake: intake)
        try nothing.checkDepth()
        do {
            return try Value(from: nothing)
        } catch {
            guard let sample = intake.sample(of: type) else { throw DecodingStopped() }
            return sample
        }
    }

    private static func firstCase<Cases: CaseIterable>(of type: Cases.Type) -> Any? {
        // An enumeration without cases has none.
        type.allCases.first
    }
}

/// Decoding cannot go on at some place, and what is wrong has been noted.
struct DecodingStopped: Error {}

/// A key of any name, or an index.
struct DataKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(_ component: FieldPath.Component) {
        switch component {
        case .key(let key): (stringValue, intValue) = (key, nil)
        case .index(let index): (stringValue, intValue) = (String(index), index)
        }
    }

    init?(stringValue: String) { (self.stringValue, intValue) = (stringValue, nil) }
    init?(intValue: Int) { (stringValue, self.intValue) = (String(intValue), intValue) }
}
