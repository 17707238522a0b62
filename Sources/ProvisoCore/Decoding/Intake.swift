/// What data may set of models.
package enum MemberAccess: Sendable {
    /// What the rules make safe: mass assignment.
    case safe
    /// Everything but what is marked as not assignable: decoding.
    case unmarked
    /// Everything: data of one's own.
    case all
    /// Everything, by whatever names a type asks for: to find out which these are.
    case discovery
}

/// One assignment or decoding: what it may set, and what came of it. Shared by those who read the parts of the data.
package final class Intake {
    let scenario: Scenario
    let access: MemberAccess
    let keys: KeyStrategy
    /// What is missing or has the wrong type, each with its path.
    package private(set) var violations: [Violation] = []
    /// What may not be set, and was given.
    package private(set) var refused: [(path: FieldPath, outside: FieldPath, refusal: Assignment.Refusal)] = []
    /// What could not be made; other values stand in.
    private(set) var unmade: [FieldPath] = []
    /// What rules say of the values of models that could not be made.
    private(set) var judged: [Violation] = []
    /// The keys that a type asks for whose keys are to be found out.
    private(set) var asked: [KeyDiscovery.Asked] = []
    /// Values for types that nothing else stands in for.
    private(set) var standIns: [ObjectIdentifier: Any] = [:]
    /// The types of a model's members, whose keys are not the model's.
    private var inside: [Any.Type] = []
    /// Values of types that were asked for one, `nil` for those that have none to give.
    private var samples: [ObjectIdentifier: Any?] = [:]
    private var gates: [ObjectIdentifier: MemberGate] = [:]
    /// Whether the type that is decoded has read its own data in a way that does not tell for whom.
    var isUnclear = false
    /// What has come through gates; `nil` while nobody asks.
    var gated: Gated?
    /// The models that a type at a place has handed its decoder on to.
    private var handedOn: [FieldPath: [ObjectIdentifier: DecodedModel]] = [:]

    package init(scenario: Scenario = .default, access: MemberAccess, keys: KeyStrategy = .asDeclared) {
        self.scenario = scenario
        self.access = access
        self.keys = keys
    }

    /// An intake that finds out what types ask for.
    ///
    /// - Parameter inside: The types of members, to which the decoder may be handed on.
    convenience init(standIns: [ObjectIdentifier: Any], inside: [Any.Type]) {
        self.init(access: .discovery)
        self.standIns = standIns
        self.inside = inside
    }

    /// Whether keys are those of a member's type.
    func isHandedOn(_ keys: any CodingKey.Type) -> Bool { inside.contains { KeyOwner.isOwn(keys, of: $0) } }

    /// What may be set of models of a type; `nil` for a type without attributes.
    func gate(of type: any Validatable.Type) -> MemberGate? {
        if access == .discovery { return nil }
        let id = ObjectIdentifier(type)
        if let gate = gates[id] { return gate }
        guard let gate = MemberGate(type, scenario, access, keys) else { return nil }
        gates[id] = gate
        return gate
    }

    @inline(never)
    func fail(_ code: ViolationCode, at place: DataPlace, _ parameters: Parameters = [:]) {
        add(Violation(code, at: FieldPath(), parameters: parameters), at: place)
    }

    /// Notes what is wrong with the value at a place.
    @inline(never)
    func add(_ violation: Violation, at place: DataPlace) {
        var violation = violation
        violation.move(under: place.path, outside: place.outside)
        violations.append(violation)
    }

    /// Whether something was found wrong with the value at a place itself, since there were so many violations.
    func hasViolation(at place: DataPlace, since start: Int) -> Bool {
        violations[min(start, violations.count)...].contains { $0.path == place.path }
    }

    /// Notes a violation that knows where it is.
    func add(_ violation: Violation) { violations.append(violation) }

    /// Notes what was refused elsewhere.
    func refuse(again refused: (path: FieldPath, outside: FieldPath, refusal: Assignment.Refusal)) {
        self.refused.append(refused)
    }

    @inline(never)
    package func refuse(_ value: DataValue, at place: DataPlace, _ reason: Assignment.Refusal.Reason) {
        let refusal = Assignment.Refusal(name: place.outside.description, value: value, reason: reason)
        refused.append((place.path, place.outside, refusal))
    }

    func note(_ key: KeyDiscovery.Asked) {
        if !asked.contains(where: { $0.key == key.key }) { asked.append(key) }
    }

    /// How much was noted so far.
    var mark: Mark {
        Mark(violations: violations.count, refused: refused.count, unmade: unmade.count, judged: judged.count)
    }

    /// Forgets what was noted since, that it can be read again.
    func goBack(to mark: Mark) {
        violations.removeSubrange(mark.violations...)
        refused.removeSubrange(mark.refused...)
        unmade.removeSubrange(mark.unmade...)
        judged.removeSubrange(mark.judged...)
        handedOn = [:]
    }

    /// The model that a type at a place has handed its decoder on to, and whether that is new.
    func handedOn(_ gate: MemberGate, at place: DataPlace) -> (model: DecodedModel, isNew: Bool) {
        let id = ObjectIdentifier(gate.shape.type)
        if let known = handedOn[place.path]?[id] { return (known, false) }
        let model = DecodedModel(gate, self)
        handedOn[place.path, default: [:]][id] = model
        return (model, true)
    }

    /// Forgets what a type at a place has handed its decoder on to.
    func endHandingOn(at place: DataPlace) {
        if !handedOn.isEmpty { handedOn[place.path] = nil }
    }

    /// Notes a model that came through its gate, while somebody asks.
    func noteGated(_ model: Any, _ gate: MemberGate) {
        gated?[ObjectIdentifier(gate.shape.type), default: []].insert(Self.protected(in: model, gate))
    }

    /// Whether the protected members of a model have values with which one came through the gate.
    func isGated(_ model: Any, _ gate: MemberGate) -> Bool {
        gated?[ObjectIdentifier(gate.shape.type)]?.contains(Self.protected(in: model, gate)) ?? false
    }

    private static func protected(in model: Any, _ gate: MemberGate) -> [DataValue] {
        let unnamed = gate.unnamed(in: model)
        return gate.refused.map { $0.member.data(model) } + unnamed.keys.sorted().compactMap { unnamed[$0] }
    }

    func noteUnmade(_ place: DataPlace) { unmade.append(place.path) }

    /// Notes what rules say of the values of a model that stands at a place.
    func addJudged(_ violations: [Violation], at place: DataPlace) {
        judged += violations.map { violation in
            var violation = violation
            violation.move(under: place.path, outside: place.outside)
            return violation
        }
    }

    /// Tells the violations from an index on how messages name what stands at a path.
    package func label(_ label: AttributeLabel, from start: Int, at path: FieldPath) {
        for index in violations.indices.dropFirst(start) {
            if violations[index].path == path, violations[index].wording.label == nil {
                violations[index].wording.label = label
            }
            if label.isSensitive, path.contains(violations[index].path) { violations[index].conceal() }
        }
    }

    /// Forgets the values of violations from an index on that lie inside of what is sensitive.
    package func conceal(from start: Int = 0, in model: any Validatable.Type) {
        for index in violations.indices.dropFirst(start) { violations[index].concealIfSensitive(in: model) }
        for index in judged.indices { judged[index].concealIfSensitive(in: model) }
    }

    /// Some value of a type, whatever it is; `nil` for a type that takes nothing that is tried.
    @_semantics("optimize.sil.specialize.generic.never")
    @inline(never)
    func sample<Value: Decodable>(of type: Value.Type) -> Value? {
        // To find out keys, types are offered data already.
        guard access != .discovery else { return nil }
        let id = ObjectIdentifier(type)
        let known = samples[id] ?? KeyDiscovery.sample(of: type)
        samples[id] = .some(known)
        return known as? Value
    }

    /// Whether there is nothing to tell.
    var isClean: Bool { violations.isEmpty && judged.isEmpty }
}
