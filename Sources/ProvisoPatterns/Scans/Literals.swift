/// What a pattern says about the bytes of every text it matches.
enum Literals {
    /// The bytes of the only text that matches, when there is one.
    static func exact(_ node: Node) -> [UInt8]? {
        switch node {
        case .empty: return []
        case .set(let set): return bytes(set)
        case .concatenation(let nodes):
            var result: [UInt8] = []
            for node in nodes {
                guard let part = exact(node) else { return nil }
                result += part
            }
            return result
        case .repetition(let inner, let min, let max):
            guard min == max, min <= 16, let part = exact(inner) else { return nil }
            return Array(repeatElement(part, count: min).joined())
        case .assertion, .alternation: return nil
        }
    }

    /// The longest literal that every match contains, and whether every match begins with it.
    static func required(_ node: Node) -> (literal: [UInt8], isPrefix: Bool) {
        var best: [UInt8] = []
        var bestIsPrefix = false
        var run: [UInt8] = []
        var runIsPrefix = true
        func close() {
            if run.count > best.count || (run.count == best.count && runIsPrefix) {
                best = run
                bestIsPrefix = runIsPrefix
            }
            run = []
            runIsPrefix = false
        }
        func visit(_ node: Node) {
            if let literal = exact(node) {
                run += literal
                return
            }
            switch node {
            case .concatenation(let nodes): nodes.forEach(visit)
            case .assertion:
                // It consumes nothing: literals around it are still next to each other.
                break
            case .repetition(let inner, let min, _) where min > 0:
                // Once, then anything.
                visit(inner)
                close()
            default: close()
            }
        }
        visit(node)
        close()
        return (best, bestIsPrefix)
    }

    private static func bytes(_ set: ScalarSet) -> [UInt8]? {
        guard let value = set.single, let scalar = Unicode.Scalar(value) else { return nil }
        return Array(UTF8.encode(scalar) ?? UTF8.EncodedScalar())
    }
}
