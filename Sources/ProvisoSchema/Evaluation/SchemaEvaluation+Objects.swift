internal import ProvisoCore

extension SchemaEvaluation {
    @inline(__always)
    func markJudged(_ part: Int, _ parts: Int) {
        guard parts >= 0 else { return }
        let ordinal = Int(tape.entries[part].ordinal)
        judged[parts + ordinal >> 6] |= 1 << UInt64(ordinal & 63)
    }

    @inline(__always)
    private func isJudged(_ part: Int, _ parts: Int) -> Bool {
        let ordinal = Int(tape.entries[part].ordinal)
        return judged[parts + ordinal >> 6] & (1 << UInt64(ordinal & 63)) != 0
    }

    /// `properties`, `patternProperties` and `additionalProperties`.
    func members(_ plan: MembersPlan, of schema: CompiledSchema, _ index: Int, parts: Int) -> Bool {
        var passes = true
        let end = Int(tape.entries[index].next)
        var key = index + 1
        var names = notes.flatMap { $0.wantsAnnotations ? JudgedNames() : nil }
        while key < end {
            let value = key + 1
            var isKnown = false
            if let number = plan.names.number(of: key, in: tape) {
                isKnown = true
                if !applyToPart(plan.schemas[number], value) { passes = false }
                names?.note(key, "properties", tape)
            }
            for (pattern, edge) in plan.patterns where tape.withText(of: key, { pattern.isFound(in: $0) }) {
                isKnown = true
                if !applyToPart(edge, value) { passes = false }
                names?.note(key, "patternProperties", tape)
            }
            if !isKnown, let edge = plan.additional {
                isKnown = true
                if !applyAdditional(edge, value, plan) { passes = false }
                names?.note(key, "additionalProperties", tape)
            }
            if isKnown { markJudged(value, parts) }
            if !passes, notes?.isFull ?? true { return false }
            key = Int(tape.entries[value].next)
        }
        if passes {
            for keyword in plan.keywords {
                names.map { notes?.annotate(index, keyword, $0.value(keyword), in: schema) }
            }
        } else {
            for keyword in plan.keywords { notes?.failAround(index, keyword, in: schema) }
        }
        return passes
    }

    private func applyAdditional(_ edge: SchemaEdge, _ value: Int, _ plan: MembersPlan) -> Bool {
        let passes = applyToPart(edge, value)
        if !passes { notes?.suggest(names: plan.names.names, for: value) }
        return passes
    }

    /// `propertyNames`.
    func names(_ edge: SchemaEdge, of schema: CompiledSchema, _ index: Int) -> Bool {
        var passes = true
        var key = index + 1
        while key < Int(tape.entries[index].next) {
            if !applyToPart(edge, key) {
                passes = false
                if notes?.isFull ?? true { return false }
            }
            key = Int(tape.entries[key + 1].next)
        }
        if !passes { notes?.failAround(index, edge.keyword, in: schema) }
        return passes
    }

    /// `required`.
    func required(_ names: RequiredNames, of schema: CompiledSchema, _ index: Int) -> Bool {
        let missing = self.missing(names.table, in: index)
        guard !missing.isEmpty else { return true }
        for name in missing { _ = fail(index, .required(name, names.path), in: schema) }
        return false
    }

    /// The names of a table that an object does not have; where nothing is noted, at most one.
    private func missing(_ table: NameTable, in index: Int) -> [String] {
        var isThere = Array(repeating: false, count: table.names.count)
        var key = index + 1
        while key < Int(tape.entries[index].next) {
            if let number = table.number(of: key, in: tape) { isThere[number] = true }
            key = Int(tape.entries[key + 1].next)
        }
        var missing: [String] = []
        for (number, isThere) in isThere.enumerated() where !isThere {
            // A name that stands in the table twice is found once.
            let name = table.names[number]
            if table.names.dropFirst(number + 1).contains(where: { $0.utf8.elementsEqual(name.utf8) }) { continue }
            missing.append(name)
        }
        return missing
    }

    /// `dependentRequired`, `dependentSchemas` and `dependencies`.
    func dependents(
        _ dependents: [Dependent], _ keyword: String, of schema: CompiledSchema, _ index: Int, parts: Int, chain: Int
    ) -> Bool {
        var passes = true
        for dependent in dependents where missing(dependent.name, in: index).isEmpty {
            switch dependent.demand {
            case .names(let table):
                let name = dependent.name.names.first ?? ""
                let path = "/\(keyword)/" + SchemaURI.pointerPart(name)
                for missing in missing(table, in: index) {
                    passes = fail(index, .dependent(missing, of: name, path), in: schema)
                }
            case .schema(let edge):
                if !apply(edge, index, parts: parts, chain: chain) {
                    passes = false
                    notes?.failAround(index, keyword, in: schema)
                }
            }
            if !passes, notes?.isFull ?? true { return false }
        }
        return passes
    }

    /// `unevaluatedProperties`.
    func unevaluatedMembers(_ edge: SchemaEdge, of schema: CompiledSchema, _ index: Int, parts: Int) -> Bool {
        var passes = true
        var names = notes.flatMap { $0.wantsAnnotations ? JudgedNames() : nil }
        var key = index + 1
        while key < Int(tape.entries[index].next) {
            let value = key + 1
            if !isJudged(value, parts) {
                if !applyToPart(edge, value) { passes = false }
                markJudged(value, parts)
                names?.note(key, edge.keyword, tape)
            }
            if !passes, notes?.isFull ?? true { return false }
            key = Int(tape.entries[value].next)
        }
        if passes {
            names.map { notes?.annotate(index, edge.keyword, $0.value(edge.keyword), in: schema) }
        } else {
            notes?.failAround(index, edge.keyword, in: schema)
        }
        return passes
    }

    /// `unevaluatedItems`.
    func unevaluatedElements(_ edge: SchemaEdge, of schema: CompiledSchema, _ index: Int, parts: Int) -> Bool {
        var passes = true
        var hasJudged = false
        var child = index + 1
        while child < Int(tape.entries[index].next) {
            if !isJudged(child, parts) {
                hasJudged = true
                if !applyToPart(edge, child) { passes = false }
                markJudged(child, parts)
            }
            if !passes, notes?.isFull ?? true { return false }
            child = Int(tape.entries[child].next)
        }
        if !passes {
            notes?.failAround(index, edge.keyword, in: schema)
        } else if hasJudged {
            notes?.annotate(index, edge.keyword, .bool(true), in: schema)
        }
        return passes
    }
}

/// The names of the members that each keyword judged, for annotations.
struct JudgedNames {
    private var names: [String: [DataValue]] = [:]

    mutating func note(_ key: Int, _ keyword: String, _ tape: borrowing ValueTape) {
        names[keyword, default: []].append(.string(tape.text(of: key)))
    }

    func value(_ keyword: String) -> DataValue { .array(names[keyword] ?? []) }
}
