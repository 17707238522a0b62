extension CaseFoldingTable {
    /// What a scalar becomes by simple case folding: itself if it has no case or is small.
    package static func folded(_ scalar: UInt32) -> UInt32 {
        let runs = runs
        // The last run that does not begin behind the scalar.
        var low = 0
        var high = runs.count / 4
        while low < high {
            let middle = (low + high) / 2
            if UInt32(bitPattern: runs[4 * middle]) <= scalar { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return scalar }
        let run = 4 * (low - 1)
        let distance = Int32(bitPattern: scalar) - runs[run]
        guard Int32(bitPattern: scalar) <= runs[run + 1], distance % runs[run + 2] == 0 else { return scalar }
        return UInt32(bitPattern: Int32(bitPattern: scalar) + runs[run + 3])
    }
}
