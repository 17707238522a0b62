/// Writes the table of a region that an app hands in, as the script writes that of all others.
struct PhoneTableWriter {
    private(set) var bytes: [UInt8] = [0]
    private var accepted = [0, 1]
    private var nodes: [Node: Int] = [:]

    private struct Node: Hashable {
        let accepted: Int
        let following: [Int]
    }

    private struct State: Hashable {
        let steps: [Int]
        let depth: Int
    }

    static func two(_ value: Int) -> [UInt8] {
        [UInt8(truncatingIfNeeded: value >> 7 & 127), UInt8(truncatingIfNeeded: value & 127)]
    }

    static func three(_ value: Int) -> [UInt8] {
        [UInt8(truncatingIfNeeded: value >> 14 & 127)] + two(value)
    }

    /// Appends values, and says where they begin.
    mutating func place(_ values: [UInt8]) -> Int {
        bytes += values
        return bytes.count - values.count
    }

    /// Appends a text with its length before it.
    mutating func place(text: [UInt8]) throws(PhoneRulesError) -> Int {
        guard text.count < 128, text.allSatisfy({ $0 < 128 }) else { throw .valueOutOfRange }
        return place([UInt8(text.count)] + text)
    }

    /// Appends a prefix.
    mutating func place(prefix: PhonePattern?) throws(PhoneRulesError) -> Int {
        guard let prefix else { return 0 }
        var program = PhonePatternProgram()
        try program.append(prefix, accepting: 0)
        return place(try program.bytes())
    }

    /// Appends the automaton of patterns, each accepted with its number and the lengths that it may have.
    mutating func place(
        patterns: [(pattern: PhonePattern, number: Int, lengths: Int)], isPrefix: Bool
    ) throws(PhoneRulesError) -> Int {
        var program = PhonePatternProgram()
        var starts: [Int] = []
        var lengths = [Int](repeating: 0, count: 16)
        for pattern in patterns {
            starts.append(try program.append(pattern.pattern, accepting: pattern.number))
            lengths[pattern.number] = pattern.lengths
        }
        var memo: [State: Int] = [:]
        return try node(
            State(steps: program.closure(of: starts), depth: 0), program, lengths, isPrefix: isPrefix, &memo)
    }

    private mutating func node(
        _ state: State, _ program: PhonePatternProgram, _ lengths: [Int], isPrefix: Bool, _ memo: inout [State: Int]
    ) throws(PhoneRulesError) -> Int {
        if let known = memo[state] { return known }
        guard memo.count < 4_000 else { throw .patternTooLarge }
        var value = 0
        for step in state.steps {
            guard case .accept(let number) = program.steps[step] else { continue }
            if lengths[number] == 0 || lengths[number] >> state.depth & 1 != 0 { value |= 1 << number }
        }
        var following = [Int](repeating: 0, count: 10)
        if state.depth < 20, !(isPrefix && value != 0) {
            for digit in 0..<10 {
                var next: [Int] = []
                for step in state.steps {
                    if case .digits(let set) = program.steps[step], set >> digit & 1 != 0 { next.append(step + 1) }
                }
                guard !next.isEmpty else { continue }
                let after = State(steps: program.closure(of: next), depth: state.depth + 1)
                following[digit] = try node(after, program, lengths, isPrefix: isPrefix, &memo)
            }
        }
        let address = try write(Node(accepted: value, following: following))
        memo[state] = address
        return address
    }

    /// Appends a node, unless there is the same; one that leads nowhere is none.
    private mutating func write(_ node: Node) throws(PhoneRulesError) -> Int {
        if node.accepted == 0, node.following.allSatisfy({ $0 == 0 }) { return 0 }
        if let known = nodes[node] { return known }
        var edges: [(target: Int, set: Int)] = []
        for (digit, target) in node.following.enumerated() where target != 0 {
            if let place = edges.firstIndex(where: { $0.target == target }) {
                edges[place].set |= 1 << digit
            } else {
                edges.append((target, 1 << digit))
            }
        }
        if !accepted.contains(node.accepted) { accepted.append(node.accepted) }
        guard let index = accepted.firstIndex(of: node.accepted), index < 64, bytes.count < 1 << 20 else {
            throw .patternTooLarge
        }
        let address = place([UInt8(index) | (edges.isEmpty ? 0 : 64)])
        for (place, edge) in edges.enumerated() {
            let last = place + 1 == edges.count ? 1 << 12 : 0
            bytes += Self.two(edge.set | 2 << 10 | last) + Self.three(address - edge.target)
        }
        nodes[node] = address
        return address
    }

    /// Appends what the automata accept.
    mutating func placeAccepted() -> Int {
        place(accepted.flatMap { Self.two($0) })
    }
}
