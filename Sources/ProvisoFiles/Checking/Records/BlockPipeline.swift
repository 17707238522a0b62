/// Hands blocks to threads and gives their results back in order. At most a few blocks are under way, so memory is bounded.
struct BlockPipeline<Judge: BlockChecker & ~Copyable> {
    /// A checker, which belongs to one thread at a time.
    private final class Checker: @unchecked Sendable {
        private var judge: Judge
        init(_ checker: consuming Judge) { judge = checker }

        /// Checks a block: one look at the object for all records of it.
        func check(_ block: Block, _ limits: CheckLimits, _ early: (([UInt8]) -> Void)?) -> BlockResult {
            judge.check(block, limits, early: early)
        }

        /// Checks a block apart from the records before it.
        func checkApart(_ block: Block, _ limits: CheckLimits) -> BlockResult { judge.checkApart(block, limits) }
    }

    private enum Work {
        case done(Block, BlockResult, Checker)
        case underway(Block, Task<BlockResult, Never>, Checker)
    }

    private let jobs: Int
    /// Whether blocks are checked apart from those before them, where rules look at all records.
    private let isApart: Bool
    private let makeChecker: () -> Judge
    private let early: ([UInt8]) -> Void
    private var idle: [Checker] = []
    private var queue: [Work] = []

    /// - Parameters:
    ///   - isApart: Whether blocks are checked apart from those before them, where rules look at all records.
    ///   - early: Takes what is found before a block is done, where blocks are checked one after another.
    init(jobs: Int, isApart: Bool = false, makeChecker: @escaping () -> Judge, early: @escaping ([UInt8]) -> Void) {
        self.jobs = max(1, jobs)
        self.isApart = isApart
        self.early = early
        self.makeChecker = makeChecker
    }

    /// Whether a block is checked only when all before it are done, so that limits are known and nothing has to wait.
    var isSequential: Bool { jobs == 1 }
    var isEmpty: Bool { queue.isEmpty }
    /// Whether another block may be begun. While the one before is waited for, or printed, no thread should have nothing to do.
    var hasRoom: Bool { queue.count < (isSequential ? 1 : 2 * jobs) }

    /// Starts checking a block; with one job it is checked here and now.
    ///
    /// - Parameter isLater: Whether the receiver of the result checks it, behind the blocks before it.
    mutating func submit(_ block: Block, _ limits: CheckLimits, isLater: Bool = false) {
        let checker = idle.popLast() ?? Checker(makeChecker())
        if isLater {
            queue.append(.done(block, BlockResult(), checker))
            return
        }
        guard jobs > 1 else {
            let result = isApart ? checker.checkApart(block, limits) : checker.check(block, limits, early)
            queue.append(.done(block, result, checker))
            return
        }
        let isApart = isApart
        let task = Task.detached {
            isApart ? checker.checkApart(block, limits) : checker.check(block, limits, nil)
        }
        queue.append(.underway(block, task, checker))
    }

    /// The result of the block that was submitted first.
    mutating func next() async -> (Block, BlockResult)? {
        guard !queue.isEmpty else { return nil }
        switch queue.removeFirst() {
        case .done(let block, let result, let checker):
            idle.append(checker)
            return (block, result)
        case .underway(let block, let task, let checker):
            let result = await task.value
            idle.append(checker)
            return (block, result)
        }
    }

    /// Checks a block once more, with a lower limit or with what it finds handed out at once.
    mutating func checkAgain(
        _ block: Block, _ limits: CheckLimits, early: @escaping ([UInt8]) -> Void
    ) -> BlockResult {
        let checker = idle.popLast() ?? Checker(makeChecker())
        defer { idle.append(checker) }
        return checker.check(block, limits, early)
    }
}
