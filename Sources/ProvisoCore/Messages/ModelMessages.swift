/// The messages of a model: they go before a catalogue's, and after those that its rules were given.
///
/// ```swift
/// extension SignUp {
///     static let ruleMessages: ModelMessages = [
///         "required": "Please give {article} {attribute}.",
///         "title/required": "Missing",
///     ]
/// }
/// ```
///
/// The keys are those of a ``MessageCatalog``. A message holds for every language, unless the catalogue that is read with
/// has a translation of it under its very text.
public struct ModelMessages: Sendable {
    package let messages: [String: CatalogMessage]

    /// Creates messages by key.
    ///
    /// - Parameters:
    ///   - messages: The messages by key.
    ///   - file: Where they stand, to be named when one has a place that nothing fills.
    ///   - line: The line.
    /// - Precondition: Every place in a message for a known code is one that something fills.
    public init(
        _ messages: [String: CatalogMessage], file: StaticString = #fileID, line: UInt = #line
    ) {
        let problems = messages.keys.sorted().flatMap { key in
            messages[key].map { MessageCheck.problems(in: $0, for: key, showsValue: true) } ?? []
        }
        // Said in every build; a precondition is silent in an optimised one.
        if !problems.isEmpty { fatalError(MessageCatalogError(problems).description, file: file, line: line) }
        self.messages = messages
    }

    /// Creates no messages.
    public init() { messages = [:] }

    /// No messages.
    static let none = ModelMessages()

    /// Whether there is none.
    var isEmpty: Bool { messages.isEmpty }
}

extension ModelMessages: ExpressibleByDictionaryLiteral {
    /// Creates messages by key.
    public init(dictionaryLiteral elements: (String, CatalogMessage)...) {
        // A literal does not know where it stands.
        self.init(Dictionary(elements) { _, last in last }, file: "ruleMessages", line: 0)
    }
}
