/// Writes the table of a region that an app hands in, as the script writes that of all others.
struct PhoneTableWriter {
    /// No set and no node has a number of one byte.
    private(set) var bytes = [UInt8](repeating: 0, count: PhoneRecord.nearEnd)
    private var accepted: [Int] = []
    /// Where nodes are: what each accepts, and the addresses of the ten that follow.
    private var nodes: [[Int]: Int] = [:]

    /// A value of so many times seven bits.
    @inline(never)
    static func append(_ value: Int, _ count: Int, to bytes: inout [UInt8]) {
        for place in 0..<count { bytes.append(UInt8(truncatingIfNeeded: value >> (7 * (count - 1 - place)) & 127)) }
    }

    /// Appends values, and says where they begin.
    @inline(never)
    mutating func place(_ values: [UInt8]) -> Int {
        bytes.append(contentsOf: values)
        return bytes.count - values.count
    }

    /// Appends a text with its length before it.
    mutating func place(text: [UInt8]) throws(PhoneRulesError) -> Int {
        guard text.count < 128 else { throw .valueOutOfRange }
        for byte in text where byte >= 128 { throw .valueOutOfRange }
        return place([UInt8(text.count)] + text)
    }

    /// Appends the program of a prefix, behind some values; 0 where there is none.
    mutating func place(prefix: PhonePattern?, behind values: [UInt8]) throws(PhoneRulesError) -> Int {
        guard let prefix else { return 0 }
        // A step takes a value and its argument: two values for digits and distances, one for marks.
        let sizes = [1, 3, 3, 3, 2, 1]
        var places = [0]
        for step in prefix.steps { places.append(places[places.count - 1] + sizes[step & 7]) }
        guard places[places.count - 1] < 1 << 14 else { throw .patternTooLarge }
        var program = values
        for at in 0..<prefix.steps.count {
            let code = prefix.steps[at] & 7
            var value = prefix.steps[at] >> 3
            if code == 2 || code == 3 { value = places[at + value] - places[at] - 3 }
            program.append(UInt8(code))
            Self.append(value, sizes[code] - 1, to: &program)
        }
        return place(program)
    }

    /// Appends the automaton of a pattern of leading digits.
    mutating func place(leadingDigits pattern: String) throws(PhoneRulesError) -> Int {
        var program = PhonePatternProgram()
        try program.append(pattern, accepting: 0, lengths: 0)
        return try place(program, isPrefix: true)
    }

    /// Appends the automaton of patterns.
    mutating func place(_ program: PhonePatternProgram, isPrefix: Bool) throws(PhoneRulesError) -> Int {
        var known: [[Int]: Int] = [:]
        return try place(program.closure(of: program.starts), program, depth: 0, isPrefix: isPrefix, &known)
    }

    private mutating func place(
        _ closure: [Int], _ program: PhonePatternProgram, depth: Int, isPrefix: Bool, _ known: inout [[Int]: Int]
    ) throws(PhoneRulesError) -> Int {
        let state = closure + [-depth]
        if let address = known[state] { return address }
        guard known.count < 4_000 else { throw .patternTooLarge }
        let value = program.accepted(by: closure, behind: depth)
        var node = [value]
        for digit in 0..<10 {
            var address = 0
            if depth < 20, !(isPrefix && value != 0) {
                let next = program.following(closure, reading: digit)
                if !next.isEmpty { address = try place(next, program, depth: depth + 1, isPrefix: isPrefix, &known) }
            }
            node.append(address)
        }
        let address = try place(node: node)
        known[state] = address
        return address
    }

    /// Appends a node, unless there is the same; one that leads nowhere is none.
    private mutating func place(node: [Int]) throws(PhoneRulesError) -> Int {
        if let address = nodes[node] { return address }
        var targets: [Int] = []
        for target in node[1...] where target != 0 && !targets.contains(target) { targets.append(target) }
        guard node[0] != 0 || !targets.isEmpty else { return 0 }
        var written: [UInt8] = []
        if node[0] != 0 {
            if !accepted.contains(node[0]) { accepted.append(node[0]) }
            guard let number = accepted.firstIndex(of: node[0]), number < 128 else { throw .patternTooLarge }
            written = [targets.isEmpty ? 127 : 126, UInt8(number)]
        }
        for target in targets {
            var set = 0
            for digit in 0..<10 where node[digit + 1] == target { set |= 1 << digit }
            let kind = target == targets[targets.count - 1] ? PhoneRecord.codes : 0
            Self.append((kind + PhoneRecord.sets) << 7 + set, 2, to: &written)
            Self.append(PhoneRecord.far << 14 + target, 3, to: &written)
        }
        // Addresses have the values that no distance has.
        guard bytes.count + written.count < (128 - PhoneRecord.far) << 14 else { throw .patternTooLarge }
        let address = place(written)
        nodes[node] = address
        return address
    }

    /// Appends what the automata accept.
    mutating func placeAccepted() -> Int {
        let start = bytes.count
        for value in accepted { Self.append(value, 2, to: &bytes) }
        return start
    }
}
