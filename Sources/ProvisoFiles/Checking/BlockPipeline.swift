/// Hands blocks to threads and gives their results back in order. At most a few blocks are under way, so memory is bounded.
struct BlockPipeline {
    /// Checks a block. What is found goes to the closure before the block is done, if there is one.
    typealias Check = (Block, CheckLimits, _ early: (([UInt8]) -> Void)?) -> BlockResult

    /// A checker belongs to one thread at a time.
    private final class Checker: @unchecked Sendable {
        let check: Check
        init(_ check: @escaping Check) { self.check = check }
    }

    private enum Work {
        case done(Block, BlockResult, Checker)
        case underway(Block, Task<BlockResult, Never>, Checker)
    }

    private let jobs: Int
    private let makeChecker: () -> Check
    private let early: ([UInt8]) -> Void
    private var idle: [Checker] = []
    private var queue: [Work] = []

    /// - Parameter early: Takes what is found before a block is done, where blocks are checked one after another.
    init(jobs: Int, makeChecker: @escaping () -> Check, early: @escaping ([UInt8]) -> Void) {
        self.jobs = max(1, jobs)
        self.early = early
        self.makeChecker = makeChecker
    }

    /// Whether a block is checked only when all before it are done, so that limits are known and nothing has to wait.
    var isSequential: Bool { jobs == 1 }
    var isEmpty: Bool { queue.isEmpty }
    var hasRoom: Bool { queue.count < jobs }

    /// Starts checking a block; with one job it is checked here and now.
    mutating func submit(_ block: Block, _ limits: CheckLimits) {
        let checker = idle.popLast() ?? Checker(makeChecker())
        guard jobs > 1 else {
            queue.append(.done(block, checker.check(block, limits, early), checker))
            return
        }
        queue.append(.underway(block, Task.detached { checker.check(block, limits, nil) }, checker))
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
