internal import ProvisoCore

extension FlatCompiler {
    /// Writes what one instruction asks of values of the draft's class.
    mutating func write(_ instruction: Instruction, into draft: inout FlatDraft) {
        switch draft.kind {
        case FlatClass.integer, FlatClass.real: writeNumber(instruction, into: &draft)
        case FlatClass.string: writeText(instruction, into: &draft)
        case FlatClass.array: writeArray(instruction, into: &draft)
        case FlatClass.object: writeObject(instruction, into: &draft)
        default: break
        }
        switch instruction {
        case .types(let types):
            switch types.holds(draft.kind) {
            case true?: break
            case false?: draft.fails = true
            case nil: draft.add(.types, Int32(types.rawValue))
            }
        case .constants(let set, _): write(set, into: &draft)
        case .typesOrSchemas, .discriminated: draft.add(.undecided)
        case .absentMembers where draft.kind == FlatClass.object: draft.add(.undecided)
        case .all, .any, .one, .not, .condition, .reference, .dynamicReference, .recursiveReference:
            writeCombination(instruction, into: &draft)
        default: break
        }
    }

    private mutating func write(_ set: ConstantSet, into draft: inout FlatDraft) {
        if let verdict = set.verdict(draft.kind) {
            if !verdict { draft.fails = true }
            return
        }
        if draft.kind == FlatClass.string,
            let names = names.addSet(set.texts.map { (name: $0, target: FlatSlot.passes, bit: -1) })
        {
            return draft.add(.names, names)
        }
        constants.append(set)
        draft.add(.constants, Int32(constants.count - 1))
    }

    // MARK: Numbers

    private mutating func writeNumber(_ instruction: Instruction, into draft: inout FlatDraft) {
        switch instruction {
        case .limit(let limit):
            limits.append(limit)
            let number = Int32(limits.count - 1)
            if draft.kind == FlatClass.integer, let range = FlatRange(limit) {
                ranges.append(range)
                draft.add(.range, Int32(ranges.count - 1), number, 1)
            } else {
                draft.add(.limit, number)
            }
        case .multiple(let multiple, _):
            multiples.append(multiple)
            draft.add(.multiple, Int32(multiples.count - 1))
        default: break
        }
    }

    // MARK: Texts

    private mutating func writeText(_ instruction: Instruction, into draft: inout FlatDraft) {
        switch instruction {
        case .minLength(let count): draft.narrow(.length, least: count)
        case .maxLength(let count): draft.narrow(.length, most: count)
        case .pattern(let pattern):
            let number = self.number(of: pattern)
            if patterns[Int(number)].kind != .always { draft.add(.pattern, number) }
        case .format(let format):
            formats.append(format)
            draft.add(.format, Int32(formats.count - 1))
        case .content(let content):
            contents.append(content)
            draft.add(.content, Int32(contents.count - 1))
        default: break
        }
    }

    /// The number of a pattern; equal ones have one number.
    mutating func number(of pattern: SchemaPattern) -> Int32 {
        if let known = patternNumbers[pattern.source] { return known }
        switch LiteralPattern(pattern.source) {
        case .always?: patterns.append(FlatPattern(kind: .always, start: 0, count: 0))
        case .prefix(let text)?:
            patterns.append(FlatPattern(kind: .prefix, start: names.append(text), count: Int32(text.count)))
        case .whole(let text)?:
            patterns.append(FlatPattern(kind: .whole, start: names.append(text), count: Int32(text.count)))
        case nil:
            expressions.append(pattern)
            patterns.append(FlatPattern(kind: .expression, start: Int32(expressions.count - 1), count: 0))
        }
        patternNumbers[pattern.source] = Int32(patterns.count - 1)
        return Int32(patterns.count - 1)
    }

    // MARK: Arrays

    private mutating func writeArray(_ instruction: Instruction, into draft: inout FlatDraft) {
        switch instruction {
        case .minItems(let count): draft.narrow(.size, least: count)
        case .maxItems(let count): draft.narrow(.size, most: count)
        case .uniqueItems: draft.add(.unique)
        case .elements(let plan):
            let prefix = plan.prefix.map { partBlock($0.target) }
            let rest = plan.rest.map { partBlock($0.target) } ?? FlatObject.isOpen
            let isNothing = prefix.allSatisfy { $0 < 0 } && rest < 0
            if isNothing, !draft.marks { return }
            lists += prefix
            draft.add(.elements, Int32(lists.count - prefix.count), Int32(prefix.count), rest)
        case .contains(let plan):
            let row = FlatContains(
                block: block(plan.schema.target, marks: false), min: Int32(clamping: plan.min),
                max: Int32(clamping: plan.max ?? .max), marks: plan.marksElements)
            contains.append(row)
            draft.add(.contains, Int32(contains.count - 1))
        case .unevaluatedElements(let edge): draft.add(.unmarkedElements, block(edge.target, marks: false))
        default: break
        }
    }
}

extension FlatDraft {
    /// Adds a bound to a step that has two.
    mutating func narrow(_ operation: FlatInstruction.Operation, least: Int = 0, most: Int = .max) {
        let (least, most) = (Int32(clamping: max(0, least)), Int32(clamping: most))
        if most < least || most < 0 { return fails = true }
        guard let place = code.firstIndex(where: { $0.operation == operation }) else {
            return add(operation, least, most)
        }
        code[place].a = max(code[place].a, least)
        code[place].b = min(code[place].b, most)
        if code[place].a > code[place].b { fails = true }
    }
}

extension FlatRange {
    /// The integers within a limit; `nil` for a limit that is none of 64 bits.
    init?(_ limit: NumberLimit) {
        guard let bound = limit.limit.integer.map({ Int64($0) }) else { return nil }
        let (inner, overflows) =
            limit.isUpper ? bound.subtractingReportingOverflow(1) : bound.addingReportingOverflow(1)
        if limit.isExclusive, overflows { return nil }
        let last = limit.isExclusive ? inner : bound
        self = limit.isUpper ? FlatRange(min: .min, max: last) : FlatRange(min: last, max: .max)
    }
}
