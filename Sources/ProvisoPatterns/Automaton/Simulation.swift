/// Runs a ``Program`` directly, with all its states at once.
///
/// It needs no table and its memory does not grow with the text: the last resort where a deterministic automaton would get too
/// large.
///
/// - Complexity: O(*n* · *m*) for a text of *n* bytes and a program of *m* instructions.
struct Simulation {
    private let program: Program
    private let isSearch: Bool
    /// Where a scalar is expected next.
    private var current: SparseSet
    private var pending: SparseSet
    private var stack: [Int32] = []

    init(_ program: Program, isSearch: Bool) {
        self.program = program
        self.isSearch = isSearch
        current = SparseSet(capacity: program.instructions.count)
        pending = SparseSet(capacity: program.instructions.count)
    }

    /// Goes on at a place in the text, with these instructions, after a scalar with this context.
    mutating func resume(
        _ bytes: UnsafeBufferPointer<UInt8>, at place: Int, from instructions: [Int32], after context: Context
    ) -> Bool {
        let alphabet = program.alphabet
        var index = place
        var previous = context
        pending.removeAll()
        for instruction in instructions { _ = pending.insert(instruction) }
        while true {
            var member = -1
            var next = Context.edge
            if index < bytes.count {
                member = Self.nextClass(bytes, &index, alphabet)
                next = alphabet.contexts[member]
            }
            if expand(after: previous, before: next), isSearch || member < 0 { return true }
            if member < 0 { return false }
            consume(member)
            if pending.members.isEmpty { return false }
            previous = next
        }
    }

    /// The instructions that are to be followed next.
    var waiting: [Int32] { pending.members }

    /// Stands before the first scalar of a text.
    mutating func begin() {
        pending.removeAll()
        _ = pending.insert(program.start)
    }

    /// Takes the scalar at a place, whatever follows, and returns its context.
    mutating func advance(
        _ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int, after previous: Context
    ) -> Context {
        let member = Self.nextClass(bytes, &index, program.alphabet)
        let next = program.alphabet.contexts[member]
        _ = expand(after: previous, before: next)
        consume(member)
        return next
    }

    /// Takes a scalar of a class.
    private mutating func consume(_ member: Int) {
        pending.removeAll()
        for instruction in current.members {
            if case .consume(let set, let target) = program.instructions[Int(instruction)],
                program.contains(set: set, class: member)
            {
                _ = pending.insert(target)
            }
        }
        if isSearch { _ = pending.insert(program.start) }
    }

    /// Follows everything that consumes nothing, from `pending` to `current`; true when that reaches a match.
    private mutating func expand(after previous: Context, before next: Context) -> Bool {
        current.removeAll()
        var isMatch = false
        for root in pending.members {
            stack.append(root)
            while let instruction = stack.popLast() {
                guard current.insert(instruction) else { continue }
                switch program.instructions[Int(instruction)] {
                case .consume: break
                case .match: isMatch = true
                case .split(let first, let second):
                    stack.append(second)
                    stack.append(first)
                case .assert(let assertion, let target):
                    if assertion.holds(after: previous, before: next) { stack.append(target) }
                }
            }
        }
        return isMatch
    }

    /// Reads a scalar and returns its class.
    @inline(__always)
    static func nextClass(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int, _ alphabet: Alphabet) -> Int {
        let byte = bytes[index]
        if byte < 0x80 {
            index += 1
            return Int(alphabet.ascii[Int(byte)])
        }
        let value = UTF8Decoding.decodeNonASCII(bytes, &index)
        return Int(value == UTF8Decoding.invalid ? alphabet.invalid : alphabet.classOfNonASCII(value))
    }
}
