internal import ProvisoCore

extension SchemaNotes {
    /// The failures of the value, of those that were noted: what fails in an alternative counts only if that one was meant.
    ///
    /// Of the schemas of `anyOf` or `oneOf`, the one is meant that is alone in being for values of this type, or with this tag: what it
    /// lacks says more than that no schema passes.
    func causes(in tape: ValueTape) -> [Unit] {
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
            if let meant = Self.meant(among: inside, of: unit, in: tape) { kept += meant } else { kept.append(unit) }
        }
        return kept.filter { $0.level == 0 }
    }

    /// What fails in the one alternative that is for values of this type, or with this tag; `nil` if there are several or none.
    private static func meant(among units: ArraySlice<Unit>, of unit: Unit, in tape: ValueTape) -> [Unit]? {
        var positions: [Substring: Int] = [:]
        var alternatives: [[Unit]] = []
        for inside in units where inside.level == unit.level + 1 {
            let rest = inside.location.dropFirst(unit.location.count + 1)
            let position = positions[rest.prefix { $0 != "/" }, default: alternatives.count]
            if position == alternatives.count {
                positions[rest.prefix { $0 != "/" }] = position
                alternatives.append([])
            }
            alternatives[position].append(inside)
        }
        guard alternatives.count > 1 else { return nil }
        let fitting = alternatives.filter { units in
            !units.contains { $0.index == unit.index && $0.refusesType(in: tape) }
        }
        let meant =
            fitting.count > 1
            ? besideConstants(fitting, of: unit, in: tape) ?? tagged(fitting, of: unit, in: tape) : fitting.first
        return meant?.map { $0.raised(to: unit.level) }
    }

    /// What fails in the one alternative that has no constants, if those of all others are of other types than the value.
    private static func besideConstants(_ alternatives: [[Unit]], of unit: Unit, in tape: ValueTape) -> [Unit]? {
        var open: [[Unit]] = []
        for units in alternatives {
            let constants = units.lazy.filter { $0.index == unit.index }.compactMap(\.constants).first
            if let constants {
                if constants.has(tape.entries[unit.index].kind.value) { return nil }
            } else {
                open.append(units)
            }
        }
        return open.count == 1 ? open.first : nil
    }

    /// What fails in the one alternative that takes the tag of the object: a member that all others want to be another constant. If no
    /// alternative takes the tag, that alone fails. `nil` if there is no tag, or more than one.
    private static func tagged(_ alternatives: [[Unit]], of unit: Unit, in tape: ValueTape) -> [Unit]? {
        let refused = alternatives.map { units in
            units.reduce(into: [:] as [Int: ConstantSet]) { refused, inside in
                guard let set = inside.constants, tape.isMember(inside.index, of: unit.index) else { return }
                refused[inside.index] = set
            }
        }
        var counts: [Int: Int] = [:]
        for member in refused.lazy.flatMap(\.keys) { counts[member, default: 0] += 1 }
        let unknown = counts.filter { $0.value == alternatives.count }
        if unknown.count == 1, let tag = unknown.keys.first {
            let values = refused.flatMap { $0[tag]?.values ?? [] }
            return [unit.moved(to: tag, failing: .constants(ConstantSet(distinct: values), unit.keyword))]
        }
        let meant = Set(
            counts.filter { $0.value == alternatives.count - 1 }.compactMap { tag in
                refused.firstIndex { $0[tag.key] == nil }
            })
        return meant.count == 1 ? meant.first.map { alternatives[$0] } : nil
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
    fileprivate func refusesType(in tape: ValueTape) -> Bool {
        guard case .failure(let failure) = content else { return false }
        switch failure {
        case .types, .never: return true
        case .constants(let values, _): return tape.isContainer(index) && !values.has(tape.entries[index].kind)
        default: return false
        }
    }

    /// The constants of which the value is none.
    fileprivate var constants: ConstantSet? {
        if case .failure(.constants(let set, _)) = content { set } else { nil }
    }

    fileprivate func moved(to index: Int, failing failure: SchemaFailure) -> Self {
        Self(
            index: index, keyword: keyword, location: location, absoluteLocation: absoluteLocation,
            content: .failure(failure), level: level)
    }

    fileprivate func raised(to level: Int) -> Self {
        var unit = self
        unit.level = level
        return unit
    }
}

extension ConstantSet {
    /// Creates the set of values, each once.
    fileprivate convenience init(distinct values: [DataValue]) {
        var known: Set<DataValue> = []
        self.init(values.filter { known.insert($0).inserted }.map { DocumentNode(.scalar($0), at: nil) })
    }
}

extension ValueTape {
    fileprivate func isContainer(_ index: Int) -> Bool { [.array, .object].contains(entries[index].kind) }

    /// Whether a part is the value of a member of an object.
    fileprivate func isMember(_ index: Int, of object: Int) -> Bool {
        Int(entries[index].parent) == object && entries[object].kind == .object
    }
}
