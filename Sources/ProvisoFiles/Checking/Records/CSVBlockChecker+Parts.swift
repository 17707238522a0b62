internal import ProvisoCore

/// Rows that are judged apart from those before them, and judged again.
extension CSVBlockChecker {
    mutating func check(
        _ part: BlockPart, of block: Block, _ limits: CheckLimits, isAgain: Bool, early: (([UInt8]) -> Void)?
    ) -> BlockResult {
        judge.begin(limits)
        judge.early = early
        profiles = !isAgain
        defer {
            judge.early = nil
            profiles = true
        }
        block.bytes.withUnsafeBufferPointer { bytes in
            var rows = RecordProgress(part, endings: .all)
            let isUTF8 = UTF8Check.isValid(bytes.span.extracting(part.start..<part.end))
            checkRows(of: block, bytes, &rows, to: part.end, isUTF8: isUTF8)
        }
        if !isAgain, let profile = profiler?.finish() { judge.result.findings?.profile = profile }
        judge.finishCoverage()
        return judge.result
    }

    mutating func checkApart(_ block: Block, _ limits: CheckLimits) -> BlockResult {
        var parts: [JudgedPart] = []
        var part = start(of: block)
        if case .oversized = block.kind {
            judge.result = check(block, limits)
            part.end = 0
            _ = judge.endPart(part, &parts)
            return judge.endParts(parts)
        }
        judge.begin(limits)
        block.bytes.withUnsafeBufferPointer { bytes in
            var rows = RecordProgress(part, endings: .all)
            let isUTF8 = UTF8Check.isValid(bytes.span)
            var goesOn = true
            // A header without rows is written too.
            repeat {
                part.start = rows.offset
                part.number = rows.number
                part.line = rows.lines.line(of: rows.offset, in: bytes.span)
                checkRows(of: block, bytes, &rows, to: bytes.count, atMost: BlockPart.mostRecords, isUTF8: isUTF8)
                part.end = rows.offset
                goesOn = judge.endPart(part, &parts)
            } while goesOn && rows.offset < bytes.count
            (part.start, part.end, part.number) = (rows.offset, bytes.count, rows.number)
            part.line = rows.lines.line(of: rows.offset, in: bytes.span)
        }
        if let last = parts.indices.last, let profile = profiler?.finish() {
            parts[last].result.findings?.profile = profile
        }
        return judge.endParts(parts, rest: part.start < part.end ? part : nil)
    }

    /// The rows of a block, without the header that stands before the first.
    func start(of block: Block) -> BlockPart {
        guard block.index == 0 else {
            return BlockPart(start: 0, end: block.bytes.count, number: block.firstRecord, line: block.firstLine)
        }
        var lines = LineCursor(firstLine: block.firstLine, endings: .all)
        return BlockPart(
            start: header.length, end: block.bytes.count, number: 1,
            line: lines.line(of: header.length, in: block.bytes.span))
    }
}
