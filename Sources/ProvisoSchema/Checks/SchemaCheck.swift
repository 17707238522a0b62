internal import ProvisoCore

/// Checks schemas against the schemas of their dialects.
enum SchemaCheck {
    /// Checks documents, and notes each violation with its place.
    static func check(_ registry: inout SchemaRegistry, _ documents: [Int]) {
        for document in documents where !registry.documents[document].isBuiltIn { check(&registry, document) }
    }

    private static func check(_ registry: inout SchemaRegistry, _ document: Int) {
        let root = SchemaRegistry.Place(document: document, pointer: "")
        guard let schema = registry.subschemas[root], let reading = registry.resources[schema.resource].reading,
            let program = program(reading, &registry)
        else { return }
        let node = registry.documents[document].node
        let tape = ValueTape(node)
        if program.passes(tape) { return }
        // Of a document that is no schema at all there is no part to name.
        guard case .mapping = node.content else {
            let orBoolean = reading.dialect >= .draft6 ? ", or true or false" : ""
            return registry.note("A schema must be an object\(orBoolean).", at: node.position)
        }
        let notes = SchemaNotes(limit: 100)
        _ = SchemaEvaluation(program.source, tape, notes: notes).passes()
        let foreign = foreignPointers(in: registry, document, besides: reading.dialect)
        for unit in notes.causes(in: tape) {
            guard let violation = unit.violation(in: tape) else { continue }
            let pointer = violation.path.jsonPointer
            // What is written in another dialect is not judged by this one.
            if foreign.contains(where: { pointer == $0 || pointer.hasPrefix($0 + "/") }) { continue }
            note(violation, at: pointer, of: node, in: &registry)
        }
    }

    private static func note(
        _ violation: Violation, at pointer: String, of node: DocumentNode, in registry: inout SchemaRegistry
    ) {
        var place = node
        for component in violation.path.components {
            let part =
                switch component {
                case .key(let name): SchemaRegistry.part(name, of: place)
                case .index(let index): SchemaRegistry.part(String(index), of: place)
                }
            guard let part else { break }
            place = part
        }
        registry.note(
            "`\(pointer)` is not valid in a schema: \(message(of: violation))", at: place.position,
            suggestion: suggestion(violation, place))
    }

    /// The message; the catalogue has none that names several types.
    private static func message(of violation: Violation) -> String {
        guard violation.code == "schema.type", case .array(let types)? = violation.parameters["types"], types.count > 1
        else { return violation.message }
        let names = types.compactMap(\.text)
        return "Its type must be \(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")."
    }

    private static func suggestion(_ violation: Violation, _ place: DocumentNode) -> String? {
        if case .array(let values)? = violation.parameters["values"], case .scalar(.string(let text)) = place.content {
            let names = values.compactMap(\.text)
            let others = names.allSatisfy { TypeSet(named: $0) != nil } ? TypeSet.otherNames : []
            return Suggestion.nearest(to: text, among: names, otherNames: others).map { "Did you mean `\($0)`?" }
        }
        // Draft 3 had it so, and other systems have.
        if violation.path.components.last == .key("required"), case .scalar(.bool) = place.content {
            return "Beside `properties`, list the names: `required: [name]`."
        }
        return nil
    }

    private static func program(_ reading: SchemaReading, _ registry: inout SchemaRegistry) -> FlatProgram? {
        if reading.metaschema == reading.dialect.uri { return DialectPrograms.program(reading.dialect) }
        guard let resource = registry.resource(reading.metaschema) else { return nil }
        var compiler = SchemaCompiler(registry, options: SchemaOptions())
        let program = compiler.compile(compiler.registry.resources[resource].root)
        for problem in compiler.registry.problems {
            registry.note(problem.message, at: problem.position, suggestion: problem.suggestion)
        }
        return program.map { FlatProgram($0) }
    }

    /// The places of resources in a document that are of another dialect.
    private static func foreignPointers(
        in registry: SchemaRegistry, _ document: Int, besides dialect: SchemaDialect
    ) -> [String] {
        registry.resources.filter {
            $0.root.document == document && !$0.root.pointer.isEmpty && $0.reading?.dialect != dialect
        }.map { $0.root.pointer }
    }
}
