/// Automata over digits, without cycles.
///
/// A node that accepts begins with 126, or 127 where nothing follows, and the number of what it accepts. Then come its
/// edges, of which the first that reads a digit is taken. An edge is one value: three times 42 codes, for an edge that
/// others follow, the last one, and the last one whose target lies directly behind it. The first 34 codes are numbers of
/// common sets of digits; the others are three bits of a set, whose seven others follow. Then comes the target, unless it
/// lies behind: below 80 it is the number of a node that many edges lead to; from 123 on, it is an address with two more
/// values; between them, with one more value, the distance from here, half of the distances back.
extension PhoneRecord {
    /// How many codes each kind of edge has, and how many of them are numbers of sets.
    static let codes = 42
    static let sets = 34
    /// How many nodes have a number, and where addresses begin.
    static let near = 80
    static let far = 123
    /// Where every table has the common sets, and the addresses of the nodes with a number.
    static let setsStart = 1
    static let nearStart = setsStart + 2 * sets
    static let nearEnd = nearStart + 3 * near

    /// What an automaton accepts when it has read some digits: a bit for the general pattern, and one for each type.
    func accepted(by automaton: Int, _ digits: UnsafeBufferPointer<UInt8>) -> Int {
        guard automaton != 0 else { return 0 }
        var node = automaton
        for digit in digits {
            node = next(of: node, reading: digit)
            guard node != 0 else { return 0 }
        }
        return accepted(at: node)
    }

    /// What a node accepts.
    func accepted(at node: Int) -> Int {
        table[node] < 126 ? 0 : two(acceptedTypes + 2 * Int(table[node + 1]))
    }

    /// Whether digits begin with what an automaton accepts.
    func begins(_ digits: UnsafeBufferPointer<UInt8>, with automaton: Int) -> Bool {
        guard automaton != 0 else { return false }
        var node = automaton
        if table[node] >= 126 { return true }
        for digit in digits {
            node = next(of: node, reading: digit)
            guard node != 0 else { return false }
            if table[node] >= 126 { return true }
        }
        return false
    }

    /// The node behind a digit; 0 where there is none.
    func next(of node: Int, reading digit: UInt8) -> Int {
        var at = node
        if table[at] >= 126 {
            guard table[at] == 126 else { return 0 }
            at += 2
        }
        while true {
            let kind = Int(table[at]) / Self.codes
            let code = Int(table[at]) - kind * Self.codes
            at += 1
            var set = 0
            if code < Self.sets {
                set = two(Self.setsStart + 2 * code)
            } else {
                set = (code - Self.sets) << 7 | Int(table[at])
                at += 1
            }
            let reads = set >> Int(digit) & 1 != 0
            if kind == 2 { return reads ? at : 0 }
            if reads { return target(at) }
            if kind == 1 { return 0 }
            at += table[at] < Self.near ? 1 : table[at] < Self.far ? 2 : 3
        }
    }

    private func target(_ at: Int) -> Int {
        let first = Int(table[at])
        if first < Self.near { return three(Self.nearStart + 3 * first) }
        if first >= Self.far { return (first - Self.far) << 14 | two(at + 1) }
        return at + ((first - Self.near) << 7 | Int(table[at + 1])) - (Self.far - Self.near) << 6
    }
}
