extension SchemaEvaluation {
    /// `anyOf`: all are evaluated if their evaluated parts or their annotations are needed.
    func any(_ edges: [SchemaEdge], of schema: CompiledSchema, _ index: Int, parts: Int, chain: Int) -> Bool {
        var passes = false
        let start = notes?.mark
        notes?.beginBranch()
        for edge in edges where apply(edge, index, parts: parts, chain: chain) {
            passes = true
            if parts < 0, notes == nil { break }
        }
        notes?.endBranch()
        if passes {
            if let start { notes?.forgetErrors(from: start) }
            return true
        }
        return fail(index, .anyOf, in: schema)
    }

    /// `oneOf`.
    func one(_ edges: [SchemaEdge], of schema: CompiledSchema, _ index: Int, parts: Int, chain: Int) -> Bool {
        var passing: [Int] = []
        let start = notes?.mark
        notes?.beginBranch()
        for (number, edge) in edges.enumerated() where apply(edge, index, parts: parts, chain: chain) {
            passing.append(number)
            if passing.count > 1, notes == nil { break }
        }
        notes?.endBranch()
        if passing.count == 1 {
            if let start { notes?.forgetErrors(from: start) }
            return true
        }
        return fail(index, .oneOf(passing), in: schema)
    }

    /// `not`.
    func not(_ edge: SchemaEdge, of schema: CompiledSchema, _ index: Int, chain: Int) -> Bool {
        let outer = notes
        notes = nil
        let passes = apply(edge, index, parts: -1, chain: chain)
        notes = outer
        // What cannot be judged does not pass by that.
        return !passes && !isGivenUp || fail(index, .not, in: schema)
    }

    /// `if`, `then` and `else`.
    func condition(
        _ plan: ConditionPlan, of schema: CompiledSchema, _ index: Int, parts: Int, chain: Int
    ) -> Bool {
        let mark = notes?.mark
        notes?.beginBranch()
        let holds = apply(plan.test, index, parts: parts, chain: chain)
        notes?.endBranch()
        if let mark { holds ? notes?.forgetErrors(from: mark) : notes?.forget(from: mark) }
        guard let branch = holds ? plan.then : plan.otherwise else { return true }
        if apply(branch, index, parts: parts, chain: chain) { return true }
        notes?.failAround(index, branch.keyword, in: schema)
        return false
    }

    /// `type` and `disallow` of draft 3.
    func types(_ choice: TypeChoice, of schema: CompiledSchema, _ index: Int, parts: Int, chain: Int) -> Bool {
        var passes = choice.types.contains(index, of: tape)
        let outer = notes
        notes = nil
        for edge in choice.schemas where !passes {
            passes = apply(edge, index, parts: choice.isNegated ? -1 : parts, chain: chain)
        }
        notes = outer
        if passes != choice.isNegated, !isGivenUp { return true }
        return fail(index, choice.isNegated ? .not : .types(choice.types), in: schema)
    }
}
