extension Pattern {
    /// Walks through the pattern and writes down what it asks for, however many states its automaton would have.
    ///
    /// What is written is a match for most patterns; where there are assertions inside, or flags to look at, it need not be: whoever
    /// asks checks it.
    ///
    /// - Parameter limit: How many scalars at most.
    /// - Complexity: O(*m*) for a pattern of *m* instructions, and the length of the text.
    package func walk(limit: Int = WordSearch.longest, using generator: inout some RandomNumberGenerator) -> String? {
        let program = engine.program
        let distances = program.distancesToMatch
        let alphabet = WordAlphabet([program.alphabet])
        var word = String.UnicodeScalarView()
        var (place, count, steps) = (program.start, 0, 0)
        // After some detours it goes the shortest way.
        let detours = Int.random(in: 0..<64, using: &generator)
        while steps < 64 * limit {
            steps += 1
            switch program.instructions[Int(place)] {
            case .match: return String(word)
            case .assert(_, let next): place = next
            case .split(let first, let second):
                let ways = [first, second].filter { distances[Int($0)] < Int.max }
                if count < detours, let way = ways.randomElement(using: &generator) {
                    place = way
                } else if let way = ways.min(by: { distances[Int($0)] < distances[Int($1)] }) {
                    place = way
                } else {
                    return nil
                }
            case .consume(let set, let next):
                let groups = alphabet.groups.indices.filter {
                    program.contains(set: set, class: Int(alphabet.groups[$0].classes[0]))
                }
                guard count < limit, let group = alphabet.choose(among: groups, using: &generator) else { return nil }
                word.append(alphabet.scalar(of: group, using: &generator))
                count += 1
                place = next
            }
        }
        return nil
    }
}

extension Program {
    /// How many scalars it takes from each instruction to a match at least; `Int.max` where there is no way.
    fileprivate var distancesToMatch: [Int] {
        var sources: [[(from: Int, cost: Int)]] = Array(repeating: [], count: instructions.count)
        for (index, instruction) in instructions.enumerated() {
            switch instruction {
            case .match: break
            case .assert(_, let next): sources[Int(next)].append((index, 0))
            case .consume(_, let next): sources[Int(next)].append((index, 1))
            case .split(let first, let second):
                sources[Int(first)].append((index, 0))
                sources[Int(second)].append((index, 0))
            }
        }
        var distances = Array(repeating: Int.max, count: instructions.count)
        // The builder puts the match first; all distances of one number are done before the next.
        var current = instructions.indices.filter { if case .match = instructions[$0] { true } else { false } }
        for index in current { distances[index] = 0 }
        var distance = 0
        while !current.isEmpty {
            var next: [Int] = []
            while let place = current.popLast() {
                guard distances[place] == distance else { continue }
                for (source, cost) in sources[place] where distances[source] > distance + cost {
                    distances[source] = distance + cost
                    if cost == 0 { current.append(source) } else { next.append(source) }
                }
            }
            current = next
            distance += 1
        }
        return distances
    }
}
