extension FlatCompiler {
    mutating func writeObject(_ instruction: Instruction, into draft: inout FlatDraft) {
        switch instruction {
        case .minProperties(let count): draft.narrow(.size, least: count)
        case .maxProperties(let count): draft.narrow(.size, most: count)
        case .required(let names):
            var known = Set(draft.required)
            for name in names.table.names.map({ Array($0.utf8) }) where known.insert(name).inserted {
                draft.required.append(name)
            }
        case .members(let plan): draft.members.append(plan)
        case .names(let edge):
            if verdicts.verdict(edge.target, FlatClass.string) != true {
                draft.add(.keys, block(edge.target, marks: false))
            }
        case .dependents(let dependents, _): for dependent in dependents { write(dependent, into: &draft) }
        case .unevaluatedMembers(let edge): draft.add(.unmarkedMembers, block(edge.target, marks: false))
        default: break
        }
    }

    private mutating func write(_ dependent: Dependent, into draft: inout FlatDraft) {
        let name = dependent.name.names.map { (name: Array($0.utf8), target: FlatSlot.passes, bit: Int32(-1)) }
        guard let name = names.addSet(name) else { return draft.add(.undecided) }
        switch dependent.demand {
        case .schema(let edge): draft.add(.dependentBlock, name, block(edge.target, marks: draft.marks))
        case .names(let table):
            var rest = Array(Set(table.names.map { Array($0.utf8) }))
            while !rest.isEmpty {
                let names = Array(rest.prefix(64))
                rest.removeFirst(names.count)
                guard let object = object(nil, required: names) else { return draft.add(.undecided) }
                objects.append(object)
                draft.add(.dependentNames, name, Int32(objects.count - 1))
            }
        }
    }

    /// What the members of an object must be; `nil` where names cannot be found quickly.
    ///
    /// - Parameter required: At most 64 names.
    mutating func object(_ plan: MembersPlan?, required: [[UInt8]]) -> FlatObject? {
        var bits: [[UInt8]: Int32] = [:]
        for (bit, name) in required.enumerated() { bits[name] = Int32(bit) }
        var entries: [(name: [UInt8], target: Int32, bit: Int32)] = []
        for (number, name) in (plan?.names.names ?? []).enumerated() {
            guard let edge = plan?.schemas[number] else { continue }
            let name = Array(name.utf8)
            entries.append((name, partBlock(edge.target), bits.removeValue(forKey: name) ?? -1))
        }
        let known = entries.count
        for name in required {
            if let bit = bits[name] { entries.append((name, FlatSlot.isUnknown, bit)) }
        }
        let patterns = (plan?.patterns ?? []).map(\.pattern)
        guard let names = names.add(entries, patterns: patterns) else { return nil }
        var object = FlatObject(names: names)
        object.required = required.isEmpty ? 0 : UInt64.max >> UInt64(64 - required.count)
        object.fewest = Int32(required.count)
        object.requiredBits = Self.bits(required)
        guard let plan else {
            object.isRequiredOnly = true
            return object
        }
        var pairs: [Int32] = []
        for (pattern, edge) in plan.patterns { pairs += [number(of: pattern), partBlock(edge.target)] }
        object.firstPattern = Int32(lists.count)
        object.patternCount = Int32(pairs.count / 2)
        lists += pairs
        guard let others = plan.additional else { return object }
        if verdicts.failsAll(others.target) {
            object.others = FlatObject.isClosed
            if pairs.isEmpty {
                object.most = Int32(known)
                object.knownBits = Self.bits(entries.prefix(known).map { $0.name })
            }
        } else {
            object.others = partBlock(others.target)
        }
        return object
    }

    private static func bits(_ names: [[UInt8]]) -> UInt64 {
        names.reduce(0) { $0 | NameHash.bit(NameHash.of($1.span)) }
    }
}
