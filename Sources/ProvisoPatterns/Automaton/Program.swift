/// A nondeterministic automaton over classes of scalars, made from a ``Node`` as Thompson described.
struct Program: Sendable {
    enum Instruction: Equatable, Sendable {
        /// One scalar of the set with that number.
        case consume(set: Int32, next: Int32)
        case split(Int32, Int32)
        case assert(Assertion, next: Int32)
        case match
    }

    let instructions: [Instruction]
    let start: Int32
    let alphabet: Alphabet
    /// Whether there are assertions.
    let hasAssertions: Bool
    /// Whether there are assertions that depend on the scalar before them.
    let looksBehind: Bool
    /// For each set and class, whether the class is in it.
    private let membership: [Bool]

    /// - Parameter limit: So many instructions at most.
    /// - Throws: An error when it takes more of them.
    init(_ node: Node, limit: Int) throws(PatternError) {
        var builder = Builder(limit: limit)
        let start = builder.emit(node, next: 0)
        guard !builder.isBeyondLimit else {
            throw PatternError(
                .limit, "the pattern takes more than \(limit) states",
                at: PatternError.Position(unicodeScalars: 0, utf8: 0),
                suggestion: "use smaller repetitions, or split the pattern into two rules")
        }
        instructions = builder.instructions
        self.start = start
        hasAssertions = builder.hasAssertions
        looksBehind = builder.looksBehind
        var contexts: [(context: Context, set: ScalarSet)] = []
        if builder.needs.contains(.asciiWord) { contexts.append((.asciiWord, NamedClass.word.set(unicode: false))) }
        if builder.needs.contains(.unicodeWord) { contexts.append((.unicodeWord, NamedClass.word.set(unicode: true))) }
        if builder.needs.contains(.lineFeed) { contexts.append((.lineFeed, .lineFeed)) }
        if builder.needs.contains(.carriageReturn) { contexts.append((.carriageReturn, ScalarSet(0x0D...0x0D))) }
        alphabet = Alphabet(sets: builder.sets, contexts: contexts)
        var membership = [Bool](repeating: false, count: builder.sets.count * alphabet.count)
        for (set, classes) in alphabet.classes.enumerated() {
            for member in classes { membership[set * alphabet.count + Int(member)] = true }
        }
        self.membership = membership
    }

    /// Whether a set has a class.
    @inline(__always)
    func contains(set: Int32, class member: Int) -> Bool {
        membership[Int(set) * alphabet.count + member]
    }

    /// Bytes that it takes.
    var memory: Int {
        instructions.count * MemoryLayout<Instruction>.stride + membership.count + alphabet.memory
    }
}

private struct Builder {
    var instructions: [Program.Instruction] = [.match]
    var sets: [ScalarSet] = []
    var needs: Context = []
    var hasAssertions = false
    var looksBehind = false
    var isBeyondLimit = false
    let limit: Int
    private var numbers: [ScalarSet: Int32] = [:]

    init(limit: Int) {
        self.limit = limit
    }

    private mutating func append(_ instruction: Program.Instruction) -> Int32 {
        if instructions.count >= limit {
            isBeyondLimit = true
            return 0
        }
        instructions.append(instruction)
        return Int32(instructions.count - 1)
    }

    private mutating func number(of set: ScalarSet) -> Int32 {
        if let known = numbers[set] { return known }
        let number = Int32(sets.count)
        sets.append(set)
        numbers[set] = number
        return number
    }

    /// Adds what matches the node and goes on with `next`; returns where it begins.
    mutating func emit(_ node: Node, next: Int32) -> Int32 {
        if isBeyondLimit { return 0 }
        switch node {
        case .empty:
            return next
        case .set(let set):
            return append(.consume(set: number(of: set), next: next))
        case .assertion(let assertion):
            note(assertion)
            return append(.assert(assertion, next: next))
        case .concatenation(let nodes):
            var entry = next
            for node in nodes.reversed() { entry = emit(node, next: entry) }
            return entry
        case .alternation(let nodes):
            var entry: Int32?
            for node in nodes.reversed() {
                let branch = emit(node, next: next)
                entry = entry.map { append(.split(branch, $0)) } ?? branch
            }
            return entry ?? next
        case .repetition(let node, let min, let max):
            return emitRepetition(node, min: min, max: max, next: next)
        }
    }

    private mutating func emitRepetition(_ node: Node, min: Int, max: Int?, next: Int32) -> Int32 {
        var entry = next
        var required = min
        if let max {
            for _ in 0..<Swift.max(max - min, 0) {
                let body = emit(node, next: entry)
                entry = append(.split(body, next))
                if isBeyondLimit { return 0 }
            }
        } else {
            let loop = append(.split(0, next))
            let body = emit(node, next: loop)
            if isBeyondLimit { return 0 }
            instructions[Int(loop)] = .split(body, next)
            entry = min == 0 ? loop : body
            required = Swift.max(min - 1, 0)
        }
        for _ in 0..<required {
            entry = emit(node, next: entry)
            if isBeyondLimit { return 0 }
        }
        return entry
    }

    private mutating func note(_ assertion: Assertion) {
        hasAssertions = true
        if assertion.looksBehind { looksBehind = true }
        switch assertion {
        case .textStart, .textEnd: break
        case .lineStart, .lineEnd: needs.insert(.lineFeed)
        case .windowsLineStart, .windowsLineEnd: needs.formUnion([.lineFeed, .carriageReturn])
        case .word(_, let unicode): needs.insert(unicode ? .unicodeWord : .asciiWord)
        }
    }
}
