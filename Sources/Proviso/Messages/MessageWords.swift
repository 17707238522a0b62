/// Words that stand in messages for what is no text of the program's own: `true`, the value without a name.
enum MessageWords: String, CaseIterable {
    /// What a value is called that has no name.
    case value
    case `true`
    case `false`
    /// What stands for no value.
    case null

    private var english: String { self == .null ? "(empty)" : rawValue }

    /// The words as messages of a catalogue.
    static let messages: [String: CatalogMessage] = allCases.reduce(into: [:]) {
        $0[MessageKey(.word, $1.rawValue).description] = CatalogMessage(MessageTemplate($1.english))
    }

    /// The word in the language of a catalogue.
    func text(in catalog: MessageCatalog) -> String { catalog.text(for: .word, rawValue) ?? english }
}
