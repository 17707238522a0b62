#if Macros
/// Lines of code, each of them under the conditions of compilation under which that stands which it is about.
struct ConditionalLines {
    private var lines: [String] = []
    private var open: [ConditionalClause] = []

    mutating func append(_ line: String, under clauses: [ConditionalClause]) {
        if !clauses.isEmpty || !open.isEmpty { move(to: clauses) }
        lines.append(line)
    }

    /// The lines, with the end of every block.
    var closed: [String] { lines + open.map { _ in "#endif" } }

    private mutating func move(to clauses: [ConditionalClause]) {
        var shared = zip(open, clauses).prefix { $0.isSame(as: $1) }.count
        if shared < min(open.count, clauses.count), open[shared].block == clauses[shared].block,
            open[shared].index < clauses[shared].index
        {
            // A later clause of a block that is open
            close(downTo: shared + 1)
            let clause = clauses[shared]
            lines += clause.directives[(open[shared].index + 1)...]
            open[shared] = clause
            shared += 1
        }
        close(downTo: shared)
        for clause in clauses[shared...] {
            lines += clause.directives
            open.append(clause)
        }
    }

    private mutating func close(downTo count: Int) {
        while open.count > count {
            lines.append("#endif")
            open.removeLast()
        }
    }
}
#endif
