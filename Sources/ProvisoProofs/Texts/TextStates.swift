/// States of several machines together, each kept once and numbered: a table without an allocation for each.
struct TextStates {
    /// How many machines there are.
    private let width: Int
    private(set) var count = 0
    /// The states of the machines, one after the other.
    private var members: [Int32] = []
    /// Numbers by their hash, with linear probing; zero is free, and other numbers are one too large.
    private var slots: [Int32]

    init(width: Int) {
        self.width = width
        slots = Array(repeating: 0, count: 64)
    }

    /// Adds the states of all machines; false if they are known.
    mutating func insert(_ states: [Int32]) -> Bool {
        if 2 * (count + 1) > slots.count { grow() }
        let mask = slots.count - 1
        var slot = Self.hash(states, from: 0, width) & mask
        while slots[slot] != 0 {
            if isEqual(Int(slots[slot]) - 1, states) { return false }
            slot = (slot + 1) & mask
        }
        members.append(contentsOf: states)
        count += 1
        slots[slot] = Int32(count)
        return true
    }

    /// The state of a machine.
    func state(_ number: Int, of machine: Int) -> Int32 { members[number * width + machine] }

    private func isEqual(_ number: Int, _ states: [Int32]) -> Bool {
        let first = number * width
        for place in 0..<width where members[first + place] != states[place] { return false }
        return true
    }

    private mutating func grow() {
        slots = Array(repeating: 0, count: 2 * slots.count)
        let mask = slots.count - 1
        for number in 0..<count {
            var slot = Self.hash(members, from: number * width, width) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = Int32(number + 1)
        }
    }

    private static func hash(_ states: [Int32], from first: Int, _ count: Int) -> Int {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for place in first..<(first + count) {
            hash = (hash ^ UInt64(UInt32(bitPattern: states[place]))) &* 0x9E37_79B9_7F4A_7C15
        }
        return Int(truncatingIfNeeded: hash >> 32)
    }
}
