internal import ProvisoBase
internal import ProvisoCore

/// The schemas of the dialects, each read when it is first needed.
enum BuiltInSchemas {
    private static let read = Locked<[String: DocumentNode]>([:])
    private static let compiled = Locked<[String: SchemaProgram]>([:])

    /// The schema with an identifier of the specifications.
    static func node(_ uri: String) -> DocumentNode? {
        if let known = read.withLock({ $0[uri] }) { return known }
        guard let entry = Metaschemas.texts.first(where: { $0.uri.description == uri }) else { return nil }
        let bytes = entry.json.withUTF8Buffer { Array($0) }
        guard let node = try? DocumentNode(json: bytes.span) else { return nil }
        read.withLock { $0[uri] = node }
        return node
    }

    /// The schema of a dialect as a program.
    static func program(_ dialect: SchemaDialect) -> SchemaProgram? {
        if let known = compiled.withLock({ $0[dialect.uri] }) { return known }
        var registry = SchemaRegistry(SchemaResources(), defaultDialect: dialect)
        guard let resource = registry.resource(dialect.uri) else { return nil }
        var compiler = SchemaCompiler(registry, options: SchemaOptions())
        let program = compiler.compile(compiler.registry.resources[resource].root)
        guard compiler.registry.problems.isEmpty, let program else { return nil }
        compiled.withLock { $0[dialect.uri] = program }
        return program
    }
}
