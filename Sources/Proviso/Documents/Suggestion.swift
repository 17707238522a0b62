/// Finds the name that somebody probably meant.
package enum Suggestion {
    /// The candidate nearest to a misspelled name, or `nil` when none is near.
    ///
    /// - Complexity: The product of the lengths for each candidate; names longer than 64 characters or 256 bytes get no suggestion.
    package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
        guard name.utf8.count <= longest else { return nil }
        let wanted = Array(name.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " })
        guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
        var best: (name: String, distance: Int)?
        for candidate in candidates where candidate.utf8.count <= longest {
            let letters = Array(candidate.lowercased().filter { $0 != "_" && $0 != "-" })
            let limit = max(1, max(wanted.count, letters.count) / 3)
            guard abs(letters.count - wanted.count) <= limit else { continue }
            let distance = distance(wanted, letters)
            guard distance <= limit, distance < best?.distance ?? .max else { continue }
            best = (candidate, distance)
        }
        return best?.name
    }

    /// The most bytes of a name: one character can be of any length.
    private static let longest = 256

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
