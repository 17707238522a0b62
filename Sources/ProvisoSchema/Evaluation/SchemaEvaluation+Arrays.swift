internal import ProvisoCore

extension SchemaEvaluation {
    /// `prefixItems` and `items`; `items` and `additionalItems` of earlier dialects.
    func elements(_ plan: ElementsPlan, of schema: CompiledSchema, _ index: Int, parts: Int) -> Bool {
        var passes = true
        var ordinal = 0
        var child = index + 1
        while child < Int(tape.entries[index].next) {
            let edge = ordinal < plan.prefix.count ? plan.prefix[ordinal] : plan.rest
            guard let edge else { break }
            if !applyToPart(edge, child) {
                passes = false
                if notes?.isFull ?? true { return false }
            }
            markJudged(child, parts)
            ordinal += 1
            child = Int(tape.entries[child].next)
        }
        if let notes { note(plan, passes, count: ordinal, of: schema, index, notes) }
        return passes
    }

    private func note(
        _ plan: ElementsPlan, _ passes: Bool, count: Int, of schema: CompiledSchema, _ index: Int, _ notes: SchemaNotes
    ) {
        guard passes else {
            if let keyword = (plan.prefix.first ?? plan.rest)?.keyword { notes.failAround(index, keyword, in: schema) }
            return
        }
        if let keyword = plan.prefix.first?.keyword, count > 0 {
            let isWhole = count >= plan.prefix.count && Int(tape.entries[index].count) <= plan.prefix.count
            let last = min(count, plan.prefix.count) - 1
            notes.annotate(index, keyword, isWhole ? .bool(true) : .number(ExactNumber(last)), in: schema)
        }
        if let rest = plan.rest, count > plan.prefix.count {
            notes.annotate(index, rest.keyword, .bool(true), in: schema)
        }
    }

    /// `contains`, with `minContains` and `maxContains`.
    func contains(_ plan: ContainsPlan, of schema: CompiledSchema, _ index: Int, parts: Int) -> Bool {
        var found: [Int] = []
        var count = 0
        let mark = notes?.mark
        notes?.beginBranch()
        var child = index + 1
        while child < Int(tape.entries[index].next) {
            let before = notes?.mark
            if applyToPart(plan.schema, child) {
                count += 1
                if plan.marksElements { markJudged(child, parts) }
                if notes?.wantsAnnotations ?? false { found.append(Int(tape.entries[child].ordinal)) }
                if notes == nil, parts < 0, plan.max == nil, count >= plan.min { break }
            } else if let before {
                // What each element lacks is too much to say.
                notes?.forget(from: before)
            }
            child = Int(tape.entries[child].next)
        }
        notes?.endBranch()
        if count < plan.min { return fail(index, .contains(min: plan.min, count: count), in: schema) }
        if let max = plan.max, count > max {
            if let mark { notes?.forget(from: mark) }
            return fail(index, .maxContains(max: max, count: count), in: schema)
        }
        if let notes, notes.wantsAnnotations {
            let isWhole = count == Int(tape.entries[index].count)
            let value: DataValue = isWhole ? .bool(true) : .array(found.map { .number(ExactNumber($0)) })
            notes.annotate(index, "contains", value, in: schema)
        }
        return true
    }
}
