internal import ProvisoCore

/// Judges a value by a program.
///
/// Without units it stops at the first failure. With them it goes on, and notes each failure and, if asked, each annotation.
///
/// Work is bounded: once it is more than a small multiple of the value's size, the verdicts of schemas that several others hand on to are
/// kept, so that no combination of `anyOf` and references is judged twice for the same part. Deep values go on in a thread with a stack
/// of its own.
final class SchemaEvaluation {
    let program: SchemaProgram
    let tape: ValueTape
    /// What is noted; `nil` where only the verdict counts.
    var notes: SchemaNotes?
    /// Why judging was given up: the value is nested too deeply, or a reference found at run time does not end.
    var isGivenUp = false

    /// Which parts of the values that are being judged have been judged, one bit each.
    var judged: [UInt64] = []
    /// The resources that were entered.
    private var scope: [Int] = []
    /// A number for each sequence of resources, so that verdicts can be kept.
    private var scopeNumbers: [ScopeStep: Int] = [:]
    private var scopeNumber = 0
    private var level = 0
    private var levelsOnThisStack = 0
    private var steps = 0
    private let manySteps: Int
    private var verdicts: [VerdictKey: Verdict] = [:]

    private struct ScopeStep: Hashable {
        let outer: Int
        let resource: Int
    }

    private struct VerdictKey: Hashable {
        let schema: Int
        let index: Int
        let scope: Int
        let wantsParts: Bool
    }

    private struct Verdict {
        let passes: Bool
        let judged: [UInt64]
    }

    /// How many schemas may be open on the stack that one is called on, and on each of those that are made.
    private static let levelsPerStack = (first: 100, further: 2000)
    private static let mostLevels = 200_000

    init(_ program: SchemaProgram, _ tape: consuming ValueTape, notes: SchemaNotes? = nil) {
        self.program = program
        self.tape = tape
        self.notes = notes
        levelsOnThisStack = Self.levelsPerStack.first
        manySteps = 1000 + 16 * self.tape.entries.count
    }

    /// Whether the value passes the whole schema.
    func passes() -> Bool {
        run(program.root, 0, parts: -1, chain: 0) && !isGivenUp
    }

    // MARK: Schemas

    /// Judges a part by a schema inside of another one, which judges the same part.
    @inline(__always)
    func apply(_ edge: SchemaEdge, _ index: Int, parts: Int, chain: Int) -> Bool {
        notes?.enter(edge)
        let passes = run(edge.target, index, parts: parts, chain: chain + 1)
        notes?.leave()
        return passes
    }

    /// Judges a part of the part that the schema around judges.
    @inline(__always)
    func applyToPart(_ edge: SchemaEdge, _ index: Int) -> Bool {
        notes?.enter(edge)
        let passes = run(edge.target, index, parts: -1, chain: 0)
        notes?.leave()
        return passes
    }

    /// Judges a part.
    ///
    /// - Parameters:
    ///   - number: The schema.
    ///   - index: The part.
    ///   - parts: Where the bits for the evaluated parts are, or -1 if they are not needed.
    ///   - chain: How many schemas judge the same part around this one.
    func run(_ number: Int, _ index: Int, parts: Int, chain: Int) -> Bool {
        let schema = program.schemas[number]
        if let constant = schema.constant {
            if !constant { notes?.fail(index, .never, in: schema) }
            return constant
        }
        if isGivenUp { return false }
        steps &+= 1
        if schema.isShared, steps > manySteps { return keptVerdict(number, index, parts: parts, chain: chain) }
        return judge(schema, index, parts: parts, chain: chain)
    }

    private func judge(_ schema: CompiledSchema, _ index: Int, parts: Int, chain: Int) -> Bool {
        guard chain <= program.schemas.count + program.resources.count, level < Self.mostLevels else {
            isGivenUp = true
            notes?.fail(index, .givenUp, in: schema)
            return false
        }
        level += 1
        defer { level -= 1 }
        if level > levelsOnThisStack {
            return onNewStack { self.judgeHere(schema, index, parts: parts, chain: chain) }
        }
        return judgeHere(schema, index, parts: parts, chain: chain)
    }

    private func judgeHere(_ schema: CompiledSchema, _ index: Int, parts: Int, chain: Int) -> Bool {
        let outerScope = scopeNumber
        let entersResource = program.usesScope && scope.last != schema.resource
        if entersResource { enterScope(schema.resource) }
        defer {
            if entersResource {
                scope.removeLast()
                scopeNumber = outerScope
            }
        }
        guard parts >= 0 || schema.asksForParts else { return follow(schema, index, parts: -1, chain: chain) }
        // What a schema judges counts for those around it only if it passes.
        let own = judged.count
        let words = (Int(tape.entries[index].count) + 63) / 64
        let isContainer = tape.entries[index].kind == .array || tape.entries[index].kind == .object
        if isContainer { judged.append(contentsOf: repeatElement(0, count: words)) }
        let passes = follow(schema, index, parts: own, chain: chain)
        if isContainer {
            if passes, parts >= 0 { for word in 0..<words { judged[parts + word] |= judged[own + word] } }
            judged.removeLast(words)
        }
        return passes
    }

    private func enterScope(_ resource: Int) {
        scope.append(resource)
        let step = ScopeStep(outer: scopeNumber, resource: resource)
        if let known = scopeNumbers[step] {
            scopeNumber = known
        } else {
            scopeNumber = scopeNumbers.count + 1
            scopeNumbers[step] = scopeNumber
        }
    }

    private func onNewStack(_ body: @escaping () -> Bool) -> Bool {
        let outer = levelsOnThisStack
        levelsOnThisStack = level + Self.levelsPerStack.further
        defer { levelsOnThisStack = outer }
        return DeepStack.run(body)
    }

    /// The verdict on a part, judged once. Nothing is noted of it but that it fails.
    private func keptVerdict(_ number: Int, _ index: Int, parts: Int, chain: Int) -> Bool {
        let key = VerdictKey(schema: number, index: index, scope: scopeNumber, wantsParts: parts >= 0)
        let schema = program.schemas[number]
        if let known = verdicts[key] {
            if known.passes, parts >= 0 {
                for (word, bits) in known.judged.enumerated() { judged[parts + word] |= bits }
            }
            if !known.passes { notes?.fail(index, .failsAgain, in: schema) }
            return known.passes
        }
        var bits: [UInt64] = []
        let passes: Bool
        if parts >= 0 {
            let kind = tape.entries[index].kind
            let words = kind == .array || kind == .object ? (Int(tape.entries[index].count) + 63) / 64 : 0
            let own = judged.count
            judged.append(contentsOf: repeatElement(0, count: words))
            passes = judge(schema, index, parts: own, chain: chain)
            bits = Array(judged[own..<own + words])
            judged.removeLast(words)
            if passes { for word in 0..<words { judged[parts + word] |= bits[word] } }
        } else {
            passes = judge(schema, index, parts: -1, chain: chain)
        }
        if !isGivenUp { verdicts[key] = Verdict(passes: passes, judged: bits) }
        return passes
    }

    // MARK: References found at run time

    /// The schema that a dynamic reference leads to: that of the resource which was entered first.
    func dynamicTarget(_ name: String, or target: Int) -> Int {
        for resource in scope {
            if let found = program.resources[resource].dynamicTargets[name] { return found }
        }
        return target
    }

    /// The schema that `$recursiveRef` leads to.
    func recursiveTarget(or target: Int) -> Int {
        for resource in scope {
            if let found = program.resources[resource].recursiveTarget { return found }
        }
        return target
    }
}
