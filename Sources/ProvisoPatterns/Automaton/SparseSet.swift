/// A set of small numbers that is emptied in constant time and remembers the order of insertion.
struct SparseSet {
    private var sparse: [Int32]
    private(set) var members: [Int32] = []

    init(capacity: Int) {
        sparse = [Int32](repeating: 0, count: capacity)
        members.reserveCapacity(min(capacity, 64))
    }

    /// Adds a number; false when it was there.
    @inline(__always)
    mutating func insert(_ number: Int32) -> Bool {
        let place = Int(sparse[Int(number)])
        if place < members.count, members[place] == number { return false }
        sparse[Int(number)] = Int32(truncatingIfNeeded: members.count)
        members.append(number)
        return true
    }

    mutating func removeAll() {
        members.removeAll(keepingCapacity: true)
    }
}
