extension Pattern {
    /// Whether whole texts that match are of printable ASCII alone, so that characters, Unicode scalars, UTF-16 units and bytes are as
    /// many.
    ///
    /// - Complexity: O(*m*) in the size of the pattern.
    package var isOfPrintableASCII: Bool { engine.node.isOfPrintableASCII }
}

extension Node {
    fileprivate var isOfPrintableASCII: Bool {
        switch self {
        case .empty, .assertion: true
        case .set(let set): set.ranges.allSatisfy { $0.lowerBound >= 0x20 && $0.upperBound < 0x7F }
        case .concatenation(let nodes), .alternation(let nodes): nodes.allSatisfy { $0.isOfPrintableASCII }
        case .repetition(let node, _, _): node.isOfPrintableASCII
        }
    }
}
