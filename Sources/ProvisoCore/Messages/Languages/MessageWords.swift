/// Words that stand in messages for what is no text of the program's own: `true`, the value without a name.
enum MessageWords: String, CaseIterable {
    /// What a value is called that has no name.
    case value
    case `true`
    case `false`
    /// What stands for no value.
    case null

    private var english: String { self == .null ? "(empty)" : rawValue }

    /// The word in the language of a catalogue.
    func text(in catalog: MessageCatalog) -> String { catalog.text(for: .word, rawValue) ?? english }
}
