/// Makes a flat program.
///
/// A block is a schema with code for each class of values. Schemas that judge the same value are written into one block where that is
/// short, and what a class decides alone is decided here.
struct FlatCompiler {
    let schemas: [CompiledSchema]
    private let root: Int
    let references: FlatReferences
    var verdicts: FlatVerdicts

    var code: [FlatInstruction] = [FlatInstruction(.pass), FlatInstruction(.fail)]
    var starts: [Int32] = []
    var lists: [Int32] = []
    var objects: [FlatObject] = []
    var names = FlatNameTables()
    var patterns: [FlatPattern] = []
    var ranges: [FlatRange] = []
    var contains: [FlatContains] = []
    var choices: [FlatChoice] = []
    var expressions: [SchemaPattern] = []
    var formats: [SchemaFormat] = []
    var contents: [SchemaContent] = []
    var limits: [NumberLimit] = []
    var multiples: [NumberMultiple] = []
    var constants: [ConstantSet] = []

    /// The blocks by twice the number of their schema, and one more for those that mark what they judge; -1 for none.
    private var blocks: [Int32]
    private var queue: [(schema: Int, marks: Bool)] = []
    /// What each schema's patterns and alternatives became, so that they are not made again for each class.
    var patternNumbers: [String: Int32] = [:]

    /// So many schemas are written into the block of another one, and so much code.
    static let deepest = 4
    static let longest = 48

    init(_ program: SchemaProgram) {
        schemas = program.schemas
        root = program.root
        references = FlatReferences(program)
        verdicts = FlatVerdicts(program.schemas, references)
        blocks = Array(repeating: -1, count: program.schemas.count * 2)
    }

    /// Compiles all that is reached, and says which block is the first.
    mutating func compile() -> Int {
        let root = block(root, marks: false)
        var next = 0
        while next < queue.count {
            let (schema, marks) = queue[next]
            compile(schema, marks: marks)
            next += 1
        }
        return Int(root)
    }

    /// The block of a schema.
    mutating func block(_ schema: Int, marks: Bool) -> Int32 {
        let position = 2 * schema + (marks ? 1 : 0)
        if blocks[position] >= 0 { return blocks[position] }
        let block = Int32(starts.count)
        blocks[position] = block
        starts += Array(repeating: 0, count: FlatClass.count)
        queue.append((schema, marks))
        return block
    }

    /// The block of a schema for parts of a value, or ``FlatSlot/passes`` where all values pass.
    mutating func partBlock(_ schema: Int) -> Int32 {
        verdicts.passesAll(schema) ? FlatSlot.passes : block(schema, marks: false)
    }

    private mutating func compile(_ schema: Int, marks: Bool) {
        let block = Int(blocks[2 * schema + (marks ? 1 : 0)])
        for kind in 0..<FlatClass.count {
            let isMarking = marks && FlatClass.isContainer(kind)
            if !isMarking, let verdict = verdicts.verdict(schema, kind) {
                starts[block + kind] = verdict ? 0 : 1
                continue
            }
            var draft = FlatDraft(kind: kind, marks: isMarking)
            write(schema, into: &draft)
            starts[block + kind] = finish(draft)
        }
    }

    // MARK: Code

    /// Writes what a schema asks into a draft.
    mutating func write(_ number: Int, into draft: inout FlatDraft) {
        let schema = schemas[number]
        if let constant = schema.constant {
            if !constant { draft.fails = true }
            return
        }
        if schema.asksForParts, asks(schema, draft.kind) {
            // What is judged counts within this schema first.
            var body = FlatDraft(kind: draft.kind, marks: true)
            body.schemas = draft.schemas
            for instruction in schema.instructions { write(instruction, into: &body) }
            let start = finish(body)
            if start == 1 { draft.fails = true } else { draft.code.append(FlatInstruction(.frame, start)) }
            return
        }
        for instruction in schema.instructions where !draft.fails { write(instruction, into: &draft) }
    }

    private func asks(_ schema: CompiledSchema, _ kind: Int) -> Bool {
        schema.instructions.contains {
            switch $0 {
            case .unevaluatedElements: kind == FlatClass.array
            case .unevaluatedMembers: kind == FlatClass.object
            default: false
            }
        }
    }

    /// Writes a schema that judges the same value: into the same code, or as a call.
    mutating func writeInside(_ number: Int, into draft: inout FlatDraft) {
        if !draft.marks, let verdict = verdicts.verdict(number, draft.kind) {
            if !verdict { draft.fails = true }
            return
        }
        if draft.schemas.count < Self.deepest, draft.code.count < Self.longest, !draft.schemas.contains(number),
            schemas[number].instructions.count <= Self.longest
        {
            draft.schemas.append(number)
            write(number, into: &draft)
            draft.schemas.removeLast()
        } else {
            draft.code.append(FlatInstruction(.call, block(number, marks: draft.marks)))
        }
    }

    /// Adds the code of a draft, and says where it is: 0 if all values pass, 1 if none does.
    private mutating func finish(_ draft: FlatDraft) -> Int32 {
        var draft = draft
        if !draft.fails { finishObject(&draft) }
        if draft.fails { return 1 }
        if draft.code.isEmpty { return 0 }
        var sorted = draft.code.enumerated().sorted { left, right in
            let (a, b) = (left.element.rank, right.element.rank)
            return a != b ? a < b : left.offset < right.offset
        }.map { $0.element }
        let start = Int32(code.count)
        if !draft.marks, let last = sorted.last, last.operation == .call {
            sorted[sorted.count - 1] = FlatInstruction(.jump, last.a)
        } else {
            sorted.append(FlatInstruction(.pass))
        }
        code += sorted
        return start
    }

    /// The steps for members and required names. Those names go with the members, so that each is looked up once.
    private mutating func finishObject(_ draft: inout FlatDraft) {
        guard draft.kind == FlatClass.object else { return }
        var required = draft.required
        for plan in draft.members {
            let names = Array(required.prefix(64))
            required.removeFirst(names.count)
            add(object(plan, required: names), to: &draft)
        }
        while !required.isEmpty {
            let names = Array(required.prefix(64))
            required.removeFirst(names.count)
            add(object(nil, required: names), to: &draft)
        }
    }

    private mutating func add(_ object: FlatObject?, to draft: inout FlatDraft) {
        guard let object else { return draft.code.append(FlatInstruction(.undecided)) }
        objects.append(object)
        draft.code.append(FlatInstruction(.members, Int32(objects.count - 1)))
    }
}

/// The code for one class of values while it is written.
struct FlatDraft {
    let kind: Int
    /// Whether it says which parts it judged.
    let marks: Bool
    /// Whether no value passes.
    var fails = false
    var code: [FlatInstruction] = []
    var members: [MembersPlan] = []
    /// Required names, each once.
    var required: [[UInt8]] = []
    /// The schemas that are being written into it.
    var schemas: [Int] = []

    init(kind: Int, marks: Bool) { (self.kind, self.marks) = (kind, marks) }

    mutating func add(_ operation: FlatInstruction.Operation, _ a: Int32 = 0, _ b: Int32 = 0, _ c: Int32 = 0) {
        code.append(FlatInstruction(operation, a, b, c))
    }
}
