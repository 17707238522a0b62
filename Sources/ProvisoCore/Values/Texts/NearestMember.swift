/// Finds the member of a list that somebody probably meant.
struct NearestMember: Sendable {
    /// How many members are compared at most; of longer lists only a member that is the same but for white space is found.
    static let longestList = 1000

    private let members: [String]

    init(_ members: [String]) { self.members = members.count <= Self.longestList ? members : [] }

    /// A word of fewer characters is as near to many others that mean something else: NL is no misspelled NO.
    private static let shortest = 5

    /// What may have been meant by a text: the text without what nobody sees at its ends, the one member that differs in
    /// case and white space alone, and, of words of five characters or more, the one that is nearest.
    ///
    /// - Complexity: That of ``Suggestion/nearest(to:among:)``, for 1000 members at most.
    func corrections(of text: String) -> [String] {
        let trimmed = text.trimmingInvisibleCharacters
        guard !members.isEmpty, trimmed.utf8.count <= Self.longestText else { return [trimmed] }
        let letters = Self.letters(of: trimmed)
        let same = members.filter { Self.letters(of: $0) == letters }
        if !same.isEmpty { return [trimmed] + (same.count == 1 ? same : []) }
        guard trimmed.count >= Self.shortest else { return [trimmed] }
        // Another number is another thing: 15 is no misspelled 14.
        let digits = Self.digits(of: trimmed)
        let near = members.filter {
            $0.count >= Self.shortest && $0.contains(where: { $0.isLetter }) && Self.digits(of: $0) == digits
        }
        return [trimmed] + (Suggestion.onlyNearest(to: trimmed, among: near).map { [$0] } ?? [])
    }

    private static let longestText = 256

    private static func letters(of text: String) -> String { text.lowercased().filter { !$0.isWhitespace } }

    private static func digits(of text: String) -> String { text.filter { $0.isNumber } }
}
