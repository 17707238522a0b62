/// Automata over digits, without cycles.
///
/// A node is a byte with what it accepts in the low six bits and whether edges follow in the next; each edge is a set of
/// digits in ten bits, in two more how many values its target takes, and in another whether it is the last, and then how
/// far the target lies before the node.
extension PhoneRecord {
    /// What an automaton accepts when it has read some digits: a bit for the general pattern, and one for each type.
    func accepted(by automaton: Int, _ digits: UnsafeBufferPointer<UInt8>) -> Int {
        guard automaton != 0 else { return 0 }
        var node = automaton
        for digit in digits {
            guard let next = next(of: node, reading: digit) else { return 0 }
            node = next
        }
        return two(acceptedTypes + 2 * Int(table[node] & 63))
    }

    /// Whether digits begin with what an automaton accepts.
    func begins(_ digits: UnsafeBufferPointer<UInt8>, with automaton: Int) -> Bool {
        guard automaton != 0 else { return false }
        var node = automaton
        if table[node] & 63 != 0 { return true }
        for digit in digits {
            guard let next = next(of: node, reading: digit) else { return false }
            if table[next] & 63 != 0 { return true }
            node = next
        }
        return false
    }

    @inline(__always)
    func next(of node: Int, reading digit: UInt8) -> Int? {
        guard table[node] & 64 != 0 else { return nil }
        var at = node + 1
        while true {
            let edge = two(at)
            let size = (edge >> 10 & 3) + 1
            if edge >> Int(digit) & 1 != 0 {
                let back = size == 1 ? Int(table[at + 2]) : size == 2 ? two(at + 2) : three(at + 2)
                return node - back
            }
            guard edge & 1 << 12 == 0 else { return nil }
            at += 2 + size
        }
    }
}
