/// Which parts of a nested object mass assignment may set: those that the rules of `nested` name and make safe.
///
/// Without this, whoever may set `address` could set `address.isVerified` too.
indirect enum AssignableParts: Sendable {
    /// Anything.
    case whole
    /// These members, by name. Those in the set are active, and not safe.
    case members([String: AssignableParts], unsafe: Set<String>)
    /// A list whose elements have such parts.
    case elements(AssignableParts)

    /// What may be set of a value. The rest is refused.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - name: Where it stands: `address`, `people[2]`.
    ///   - refused: Takes what is refused.
    func assignable(
        of value: DataValue, named name: String, refused: inout [Assignment.Refusal]
    ) -> DataValue {
        switch (self, value) {
        case (.members(let members, let unsafe), .object(let object)):
            var kept = DataObject()
            for (key, value) in object.members {
                if let parts = members[key] {
                    kept[key] = parts.assignable(of: value, named: "\(name).\(key)", refused: &refused)
                } else {
                    refused.append(
                        Assignment.Refusal(
                            name: "\(name).\(key)", value: value, reason: unsafe.contains(key) ? .unsafe : .unknown))
                }
            }
            return .object(kept)
        case (.elements(let parts), .array(let elements)):
            return .array(
                elements.enumerated().map { index, element in
                    parts.assignable(of: element, named: "\(name)[\(index)]", refused: &refused)
                })
        default: return value
        }
    }
}

extension RulePlan {
    /// The attributes of which only parts may be set in a scenario.
    func assignableParts(in scenario: String) -> [String: AssignableParts] {
        var parts: [String: AssignableParts] = [:]
        for step in activeSteps(in: scenario) {
            guard let inner = step.assignableParts(in: scenario) else { continue }
            for slot in step.slots { parts[layout.slots[slot].name] = inner }
        }
        return parts
    }

    /// The parts that the rules of a nested object make safe.
    fileprivate func safeMembers(in scenario: String) -> AssignableParts {
        let inner = assignableParts(in: scenario)
        var safe: [String: AssignableParts] = [:]
        var unsafe: Set<String> = []
        for step in activeSteps(in: scenario) {
            for name in step.slots.map({ layout.slots[$0].name }) {
                // A part of a part opens the part that it lies in.
                let key = name.split(separator: ".").first.map(String.init) ?? name
                if step.info.unsafe.contains(name) { unsafe.insert(key) }
                safe[key] = inner[key] ?? safe[key] ?? .whole
            }
        }
        for key in unsafe { safe[key] = nil }
        return .members(safe, unsafe: unsafe)
    }
}

extension RuleStep {
    fileprivate func assignableParts(in scenario: String) -> AssignableParts? {
        guard case .structure(let rule) = action, info.isActive(in: scenario) else { return nil }
        if let nested = rule as? NestedRule { return nested.plan.safeMembers(in: scenario) }
        guard let each = rule as? EachRule else { return nil }
        return each.steps.lazy.compactMap { $0.assignableParts(in: scenario) }.first.map(AssignableParts.elements)
    }
}
