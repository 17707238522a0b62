/// How far two words are apart.
enum EditDistance {
    /// The number of insertions, deletions, substitutions and swaps of neighbours between two words.
    ///
    /// - Complexity: The product of the lengths.
    static func between<Letter: Equatable>(_ a: [Letter], _ b: [Letter]) -> Int {
        var beforePrevious: [Int] = []
        var previous = Array(0...b.count)
        for i in a.indices {
            var current = [i + 1]
            for j in b.indices {
                var cost = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforePrevious[j - 1] + 1) }
                current.append(cost)
            }
            (beforePrevious, previous) = (previous, current)
        }
        return previous[b.count]
    }

    /// Whether one of two names is probably the other one, misspelled: one letter is wrong, missing, too much or swapped.
    ///
    /// Names that are numbered (`step1`, `stepB`) differ on purpose, and short ones by chance.
    static func isSlip(_ name: String, for other: String) -> Bool {
        let (a, b) = (Array(name), Array(other))
        guard min(a.count, b.count) >= 4, abs(a.count - b.count) <= 1, between(a, b) == 1 else { return false }
        if name.filter({ $0.isNumber }) != other.filter({ $0.isNumber }) { return false }
        return a.count != b.count || a.last == b.last || a.dropLast() != b.dropLast()
    }
}
