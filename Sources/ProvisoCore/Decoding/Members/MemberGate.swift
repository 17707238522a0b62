/// What data may set of the models of one type.
struct MemberGate {
    let shape: ModelShape
    /// Why a member may not be set, in the order of the shape's members; `nil` for one that may be.
    private let refusals: [Assignment.Refusal.Reason?]
    private let keys: KeyStrategy
    private let access: MemberAccess
    /// The positions of members by how data spells their keys, where a strategy says so.
    private var spelled: [TextKey: [Int]] = [:]
    /// Whether there is a member that may not be set.
    let hasRefusals: Bool

    /// Finds out what may be set; `nil` for a type without attributes.
    init?(
        _ type: any Validatable.Type, _ scenario: Scenario, _ access: MemberAccess, _ keys: KeyStrategy = .asDeclared
    ) {
        guard let shape = ModelShape.of(type) else { return nil }
        self.shape = shape
        self.keys = keys
        self.access = access
        if keys.decoded != nil {
            for (index, member) in shape.members.enumerated() {
                for spelling in keys.spellings(of: member.key) { spelled[TextKey(spelling), default: []].append(index) }
            }
        }
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
        hasRefusals = refusals.contains { $0 != nil }
    }

    /// The members that may not be set, and why: those that are properties of the type, and what a rule closes.
    var refused: [(member: ModelShape.Member, reason: Assignment.Refusal.Reason)] {
        zip(shape.members, refusals).compactMap { member, reason in
            reason.flatMap { member.isWhole || $0 == .unsafe ? (member, $0) : nil }
        }
    }

    /// Whether the declaration of the type has a default for a member.
    func hasDefault(_ member: ModelShape.Member) -> Bool {
        shape.blank.map { !$0.unset.contains(member.name) } ?? false
    }

    /// Whether a model has for a member what a new one has.
    func isDefault(_ member: ModelShape.Member, of model: Any, in blank: Any?) -> Bool {
        guard hasDefault(member), let blank else { return false }
        return member.isSame(model, blank)
    }

    /// What stands in the properties of a model that are no members, since rules that are written by hand name none of them:
    /// mass assignment does not set these.
    func unnamed(in model: Any) -> [String: DataValue] {
        guard access == .safe else { return [:] }
        var values: [String: DataValue] = [:]
        var mirror: Mirror? = Mirror(reflecting: model)
        while let current = mirror {
            for case (let label?, let value) in current.children {
                // A property wrapper stands under the name of what it wraps, behind a line.
                let names = [label, String(label.drop { $0 == "_" })]
                if shape.members.contains(where: { names.contains($0.name) }) { continue }
                values[label] = DataValue(of: value)
            }
            mirror = current.superclassMirror
        }
        return values
    }

    /// The member with a name from outside.
    func member(_ key: String) -> ModelShape.Member? { shape.position(of: key).map { shape.members[$0] } }

    /// The key of a member that data has under a key of its own, and why that may not be set; `nil` when it may.
    ///
    /// Where several members may be meant, none is set unless all may be.
    func meaning(of key: String) -> (key: String, refusal: Assignment.Refusal.Reason?) {
        guard let decoded = keys.decoded else { return (key, refusal(of: key)) }
        let own = decoded(key)
        let positions = (spelled[TextKey(key)] ?? []) + (shape.position(of: own).map { [$0] } ?? [])
        guard let first = positions.first else { return (own, .unknown) }
        let refused = positions.first { refusals[$0] != nil }
        return (shape.members[refused ?? first].key, refused.flatMap { refusals[$0] })
    }

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
    /// Whether a rule, or a list of a scenario's attributes, says of a member that it may not be set.
    static var closesMembers: Bool { !(closedMembers?.isEmpty ?? false) }

    /// The members of which rules say that they may not be set; `nil` where a list of a scenario's attributes says so of some.
    static var closedMembers: Set<String>? {
        if let listing = Self.self as? any ScenarioListing.Type,
            listing.activeAttributes.values.contains(where: { $0.contains { !ActiveAttribute(listed: $0).isSafe } })
        {
            return nil
        }
        return compiledRules.modelRules.reduce(into: []) { $0.formUnion($1.unsafeAttributes) }
    }

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
