extension FlatPass {
    /// `anyOf`: all are evaluated if their evaluated parts are needed.
    mutating func any(_ step: FlatInstruction, _ index: Int, _ marks: Int) -> Bool {
        var passes = false
        for place in Int(step.a)..<Int(step.a &+ step.b) where passesApart(Int(lists[place]), index, marks) {
            if marks < 0 { return true }
            passes = true
        }
        return passes
    }

    /// `oneOf`.
    mutating func one(_ step: FlatInstruction, _ index: Int, _ marks: Int) -> Bool {
        var passes = false
        for place in Int(step.a)..<Int(step.a &+ step.b) where passesApart(Int(lists[place]), index, marks) {
            if passes { return false }
            passes = true
        }
        return passes
    }

    /// The alternatives that the text of one member leaves.
    mutating func chosen(_ step: FlatInstruction, _ index: Int) -> Bool {
        let choice = choices[Int(step.a)]
        var list = Int(choice.without)
        if let key = member(choice.name, index) {
            list = Int(choice.others)
            if parts[key &+ 1].kind == .string, let slot = find(key &+ 1, choice.texts) { list = Int(slot.target) }
        }
        let rest = FlatInstruction(step.operation, Int32(list &+ 1), lists[list])
        return step.operation == .anyChosen ? any(rest, index, -1) : one(rest, index, -1)
    }
}
