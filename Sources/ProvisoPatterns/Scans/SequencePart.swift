/// A part of a pattern that ``SequenceScan`` can match.
enum SequencePart {
    case `class`(ScalarSet, min: Int, max: Int?)
    /// Up to eight alternatives of the same length, as the classes at each place.
    case choice([[ScalarSet]], length: Int)

    /// Places in alternatives take a table each, so they are few.
    private static let maximumPlaces = 12

    /// The parts of a node without the anchors at its ends; nil when it has others.
    static func parts(_ node: Node) -> [SequencePart]? {
        var nodes: [Node]
        if case .concatenation(let inner) = node { nodes = inner } else { nodes = [node] }
        while case .assertion(.textStart)? = nodes.first { nodes.removeFirst() }
        while case .assertion(.textEnd)? = nodes.last { nodes.removeLast() }
        var parts: [SequencePart] = []
        var places = 0
        for node in nodes {
            guard let part = part(node) else { return nil }
            switch (parts.last, part) {
            case (.class(let before, let lastMin, let lastMax)?, .class(let set, let min, let max)) where before == set:
                let total = max.flatMap { max in lastMax.map { $0 + max } }
                parts[parts.count - 1] = .class(set, min: lastMin + min, max: total)
            case (_, .choice(_, let length)):
                places += length
                parts.append(part)
            default: parts.append(part)
            }
        }
        return places <= maximumPlaces ? parts : nil
    }

    /// Whether taking as much as possible is always right.
    static func areDeterministic(_ parts: [SequencePart]) -> Bool {
        for (index, part) in parts.enumerated() {
            guard case .class(let set, let min, let max) = part, min != max else { continue }
            followers: for follower in parts[(index + 1)...] {
                switch follower {
                case .class(let next, let nextMin, _):
                    guard set.isDisjoint(with: next) else { return false }
                    if nextMin > 0 { break followers }
                case .choice(let choices, _):
                    guard choices.allSatisfy({ $0.first?.isDisjoint(with: set) ?? false }) else { return false }
                    break followers
                }
            }
        }
        return true
    }

    private static func part(_ node: Node) -> SequencePart? {
        switch node {
        case .set(let set):
            return isUsable(set) ? .class(set, min: 1, max: 1) : nil
        case .repetition(.set(let set), let min, let max):
            return isUsable(set) ? .class(set, min: min, max: max) : nil
        case .alternation(let branches):
            let choices = branches.compactMap(classes)
            guard choices.count == branches.count, choices.count <= 8, let length = choices.first?.count, length > 0,
                choices.allSatisfy({ $0.count == length })
            else { return nil }
            return .choice(choices, length: length)
        default: return nil
        }
    }

    /// The classes of a node of fixed length.
    private static func classes(_ node: Node) -> [ScalarSet]? {
        switch node {
        case .set(let set): return isUsable(set) ? [set] : nil
        case .concatenation(let nodes):
            let parts = nodes.compactMap(classes)
            return parts.count == nodes.count ? parts.flatMap { $0 } : nil
        case .repetition(let inner, let min, let max) where min == max && min <= maximumPlaces:
            return classes(inner).map { Array(repeatElement($0, count: min).joined()) }
        default: return nil
        }
    }

    private static func isUsable(_ set: ScalarSet) -> Bool {
        set.isASCII && !set.isEmpty
    }
}
