extension FlatCompiler {
    mutating func writeCombination(_ instruction: Instruction, into draft: inout FlatDraft) {
        switch instruction {
        case .all(let edges): for edge in edges where !draft.fails { writeInside(edge.target, into: &draft) }
        case .reference(let edge): writeInside(edge.target, into: &draft)
        case .dynamicReference(let edge, let name):
            write(reference: references.dynamicTarget(name, or: edge.target), into: &draft)
        case .recursiveReference(let edge):
            write(reference: references.recursiveTarget(or: edge.target), into: &draft)
        case .any(let edges): writeAny(edges.map(\.target), into: &draft)
        case .one(let edges): writeOne(edges.map(\.target), into: &draft)
        case .not(let edge):
            switch verdicts.verdict(edge.target, draft.kind) {
            case true?: draft.fails = true
            case false?: break
            case nil: draft.add(.not, block(edge.target, marks: false))
            }
        case .condition(let plan): write(plan, into: &draft)
        default: break
        }
    }

    private mutating func write(reference target: Int?, into draft: inout FlatDraft) {
        if let target { writeInside(target, into: &draft) } else { draft.add(.undecided) }
    }

    private mutating func writeAny(_ targets: [Int], into draft: inout FlatDraft) {
        var open: [Int] = []
        for target in targets {
            switch verdicts.verdict(target, draft.kind) {
            case true? where !draft.marks: return
            case false?: continue
            default: open.append(target)
            }
        }
        write(open, .any, into: &draft)
    }

    private mutating func writeOne(_ targets: [Int], into draft: inout FlatDraft) {
        var open: [Int] = []
        var passing = 0
        for target in targets {
            switch verdicts.verdict(target, draft.kind) {
            case true?:
                passing += 1
                open.append(target)
            case false?: continue
            case nil: open.append(target)
            }
        }
        if passing > 1 { return draft.fails = true }
        write(open, .one, into: &draft)
    }

    private mutating func write(
        _ targets: [Int], _ operation: FlatInstruction.Operation, into draft: inout FlatDraft
    ) {
        guard targets.count > 1 else {
            if let target = targets.first { writeInside(target, into: &draft) } else { draft.fails = true }
            return
        }
        let blocks = targets.map { block($0, marks: draft.marks) }
        if draft.kind == FlatClass.object, !draft.marks, let choice = choice(targets, blocks) {
            return draft.add(operation == .any ? .anyChosen : .oneChosen, choice)
        }
        lists += blocks
        draft.add(operation, Int32(lists.count - blocks.count), Int32(blocks.count))
    }

    private mutating func write(_ plan: ConditionPlan, into draft: inout FlatDraft) {
        let verdict = verdicts.verdict(plan.test.target, draft.kind)
        if let verdict {
            if verdict, draft.marks { writeInside(plan.test.target, into: &draft) }
            if let branch = verdict ? plan.then : plan.otherwise { writeInside(branch.target, into: &draft) }
            return
        }
        let then = plan.then.map { block($0.target, marks: draft.marks) } ?? -1
        let otherwise = plan.otherwise.map { block($0.target, marks: draft.marks) } ?? -1
        if then < 0, otherwise < 0, !draft.marks { return }
        draft.add(.condition, block(plan.test.target, marks: draft.marks), then, otherwise)
    }
}
