/// Runs a program without assertions with all its states at once, a bit each (as in Shift-And).
///
/// Positions that are followed by the next one alone, as in long repetitions, advance 64 in a few instructions; other followers
/// are listed.
///
/// - Complexity: O(*n* · *m* / 64) for a text of *n* bytes and *m* positions that follow each other, up to O(*n* · *m*).
final class BitSimulation: Machine, @unchecked Sendable {
    /// Words that the tables may take.
    private static let maximumWords = 1 << 16

    private let alphabet: Alphabet
    private let isSearch: Bool
    private let words: Int
    /// For each class, the positions that take it.
    private let members: FixedTable<UInt64>
    /// Positions that are followed by the next one.
    private let advancing: FixedTable<UInt64>
    /// Positions that are followed by others.
    private let jumping: FixedTable<UInt64>
    /// Positions behind which a match is complete.
    private let accepting: FixedTable<UInt64>
    private let initial: FixedTable<UInt64>
    private let matchesEmpty: Bool
    /// For each position, where its other followers begin in ``followers``; one more for the end.
    private let starts: FixedTable<Int32>
    private let followers: FixedTable<Int32>
    /// For each instruction, its position, or -1.
    private let positions: [Int32]

    /// Nil for programs that have assertions or take too much memory.
    init?(_ program: Program, isSearch: Bool) {
        guard !program.hasAssertions else { return nil }
        var closure = Closure(program)
        alphabet = program.alphabet
        self.isSearch = isSearch
        positions = closure.positions
        let count = closure.count
        let words = (count + 63) / 64
        self.words = words
        guard words * (alphabet.count + 4) <= Self.maximumWords else { return nil }
        var members = [UInt64](repeating: 0, count: words * alphabet.count)
        var advancing = [UInt64](repeating: 0, count: words)
        var jumping = advancing
        var accepting = advancing
        var initial = advancing
        var starts: [Int32] = [0]
        var followers: [Int32] = []
        for instruction in program.instructions.reversed() {
            guard case .consume(let set, let next) = instruction else { continue }
            let position = starts.count - 1
            let word = position / 64
            let bit: UInt64 = 1 << UInt64(position % 64)
            for member in alphabet.classes[Int(set)] { members[Int(member) * words + word] |= bit }
            let (targets, isMatch) = closure.follow(next)
            if isMatch { accepting[word] |= bit }
            for target in targets {
                if Int(target) == position + 1 {
                    advancing[word] |= bit
                } else {
                    jumping[word] |= bit
                    followers.append(target)
                }
            }
            guard followers.count <= 16 * count + 1024 else { return nil }
            starts.append(Int32(followers.count))
        }
        let (targets, isMatch) = closure.follow(program.start)
        for target in targets { initial[Int(target) / 64] |= 1 << UInt64(target % 64) }
        matchesEmpty = isMatch
        self.members = FixedTable(members)
        self.advancing = FixedTable(advancing)
        self.jumping = FixedTable(jumping)
        self.accepting = FixedTable(accepting)
        self.initial = FixedTable(initial)
        self.starts = FixedTable(starts)
        self.followers = FixedTable(followers)
    }

    override func run(_ bytes: UnsafeBufferPointer<UInt8>, from place: Int) -> Bool {
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 2 * words) { scratch in
            guard let current = scratch.baseAddress else { return matchesEmpty }
            current.initialize(from: initial.base, count: words)
            return run(bytes, from: place, current, isMatch: matchesEmpty)
        }
    }

    /// Goes on at a place in the text, from a state whose instructions all wait for a scalar or are the match.
    func resume(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int, from instructions: [Int32]) -> Bool {
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 2 * words) { scratch in
            guard let current = scratch.baseAddress else { return matchesEmpty }
            current.initialize(repeating: 0, count: words)
            var isMatch = false
            for instruction in instructions {
                let position = Int(positions[Int(instruction)])
                if position < 0 {
                    isMatch = true
                } else {
                    current[position / 64] |= 1 << UInt64(position % 64)
                }
            }
            return run(bytes, from: place, current, isMatch: isMatch)
        }
    }

    /// - Parameter current: The positions where a scalar is expected, and as many words behind them.
    private func run(
        _ bytes: UnsafeBufferPointer<UInt8>, from place: Int, _ scratch: UnsafeMutablePointer<UInt64>, isMatch: Bool
    ) -> Bool {
        defer { withExtendedLifetime(self) {} }
        var current = scratch
        var next = scratch + words
        var isMatch = isMatch
        var index = place
        let words = words
        while index < bytes.count {
            if isSearch, isMatch { return true }
            let row = members.base + Simulation.nextClass(bytes, &index, alphabet) * words
            var carry: UInt64 = 0
            var accepted: UInt64 = 0
            var jumps: UInt64 = 0
            var some: UInt64 = 0
            for word in 0..<words {
                let active = current[word] & row[word]
                current[word] = active
                let moving = active & advancing.base[word]
                next[word] = moving << 1 | carry
                carry = moving >> 63
                accepted |= active & accepting.base[word]
                jumps |= active & jumping.base[word]
                some |= active
            }
            isMatch = accepted != 0
            if jumps != 0 { jump(from: current, to: next) }
            if isSearch {
                for word in 0..<words { next[word] |= initial.base[word] }
            } else if some == 0 {
                return false
            }
            swap(&current, &next)
        }
        return isMatch
    }

    private func jump(from current: UnsafeMutablePointer<UInt64>, to next: UnsafeMutablePointer<UInt64>) {
        for word in 0..<words {
            var left = current[word] & jumping.base[word]
            while left != 0 {
                let position = word * 64 + left.trailingZeroBitCount
                left &= left &- 1
                for place in starts.base[position]..<starts.base[position + 1] {
                    let target = Int(followers.base[Int(place)])
                    next[target / 64] |= 1 << UInt64(target % 64)
                }
            }
        }
    }
}

/// Follows what consumes nothing in a program without assertions.
private struct Closure {
    private let program: Program
    private var visited: SparseSet
    private var stack: [Int32] = []
    /// For each instruction, its position from the pattern's start on, or -1.
    let positions: [Int32]
    /// Number of positions.
    let count: Int

    init(_ program: Program) {
        self.program = program
        visited = SparseSet(capacity: program.instructions.count)
        var positions = [Int32](repeating: -1, count: program.instructions.count)
        var count = 0
        // Programs are made from their end.
        for index in program.instructions.indices.reversed() {
            guard case .consume = program.instructions[index] else { continue }
            positions[index] = Int32(count)
            count += 1
        }
        self.positions = positions
        self.count = count
    }

    /// The positions that wait after an instruction, and whether the match is among them.
    mutating func follow(_ root: Int32) -> (positions: [Int32], isMatch: Bool) {
        visited.removeAll()
        stack.append(root)
        var targets: [Int32] = []
        var isMatch = false
        while let instruction = stack.popLast() {
            guard visited.insert(instruction) else { continue }
            switch program.instructions[Int(instruction)] {
            case .consume: targets.append(positions[Int(instruction)])
            case .match: isMatch = true
            case .split(let first, let second): stack += [first, second]
            case .assert: break
            }
        }
        return (targets, isMatch)
    }
}
