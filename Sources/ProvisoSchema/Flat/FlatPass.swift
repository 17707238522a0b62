internal import ProvisoCore

/// Judges one value by a flat program, without noting anything.
///
/// All methods are mutating, also those that change nothing: for another one, the compiler copies the whole pass to call it.
struct FlatPass {
    let program: FlatProgram
    let tape: ValueTape
    let parts: Rows<ValueTape.Entry>
    let text: Rows<UInt8>
    var scratch: FlatScratch

    // The tables of the program; one value with all of them would be copied again and again.
    private let code: Rows<FlatInstruction>
    private let starts: Rows<Int32>
    let lists: Rows<Int32>
    private let objects: Rows<FlatObject>
    let slots: Rows<FlatSlot>
    let nameBytes: Rows<UInt8>
    let patterns: Rows<FlatPattern>
    let names: Rows<FlatNames>
    let ranges: Rows<FlatRange>
    private let containments: Rows<FlatContains>
    let choices: Rows<FlatChoice>

    /// Whether the value must be judged otherwise.
    var isUndecided = false
    private var steps: Int
    private var level = 0

    /// How many blocks may run inside of each other on any thread's stack.
    private static let mostLevels = 100

    /// Whether a value passes; `nil` where this cannot be said, or not in linear time.
    static func verdict(_ program: FlatProgram, _ tape: borrowing ValueTape, _ scratch: inout FlatScratch) -> Bool? {
        tape.entries.withUnsafeBufferPointer { parts in
            tape.bytes.withUnsafeBufferPointer { text in
                var pass = FlatPass(program, copy tape, parts, text, scratch)
                scratch = FlatScratch()
                let passes = pass.passes(program.root, 0, -1)
                scratch = pass.scratch
                return pass.isUndecided ? nil : passes
            }
        }
    }

    private init(
        _ program: FlatProgram, _ tape: ValueTape, _ parts: UnsafeBufferPointer<ValueTape.Entry>,
        _ text: UnsafeBufferPointer<UInt8>, _ scratch: FlatScratch
    ) {
        (self.program, self.tape, self.scratch) = (program, tape, scratch)
        (code, starts, lists) = (program.tables.code, program.tables.starts, program.tables.lists)
        (objects, slots) = (program.tables.objects, program.tables.slots)
        (nameBytes, patterns) = (program.tables.nameBytes, program.tables.patterns)
        (names, ranges) = (program.tables.names, program.tables.ranges)
        (containments, choices) = (program.tables.contains, program.tables.choices)
        self.parts = Rows(parts, or: UnsafePointer(bitPattern: 64).unsafelyUnwrapped)
        self.text = Rows(text, or: UnsafePointer(bitPattern: 64).unsafelyUnwrapped)
        steps = 4096 + 64 * parts.count
    }

    // MARK: Blocks

    /// Judges a part by a block.
    ///
    /// - Parameter marks: Where the bits for the evaluated parts are, or -1 if they are not needed.
    @inline(__always)
    mutating func passes(_ block: Int, _ index: Int, _ marks: Int) -> Bool {
        let start = start(block, index)
        return start <= 1 ? start == 0 : run(start, index, marks)
    }

    /// Where the code of a block is for a value.
    @inline(__always)
    mutating func start(_ block: Int, _ index: Int) -> Int {
        let kind = Int(parts[index].kind.rawValue)
        if kind == FlatClass.integer { return startOfNumber(block, index) }
        // A key is a text.
        return Int(starts[block &+ (kind == 7 ? FlatClass.string : kind)])
    }

    private mutating func startOfNumber(_ block: Int, _ index: Int) -> Int {
        let (integer, real) = (starts[block &+ FlatClass.integer], starts[block &+ FlatClass.real])
        return Int(integer == real || isPlain(parts[index]) ? integer : real)
    }

    /// Whether a number is spelled with digits alone.
    private mutating func isPlain(_ number: ValueTape.Entry) -> Bool {
        var place = Int(number.start)
        if text[place] == UInt8(ascii: "-") { place &+= 1 }
        while place < Int(number.end) {
            if text[place] &- UInt8(ascii: "0") > 9 { return false }
            place &+= 1
        }
        return true
    }

