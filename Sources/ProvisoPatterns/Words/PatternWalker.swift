/// The deterministic automaton of a pattern, whose states are made as they are met and numbered.
///
/// Whoever combines several patterns follows a walker for each. States and steps are kept, so that a second walk costs nothing.
package final class PatternWalker {
    /// Nothing that follows makes the text match.
    package static let dead: Int32 = -1
    /// The text matches, whatever follows.
    package static let found: Int32 = -2

    /// Where the ranges of scalars begin that the pattern tells apart.
    package let starts: Set<UInt32>
    /// How many instructions were looked at to make states.
    package private(set) var work = 0

    private let program: Program
    private var determinizer: Determinizer
    private var numbers: [Determinizer.State: Int32] = [:]
    private var states: [Determinizer.State] = []
    private var accepting: [Bool] = []
    /// For each state and class, where it leads; ``unmade`` for what was not asked for.
    private var targets: [Int32] = []
    private static let unmade = Int32.min

    /// Creates a walker.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - isSearch: Whether a match anywhere in the text is enough.
    package init(_ pattern: Pattern, isSearch: Bool) {
        program = pattern.engine.program
        determinizer = Determinizer(program, isSearch: isSearch)
        var starts: Set<UInt32> = [0]
        pattern.engine.node.collectStarts(into: &starts)
        self.starts = starts
    }

    /// The class that the pattern has for a scalar. All scalars of a class are treated alike.
    package func classNumber(of scalar: UInt32) -> Int {
        Int(scalar < 0x80 ? program.alphabet.ascii[Int(scalar)] : program.alphabet.classOfNonASCII(scalar))
    }

    /// The state at the start of a text.
    package func start() -> Int32 {
        work += program.instructions.count
        return number(determinizer.start())
    }

    /// The state after a scalar of a class.
    package func next(_ state: Int32, class member: Int) -> Int32 {
        guard state >= 0 else { return state }
        let place = Int(state) * program.alphabet.count + member
        if targets[place] != Self.unmade { return targets[place] }
        work += 8 + 2 * states[Int(state)].instructions.count
        let target = number(determinizer.next(states[Int(state)], class: member))
        targets[place] = target
        return target
    }

    /// Whether a text that ends in the state matches.
    package func accepts(_ state: Int32) -> Bool { state == Self.found || state >= 0 && accepting[Int(state)] }

    private func number(_ target: Determinizer.Target) -> Int32 {
        switch target {
        case .dead: return Self.dead
        case .found: return Self.found
        case .state(let state):
            if let known = numbers[state] { return known }
            let number = Int32(states.count)
            numbers[state] = number
            states.append(state)
            accepting.append(determinizer.acceptsAtEnd(state))
            targets += repeatElement(Self.unmade, count: program.alphabet.count)
            return number
        }
    }
}

extension Node {
    /// Where the ranges of all sets begin, and the scalars behind them.
    fileprivate func collectStarts(into starts: inout Set<UInt32>) {
        switch self {
        case .empty: break
        case .set(let set): set.collectStarts(into: &starts)
        case .assertion(let assertion):
            switch assertion {
            case .textStart, .textEnd: break
            case .lineStart, .lineEnd, .windowsLineStart, .windowsLineEnd:
                ScalarSet(unsorted: [0x0A...0x0A, 0x0D...0x0D]).collectStarts(into: &starts)
            case .word(_, let unicode): NamedClass.word.set(unicode: unicode).collectStarts(into: &starts)
            }
        case .concatenation(let nodes), .alternation(let nodes):
            for node in nodes { node.collectStarts(into: &starts) }
        case .repetition(let node, _, _): node.collectStarts(into: &starts)
        }
    }
}

extension ScalarSet {
    fileprivate func collectStarts(into starts: inout Set<UInt32>) {
        for range in ranges {
            starts.insert(range.lowerBound)
            if range.upperBound < Self.limit { starts.insert(range.upperBound + 1) }
        }
    }
}
