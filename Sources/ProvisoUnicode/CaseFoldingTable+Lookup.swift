extension CaseFoldingTable {
    /// Scalars, each a step behind the one before, that fold by adding the same number.
    package struct Run {
        package let first: UInt32
        package let last: UInt32
        package let step: UInt32
        package let delta: Int32

        /// What one of the scalars becomes.
        package func folded(_ scalar: UInt32) -> UInt32 { UInt32(bitPattern: Int32(bitPattern: scalar) + delta) }
    }

    /// How many runs there are, in the order of their scalars.
    package static var runCount: Int { bits.count / 2 }

    /// A run, by its number.
    package static func run(_ number: Int) -> Run {
        let (place, change) = (UInt32(bitPattern: bits[2 * number]), bits[2 * number + 1])
        let first = place >> 8
        return Run(first: first, last: first + place & 0xFF, step: UInt32(bitPattern: change & 3), delta: change >> 2)
    }

    /// What a scalar becomes by simple case folding: itself if it has no case or is small.
    package static func folded(_ scalar: UInt32) -> UInt32 {
        // The last run that does not begin behind the scalar.
        var low = 0
        var high = runCount
        while low < high {
            let middle = (low + high) / 2
            if run(middle).first <= scalar { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return scalar }
        let run = run(low - 1)
        guard scalar <= run.last, (scalar - run.first) % run.step == 0 else { return scalar }
        return run.folded(scalar)
    }
}
