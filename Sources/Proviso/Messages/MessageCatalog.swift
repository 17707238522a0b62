/// The messages of one language by code, over those of a language to fall back on.
///
/// A catalogue of your own goes over the built-in ones:
///
/// ```swift
/// let house = MessageCatalog(.english, over: .english, messages: ["required": "Please fill in {attribute}."])
/// violation.message(in: house)
/// ```
public struct MessageCatalog: Sendable {
    /// How the language writes.
    public let language: MessageLanguage
    private let messages: [String: CatalogMessage]
    /// At most one; an array, since a struct cannot hold itself.
    private let base: [MessageCatalog]

    /// Creates a catalogue.
    ///
    /// - Parameters:
    ///   - language: How the language writes.
    ///   - base: Where to look for what this catalogue does not have.
    ///   - messages: The messages by code, or by the wording's key where a code has several.
    public init(_ language: MessageLanguage, over base: MessageCatalog? = nil, messages: [String: CatalogMessage]) {
        self.language = language
        self.messages = messages
        self.base = base.map { [$0] } ?? []
    }

    /// The message for a key, or `nil` when neither this catalogue nor those below have it.
    public func message(for key: String) -> CatalogMessage? {
        messages[key] ?? base.first?.message(for: key)
    }

    /// Every code and wording that this very catalogue has.
    public var keys: [String] { messages.keys.sorted() }
}
