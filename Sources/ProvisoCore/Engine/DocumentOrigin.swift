/// What a rule of a document has from the document: where it stands, and words besides those that it was given itself.
struct DocumentOrigin: Sendable {
    /// Where the rule stands.
    let position: SourcePosition?
    /// Messages for every rule of the document.
    let messages: DocumentMessages
    /// The rule's own messages, by code or wording.
    private let defaults: [String: CatalogMessage]
    /// The titles that the rule has for its codes.
    private let titles: [String: String]
    /// What the rule says in other languages, when it is of another module.
    private let words: RuleWords?
    /// The same, as most violations of the rule carry them.
    private let extras: Shared<Wording.Extras>

    /// Creates the origin of a rule.
    ///
    /// - Parameters:
    ///   - position: Where the rule stands.
    ///   - messages: Messages for every rule of the document.
    ///   - defaults: The rule's own messages, by code or wording.
    ///   - titles: The titles that the rule has for its codes.
    ///   - words: What the rule says in other languages, when it is of another module.
    init(
        at position: SourcePosition?, _ messages: DocumentMessages, defaults: [String: CatalogMessage],
        titles: [String: String] = [:], words: RuleWords? = nil
    ) {
        self.position = position
        self.messages = messages
        self.defaults = defaults
        self.titles = titles
        self.words = words
        extras = Shared(
            Wording.Extras(
                documentMessages: messages.isEmpty ? nil : messages, defaults: defaults,
                titles: titles, words: words?.content))
    }

    /// What its violations carry, when no message of the document may be for one of them.
    var sharedWords: Shared<Wording.Extras>? { messages.isEmpty ? extras : nil }

    /// Gives a violation the words.
    @inline(never)
    func addWords(to wording: inout Wording) {
        if wording.extras == nil {
            wording.extras = extras
        } else {
            wording.defaults = defaults
            wording.titles = titles
            if let words { wording.take(words) }
            if !messages.isEmpty { wording.documentMessages = messages }
        }
    }
}
