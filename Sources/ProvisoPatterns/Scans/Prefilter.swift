/// Rules out texts that lack a literal which every match contains, and skips to it where every match begins with it.
final class Prefilter: Sendable {
    /// Shorter texts are not searched for a literal first.
    static let minimumLength = 48

    private let search: LiteralSearch
    private let isPrefix: Bool

    /// Nil where no literal is required.
    init?(_ node: Node, _ program: Program) {
        let required = Literals.required(node)
        guard let search = LiteralSearch(required.literal) else { return nil }
        self.search = search
        // Assertions look at what stands in front of the place.
        isPrefix = required.isPrefix && !program.hasAssertions
    }

    /// Where to begin; nil when there can be no match.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    func place(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let found = search.first(in: bytes) else { return nil }
        return isPrefix ? found : 0
    }
}
