internal import ProvisoCore

/// Records that are judged apart from those before them, and judged again.
extension JSONBlockChecker {
    mutating func check(
        _ part: BlockPart, of block: Block, _ limits: CheckLimits, isAgain: Bool, early: (([UInt8]) -> Void)?
    ) -> BlockResult {
        judge.begin(limits)
        // Which attributes there are is known of what was judged before.
        if isAgain { judge.result.presence = nil }
        seenOrders.removeAll(keepingCapacity: true)
        judge.early = early
        profiles = !isAgain
        defer {
            judge.early = nil
            profiles = true
        }
        block.bytes.withUnsafeBufferPointer { bytes in
            var progress = progress(part, in: block)
            let isUTF8 = UTF8Check.isValid(bytes.span.extracting(part.start..<part.end))
            checkRecords(bytes, &progress, to: part.end, isUTF8: isUTF8)
        }
        if isAgain { judge.finishCoverage() } else { finishProfile() }
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
        seenOrders.removeAll(keepingCapacity: true)
        block.bytes.withUnsafeBufferPointer { bytes in
            var lines = progress(part, in: block)
            let isUTF8 = UTF8Check.isValid(bytes.span)
            var goesOn = true
            while goesOn, lines.offset < bytes.count {
                part.start = lines.offset
                part.number = lines.number
                part.line = lines.line
                checkRecords(bytes, &lines, to: bytes.count, atMost: BlockPart.mostRecords, isUTF8: isUTF8)
                part.end = lines.offset
                goesOn = judge.endPart(part, &parts)
            }
            (part.start, part.end, part.number) = (lines.offset, bytes.count, lines.number)
            part.line = lines.line
        }
        if let last = parts.indices.last, let profile = profiler?.finish() {
            parts[last].result.findings?.profile = profile
        }
        return judge.endParts(parts, rest: part.start < part.end ? part : nil)
    }

    func start(of block: Block) -> BlockPart {
        BlockPart(start: 0, end: block.bytes.count, number: block.firstRecord, line: block.firstLine)
    }
}
