#if !PROVISO_PLUGIN
internal import ProvisoBase
#endif

/// A deterministic automaton whose states are made when a text first leads to them, in bounded memory.
///
/// It belongs to one thread at a time; ``LazyAutomatonPool`` sees to that.
final class LazyAutomaton: @unchecked Sendable {
    /// How much it may remember.
    struct Limits: Sendable {
        /// Bytes, about.
        var memory = 2 << 20
        /// States that are used for fewer bytes than this each are not worth making.
        var bytesPerState = 8
        /// After so many times, texts are simulated from the beginning.
        var failures = 3
    }

    private static let unknown: UInt32 = .max

    private let program: Program
    private let isSearch: Bool
    private let limits: Limits
    private let rowLength: Int
    private var determinizer: Determinizer
    private var simulation: Simulation
    /// In place of ``simulation`` where there can be one; made when first needed.
    private lazy var bits = BitSimulation(program, isSearch: isSearch)
    private var states: [Determinizer.State] = []
    private var numbers: [Determinizer.State: UInt32] = [:]
    /// Rows of targets by class, then 1 or 0 for whether a text may end there.
    ///
    /// 0 is dead, `rowLength` is found.
    private var table: [UInt32] = []
    private var start = LazyAutomaton.unknown
    private var memory = 0
    private var bytesSinceEmptied = 0
    private var failures = 0

    /// About how many bytes its states take.
    var rememberedBytes: Int { memory }

    init(_ program: Program, isSearch: Bool, limits: Limits = Limits()) {
        self.program = program
        self.isSearch = isSearch
        self.limits = limits
        rowLength = program.alphabet.count + 1
        determinizer = Determinizer(program, isSearch: isSearch)
        simulation = Simulation(program, isSearch: isSearch)
        empty()
    }

    /// - Complexity: O(*n*) in the number of bytes as long as states are used again, else O(*n* · *m*) for *m* instructions.
    func run(_ bytes: UnsafeBufferPointer<UInt8>, from place: Int = 0) -> Bool {
        if failures >= limits.failures {
            if let bits { return bits.run(bytes, from: place) }
            return simulation.resume(bytes, at: place, from: [program.start], after: .edge)
        }
        if start == Self.unknown { start = number(determinizer.start()) }
        var state = start
        var index = place
        var counted = place
        while index < bytes.count {
            let before = walk(bytes, &state, &index)
            guard let member = before else { break }
            // The scalar in front of `index` leads somewhere new.
            bytesSinceEmptied += index - counted
            counted = index
            let source = states[Int(state) / rowLength - 2]
            let target = determinizer.next(source, class: member)
            if memory > limits.memory {
                let isWorthIt = bytesSinceEmptied / limits.bytesPerState >= states.count
                empty()
                if !isWorthIt {
                    failures += 1
                    switch target {
                    case .dead: return false
                    case .found: return true
                    case .state(let new):
                        if let bits { return bits.resume(bytes, at: index, from: new.instructions) }
                        return simulation.resume(
                            bytes, at: index, from: new.instructions, after: program.alphabet.contexts[member])
                    }
                }
                state = number(target)
            } else {
                let new = number(target)
                table[Int(state) + member] = new
                state = new
            }
            if Int(state) <= rowLength { break }
        }
        bytesSinceEmptied += index - counted
        return table[Int(state) + rowLength - 1] != 0
    }

    /// Goes on while the way is known.
    ///
    /// Returns the class of the scalar that leads to an unknown state, or nil at the end, when nothing can match any
    /// more, or when the search has succeeded.
    private func walk(_ bytes: UnsafeBufferPointer<UInt8>, _ state: inout UInt32, _ index: inout Int) -> Int? {
        let alphabet = program.alphabet
        let lastSpecial = UInt32(rowLength)
        return table.withUnsafeBufferPointer { table in
            while index < bytes.count {
                let member = Simulation.nextClass(bytes, &index, alphabet)
                let target = table[Int(state) + member]
                if target == Self.unknown { return member }
                state = target
                if state <= lastSpecial {
                    index = bytes.count
                    return nil
                }
            }
            return nil
        }
    }

    private func number(_ target: Determinizer.Target) -> UInt32 {
        switch target {
        case .dead: return 0
        case .found: return UInt32(rowLength)
        case .state(let state):
            if let known = numbers[state] { return known }
            let number = UInt32(table.count)
            table += repeatElement(Self.unknown, count: rowLength - 1)
            table.append(determinizer.acceptsAtEnd(state) ? 1 : 0)
            states.append(state)
            numbers[state] = number
            memory += 4 * rowLength + 4 * state.instructions.count + 96
            return number
        }
    }

    private func empty() {
        states.removeAll(keepingCapacity: true)
        numbers.removeAll(keepingCapacity: true)
        table.removeAll(keepingCapacity: true)
        table += repeatElement(0, count: rowLength)
        table += repeatElement(UInt32(rowLength), count: rowLength - 1)
        table.append(1)
        start = Self.unknown
        memory = 0
        bytesSinceEmptied = 0
    }
}

/// Lends automata to threads, and keeps a few for the next ones.
final class LazyAutomatonPool: Machine, @unchecked Sendable {
    private let program: Program
    private let isSearch: Bool
    private let limits: LazyAutomaton.Limits
    private let idle = IdleObjects<LazyAutomaton>()

    init(_ program: Program, isSearch: Bool, limits: LazyAutomaton.Limits = LazyAutomaton.Limits()) {
        self.program = program
        self.isSearch = isSearch
        self.limits = limits
    }

    override func run(_ bytes: UnsafeBufferPointer<UInt8>, from place: Int) -> Bool {
        let automaton = idle.take() ?? LazyAutomaton(program, isSearch: isSearch, limits: limits)
        let result = automaton.run(bytes, from: place)
        giveBack(automaton)
        return result
    }

    func giveBack(_ automaton: LazyAutomaton) { idle.put(automaton) }

    /// How many automata wait for the next thread.
    var idleCount: Int { idle.count }
}
