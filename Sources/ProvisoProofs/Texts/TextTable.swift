/// The steps of a machine in a table: states and classes of scalars are numbered one after the other, and each step is made once.
///
/// A search that follows several machines looks nothing up but these numbers, and allocates nothing for a step that is known.
final class TextTable {
    private let machine: TextMachine
    /// How the machine divides all scalars.
    let alphabet: TextAlphabet
    /// The number that the machine has for each class.
    private let classes: [Int]
    /// The machine's own number of each state.
    private var states: [Int32] = []
    private var numbers: [Int32: Int32] = [:]
    /// For each state and class, where it leads; ``unmade`` for what was not asked for.
    private var targets: [Int32] = []
    private var acceptance: [Bool?] = []
    private var fates: [Bool?] = []
    private static let unmade: Int32 = -1

    init(_ machine: TextMachine) {
        self.machine = machine
        var numbers: [Int: Int32] = [:]
        var classes: [Int] = []
        alphabet = TextAlphabet(starts: machine.starts.sorted()) { scalar in
            let own = machine.classNumber(of: scalar)
            if let known = numbers[own] { return known }
            let number = Int32(classes.count)
            numbers[own] = number
            classes.append(own)
            return number
        }
        self.classes = classes
    }

    /// How much was looked at to make states.
    var work: Int { machine.work }

    /// How many numbers are kept, those of the machine's own states included.
    var size: Int { targets.count + states.count + machine.work / 2 }

    /// The state at the start of a text.
    func start() -> Int32 { number(of: machine.start()) }

    /// Writes down where a state leads: for each class the next state, and what is decided there.
    ///
    /// - Parameter first: Where the classes of this table begin in the rows.
    func write(_ state: Int32, to row: inout [Int32], _ fates: inout [Bool?], from first: Int) {
        let start = Int(state) * classes.count
        for member in classes.indices {
            var target = targets[start + member]
            if target == Self.unmade {
                target = number(of: machine.next(states[Int(state)], class: classes[member]))
                targets[start + member] = target
            }
            row[first + member] = target
            fates[first + member] = self.fates[Int(target)]
        }
    }

    /// Whether a text that ends in the state meets the condition; `nil` where that is not known.
    func accepts(_ state: Int32) -> Bool? { acceptance[Int(state)] }

    /// What is decided in the state, whatever follows; `nil` for nothing.
    func fate(_ state: Int32) -> Bool? { fates[Int(state)] }

    private func number(of state: Int32) -> Int32 {
        if let known = numbers[state] { return known }
        let number = Int32(states.count)
        numbers[state] = number
        states.append(state)
        acceptance.append(machine.accepts(state))
        fates.append(machine.fate(state))
        targets.append(contentsOf: repeatElement(Self.unmade, count: classes.count))
        return number
    }
}
