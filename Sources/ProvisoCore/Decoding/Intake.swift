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
    package private(set) var unmade: [FieldPath] = []
    /// What rules say of the values of models that could not be made.
    private(set) var judged: [Violation] = []
    /// The keys that a type asks for whose keys are to be found out.
    private(set) var asked: [KeyDiscovery.Asked] = []
    /// Values for types that nothing else stands in for.
    private(set) var standIns: [ObjectIdentifier: Any] = [:]
    /// Values of types that were asked for one, `nil` for those that have none to give.
    private var samples: [ObjectIdentifier: Any?] = [:]
    private var gates: [ObjectIdentifier: MemberGate] = [:]

    package init(scenario: Scenario = .default, access: MemberAccess, keys: KeyStrategy = .asDeclared) {
        self.scenario = scenario
        self.access = access
        self.keys = keys
    }

    /// An intake that finds out what types ask for.
    convenience init(standIns: [ObjectIdentifier: Any]) {
        self.init(access: .discovery)
        self.standIns = standIns
    }

    /// What may be set of models of a type; `nil` for a type without attributes.
    func gate(of type: any Validatable.Type) -> MemberGate? {
        if access == .discovery { return nil }
        let id = ObjectIdentifier(type)
        if let gate = gates[id] { return gate }
        guard let gate = MemberGate(type, scenario, access) else { return nil }
        gates[id] = gate
        return gate
    }

    func fail(_ code: ViolationCode, at place: DataPlace, _ parameters: Parameters = [:]) {
        add(Violation(code, at: FieldPath(), parameters: parameters), at: place)
    }

    /// Notes what is wrong with the value at a place.
    func add(_ violation: Violation, at place: DataPlace) {
        var violation = violation
        violation.move(under: place.path, outside: place.outside)
        violations.append(violation)
    }

    /// Whether something is wrong with the value at a place itself.
    func hasViolation(at place: DataPlace) -> Bool { violations.contains { $0.path == place.path } }

    package func refuse(_ value: DataValue, at place: DataPlace, _ reason: Assignment.Refusal.Reason) {
        let refusal = Assignment.Refusal(name: place.outside.description, value: value, reason: reason)
        refused.append((place.path, place.outside, refusal))
    }

    func note(_ key: KeyDiscovery.Asked) {
        if !asked.contains(where: { $0.key == key.key }) { asked.append(key) }
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
        for index in violations.indices.dropFirst(start)
        where violations[index].path == path && violations[index].wording.label == nil {
            violations[index].wording.label = label
            violations[index].wording.forgetValue(ofSensitive: label)
        }
    }

    /// Some value of a type, whatever it is; `nil` for a type that takes nothing that is tried.
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
