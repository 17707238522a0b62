import ProvisoCore

extension Prover {
    /// The spellings of numbers that stand for all numbers which a formula treats alike.
    static func spellings(for formula: Formula) -> (spellings: [String], isComplete: Bool) {
        var points: [ExactNumber] = []
        var steps: [ExactNumber] = []
        var places: Set<Int> = []
        formula.forEachCondition { condition in
            switch condition {
            case .number(let number):
                points += [number.min, number.max].compactMap(\.self)
                if number.isWhole { steps.append(1) }
                if let step = number.step { steps.append(step) }
                if let range = number.places {
                    for place in [range.lowerBound, range.upperBound] where place <= 100 {
                        places.formUnion([place - 1, place, place + 1])
                        steps.append(ShortDecimal(digits: 1, exponent: -place).number)
                    }
                }
            case .members(let members): points += members.values.flatMap(Self.numbers)
            case .comparison(let comparison):
                if case .value(let value) = comparison.other { points += Self.numbers(value) }
            default: break
            }
        }
        // Long lists of numbers are not looked at as a whole.
        let isShort = points.count <= mostPoints
        if !isShort { points.removeLast(points.count - mostPoints) }
        let regions = NumberRegions(points: points, steps: steps)
        var known: Set<String> = []
        var spellings: [String] = []
        func add(_ spelling: String) { if known.insert(spelling).inserted { spellings.append(spelling) } }
        for value in regions.values {
            guard let short = ShortDecimal(value) else {
                add(value.spelling)
                continue
            }
            add(short.spelling)
            for place in places.sorted() where place > short.places { add(short.spelling(places: place)) }
            if short.places == 0 {
                add(short.spelling(places: 1))
                add(short.spelling + "e0")
            }
        }
        return (spellings, regions.isComplete && isShort)
    }

    /// So many limits and members are looked at.
    private static let mostPoints = 200

    private static func numbers(_ value: DataValue) -> [ExactNumber] {
        switch value {
        case .number(let number): [number]
        case .string(let text), .untyped(let text): ExactNumber(text).map { [$0] } ?? []
        case .array(let elements): elements.flatMap(numbers)
        case .bool: [0, 1]
        case .null, .object: []
        }
    }

    /// Numbers of JSON.
    func lookAtNumbers(_ search: inout Search) {
        if search.formula.truth({ $0.truthOfNumbers }) == false { return }
        let (spellings, isComplete) = search.numbers
        if !isComplete { search.isCertain = false }
        if search.isDone { return }
        for spelling in spellings {
            guard let number = ExactNumber(spelling) else { continue }
            let value = DataValue.number(number)
            let truth = search.formula.truth { $0.truth(of: value) }
            if search.look(at: value, truth) { return }
            if truth != false { search.isCertain = false }
        }
    }
}

extension Constraint {
    /// What holds for every number; `nil` where it depends on the number.
    fileprivate var truthOfNumbers: Bool? {
        switch self {
        case .kinds(let kinds): kinds.contains(.number)
        case .filled: true
        case .empty, .length, .count, .pattern, .moment, .shape, .parts, .contains, .uniqueElements: false
        default: nil
        }
    }

    /// Whether a list of so many elements meets the condition, whatever they are.
    func truth(ofListCounting count: Int) -> Bool? {
        switch self {
        case .kinds(let kinds): kinds.contains(.list)
        case .filled: true
        case .empty, .number, .boolean, .length, .pattern, .moment, .shape: false
        case .count(let min, let max): (min ?? 0) <= count && count <= max ?? .max
        case .members(let members): members.hasContainers ? nil : members.isExcluded
        case .parts(let parts):
            switch parts.place {
            case .elements: nil
            case .keys, .values, .members: false
            }
        case .comparison(let comparison):
            // A list relates to no single value, whatever its elements are.
            comparison.hasSingleConstant ? allows(.array(Array(repeating: "a", count: Swift.min(count, 8)))) : nil
        default: nil
        }
    }

    /// Whether every object with members meets the condition.
    var truthOfObject: Bool? {
        switch self {
        case .kinds(let kinds): kinds.contains(.object)
        case .filled: true
        case .empty, .number, .boolean, .length, .pattern, .moment, .shape, .contains, .uniqueElements: false
        case .members(let members): members.hasContainers ? nil : members.isExcluded
        case .parts(let parts): parts.place == .elements ? false : nil
        case .comparison(let comparison): comparison.hasSingleConstant ? allows(["a": "a"]) : nil
        default: nil
        }
    }
}

extension ComparisonConstraint {
    /// Whether values are compared with a number, a text or a flag.
    fileprivate var hasSingleConstant: Bool {
        guard case .value(let other) = other, format == nil else { return false }
        switch other {
        case .bool, .number, .string, .untyped: return true
        case .null, .array, .object: return false
        }
    }
}

extension MembersConstraint {
    /// Whether a member is a list or an object.
    var hasContainers: Bool {
        values.contains { value in
            switch value {
            case .array, .object: true
            default: false
            }
        }
    }
}
