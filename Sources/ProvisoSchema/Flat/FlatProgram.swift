/// A program that only says whether a value passes, as rows of numbers.
///
/// Each schema has code for each class of values, so that types are decided before anything runs. What it cannot judge, and what takes
/// it too many steps, it leaves to ``SchemaEvaluation``, which also says why a value fails.
final class FlatProgram: Sendable {
    /// The program that it was made of.
    let source: SchemaProgram
    let root: Int

    /// What is made of numbers alone.
    let tables: FlatTables
    private let memory: FlatMemory

    // What is not made of numbers alone.
    let expressions: [SchemaPattern]
    let formats: [SchemaFormat]
    let contents: [SchemaContent]
    let limits: [NumberLimit]
    let multiples: [NumberMultiple]
    let constants: [ConstantSet]

    /// Compiles a program.
    init(_ source: SchemaProgram) {
        var compiler = FlatCompiler(source)
        root = compiler.compile()
        self.source = source
        memory = FlatMemory(compiler)
        tables = memory.tables
        expressions = compiler.expressions
        formats = compiler.formats
        contents = compiler.contents
        limits = compiler.limits
        multiples = compiler.multiples
        constants = compiler.constants
    }

    /// Whether a value passes.
    func passes(_ tape: borrowing ValueTape) -> Bool {
        var scratch = FlatScratch()
        return passes(tape, &scratch)
    }

    /// Whether a value passes.
    ///
    /// - Parameter scratch: Memory that is used again for the next value.
    func passes(_ tape: borrowing ValueTape, _ scratch: inout FlatScratch) -> Bool {
        if let verdict = FlatPass.verdict(self, tape, &scratch) { return verdict }
        return SchemaEvaluation(source, copy tape).passes()
    }
}

/// Memory for judging values, kept from one to the next.
struct FlatScratch: Sendable {
    /// Which parts of the values that are being judged have been judged, one bit each.
    var marks: [UInt64] = []
    /// Hashes of elements with their places.
    var hashes: [UInt64] = []
}
