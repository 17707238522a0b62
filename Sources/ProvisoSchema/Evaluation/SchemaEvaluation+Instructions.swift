internal import ProvisoCore

extension SchemaEvaluation {
    /// Follows the instructions of a schema.
    func follow(_ schema: CompiledSchema, _ index: Int, parts: Int, chain: Int) -> Bool {
        let mark = notes?.mark
        var passes = true
        for instruction in schema.instructions where !follow(instruction, of: schema, index, parts: parts, chain: chain)
        {
            passes = false
            if notes?.isFull ?? true { break }
        }
        if let mark {
            if passes {
                notes?.annotate(index, schema, isText: tape.entries[index].kind == .string)
            } else {
                notes?.forgetAnnotations(from: mark)
            }
        }
        return passes
    }

    /// Notes a failure; always `false`.
    @inline(__always)
    func fail(_ index: Int, _ failure: @autoclosure () -> SchemaFailure, in schema: CompiledSchema) -> Bool {
        if let notes { notes.fail(index, failure(), in: schema) }
        return false
    }

    private func follow(
        _ instruction: Instruction, of schema: CompiledSchema, _ index: Int, parts: Int, chain: Int
    ) -> Bool {
        let kind = tape.entries[index].kind
        switch instruction {
        case .types(let types):
            return types.contains(index, of: tape) || fail(index, .types(types), in: schema)
        case .constants(let set, let keyword):
            return set.contains(index, of: tape) || fail(index, .constants(set, keyword), in: schema)
        case .limit(let limit):
            guard kind == .number else { return true }
            return tape.withText(of: index) { limit.holds(for: $0) } || fail(index, .limit(limit), in: schema)
        case .multiple(let multiple, let keyword):
            guard kind == .number else { return true }
            return tape.withText(of: index) { multiple.divides($0) }
                || fail(index, .multiple(multiple.number, keyword), in: schema)
        case .minLength, .maxLength, .pattern, .format, .content:
            return kind != .string && kind != .key || followText(instruction, of: schema, index)
        case .minItems, .maxItems, .uniqueItems:
            return kind != .array || followSize(instruction, of: schema, index)
        case .minProperties, .maxProperties:
            return kind != .object || followSize(instruction, of: schema, index)
        case .elements(let plan): return kind != .array || elements(plan, of: schema, index, parts: parts)
        case .contains(let plan): return kind != .array || contains(plan, of: schema, index, parts: parts)
        case .required(let names): return kind != .object || required(names, of: schema, index)
        case .dependents(let dependents, let keyword):
            return kind != .object
                || self.dependents(dependents, keyword, of: schema, index, parts: parts, chain: chain)
        case .members(let plan): return kind != .object || members(plan, of: schema, index, parts: parts)
        case .names(let edge): return kind != .object || names(edge, of: schema, index)
        case .unevaluatedElements(let edge):
            return kind != .array || unevaluatedElements(edge, of: schema, index, parts: parts)
        case .unevaluatedMembers(let edge):
            return kind != .object || unevaluatedMembers(edge, of: schema, index, parts: parts)
        default: return followCombination(instruction, of: schema, index, parts: parts, chain: chain)
        }
    }

    private func followText(_ instruction: Instruction, of schema: CompiledSchema, _ index: Int) -> Bool {
        tape.withText(of: index) { text in
            switch instruction {
            case .minLength(let count):
                return Self.hasScalars(text, atLeast: count) || fail(index, .minLength(count), in: schema)
            case .maxLength(let count):
                guard count < text.count, Self.hasScalars(text, atLeast: count + 1) else { return true }
                return fail(index, .maxLength(count), in: schema)
            case .pattern(let pattern):
                return pattern.isFound(in: text) || fail(index, .pattern(pattern.source), in: schema)
            case .format(let format):
                return format.isValid(text) || fail(index, .format(format), in: schema)
            case .content(let content):
                guard let keyword = content.failedKeyword(text) else { return true }
                return fail(index, .content(keyword), in: schema)
            default: return true
            }
        }
    }

    /// Whether a text has so many Unicode scalars.
    private static func hasScalars(_ text: Span<UInt8>, atLeast count: Int) -> Bool {
        // A scalar takes one to four bytes.
        if text.count < count { return false }
        if text.count / 4 >= count { return true }
        var found = 0
        for index in 0..<text.count where text[index] & 0xC0 != 0x80 { found += 1 }
        return found >= count
    }

    private func followSize(_ instruction: Instruction, of schema: CompiledSchema, _ index: Int) -> Bool {
        let count = Int(tape.entries[index].count)
        switch instruction {
        case .minItems(let limit): return count >= limit || fail(index, .minItems(limit), in: schema)
        case .maxItems(let limit): return count <= limit || fail(index, .maxItems(limit), in: schema)
        case .minProperties(let limit): return count >= limit || fail(index, .minProperties(limit), in: schema)
        case .maxProperties(let limit): return count <= limit || fail(index, .maxProperties(limit), in: schema)
        case .uniqueItems:
            var hashes: [UInt64] = []
            guard let twins = tape.equalElements(of: index, &hashes) else { return true }
            let ordinals = (Int(tape.entries[twins.first].ordinal), Int(tape.entries[twins.second].ordinal))
            return fail(index, .uniqueItems(ordinals.0, ordinals.1), in: schema)
        default: return true
        }
    }

    private func followCombination(
        _ instruction: Instruction, of schema: CompiledSchema, _ index: Int, parts: Int, chain: Int
    ) -> Bool {
        switch instruction {
        case .typesOrSchemas(let choice):
            return types(choice, of: schema, index, parts: parts, chain: chain)
        case .all(let edges):
            var passes = true
            for edge in edges where !apply(edge, index, parts: parts, chain: chain) {
                passes = false
                if notes?.isFull ?? true { return false }
            }
            if !passes, let keyword = edges.first?.keyword { notes?.failAround(index, keyword, in: schema) }
            return passes
        case .any(let edges): return any(edges, of: schema, index, parts: parts, chain: chain)
        case .one(let edges): return one(edges, of: schema, index, parts: parts, chain: chain)
        case .not(let edge): return not(edge, of: schema, index, chain: chain)
        case .condition(let plan): return condition(plan, of: schema, index, parts: parts, chain: chain)
        case .reference(let edge):
            if apply(edge, index, parts: parts, chain: chain) { return true }
            notes?.failAround(index, edge.keyword, in: schema)
            return false
        case .dynamicReference(let edge, let name):
            return reference(edge, to: dynamicTarget(name, or: edge.target), of: schema, index, parts, chain)
        case .recursiveReference(let edge):
            return reference(edge, to: recursiveTarget(or: edge.target), of: schema, index, parts, chain)
        case .discriminated(let plan): return discriminated(plan, of: schema, index, parts: parts, chain: chain)
        case .absentMembers(let names, let keyword): return absent(names, keyword, of: schema, index)
        default: return true
        }
    }

    private func reference(
        _ edge: SchemaEdge, to target: Int, of schema: CompiledSchema, _ index: Int, _ parts: Int, _ chain: Int
    ) -> Bool {
        notes?.enter(edge)
        let passes = run(target, index, parts: parts, chain: chain + 1)
        notes?.leave()
        if !passes { notes?.failAround(index, edge.keyword, in: schema) }
        return passes
    }
}
