#if Macros
/// Finds the name that was probably meant.
enum NearestName {
    /// The nearest of some names, or `nil` when none is near.
    static func of(_ name: String, among names: [String]) -> String? {
        let wanted = Array(name.lowercased())
        let near = names.map { ($0, distance(wanted, Array($0.lowercased()))) }
            .filter { $0.1 <= max(1, max(wanted.count, $0.0.count) / 3) }
        return near.min { $0.1 < $1.1 }?.0
    }

    /// The number of insertions, deletions, substitutions and swaps of neighbours between two words.
    private static func distance(_ a: [Character], _ b: [Character]) -> Int {
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
}
#endif
