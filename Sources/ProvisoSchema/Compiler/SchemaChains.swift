/// Which schemas hand on to others the very value that they judge.
struct SchemaChains {
    /// The most that may stand in a row.
    static let longestAllowed = 2000

    /// How many schemas hand on to each one.
    let incoming: [Int]
    /// A schema that comes back to itself on the same value: of some values nothing could be said.
    private(set) var endless: Int?
    /// The length of the longest chain.
    private(set) var longest = 0

    init(_ drafts: [SchemaDraft]) {
        var incoming = Array(repeating: 0, count: drafts.count)
        let edges = drafts.map { draft in draft.instructions.flatMap { $0.chained.map(\.target) } }
        for target in edges.joined() where target < incoming.count { incoming[target] += 1 }
        // One that is found at run time is found from many places.
        for draft in drafts {
            for instruction in draft.instructions {
                switch instruction {
                case .dynamicReference(let edge, _), .recursiveReference(let edge): incoming[edge.target] += 2
                default: continue
                }
            }
        }
        self.incoming = incoming
        walk(edges)
    }

    /// Goes through all schemas, depth first, without recursion.
    private mutating func walk(_ edges: [[Int]]) {
        enum State { case new, open, done }
        var states = Array(repeating: State.new, count: edges.count)
        var lengths = Array(repeating: 1, count: edges.count)
        for start in edges.indices where states[start] == .new {
            var way = [(schema: start, next: 0)]
            states[start] = .open
            while let (schema, next) = way.last {
                if next < edges[schema].count {
                    way[way.count - 1].next += 1
                    let target = edges[schema][next]
                    switch states[target] {
                    case .new:
                        states[target] = .open
                        way.append((target, 0))
                    case .open: endless = endless ?? target
                    case .done: lengths[schema] = max(lengths[schema], lengths[target] + 1)
                    }
                } else {
                    states[schema] = .done
                    longest = max(longest, lengths[schema])
                    way.removeLast()
                    if let last = way.last?.schema { lengths[last] = max(lengths[last], lengths[schema] + 1) }
                }
            }
        }
    }
}
