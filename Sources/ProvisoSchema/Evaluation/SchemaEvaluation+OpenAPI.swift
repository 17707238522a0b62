internal import ProvisoCore

extension SchemaEvaluation {
    /// `oneOf` or `anyOf` beside `discriminator`: the schema that the member names judges the value alone.
    func discriminated(
        _ plan: DiscriminatorPlan, of schema: CompiledSchema, _ index: Int, parts: Int, chain: Int
    ) -> Bool {
        guard tape.entries[index].kind == .object else {
            return plan.isOne
                ? one(plan.alternatives, of: schema, index, parts: parts, chain: chain)
                : any(plan.alternatives, of: schema, index, parts: parts, chain: chain)
        }
        guard let value = member(plan.member, of: index) else {
            let name = plan.member.names.first ?? ""
            return fail(index, .required(name, "/discriminator/propertyName"), in: schema)
        }
        guard tape.entries[value].kind == .string else { return fail(value, .types(.string), in: schema) }
        guard let number = plan.values.number(ofText: value, in: tape) else {
            return fail(value, .constants(ConstantSet(texts: plan.values.names), "discriminator"), in: schema)
        }
        let edge = plan.schemas[number]
        if apply(edge, index, parts: parts, chain: chain) { return true }
        notes?.failAround(index, edge.keyword, in: schema)
        return false
    }

    /// Refuses members that go the other way alone.
    func absent(_ names: NameTable, _ keyword: String, of schema: CompiledSchema, _ index: Int) -> Bool {
        guard tape.entries[index].kind == .object else { return true }
        var passes = true
        var key = index + 1
        while key < Int(tape.entries[index].next) {
            if names.number(of: key, in: tape) != nil { passes = fail(key + 1, .absent(keyword), in: schema) }
            if !passes, notes == nil { return false }
            key = Int(tape.entries[key + 1].next)
        }
        return passes
    }

    /// The value of the first member with a name of a table.
    private func member(_ name: NameTable, of index: Int) -> Int? {
        var key = index + 1
        while key < Int(tape.entries[index].next) {
            if name.number(of: key, in: tape) != nil { return key + 1 }
            key = Int(tape.entries[key + 1].next)
        }
        return nil
    }
}

extension NameTable {
    /// The number of the name that a text is.
    fileprivate func number(ofText index: Int, in tape: borrowing ValueTape) -> Int? {
        let text = tape.text(of: index)
        return names.lastIndex { $0.utf8.elementsEqual(text.utf8) }
    }
}

extension ConstantSet {
    /// The set of some texts.
    fileprivate convenience init(texts: [String]) {
        self.init(texts.map { DocumentNode(.scalar(.string($0)), at: nil) })
    }
}
