extension Simulation {
    /// Where a program stands behind the beginning of a text.
    struct Standing {
        /// The instructions that are to be followed once it is known what comes next.
        var instructions: [Int32]
        /// What comes before.
        var context: Context
    }

    /// Reads the beginning of a text, of which more may come.
    mutating func standing(behind bytes: UnsafeBufferPointer<UInt8>) -> Standing {
        begin()
        var context = Context.edge
        var index = 0
        while index < bytes.count { context = advance(bytes, &index, after: context) }
        return Standing(instructions: waiting, context: context)
    }
}
