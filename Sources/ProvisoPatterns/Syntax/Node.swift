/// A pattern's syntax tree.
///
/// Groups, captures and greed are gone: they do not change which texts match.
indirect enum Node: Equatable, Sendable {
    case empty
    case set(ScalarSet)
    case assertion(Assertion)
    case concatenation([Node])
    case alternation([Node])
    case repetition(Node, min: Int, max: Int?)

    /// Nodes behind each other.
    static func joined(_ nodes: [Node]) -> Node {
        var flat: [Node] = []
        for node in nodes {
            switch node {
            case .empty: continue
            case .concatenation(let inner): flat += inner
            default: flat.append(node)
            }
        }
        if flat.count > 1 { return .concatenation(flat) }
        return flat.first ?? .empty
    }

    /// One of the nodes.
    ///
    /// Sets next to each other become one set.
    static func either(_ nodes: [Node]) -> Node {
        var flat: [Node] = []
        for node in nodes {
            if case .set(let set) = node, case .set(let last)? = flat.last {
                flat[flat.count - 1] = .set(last.union(set))
            } else if case .alternation(let inner) = node {
                flat += inner
            } else {
                flat.append(node)
            }
        }
        if flat.count > 1 { return .alternation(flat) }
        return flat.first ?? .empty
    }

    /// The node repeated.
    static func repeated(_ node: Node, min: Int, max: Int?) -> Node {
        switch (node, min, max) {
        case (.empty, _, _), (_, _, 0): return .empty
        case (_, 1, 1): return node
        case (.repetition(let inner, let innerMin, _), 0...1, nil) where innerMin <= 1:
            // (x*)+, (x+)*, (x?)* and the like
            return .repetition(inner, min: min * innerMin, max: nil)
        default: return .repetition(node, min: min, max: max)
        }
    }

    /// Number of instructions it takes, no more than `Int32.max`.
    var size: Int {
        let limit = Int(Int32.max)
        switch self {
        case .empty: return 0
        case .set, .assertion: return 1
        case .concatenation(let nodes): return Swift.min(nodes.reduce(0) { Swift.min($0 + $1.size, limit) }, limit)
        case .alternation(let nodes): return nodes.reduce(0) { Swift.min($0 + $1.size + 1, limit) }
        case .repetition(let node, let min, let max):
            let (product, overflow) = (node.size + 1).multipliedReportingOverflow(by: Swift.max(max ?? min, 1))
            return overflow ? limit : Swift.min(product, limit)
        }
    }
}
