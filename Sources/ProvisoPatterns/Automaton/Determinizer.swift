/// Makes states of a deterministic automaton out of sets of a ``Program``'s instructions.
struct Determinizer {
    /// A state: the instructions that wait for the next scalar, ascending, and what came before, as far as they ask.
    struct State: Hashable {
        var instructions: [Int32]
        var context: Context
    }

    enum Target {
        /// Nothing can match any more.
        case dead
        /// The search has succeeded, whatever follows.
        case found
        case state(State)
    }

    let program: Program
    let isSearch: Bool
    private var visited: SparseSet
    private var resolved: SparseSet
    private var stack: [Int32] = []
    private var members: [Int32] = []
    private var asksBehind = false
    private var isMatch = false
    /// Whether a search can begin anew behind the start of the text.
    private var canBeginAnew = false

    init(_ program: Program, isSearch: Bool) {
        self.program = program
        self.isSearch = isSearch
        visited = SparseSet(capacity: program.instructions.count)
        resolved = SparseSet(capacity: program.instructions.count)
        canBeginAnew = isSearch && !isAnchored()
    }

    /// Whether nothing can begin but at the start of the text.
    private mutating func isAnchored() -> Bool {
        begin()
        stack.append(program.start)
        while let instruction = stack.popLast() {
            guard visited.insert(instruction) else { continue }
            switch program.instructions[Int(instruction)] {
            case .consume, .match:
                stack.removeAll()
                return false
            case .split(let first, let second): stack += [first, second]
            case .assert(.textStart, _): break
            case .assert(_, let target): stack.append(target)
            }
        }
        return true
    }

    /// The state at the start of a text.
    mutating func start() -> Target {
        begin()
        follow(program.start, after: .edge)
        return finish(after: .edge)
    }

    /// The state after a scalar of a class.
    mutating func next(_ state: State, class member: Int) -> Target {
        let context = program.alphabet.contexts[member]
        resolve(state, before: context)
        if isMatch, isSearch { return .found }
        let sources = resolved.members
        begin()
        for source in sources {
            if case .consume(let set, let target) = program.instructions[Int(source)],
                program.contains(set: set, class: member)
            {
                follow(target, after: context)
            }
        }
        if isSearch { follow(program.start, after: context) }
        return finish(after: context)
    }

    /// Whether a text that ends in the state matches.
    mutating func acceptsAtEnd(_ state: State) -> Bool {
        resolve(state, before: .edge)
        return isMatch
    }

    private mutating func begin() {
        visited.removeAll()
        members.removeAll(keepingCapacity: true)
        asksBehind = false
        isMatch = false
    }

    private mutating func finish(after context: Context) -> Target {
        if isMatch, isSearch { return .found }
        if members.isEmpty, !canBeginAnew { return .dead }
        members.sort()
        return .state(State(instructions: members, context: asksBehind ? context : []))
    }

    /// Follows what consumes nothing up to scalars, to the match, and to assertions that depend on the next scalar.
    private mutating func follow(_ root: Int32, after context: Context) {
        stack.append(root)
        while let instruction = stack.popLast() {
            guard visited.insert(instruction) else { continue }
            switch program.instructions[Int(instruction)] {
            case .consume: members.append(instruction)
            case .match:
                isMatch = true
                members.append(instruction)
            case .split(let first, let second):
                stack.append(second)
                stack.append(first)
            case .assert(let assertion, let target):
                if assertion.looksBehindOnly {
                    if assertion.holds(after: context, before: []) { stack.append(target) }
                } else {
                    // Whatever stands behind it may ask what came before.
                    asksBehind = program.looksBehind
                    members.append(instruction)
                }
            }
        }
    }

    /// Decides the assertions of a state, now that the next scalar is known.
    private mutating func resolve(_ state: State, before next: Context) {
        resolved.removeAll()
        isMatch = false
        for root in state.instructions {
            stack.append(root)
            while let instruction = stack.popLast() {
                guard resolved.insert(instruction) else { continue }
                switch program.instructions[Int(instruction)] {
                case .consume: break
                case .match: isMatch = true
                case .split(let first, let second):
                    stack.append(second)
                    stack.append(first)
                case .assert(let assertion, let target):
                    if assertion.holds(after: state.context, before: next) { stack.append(target) }
                }
            }
        }
    }
}
