import ProvisoCore

/// What a set of values is made of: conditions, joined by and, or and not.
///
/// Whether a value is in it can be unknown. Then so is the answer, unless the known parts decide it: an unknown condition and a
/// broken one are broken together.
indirect enum Formula: Hashable, Sendable {
    /// A constraint whose hash is known, since sets of many rules are looked up over and over.
    struct Condition: Hashable, Sendable {
        let constraint: Constraint
        private let hash: Int

        init(_ constraint: Constraint) {
            self.constraint = constraint
            var hasher = Hasher()
            constraint.combine(into: &hasher)
            hash = hasher.finalize()
        }

        static func == (left: Self, right: Self) -> Bool {
            left.hash == right.hash && left.constraint == right.constraint
        }

        func hash(into hasher: inout Hasher) { hasher.combine(hash) }
    }

    /// Every value.
    case everything
    /// No value.
    case nothing
    /// The values that meet a condition.
    case condition(Condition)
    /// Unknown values; the same ones wherever the name is the same.
    case unknown(String)
    case not(Formula)
    case all([Formula])
    case any([Formula])

    /// The values that meet a constraint; never `.anyOf`.
    static func meeting(_ constraint: Constraint) -> Self { .condition(Condition(constraint)) }

    /// What constraints let pass.
    ///
    /// - Parameter name: What the part is called that they do not tell.
    init(_ constraints: Constraints, name: String) {
        var parts = constraints.all.enumerated().map { index, constraint -> Formula in
            guard case .anyOf(let choices) = constraint else { return .meeting(constraint) }
            return .joined(choices.enumerated().map { Formula($1, name: "\(name) \(index).\($0)") })
        }
        if !constraints.isExact { parts.append(.unknown(name)) }
        self = .intersected(parts)
    }

    /// The values that are in all.
    static func intersected(_ parts: [Formula]) -> Formula {
        var flat: [Formula] = []
        var known: Set<Formula> = []
        for part in parts {
            switch part {
            case .everything: continue
            case .nothing: return .nothing
            case .all(let inner): for part in inner where known.insert(part).inserted { flat.append(part) }
            default: if known.insert(part).inserted { flat.append(part) }
            }
        }
        // Of alternatives, those are left that none of the other conditions rules out.
        let before = flat
        for (index, part) in flat.enumerated() {
            guard case .any(let choices) = part else {
                if known.contains(part.complement) { return .nothing }
                continue
            }
            if choices.contains(where: { known.contains($0) }) {
                flat[index] = .everything
                continue
            }
            flat[index] = .joined(choices.filter { !$0.parts.contains { known.contains($0.complement) } })
            if flat[index] == .nothing { return .nothing }
        }
        if flat != before { return .intersected(flat) }
        if flat.isDisjointAtSight { return .nothing }
        return flat.count == 1 ? flat[0] : flat.isEmpty ? .everything : .all(flat)
    }

    /// The values that are in one.
    static func joined(_ parts: [Formula]) -> Formula {
        var flat: [Formula] = []
        var known: Set<Formula> = []
        for part in parts {
            switch part {
            case .nothing: continue
            case .everything: return .everything
            case .any(let inner): for part in inner where known.insert(part).inserted { flat.append(part) }
            default: if known.insert(part).inserted { flat.append(part) }
            }
        }
        for part in flat where known.contains(part.complement) { return .everything }
        return flat.count == 1 ? flat[0] : flat.isEmpty ? .nothing : .any(flat)
    }

    /// What has to be met together.
    private var parts: [Formula] { if case .all(let parts) = self { parts } else { [self] } }

    /// The other values.
    var complement: Formula {
        switch self {
        case .everything: .nothing
        case .nothing: .everything
        case .not(let inner): inner
        case .condition, .unknown: .not(self)
        case .all(let parts): .any(parts.map(\.complement))
        case .any(let parts): .all(parts.map(\.complement))
        }
    }

    /// Whether a value is in the set, where each condition says so; `nil` where that does not tell.
    func truth(_ condition: (Constraint) -> Bool?) -> Bool? {
        switch self {
        case .everything: return true
        case .nothing: return false
        case .condition(let own): return condition(own.constraint)
        case .unknown: return nil
        case .not(let inner): return inner.truth(condition).map { !$0 }
        case .all(let parts): return parts.all { $0.truth(condition) }
        case .any(let parts): return parts.any { $0.truth(condition) }
        }
    }

    /// Calls a closure with each condition.
    func forEachCondition(_ body: (Constraint) -> Void) {
        switch self {
        case .everything, .nothing, .unknown: break
        case .condition(let own): body(own.constraint)
        case .not(let inner): inner.forEachCondition(body)
        case .all(let parts), .any(let parts): for part in parts { part.forEachCondition(body) }
        }
    }

    /// Whether every value is known to be in the set or not.
    var isExact: Bool {
        switch self {
        case .everything, .nothing: true
        case .unknown: false
        case .condition(let own): own.constraint.isDecidable
        case .not(let inner): inner.isExact
        case .all(let parts), .any(let parts): parts.allSatisfy(\.isExact)
        }
    }
}

extension Constraint {
    /// Whether a value alone tells, for every value, whether it meets the condition.
    fileprivate var isDecidable: Bool {
        switch self {
        case .shape(let shape): shape.isExact
        case .comparison(let comparison): if case .value = comparison.other { comparison.format == nil } else { false }
        case .parts, .allOrNone, .across, .custom: false
        default: true
        }
    }

    /// Whether a value meets the condition, as far as the value tells.
    func truth(of value: DataValue) -> Bool? {
        let allows = self.allows(value)
        // Not all that looks like a format is of it.
        if case .shape(let shape) = self, allows == true, !shape.isExact { return nil }
        return allows
    }
}
