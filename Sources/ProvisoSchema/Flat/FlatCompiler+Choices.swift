extension FlatCompiler {
    /// A choice among alternatives by the text of a member; `nil` where there is no member by which to choose.
    mutating func choice(_ targets: [Int], _ blocks: [Int32]) -> Int32? {
        let found = targets.map { target in
            var found = MemberTexts()
            collect(target, into: &found, depth: 0)
            return found
        }
        var counts: [[UInt8]: Int] = [:]
        for name in found.map(\.constants).joined().map(\.key) { counts[name, default: 0] += 1 }
        let best = counts.max { left, right in
            left.value != right.value ? left.value < right.value : right.key.lexicographicallyPrecedes(left.key)
        }
        guard let best, best.value * 2 > targets.count, best.value > 1 else { return nil }
        let isRequired = found.map { $0.required.contains(best.key) }
        return choice(best.key, found.map { $0.constants[best.key] }, isRequired, blocks)
    }

    private mutating func choice(
        _ name: [UInt8], _ texts: [Set<[UInt8]>?], _ isRequired: [Bool], _ blocks: [Int32]
    ) -> Int32? {
        let all = Set(texts.compactMap { $0 }.joined())
        guard all.count <= 4096, all.count * blocks.count <= 1 << 18,
            let name = names.add([(name: name, target: FlatSlot.passes, bit: -1)])
        else { return nil }
        var entries: [(name: [UInt8], target: Int32, bit: Int32)] = []
        for text in all.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            let fitting = zip(texts, blocks).filter { $0.0?.contains(text) ?? true }.map { $0.1 }
            entries.append((text, append(list: fitting), -1))
        }
        guard let set = names.add(entries) else { return nil }
        let others = append(list: zip(texts, blocks).filter { $0.0 == nil }.map { $0.1 })
        let without = append(list: zip(isRequired, blocks).filter { !$0.0 }.map { $0.1 })
        choices.append(FlatChoice(name: name, texts: set, others: others, without: without))
        return Int32(choices.count - 1)
    }

    private mutating func append(list: [Int32]) -> Int32 {
        lists.append(Int32(list.count))
        lists += list
        return Int32(lists.count - list.count - 1)
    }

    /// Collects what a schema asks of the texts of members.
    private func collect(_ number: Int, into found: inout MemberTexts, depth: Int) {
        guard depth < Self.deepest, found.work < 200 else { return }
        for instruction in schemas[number].instructions {
            found.work += 1
            switch instruction {
            case .required(let names): found.required.formUnion(names.table.names.map { Array($0.utf8) })
            case .members(let plan):
                for (name, edge) in zip(plan.names.names, plan.schemas) {
                    found.work += 1
                    guard let texts = constantTexts(edge.target, depth: depth) else { continue }
                    found.constants[Array(name.utf8)] = texts
                }
            case .reference(let edge): collect(edge.target, into: &found, depth: depth + 1)
            case .all(let edges): for edge in edges { collect(edge.target, into: &found, depth: depth + 1) }
            default: continue
            }
        }
    }

    /// The texts that pass a schema, if it only lets some pass.
    private func constantTexts(_ number: Int, depth: Int) -> Set<[UInt8]>? {
        guard depth < Self.deepest else { return nil }
        for instruction in schemas[number].instructions {
            switch instruction {
            case .constants(let set, _) where set.hasTextsOnly && set.count <= 256: return Set(set.texts)
            case .reference(let edge):
                if let texts = constantTexts(edge.target, depth: depth + 1) { return texts }
            default: continue
            }
        }
        return nil
    }
}

/// The members that a schema requires, and those with a few texts.
private struct MemberTexts {
    var required: Set<[UInt8]> = []
    var constants: [[UInt8]: Set<[UInt8]>] = [:]
    var work = 0
}
