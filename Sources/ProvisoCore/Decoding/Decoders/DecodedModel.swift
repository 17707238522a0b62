/// A model while it is decoded: what may be set of it, its defaults, and what was made so far.
final class DecodedModel {
    let gate: MemberGate
    /// The values that were made, by attribute.
    private var made: [String: Any] = [:]
    private var asked: Set<String> = []
    private lazy var blank = try? gate.shape.blank?.make()
    /// Whether the type read data other than that of its members by their keys.
    private var readsAround = false

    /// How much was noted before this model was begun.
    private let start: Intake.Mark

    init(_ gate: MemberGate, _ intake: Intake) {
        self.gate = gate
        start = intake.mark
    }

    /// The default of a member, when its declaration has one of the type.
    func defaultValue<Value>(of key: String, as type: Value.Type) -> Value? {
        guard gate.shape.blank != nil, let blank else { return nil }
        return gate.shape.defaultValue(of: key, in: blank, as: type)
    }

    /// Whether a member may not be set.
    func isClosed(_ key: String) -> Bool {
        let refusal = gate.refusal(of: key)
        return refusal != nil && refusal != .unknown
    }

    func note(asked key: String) {
        asked.insert(key)
        if gate.member(key) == nil { readsAround = true }
    }

    /// Notes that the type reads data whose members it alone knows: a container inside, or a value as a whole.
    func noteReadingAround() { readsAround = true }

    /// Gives members that may not be set their defaults again, where the type may have set them from data that only it
    /// understands, and reports them.
    func keepRefused<Value>(of value: inout Value, _ decoder: DataDecoder) {
        guard decoder.intake.isGuarding, gate.hasRefusals else { return }
        if let mended = mended(value, decoder) as? Value { value = mended }
        decoder.intake.noteGated(value, gate)
    }

    /// A value with the defaults of the members that may not be set, and what is reported of them. Apart, so that not every type
    /// of values has its own copy.
    private func mended(_ value: Any, _ decoder: DataDecoder) -> Any {
        guard readsAround else { return value }
        let intake = decoder.intake
        var value = value
        for (member, reason) in gate.refused {
            if gate.isDefault(member, of: value, in: blank) { continue }
            let place = decoder.place.named(member.name, member.key)
            if gate.hasDefault(member), let blank, let kept = member.copied(blank, value),
                Swift.type(of: kept) == Swift.type(of: value)
            {
                intake.refuse(member.data(value), at: place, reason)
                value = kept
            } else if !intake.hasViolation(at: place, since: start.violations) {
                // Nothing tells where a value without a default comes from.
                intake.add(.unassignable(), at: place)
            }
        }
        return value
    }

    /// Notes the value of a member.
    func note(_ value: Any, for key: String) {
        if let member = gate.member(key) { made[member.name] = value }
    }

    /// Decodes the members that were not asked for, where the type itself could not go on, and judges by themselves the
    /// values that there are.
    func decodeRest(of decoder: DataDecoder) throws {
        guard case .object(let object) = decoder.data else { return }
        let container = DataKeyedContainer<DataKey>(object: object, decoder: decoder)
        for member in gate.shape.members where !asked.contains(member.key) && !member.name.contains(".") {
            guard let key = DataKey(stringValue: member.key), let type = member.valueType as? any Decodable.Type else {
                continue
            }
            try? decode(type, key, container)
        }
        guard decoder.intake.access != .safe else { return }
        var check = ModelCheck(scenario: decoder.intake.scenario)
        check.enter(gate.shape.type)
        check.leaveOut(unmade(in: decoder))
        judge(gate.shape.type, in: &check)
        decoder.intake.addJudged(check.report.violations, at: decoder.place)
    }

    private func decode<Value: Decodable>(
        _ type: Value.Type, _ key: DataKey, _ container: DataKeyedContainer<DataKey>
    ) throws {
        // An optional is left out or null as Codable's own decoding has it.
        if let optional = type as? any DecodableOptional.Type { return try optional.decode(key, container) }
        _ = try container.decode(type, forKey: key)
    }

    private func judge<Model: Validatable>(_ type: Model.Type, in check: inout ModelCheck) {
        var values: [String: Any] = [:]
        for member in gate.shape.members {
            values[member.name] = made[member.name].flatMap { WrapperStorage.wrapped($0, of: member.valueType) }
        }
        (type.compiledRules as? any ValueJudging)?.judge(&values, in: &check)
    }

    /// The members that there are no values of, and what could not be made inside of the others.
    private func unmade(in decoder: DataDecoder) -> UnmadeValues? {
        let missing = gate.shape.members.filter { made[$0.name] == nil }.map { FieldPath($0.name) }
        let depth = decoder.place.path.components.count
        let inside = decoder.intake.unmade[start.unmade...].filter {
            $0 != decoder.place.path && decoder.place.path.contains($0)
        }
        return UnmadeValues(missing + inside.map { FieldPath(Array($0.components[depth...])) })
    }
}

private protocol DecodableOptional {
    static func decode(_ key: DataKey, _ container: DataKeyedContainer<DataKey>) throws
}

extension Optional: DecodableOptional where Wrapped: Decodable {
    fileprivate static func decode(_ key: DataKey, _ container: DataKeyedContainer<DataKey>) throws {
        _ = try container.decodeIfPresent(Wrapped.self, forKey: key)
    }
}
