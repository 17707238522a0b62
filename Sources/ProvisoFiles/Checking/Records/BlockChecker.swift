/// Checks the records of blocks, one block after another. Belongs to one thread at a time.
protocol BlockChecker: ~Copyable, SendableMetatype {
    /// Checks a block.
    ///
    /// - Parameters:
    ///   - limits: How far to go.
    ///   - early: Takes what is found before the block is done, if there is somebody who wants it.
    mutating func check(_ block: Block, _ limits: CheckLimits, early: (([UInt8]) -> Void)?) -> BlockResult
}

extension CSVBlockChecker: BlockChecker {}
extension JSONBlockChecker: BlockChecker {}
