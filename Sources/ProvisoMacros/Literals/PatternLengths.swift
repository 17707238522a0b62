#if Macros
/// How long the texts can be that a pattern matches as a whole, in Unicode scalars.
struct PatternLengths {
    var least: Int
    /// `nil` where there is no limit.
    var most: Int?
    /// Whether all of their scalars are printable ASCII, so that each is a character and a byte.
    var isPlain: Bool

    /// - Parameter isWhole: Whether whole texts match, so that nothing stands around a match.
    init(_ pattern: Pattern, isWhole: Bool) {
        self.init(pattern.engine.node)
        if !isWhole { (most, isPlain) = (nil, false) }
    }

    private init(_ node: Node) {
        switch node {
        case .empty, .assertion: (least, most, isPlain) = (0, 0, true)
        case .set(let set):
            let isPlain = set.ranges.allSatisfy { $0.lowerBound >= 0x20 && $0.upperBound < 0x7F }
            (least, most, self.isPlain) = (1, 1, isPlain)
        case .concatenation(let nodes):
            let parts = nodes.map(PatternLengths.init)
            least = Self.sum(parts.map(\.least))
            most = parts.contains { $0.most == nil } ? nil : Self.sum(parts.compactMap(\.most))
            isPlain = parts.allSatisfy(\.isPlain)
        case .alternation(let nodes):
            let parts = nodes.map(PatternLengths.init)
            least = parts.map(\.least).min() ?? 0
            most = parts.contains { $0.most == nil } ? nil : parts.compactMap(\.most).max()
            isPlain = parts.allSatisfy(\.isPlain)
        case .repetition(let node, let min, let max):
            let part = PatternLengths(node)
            least = Self.product(part.least, min)
            most = part.most == 0 ? 0 : part.most.flatMap { most in max.map { Self.product(most, $0) } }
            isPlain = part.isPlain
        }
    }

    // Beyond these lengths nothing is told apart.
    private static let limit = 1 << 30
    private static func sum(_ values: [Int]) -> Int { values.reduce(0) { Swift.min($0 + $1, limit) } }
    private static func product(_ left: Int, _ right: Int) -> Int {
        let (product, overflows) = left.multipliedReportingOverflow(by: right)
        return overflows ? limit : Swift.min(product, limit)
    }
}
#endif
