/// What the class of a value alone decides.
struct FlatVerdicts {
    private let schemas: [CompiledSchema]
    private let references: FlatReferences
    private var known: [State]

    private enum State: UInt8 { case new, open, passes, fails, unknown }

    /// So many schemas are looked through inside of each other.
    private static let deepest = 40

    init(_ schemas: [CompiledSchema], _ references: FlatReferences) {
        (self.schemas, self.references) = (schemas, references)
        known = Array(repeating: .new, count: schemas.count * FlatClass.count)
    }

    /// Whether every value of a class passes, or none; `nil` where that depends on the value.
    mutating func verdict(_ schema: Int, _ kind: Int) -> Bool? { verdict(schema, kind, 0) }

    /// Whether all values pass.
    mutating func passesAll(_ schema: Int) -> Bool {
        for kind in 0..<FlatClass.count where verdict(schema, kind) != true { return false }
        return true
    }

    /// Whether no value passes.
    mutating func failsAll(_ schema: Int) -> Bool {
        for kind in 0..<FlatClass.count where verdict(schema, kind) != false { return false }
        return true
    }

    private mutating func verdict(_ number: Int, _ kind: Int, _ depth: Int) -> Bool? {
        let schema = schemas[number]
        if let constant = schema.constant { return constant }
        let position = number * FlatClass.count + kind
        switch known[position] {
        case .passes: return true
        case .fails: return false
        case .unknown, .open: return nil
        case .new: break
        }
        guard depth < Self.deepest else { return nil }
        known[position] = .open
        var result: Bool? = true
        for instruction in schema.instructions {
            let found = verdict(instruction, kind, depth + 1)
            if found == false {
                result = false
                break
            }
            if found == nil { result = nil }
        }
        known[position] = result.map { $0 ? .passes : .fails } ?? .unknown
        return result
    }

    private mutating func verdict(_ instruction: Instruction, _ kind: Int, _ depth: Int) -> Bool? {
        switch instruction {
        case .types(let types): return types.holds(kind)
        case .constants(let set, _): return set.verdict(kind)
        case .limit, .multiple: return kind == FlatClass.integer || kind == FlatClass.real ? nil : true
        case .minLength, .maxLength, .pattern, .format, .content: return kind == FlatClass.string ? nil : true
        case .minItems, .maxItems, .uniqueItems, .elements, .contains, .unevaluatedElements:
            return kind == FlatClass.array ? nil : true
        case .minProperties, .maxProperties, .required, .dependents, .members, .names, .unevaluatedMembers:
            return kind == FlatClass.object ? nil : true
        case .all(let edges):
            var result: Bool? = true
            for edge in edges {
                let found = verdict(edge.target, kind, depth)
                if found == false { return false }
                if found == nil { result = nil }
            }
            return result
        case .any(let edges):
            var result: Bool? = false
            for edge in edges {
                let found = verdict(edge.target, kind, depth)
                if found == true { return true }
                if found == nil { result = nil }
            }
            return result
        case .one(let edges):
            var (passing, isKnown) = (0, true)
            for edge in edges {
                switch verdict(edge.target, kind, depth) {
                case true?: passing += 1
                case false?: break
                case nil: isKnown = false
                }
            }
            return passing > 1 ? false : isKnown ? passing == 1 : nil
        case .not(let edge): return verdict(edge.target, kind, depth).map { !$0 }
        case .reference(let edge): return verdict(edge.target, kind, depth)
        case .dynamicReference(let edge, let name):
            return references.dynamicTarget(name, or: edge.target).flatMap { verdict($0, kind, depth) }
        case .recursiveReference(let edge):
            return references.recursiveTarget(or: edge.target).flatMap { verdict($0, kind, depth) }
        case .absentMembers: return kind == FlatClass.object ? nil : true
        case .condition, .typesOrSchemas, .discriminated: return nil
        }
    }
}

extension TypeSet {
    /// Whether all values of a class are of one of the types; `nil` for numbers that may be whole.
    func holds(_ kind: Int) -> Bool? {
        switch kind {
        case FlatClass.null: contains(.null)
        case FlatClass.true, FlatClass.false: contains(.boolean)
        case FlatClass.string: contains(.string)
        case FlatClass.array: contains(.array)
        case FlatClass.object: contains(.object)
        case FlatClass.integer: contains(.number) || contains(.integer)
        default: contains(.number) ? true : contains(.integer) ? nil : false
        }
    }
}

extension ConstantSet {
    /// Whether all values of a class are among the constants, or none.
    func verdict(_ kind: Int) -> Bool? {
        switch kind {
        case FlatClass.null: has(.null)
        case FlatClass.false: has(.false)
        case FlatClass.true: has(.true)
        case FlatClass.string: has(.string) ? nil : false
        case FlatClass.array: has(.array) ? nil : false
        case FlatClass.object: has(.object) ? nil : false
        default: has(.number) ? nil : false
        }
    }
}
