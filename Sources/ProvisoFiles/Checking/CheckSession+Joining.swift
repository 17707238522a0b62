import ProvisoCore

/// Judges the records again of which what was found apart from those before them does not stand.
final class JoiningChecker<Judge: BlockChecker & ~Copyable> {
    private final class Made {
        var judge: Judge
        init(_ judge: consuming Judge) { self.judge = judge }
    }

    /// Joins what was found.
    let joiner: AcrossJoiner
    private let make: () -> Judge
    private var made: Made?
    /// How many of the next blocks are better judged in their order at once: of one before most was judged again.
    private var blocksInOrder = 0
    private static var mostBlocksInOrder: Int { 15 }

    /// - Parameter make: Makes a checker, when the first such records come.
    init(_ joiner: AcrossJoiner, _ make: @escaping () -> Judge) {
        self.joiner = joiner
        self.make = make
    }

    private func checker() -> Made {
        let checker = made ?? Made(make())
        made = checker
        return checker
    }

    /// Checks a part of a block, behind all records before it.
    func check(
        _ part: BlockPart, of block: Block, _ limits: CheckLimits, isAgain: Bool, early: @escaping ([UInt8]) -> Void
    ) -> BlockResult { checker().judge.check(part, of: block, limits, isAgain: isAgain, early: early) }

    /// Checks a block, behind all records before it.
    func check(_ block: Block, _ limits: CheckLimits, early: @escaping ([UInt8]) -> Void) -> BlockResult {
        checker().judge.check(block, limits, early: early)
    }

    /// Whether the next block is judged apart from the records before it.
    func judgesNextApart() -> Bool {
        guard blocksInOrder > 0 else { return true }
        blocksInOrder -= 1
        return false
    }

    /// Notes how many of the parts of a block were judged again.
    func note(again: Int, of parts: Int) {
        if again * 2 > parts, parts > 1 { blocksInOrder = Self.mostBlocksInOrder }
    }
}

/// Rules across records, where any thread judges blocks: their keys are joined in the order of the records.
extension CheckSession {
    /// Whether blocks are judged apart from those before them, and joined. What is explained or collected, and what a baseline
    /// knows, depends on the order in which records are judged; and who asks for the order of columns that may have none has most
    /// parts judged again.
    var joinsRecords: Bool {
        guard let across, !across.isCarriedOver, run.plan.joinsRecords, check.purpose.mostOutOfOrder == .max else {
            return false
        }
        return reportOptions.explainer == nil && reportOptions.collector == nil && reportOptions.baseline == nil
    }

    /// Takes over what was found in a block, once its keys are joined with those of the blocks before.
    mutating func join<Checker: BlockChecker & ~Copyable>(
        _ found: BlockResult, of block: Block, with checker: JoiningChecker<Checker>, isEnd: () throws -> Bool,
        writer: RecordWriter?
    ) throws {
        let stream = stream
        guard let across, let journal = found.journal else {
            across?.forgetJoined()
            let result = checker.check(block, limits, early: stream.printEarly)
            return try take(result, isEnd: isEnd(), writer: writer)
        }
        var again = 0
        for (index, judged) in found.parts.enumerated() {
            let isLast = index == found.parts.count - 1 && found.rest == nil
            var result = judged.result
            // What has too much to say, or too many keys, is judged again without being joined before, and so is what ends the check.
            across.forgetJoined()
            if !judged.hasAllKeys || result.overflows || limits.areExceeded(by: result)
                || !checker.joiner.join(judged.keys, of: journal, to: across)
            {
                again += 1
                result = checker.check(judged.part, of: block, limits, isAgain: true, early: stream.printEarly)
                result.presence = judged.result.presence
                result.findings?.profile = judged.result.findings?.profile
            }
            try take(result, isEnd: isLast && isEnd(), writer: writer)
            if isOver { return }
        }
        checker.note(again: again, of: found.parts.count)
        guard let rest = found.rest else { return }
        across.forgetJoined()
        let result = checker.check(rest, of: block, limits, isAgain: false, early: stream.printEarly)
        try take(result, isEnd: isEnd(), writer: writer)
    }
}
