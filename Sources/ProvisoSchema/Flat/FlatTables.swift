/// The tables of a flat program, readable wherever the program is.
struct FlatTables: Sendable {
    let code: Rows<FlatInstruction>
    /// Where the code of a block is for each class: 0 where all values pass, 1 where none does.
    let starts: Rows<Int32>
    let lists: Rows<Int32>
    let objects: Rows<FlatObject>
    let slots: Rows<FlatSlot>
    let nameBytes: Rows<UInt8>
    let names: Rows<FlatNames>
    let patterns: Rows<FlatPattern>
    let ranges: Rows<FlatRange>
    let contains: Rows<FlatContains>
    let choices: Rows<FlatChoice>
}

/// What keeps the memory of the tables.
struct FlatMemory: Sendable {
    let tables: FlatTables
    private let storages: [any Sendable]

    init(_ compiler: FlatCompiler) {
        let code = RowStorage(compiler.code)
        let starts = RowStorage(compiler.starts)
        let lists = RowStorage(compiler.lists)
        let objects = RowStorage(compiler.objects)
        let slots = RowStorage(compiler.names.slots)
        let nameBytes = RowStorage(compiler.names.paddedBytes)
        let names = RowStorage(compiler.names.sets)
        let patterns = RowStorage(compiler.patterns)
        let ranges = RowStorage(compiler.ranges)
        let contains = RowStorage(compiler.contains)
        let choices = RowStorage(compiler.choices)
        tables = FlatTables(
            code: code.rows, starts: starts.rows, lists: lists.rows, objects: objects.rows, slots: slots.rows,
            nameBytes: nameBytes.rows, names: names.rows, patterns: patterns.rows, ranges: ranges.rows,
            contains: contains.rows, choices: choices.rows)
        storages = [
            code, starts, lists, objects, slots, nameBytes, names, patterns, ranges, contains, choices,
        ]
    }
}
