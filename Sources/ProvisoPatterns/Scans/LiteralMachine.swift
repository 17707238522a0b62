/// Matches or finds a literal.
final class LiteralMachine: Machine, @unchecked Sendable {
    private let literal: [UInt8]
    private let search: LiteralSearch?

    /// Nil where the literal is too long to be found.
    init?(_ literal: [UInt8], isSearch: Bool) {
        self.literal = literal
        search = isSearch ? LiteralSearch(literal) : nil
        if isSearch, search == nil || literal.count > LiteralSearch.maximumLength { return nil }
    }

    override func run(_ bytes: UnsafeBufferPointer<UInt8>, from place: Int) -> Bool {
        if let search { return search.first(in: bytes, from: place) != nil }
        return bytes.count == literal.count && bytes.elementsEqual(literal)
    }
}
