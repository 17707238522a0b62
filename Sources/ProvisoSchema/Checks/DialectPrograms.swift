internal import ProvisoBase
internal import ProvisoCore

/// The schemas of the dialects as programs, each compiled when it is first needed.
enum DialectPrograms {
    private static let compiled = Locked<[String: FlatProgram]>([:])

    /// The schema of a dialect as a program.
    static func program(_ dialect: SchemaDialect) -> FlatProgram? {
        if let known = compiled.withLock({ $0[dialect.uri] }) { return known }
        var registry = SchemaRegistry(SchemaResources(), defaultDialect: dialect)
        guard let resource = registry.resource(dialect.uri) else { return nil }
        var compiler = SchemaCompiler(registry, options: SchemaOptions())
        let program = compiler.compile(compiler.registry.resources[resource].root)
        guard compiler.registry.problems.isEmpty, let program else { return nil }
        let flat = FlatProgram(program)
        compiled.withLock { $0[dialect.uri] = flat }
        return flat
    }
}