    /// Judges a part by a block whose marks count only if it passes.
    @inline(__always)
    mutating func passesApart(_ block: Int, _ index: Int, _ marks: Int) -> Bool {
        let start = start(block, index)
        if start <= 1 { return start == 0 }
        if lacksNames(start, index) { return false }
        return marks < 0 ? run(start, index, -1) : runFramed(start, index, marks)
    }

    /// Whether names alone tell that an object does not pass: most alternatives that are not meant end here.
    @inline(__always)
    private mutating func lacksNames(_ start: Int, _ index: Int) -> Bool {
        let step = code[start]
        guard step.operation == .members else { return false }
        let plan = objects.place(of: Int(step.a))
        let bits = parts[index].nameBits
        return plan.pointee.requiredBits & ~bits != 0 || bits & ~plan.pointee.knownBits != 0
    }

    /// Runs code with marks of its own, which are handed on if it passes.
    mutating func runFramed(_ start: Int, _ index: Int, _ marks: Int) -> Bool {
        let own = scratch.marks.count
        let words = (Int(parts[index].count) + 63) / 64
        for _ in 0..<words { scratch.marks.append(0) }
        let passes = run(start, index, own)
        if passes, marks >= 0 { for word in 0..<words { scratch.marks[marks + word] |= scratch.marks[own + word] } }
        scratch.marks.removeLast(words)
        return passes
    }

    /// Runs code.
    mutating func run(_ start: Int, _ index: Int, _ marks: Int) -> Bool {
        steps &-= 1
        guard steps > 0, level < Self.mostLevels else {
            isUndecided = true
            return false
        }
        level &+= 1
        let passes = follow(start, index, marks)
        level &-= 1
        return passes
    }

    /// Counts work that takes long without running code.
    @inline(__always)
    mutating func charge(_ count: Int) { steps &-= count }

    private mutating func follow(_ start: Int, _ index: Int, _ marks: Int) -> Bool {
        var place = start
        while true {
            let step = code[place]
            switch step.operation {
            case .pass: return true
            case .fail: return false
            case .jump:
                let next = self.start(Int(step.a), index)
                if next <= 1 { return next == 0 }
                steps &-= 1
                if steps <= 0 { return leaveUndecided() }
                place = next
                continue
            case .undecided: return leaveUndecided()
            case .members: if !members(objects.place(of: Int(step.a)), index, marks) { return false }
            case .elements: if !elements(step, index, marks) { return false }
            case .call: if !passes(Int(step.a), index, marks) { return false }
            case .names: if find(index, names[Int(step.a)]) == nil { return false }
            case .size:
                let count = parts[index].count
                if count < UInt32(bitPattern: step.a) || count > UInt32(bitPattern: step.b) { return false }
            case .any: if !any(step, index, marks) { return false }
            case .one: if !one(step, index, marks) { return false }
            default: if !followRarer(step, index, marks) { return false }
            }
            place &+= 1
        }
    }

    private mutating func leaveUndecided() -> Bool {
        isUndecided = true
        return false
    }

    private mutating func followRarer(_ step: FlatInstruction, _ index: Int, _ marks: Int) -> Bool {
        switch step.operation {
        case .anyChosen, .oneChosen: return chosen(step, index)
        case .not: return !passes(Int(step.a), index, -1) && !isUndecided
        case .condition:
            let branch = passesApart(Int(step.a), index, marks) ? step.b : step.c
            return branch < 0 || passes(Int(branch), index, marks)
        case .frame: return runFramed(Int(step.a), index, marks)
        case .unmarkedElements: return unmarkedElements(Int(step.a), index, marks)
        case .unmarkedMembers: return unmarkedMembers(Int(step.a), index, marks)
        case .contains: return contains(containments[Int(step.a)], index, marks)
        case .keys: return keys(Int(step.a), index)
        case .dependentNames:
            return !has(names[Int(step.a)], index) || members(objects.place(of: Int(step.b)), index, -1)
        case .dependentBlock:
            return !has(names[Int(step.a)], index) || passes(Int(step.b), index, marks)
        default: return followValue(step, index)
        }
    }
}
