/// A formula of conditions on texts as a row of numbers, so that asking it needs no memory.
struct FlatFormula {
    private enum Kind {
        case known(Bool?)
        case meeting(Int)
        case not
        case all
        case any
    }

    private struct Node {
        var kind: Kind
        /// Behind the last part of the node.
        var end = 0
    }

    /// The machines whose conditions must be met, or must not: most formulas are no more.
    private var literals: [(machine: Int, isMet: Bool)] = []
    /// What must hold besides, each node in front of its parts.
    private var nodes: [Node] = []

    /// Numbers the machines of a formula.
    ///
    /// - Parameter number: The machine of a condition; `nil` for a condition that has none.
    init(_ formula: TextFormula, _ number: (TextCondition) -> Int?) {
        nodes.append(Node(kind: .all))
        require(formula, number)
        nodes[0].end = nodes.count
    }

    private mutating func require(_ formula: TextFormula, _ number: (TextCondition) -> Int?) {
        switch formula {
        case .meeting(let condition):
            guard let machine = number(condition) else { return append(.known(nil), number) }
            literals.append((machine, true))
        case .not(.meeting(let condition)):
            guard let machine = number(condition) else { return append(.known(nil), number) }
            literals.append((machine, false))
        case .within(let condition):
            if let machine = number(condition) { literals.append((machine, true)) }
            append(.known(nil), number)
        case .all(let parts): for part in parts { require(part, number) }
        case .known(true?): break
        case .known, .not, .any: append(formula, number)
        }
    }

    private mutating func append(_ formula: TextFormula, _ number: (TextCondition) -> Int?) {
        let place = nodes.count
        nodes.append(Node(kind: .known(nil)))
        switch formula {
        case .known(let truth): nodes[place].kind = .known(truth)
        case .meeting(let condition): nodes[place].kind = number(condition).map { .meeting($0) } ?? .known(nil)
        case .within(let condition):
            guard let machine = number(condition) else { break }
            nodes[place].kind = .all
            nodes.append(Node(kind: .meeting(machine), end: nodes.count + 1))
            nodes.append(Node(kind: .known(nil), end: nodes.count + 1))
        case .not(let inner):
            nodes[place].kind = .not
            append(inner, number)
        case .all(let parts):
            nodes[place].kind = .all
            for part in parts { append(part, number) }
        case .any(let parts):
            nodes[place].kind = .any
            for part in parts { append(part, number) }
        }
        nodes[place].end = nodes.count
    }

    /// Whether it holds, where each machine says whether its condition does.
    func truth(_ machines: [Bool?]) -> Bool? {
        var isKnown = true
        for literal in literals {
            guard let truth = machines[literal.machine] else {
                isKnown = false
                continue
            }
            if truth != literal.isMet { return false }
        }
        if nodes.count == 1 { return isKnown ? true : nil }
        let rest = joined(0, machines, decisive: false)
        return rest == false || isKnown ? rest : nil
    }

    private func truth(at place: Int, _ machines: [Bool?]) -> Bool? {
        switch nodes[place].kind {
        case .known(let truth): return truth
        case .meeting(let number): return machines[number]
        case .not: return truth(at: place + 1, machines).map { !$0 }
        case .all: return joined(place, machines, decisive: false)
        case .any: return joined(place, machines, decisive: true)
        }
    }

    /// What the parts of a node come to, of which one may decide.
    private func joined(_ place: Int, _ machines: [Bool?], decisive: Bool) -> Bool? {
        var (next, isKnown) = (place + 1, true)
        while next < nodes[place].end {
            let truth = truth(at: next, machines)
            if truth == decisive { return decisive }
            if truth == nil { isKnown = false }
            next = nodes[next].end
        }
        return isKnown ? !decisive : nil
    }
}
