extension SchemaNotes {
    /// The failures of the value, of those that were noted: what fails in an alternative counts only if that one was meant.
    ///
    /// Of the schemas of `anyOf` or `oneOf`, the one is meant that is alone in being for values of this type: what it lacks says
    /// more than that no schema passes.
    var causes: [Unit] {
        var kept: [Unit] = []
        for unit in units where !unit.isAnnotation {
            guard case .failure(let failure) = unit.content else { continue }
            guard failure.isOfAlternatives else {
                kept.append(unit)
                continue
            }
            let start = kept.lastIndex { $0.level <= unit.level || !$0.location.hasPrefix(unit.location + "/") }
            let inside = kept[(start.map { $0 + 1 } ?? 0)...]
            kept.removeLast(inside.count)
            if let meant = Self.meant(among: inside, of: unit) { kept += meant } else { kept.append(unit) }
        }
        return kept.filter { $0.level == 0 }
    }

    /// What fails in the one alternative that is for values of this type; `nil` if there are several or none.
    private static func meant(among units: ArraySlice<Unit>, of unit: Unit) -> [Unit]? {
        var alternatives: [Substring: [Unit]] = [:]
        for inside in units where inside.level == unit.level + 1 {
            let rest = inside.location.dropFirst(unit.location.count + 1)
            alternatives[rest.prefix { $0 != "/" }, default: []].append(inside)
        }
        let fitting = alternatives.values.filter { units in
            !units.contains { $0.index == unit.index && $0.refusesType }
        }
        guard fitting.count == 1, alternatives.count > 1, let meant = fitting.first else { return nil }
        return meant.map { $0.raised(to: unit.level) }
    }
}

extension SchemaFailure {
    /// Whether every one of several schemas failed.
    fileprivate var isOfAlternatives: Bool {
        switch self {
        case .anyOf: true
        case .oneOf(let passing): passing.isEmpty
        default: false
        }
    }
}

extension SchemaNotes.Unit {
    /// Whether the schema is not for values of this type.
    fileprivate var refusesType: Bool {
        guard case .failure(let failure) = content else { return false }
        switch failure {
        case .types, .never: return true
        default: return false
        }
    }

    fileprivate func raised(to level: Int) -> Self {
        var unit = self
        unit.level = level
        return unit
    }
}
