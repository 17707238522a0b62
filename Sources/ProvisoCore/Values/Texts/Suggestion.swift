/// Finds the name that somebody probably meant.
package enum Suggestion {
    /// The candidate nearest to a misspelled name, or `nil` when none is near.
    ///
    /// - Complexity: The product of the lengths for each candidate; names longer than 64 characters or 256 bytes get no suggestion.
    package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
        best(for: name, among: candidates)?.name
    }

    /// Whether two names differ in nothing but case and what joins their words.
    static func isSame(_ name: String, _ other: String) -> Bool { letters(of: name) == letters(of: other) }

    /// The candidate nearest to a misspelled name, or `nil` when none is near, or another one as near.
    ///
    /// - Complexity: As that of ``nearest(to:among:)``.
    static func onlyNearest(to name: String, among candidates: some Sequence<String>) -> String? {
        best(for: name, among: candidates).flatMap { $0.isOnly ? $0.name : nil }
    }

    private static func best(
        for name: String, among candidates: some Sequence<String>, mostWrong share: Int = 3,
        amongWords: Bool = false
    ) -> (name: String, distance: Int, isOnly: Bool)? {
        guard name.utf8.count <= longest else { return nil }
        let wanted = letters(of: name)
        guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
        var best: (name: String, distance: Int, isOnly: Bool)?
        for candidate in candidates where candidate.utf8.count <= longest {
            let letters = letters(of: candidate)
            let limit = max(1, max(wanted.count, letters.count) / share)
            guard abs(letters.count - wanted.count) <= limit else { continue }
            let distance = EditDistance.between(wanted, letters)
            // Of names of one letter each is as near as any.
            guard distance <= limit, distance < min(wanted.count, letters.count), distance <= best?.distance ?? .max
            else { continue }
            if amongWords, distance > 0, max(wanted.count, letters.count) <= 3, !isSlip(wanted, letters) { continue }
            if distance == best?.distance { best?.isOnly = false } else { best = (candidate, distance, true) }
        }
        return best
    }

    /// Whether a word of three letters is another one with a letter too many or too few, or with two of them swapped. Short
    /// words are near to one another by chance.
    private static func isSlip(_ word: [Character], _ other: [Character]) -> Bool {
        word.count == other.count
            ? word.allSatisfy(other.contains) && other.allSatisfy(word.contains)
            : word.first == other.first || word.last == other.last
    }

    /// The most bytes of a name: one character can be of any length.
    private static let longest = 256

    /// What somebody probably meant who may also have written what other systems call it.
    ///
    /// Another name, to the letter, goes before names that are only near. One that is misspelled counts as near too, where a
    /// fifth of its letters is wrong at most: there are many of them, and some are near to anything. Those of three letters are
    /// not: `gt` is not `gte`.
    ///
    /// - Parameters:
    ///   - name: What was written.
    ///   - candidates: The names that there are.
    ///   - otherNames: What else they are called.
    package static func nearest(
        to name: String, among candidates: [String], otherNames: [(other: String, name: String)]
    ) -> String? {
        guard name.utf8.count <= longest else { return nil }
        let wanted = letters(of: name)
        if let same = candidates.first(where: { letters(of: $0) == wanted }) { return same }
        if let known = otherNames.first(where: { letters(of: $0.other) == wanted }) { return known.name }
        let near = best(for: name, among: candidates, amongWords: true)
        let others = otherNames.lazy.map { $0.other }.filter { letters(of: $0).count > 3 }
        guard let other = best(for: name, among: others, mostWrong: 5, amongWords: true),
            other.distance < near?.distance ?? .max
        else { return near?.name }
        return otherNames.first { $0.other == other.name }?.name
    }

    /// What counts of a name: its case and what joins its words do not.
    private static func letters(of name: String) -> [Character] {
        Array(name.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " })
    }
}
