internal import ProvisoCore

/// Some records of a block that follow each other.
struct BlockPart: Sendable {
    /// Where it begins and ends in the bytes of the block.
    var start: Int
    var end: Int
    /// The number of the first record, and of the line on which the part begins.
    var number: Int
    var line: Int

    /// So many records are judged again together, when what was found in one of them does not stand behind the records before.
    static let mostRecords = 64
    /// How much of what is printed is kept of all parts of a block.
    static let mostOutput = 8 << 20
}

/// A part of a block whose records were judged apart from those before them.
struct JudgedPart: Sendable {
    var part: BlockPart
    var result: BlockResult
    let keys: AcrossJournal.Part
    /// Whether the journal had room for all of its keys.
    let hasAllKeys: Bool
}

/// A way through the records of a block.
struct RecordProgress {
    /// Where the next record begins, or what stands before it.
    var offset: Int
    /// The number of the next record.
    var number: Int
    /// The line on which the offset lies, where each record has one of its own.
    var line: Int
    var lines: LineCursor
    /// Where the last fault in an element stands; the next one is looked for from there.
    var faults: TextCursor?

    init(_ part: BlockPart, endings: LineEnds) {
        line = part.line
        offset = part.start
        number = part.number
        lines = LineCursor(firstLine: part.line, at: part.start, endings: endings)
    }
}
