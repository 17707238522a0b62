/// Makes a text that a pattern matches, as a person would write one to show the format: `ABC-123` for `[A-Z]+-[0-9]{3}`.
struct ExampleMaker {
    private var text = ""
    private var letters = 0
    private var digits = 0

    /// A longer example would be hard to read.
    private static let longest = 32
    /// So many characters stand for any number of them.
    private static let usualRun = 3

    /// A text for a pattern; it need not match where the pattern asks for what stands around.
    static func example(of node: Node) -> String? {
        var maker = ExampleMaker()
        guard maker.append(node), let first = maker.text.utf8.first, let last = maker.text.utf8.last else { return nil }
        // A space at an end is not seen in a sentence.
        return first == Self.space || last == Self.space ? nil : maker.text
    }

    /// Appends what a part of the pattern matches.
    ///
    /// - Returns: Whether there is such a text, and it is short.
    private mutating func append(_ node: Node) -> Bool {
        guard text.unicodeScalars.count <= Self.longest else { return false }
        switch node {
        case .empty, .assertion: return true
        case .set(let set):
            guard let scalar = member(of: set) else { return false }
            text.unicodeScalars.append(scalar)
            return true
        case .concatenation(let nodes): return nodes.allSatisfy { append($0) }
        case .alternation(let nodes):
            let before = self
            for node in nodes {
                if append(node) { return true }
                self = before
            }
            return false
        case .repetition(let node, let min, let max):
            for _ in 0..<Swift.min(count(of: node, min: min, max: max), Self.longest + 1) where !append(node) {
                return false
            }
            return true
        }
    }

    /// How often a part is repeated: what may be missing is, but a run of letters or digits looks like one.
    private func count(of node: Node, min: Int, max: Int?) -> Int {
        guard max == nil, case .set(let set) = node, Self.isRun(set) else { return min }
        return min == 0 ? Self.usualRun - 1 : Swift.max(min, Self.usualRun)
    }

    private static func isRun(_ set: ScalarSet) -> Bool {
        [lowercase, uppercase, decimals].contains { range in range.filter { set.contains($0) }.count > 1 }
    }

    private static let lowercase = Array(UInt32(0x61)...0x7A)
    private static let uppercase = Array(UInt32(0x41)...0x5A)
    private static let decimals = Array(UInt32(0x31)...0x39) + [0x30]

    /// One character after another, so that no two neighbours look alike: `abc`, `123`.
    private mutating func member(of set: ScalarSet) -> Unicode.Scalar? {
        if let single = set.single { return Self.seen(single) }
        let hasSmall = Self.lowercase.contains { set.contains($0) }
        if hasSmall || Self.uppercase.contains(where: { set.contains($0) }) {
            return next(of: hasSmall ? Self.lowercase : Self.uppercase, in: set, &letters)
        }
        if Self.decimals.contains(where: { set.contains($0) }) { return next(of: Self.decimals, in: set, &digits) }
        let visible = (UInt32(0x21)...0x7E).first { set.contains($0) }
        if visible == nil, set.contains(UInt32(Self.space)) { return " " }
        return (visible ?? set.ranges.first?.lowerBound).flatMap(Self.seen)
    }

    private static let space: UInt8 = 0x20

    /// A character that a message shows as it is; `nil` for one that nobody sees, in whose place another would stand there.
    private static func seen(_ scalar: UInt32) -> Unicode.Scalar? {
        switch scalar {
        case 0...0x1F, 0x7F...0xA0, 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x1680, 0x17B4...0x17B5, 0x180B...0x180F,
            0x2000...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3000, 0x3164, 0xD800...0xF8FF, 0xFE00...0xFE0F,
            0xFEFF, 0xFFA0, 0xFFF0...0xFFFB, 0xE0000...0x10FFFF:
            nil
        default: Unicode.Scalar(scalar)
        }
    }

    private func next(of range: [UInt32], in set: ScalarSet, _ counter: inout Int) -> Unicode.Scalar? {
        for offset in 0..<range.count {
            let value = range[(counter + offset) % range.count]
            guard set.contains(value) else { continue }
            counter += offset + 1
            return Unicode.Scalar(value)
        }
        return nil
    }
}
