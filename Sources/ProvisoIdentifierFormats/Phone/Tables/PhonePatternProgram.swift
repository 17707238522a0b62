/// A step of a compiled pattern.
enum PhonePatternStep: Hashable {
    case digits(Int)
    /// Goes on with the next step, or else as far ahead.
    case fork(Int)
    case jump(Int)
    case mark(Int)
    case end
    case accept(Int)
}

/// The steps of patterns: the same that ``PhonePrefix`` describes.
struct PhonePatternProgram {
    private(set) var steps: [PhonePatternStep] = []

    /// Appends a pattern, which begins at the step that it returns and accepts with a number.
    @discardableResult
    mutating func append(_ pattern: PhonePattern, accepting number: Int) throws(PhoneRulesError) -> Int {
        let start = steps.count
        try emit(pattern)
        steps.append(.accept(number))
        return start
    }

    private mutating func emit(_ pattern: PhonePattern) throws(PhoneRulesError) {
        guard steps.count < 4_000 else { throw .patternTooLarge }
        switch pattern {
        case .digits(let set): steps.append(.digits(set))
        case .end: steps.append(.end)
        case .sequence(let parts): for part in parts { try emit(part) }
        case .group(let number, let part):
            steps.append(.mark(2 * number))
            try emit(part)
            steps.append(.mark(2 * number + 1))
        case .repeated(let part, let fewest, let most):
            for _ in 0..<fewest { try emit(part) }
            var forks: [Int] = []
            for _ in fewest..<most {
                forks.append(steps.count)
                steps.append(.fork(0))
                try emit(part)
            }
            for fork in forks { steps[fork] = .fork(steps.count - fork) }
        case .choice(let parts):
            var jumps: [Int] = []
            for part in parts.dropLast() {
                let fork = steps.count
                steps.append(.fork(0))
                try emit(part)
                jumps.append(steps.count)
                steps.append(.jump(0))
                steps[fork] = .fork(steps.count - fork)
            }
            if let last = parts.last { try emit(last) }
            for jump in jumps { steps[jump] = .jump(steps.count - jump) }
        }
    }

    /// The steps that read a digit or accept, and can be reached from some without one.
    func closure(of starts: [Int]) -> [Int] {
        var seen = [Bool](repeating: false, count: steps.count)
        var open = starts
        while let at = open.popLast() {
            guard !seen[at] else { continue }
            seen[at] = true
            switch steps[at] {
            case .digits, .accept: break
            case .fork(let ahead): open += [at + 1, at + ahead]
            case .jump(let ahead): open.append(at + ahead)
            case .mark, .end: open.append(at + 1)
            }
        }
        return seen.indices.filter {
            guard seen[$0] else { return false }
            switch steps[$0] {
            case .digits, .accept: return true
            default: return false
            }
        }
    }

    /// The steps as values of seven bits.
    func bytes() throws(PhoneRulesError) -> [UInt8] {
        var places: [Int] = []
        var size = 0
        for step in steps {
            places.append(size)
            switch step {
            case .digits, .fork, .jump: size += 3
            case .mark: size += 2
            case .end, .accept: size += 1
            }
        }
        places.append(size)
        guard size < 1 << 14 else { throw .patternTooLarge }
        var bytes: [UInt8] = []
        for (at, step) in steps.enumerated() {
            switch step {
            case .digits(let set): bytes += [1] + PhoneTableWriter.two(set)
            case .fork(let ahead): bytes += [2] + PhoneTableWriter.two(places[at + ahead] - places[at] - 3)
            case .jump(let ahead): bytes += [3] + PhoneTableWriter.two(places[at + ahead] - places[at] - 3)
            case .mark(let slot): bytes += [4, UInt8(truncatingIfNeeded: slot)]
            case .end: bytes.append(5)
            case .accept: bytes.append(0)
            }
        }
        return bytes
    }
}
