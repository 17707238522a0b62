// What may be set of models that a type makes by handing its own decoder on: `card = try Card(from: decoder)`.
//
// Such a model asks for its keys as if it were the type around it. Where keys are not that type's own, the value that was
// made is looked into; the models with protected members that it holds are kept in mind, and from then on their keys meet
// the gate that `decode(Card.self)` meets. What reads data in other ways is compared with what a new model has.
//
// A type's own keys are asked for its own members, and what it makes of these is its word: a type with a member `verified` that
// hands it to a card says so itself. But an object or a list inside is that of something it holds, whatever the keys are.

extension DataDecoder {
    /// Decodes a value of a type that decodes itself, and keeps what is protected in the models that it makes.
    @_semantics("optimize.sil.specialize.generic.never")
    func decodeGuarded<Value: Decodable>(_ type: Value.Type) throws -> Value? {
        if HeldModels.isPlain(type) { return try make(type) }
        let (wasUnclear, wasAsked) = (intake.isUnclear, intake.gated != nil)
        defer {
            intake.isUnclear = wasUnclear
            if !wasAsked { intake.gated = nil }
            intake.endHandingOn(at: place)
        }
        let start = intake.mark
        if !wasAsked, !HeldModels.known(in: type).isEmpty { intake.gated = [:] }
        intake.isUnclear = false
        var value = try make(type)
        guard intake.isUnclear, let first = value else { return value }
        let held = heldModels(in: first)
        if held.isEmpty {
            HeldModels.notePlain(first)
            return value
        }
        if HeldModels.note(held, in: type) || intake.gated == nil {
            // Once more, now that it is known whose keys these may be.
            intake.goBack(to: start)
            intake.gated = intake.gated ?? [:]
            value = try make(type)
        }
        if let value { refuseWhatIsSet(in: value, since: start) }
        return value
    }

    /// Notes that the type reads its data in a way that does not tell for whom.
    func noteUnclear() {
        if decodedType != nil { intake.isUnclear = true }
    }

    /// The decoder for the members that keys ask for: where these are the keys of a model that the type holds, those that
    /// may not be set are not among them.
    ///
    /// - Parameter inside: Whether they are those of an object inside.
    func handedOn(to keys: any CodingKey.Type, inside: Bool = false) -> DataDecoder {
        guard intake.isGuarding, let decodedType else { return self }
        let isOwn = KeyOwner.isOwn(keys, of: decodedType)
        if isOwn, !inside { return self }
        intake.isUnclear = true
        if isOwn { return self }
        guard let held = HeldModels.known(in: decodedType).first(where: { KeyOwner.isOwn(keys, of: $0) }),
            let gate = intake.gate(of: held)
        else { return self }
        let (entered, isNew) = intake.handedOn(gate, at: place)
        var decoder = self
        if case .object(let object) = data {
            // Keys that take any name tell nothing of whose a key is.
            let areListed = keys.init(stringValue: "\u{0}") == nil
            decoder = entering(
                entered, object, asking: { areListed && keys.init(stringValue: $0) != nil }, isReported: isNew)
        }
        (decoder.model, decoder.decodedType) = (entered, held)
        return decoder
    }

    /// The types of models with members that may not be set, among those inside of a value.
    private func heldModels(in value: Any) -> [any Validatable.Type] {
        var held: [any Validatable.Type] = []
        HeldModels.visit(inside: value) { model in
            let type = Swift.type(of: model) as any Validatable.Type
            guard !held.contains(where: { $0 == type }), intake.gate(of: type)?.hasRefusals ?? false else { return }
            held.append(type)
        }
        return held
    }

    /// Refuses a value that holds a model in which something is set that may not be: it has neither what a new one has,
    /// nor what one has that came through the gate.
    private func refuseWhatIsSet(in value: Any, since start: Intake.Mark) {
        HeldModels.visit(inside: value) { model in
            guard let gate = intake.gate(of: Swift.type(of: model)), gate.hasRefusals, !intake.isGated(model, gate)
            else { return }
            let blank = try? gate.shape.blank?.make()
            for (member, _) in gate.refused where !gate.isDefault(member, of: model, in: blank) {
                let place = place.named(member.name, member.key)
                if !intake.hasViolation(at: place, since: start.violations) { intake.add(.unassignable(), at: place) }
            }
            let unnamed = blank.map { gate.unnamed(in: $0) } ?? [:]
            for (name, value) in gate.unnamed(in: model).sortedByKey() {
                guard let new = unnamed[name], new != value else { continue }
                intake.add(.unassignable(), at: place.named(name, name))
            }
        }
    }
}

extension Intake {
    /// Whether there is something that may not be set.
    var isGuarding: Bool { access == .safe || access == .unmarked }

    /// How much was noted at some time.
    struct Mark {
        let violations: Int
        let refused: Int
        let unmade: Int
        let judged: Int
    }

    /// What protected members of models have that came through the gate, by the type of the model.
    typealias Gated = [ObjectIdentifier: Set<[DataValue]>]
}
