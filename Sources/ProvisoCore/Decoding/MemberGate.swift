/// What data may set of the models of one type.
struct MemberGate {
    let shape: ModelShape
    /// Why a member may not be set, in the order of the shape's members; `nil` for one that may be.
    private let refusals: [Assignment.Refusal.Reason?]

    /// Finds out what may be set; `nil` for a type without attributes.
    init?(_ type: any Validatable.Type, _ scenario: Scenario, _ access: MemberAccess) {
        guard let shape = ModelShape.of(type) else { return nil }
        self.shape = shape
        switch access {
        case .all, .discovery: refusals = shape.members.map { _ in nil }
        case .safe, .unmarked:
            let safety = type.safety(in: scenario)
            refusals = shape.members.map { member in
                switch (member.isMarkedUnsafe ? .unsafe : safety[member.name] ?? .inactive, access) {
                case (.unsafe, _): .unsafe
                case (.inactive, .safe): .inactive
                default: nil
                }
            }
        }
    }

    /// The member with a name from outside.
    func member(_ key: String) -> ModelShape.Member? { shape.position(of: key).map { shape.members[$0] } }

    /// Why a member with a name from outside may not be set; `nil` when it may.
    func refusal(of key: String) -> Assignment.Refusal.Reason? {
        guard let position = shape.position(of: key) else { return .unknown }
        return refusals[position]
    }
}

/// Whether mass assignment may set a member.
private enum MemberSafety {
    case safe
    case unsafe
    /// No active rule names it.
    case inactive
}

extension Validatable {
    /// What the rules of the type make of its members in a scenario. What no rule names is inactive, and not here.
    fileprivate static func safety(in scenario: Scenario) -> [String: MemberSafety] {
        var safety: [String: MemberSafety] = [:]
        if let listing = Self.self as? any ScenarioListing.Type, let listed = listing.activeAttributes[scenario] {
            for attribute in listed.map(ActiveAttribute.init(listed:)) {
                safety[attribute.name] = attribute.isSafe ? .safe : .unsafe
            }
            return safety
        }
        for rule in compiledRules.modelRules where rule.isActive(in: scenario) {
            for name in rule.attributes {
                if rule.unsafeAttributes.contains(name) { safety[name] = .unsafe }
                safety[name] = safety[name] ?? .safe
            }
        }
        return safety
    }
}
