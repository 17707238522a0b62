/// Checks the records of blocks, one block after another. Belongs to one thread at a time.
protocol BlockChecker: ~Copyable, SendableMetatype {
    /// Checks a block.
    ///
    /// - Parameters:
    ///   - limits: How far to go.
    ///   - early: Takes what is found before the block is done, if that is wanted.
    mutating func check(_ block: Block, _ limits: CheckLimits, early: (([UInt8]) -> Void)?) -> BlockResult

    /// Checks the records of a part of a block, of which there is some.
    ///
    /// - Parameter isAgain: Whether they were judged before, so that they are no more to be profiled.
    mutating func check(
        _ part: BlockPart, of block: Block, _ limits: CheckLimits, isAgain: Bool, early: (([UInt8]) -> Void)?
    ) -> BlockResult

    /// Checks a block apart from the records before it: each part has a result of its own. What is left when it ends early is not
    /// judged.
    mutating func checkApart(_ block: Block, _ limits: CheckLimits) -> BlockResult
}

extension CSVBlockChecker: BlockChecker {}
extension JSONBlockChecker: BlockChecker {}
