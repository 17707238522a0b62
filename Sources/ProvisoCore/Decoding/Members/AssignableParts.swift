/// Which parts of a nested object mass assignment may set: those that the rules of `nested` name and make safe.
///
/// Without this, whoever may set `address` could set `address.isVerified` too.
package indirect enum AssignableParts: Sendable {
    /// Anything.
    case whole
    /// These members, by name. Those in the set are active, and not safe.
    case members([TextKey: AssignableParts], unsafe: Set<TextKey>)
    /// A list whose elements have such parts.
    case elements(AssignableParts)
    /// An object whose values have such parts, whatever their names are.
    case entries(AssignableParts)

    /// These parts and others.
    package func union(_ other: AssignableParts) -> AssignableParts {
        switch (self, other) {
        case (.whole, let parts), (let parts, .whole): return parts
        case (.elements(let own), .elements(let others)): return .elements(own.union(others))
        case (.entries(let own), .entries(let others)): return .entries(own.union(others))
        case (.members(let own, let ownUnsafe), .members(let others, let othersUnsafe)):
            let unsafe = ownUnsafe.union(othersUnsafe)
            let members = own.merging(others) { $0.union($1) }.filter { !unsafe.contains($0.key) }
            return .members(members, unsafe: unsafe)
        default: return self
        }
    }

    /// These parts without one that a rule names with `!`. Of one further inside, what is around it may not be set.
    package func closing(_ name: String) -> AssignableParts {
        guard case .members(var members, var unsafe) = self else { return .members([:], unsafe: [TextKey(name)]) }
        members[TextKey(name)] = nil
        unsafe.insert(TextKey(name))
        return .members(members, unsafe: unsafe)
    }

    /// Whether rules name a part, or what is around it as a whole.
    package func hasPart(at way: some Sequence<FieldPath.Component>) -> Bool {
        var parts = self
        for step in way {
            switch (parts, step) {
            case (.whole, _): return true
            case (.members(let members, let unsafe), .key(let key)):
                guard let inner = members[TextKey(key)] else { return unsafe.contains(TextKey(key)) }
                parts = inner
            case (.elements(let inner), .index), (.entries(let inner), .key): parts = inner
            default: return false
            }
        }
        return true
    }
}

extension RulePlan {
    /// The attributes of which only parts may be set, in the scenario that the plan is for.
    package var assignableParts: [String: AssignableParts] {
        var parts: [String: AssignableParts] = [:]
        for step in steps.all {
            guard let inner = step.assignableParts else { continue }
            for slot in step.slots {
                let name = layout.slots[slot].name
                parts[name] = parts[name]?.union(inner) ?? inner
            }
        }
        return parts
    }

    /// The parts that the rules of a nested object make safe.
    fileprivate var safeMembers: AssignableParts {
        let inner = assignableParts
        var safe: [TextKey: AssignableParts] = [:]
        var unsafe: Set<TextKey> = []
        for step in steps.all {
            for name in step.slots.map({ layout.slots[$0].name }) {
                // A part of a part opens the part that it lies in.
                let key = name.split(separator: ".").first.map(String.init) ?? name
                if step.rule.unsafeAttributes.contains(name) { unsafe.insert(TextKey(key)) }
                safe[TextKey(key)] = inner[key] ?? safe[TextKey(key)] ?? .whole
            }
        }
        for key in unsafe { safe[key] = nil }
        return .members(safe, unsafe: unsafe)
    }
}

extension RuleStep {
    fileprivate var assignableParts: AssignableParts? {
        switch action {
        case .nested(let plan): plan.safeMembers
        case .each(let steps, _, _): steps.assignableParts.map(AssignableParts.elements)
        case .entries(let steps, _, areKeys: false): steps.assignableParts.map(AssignableParts.entries)
        case .entries: nil
        case .alternatives(let rules): RuleSteps(rules.steps).assignableParts
        case .check, .filter, .rewrite, .allOrNone, .nothing: nil
        }
    }
}

extension RuleSteps {
    /// The parts that rules for what lies inside of a value make safe there.
    fileprivate var assignableParts: AssignableParts? {
        all.compactMap(\.assignableParts).reduce(nil) { parts, inner in parts?.union(inner) ?? inner }
    }
}
