/// A set of numbers that allocates nothing for the first four.
struct SmallSet {
    private var first: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    private var count = 0
    private var others: Set<UInt64> = []

    /// Inserts a number other than zero; returns whether it was not there.
    mutating func insert(_ number: UInt64) -> Bool {
        if first.0 == number || first.1 == number || first.2 == number || first.3 == number { return false }
        switch count {
        case 0: first.0 = number
        case 1: first.1 = number
        case 2: first.2 = number
        case 3: first.3 = number
        default: return others.insert(number).inserted
        }
        count += 1
        return true
    }
}
