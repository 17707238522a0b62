/// Takes out of data what may not be set from outside, in a model and the models inside of it: members that no active rule names or
/// that are marked, and names that no member has.
package struct RefusedMembers {
    private let scenario: Scenario
    private let keys: KeyStrategy
    private let severity: Severity
    private let limit: Int
    private var gates: [ObjectIdentifier: MemberGate?] = [:]
    /// What was taken out, each with the code `unassignable`; the first ones where there are more than the limit.
    package private(set) var violations: [Violation] = []

    /// Creates a search.
    ///
    /// - Parameters:
    ///   - scenario: The scenario.
    ///   - keys: How the keys of the data become those of the types.
    ///   - severity: How much it weighs that something was sent that may not be set.
    ///   - limit: How many violations to collect at most.
    package init(scenario: Scenario, keys: KeyStrategy = .asDeclared, severity: Severity = .error, limit: Int = .max) {
        (self.scenario, self.keys, self.severity, self.limit) = (scenario, keys, severity, max(1, limit))
    }

    /// The data without what may not be set.
    ///
    /// - Complexity: Linear in the size of the data.
    package mutating func removing(from data: DataValue, of type: any Validatable.Type) -> DataValue {
        kept(data, type, FieldPath())
    }

    private mutating func kept(_ data: DataValue, _ type: Any.Type, _ path: FieldPath) -> DataValue {
        let type = unwrapped(type)
        if let holder = type as? any HoldingType.Type {
            // Most lists hold no models.
            guard modelType(in: type) != nil else { return data }
            return kept(elementsOf: data, holder, path)
        }
        guard case .object(let object) = data, let model = type as? any Validatable.Type, let gate = gate(of: model)
        else {
            return data
        }
        var members = DataObject()
        for (key, value) in object.members {
            let meaning = gate.meaning(of: key)
            guard meaning.refusal == nil else {
                note(path.appending(key))
                continue
            }
            let member = gate.member(meaning.key)
            members.append(key, member.map { kept(value, $0.valueType, path.appending(key)) } ?? value)
        }
        return .object(members)
    }

    /// What is left of a list or a dictionary.
    private mutating func kept(
        elementsOf data: DataValue, _ holder: any HoldingType.Type, _ path: FieldPath
    ) -> DataValue {
        switch data {
        case .array(let elements) where !holder.isKeyed:
            var list: [DataValue] = []
            list.reserveCapacity(elements.count)
            for (index, element) in elements.enumerated() {
                list.append(kept(element, holder.elementType, path.appending(index)))
            }
            return .array(list)
        case .object(let object) where holder.isKeyed:
            var members = DataObject()
            for (key, value) in object.members {
                members.append(key, kept(value, holder.elementType, path.appending(key)))
            }
            return .object(members)
        default: return data
        }
    }

    private mutating func gate(of type: any Validatable.Type) -> MemberGate? {
        let id = ObjectIdentifier(type)
        if let known = gates[id] { return known }
        let gate = MemberGate(type, scenario, .safe, keys)
        gates[id] = .some(gate)
        return gate
    }

    private mutating func note(_ path: FieldPath) {
        guard violations.count < limit else { return }
        var violation = Violation.unassignable(severity: severity)
        violation.move(under: path, outside: path)
        violations.append(violation)
    }
}
