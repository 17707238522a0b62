#if Macros
/// Finds the name that was probably meant.
enum Spelling {
    /// The candidate that is nearly a name, or `nil` when there is none, or when the name is its plural.
    static func nearest(to name: String, among candidates: [String]) -> String? {
        let letters = Array(name.lowercased())
        // Of short words too many others are near.
        let limit = letters.count < 4 ? 0 : letters.count < 8 ? 1 : 2
        var best: (name: String, distance: Int)?
        for candidate in candidates where candidate + "s" != name && candidate != name {
            let others = Array(candidate.lowercased())
            guard abs(others.count - letters.count) <= limit else { continue }
            let distance = distance(letters, others)
            if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.name
    }

    /// The number of letters to insert, delete, replace or swap with their neighbours.
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
