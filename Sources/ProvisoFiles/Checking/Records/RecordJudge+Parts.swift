internal import ProvisoCore

/// Records that are judged apart from those before them, part by part.
extension RecordJudge {
    /// Ends a part of the records of a block that are judged apart from those before them, and begins with the next.
    ///
    /// - Returns: Whether to go on with it.
    mutating func endPart(_ part: BlockPart, _ parts: inout [JudgedPart]) -> Bool {
        guard let across, let keys = across.endPart() else { return false }
        finishCoverage()
        // What attributes there are is of the whole block.
        let presence = result.presence
        result.presence = nil
        let ends = result.isFull || result.isCut || result.failure != nil || across.isFull
        partOutput += result.output.count
        parts.append(JudgedPart(part: part, result: result, keys: keys, hasAllKeys: !across.isFull))
        begin(limits)
        result.presence = presence
        return !ends && partOutput <= BlockPart.mostOutput
    }

    /// Ends a block whose records are judged apart.
    ///
    /// - Parameter rest: What was not judged.
    mutating func endParts(_ parts: consuming [JudgedPart], rest: BlockPart? = nil) -> BlockResult {
        if let last = parts.indices.last { parts[last].result.presence = result.presence }
        partOutput = 0
        var all = BlockResult()
        all.parts = parts
        all.rest = rest
        all.journal = across?.takeJournal()
        return all
    }
}
