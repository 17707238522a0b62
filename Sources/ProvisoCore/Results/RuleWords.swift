/// What rules of another module than this one say, in every language that they know.
///
/// The messages of the built-in rules are those of ``MessageCatalog/english`` and of the catalogues over it. A rule that comes
/// from elsewhere brings its messages along, so that a program that does not use it links none of them. A catalogue that has a
/// message for the code goes before.
///
/// ```swift
/// extension PlateFormat {
///     static let words = RuleWords(constants: ["plate": ["example": "B-PV 110"]]) { language in
///         language == "de" ? ["plate": "„{attribute}“ muss ein Kennzeichen sein, z. B. {example}."] : nil
///     }
/// }
/// ```
public struct RuleWords: Sendable {
    /// The same, as most violations carry them.
    let extras: Shared<Wording.Extras>

    /// What violations refer to.
    struct Content: Sendable {
        let constants: [String: Parameters]
        let titles: [String: String]
        let messages: @Sendable (_ language: String) -> [String: CatalogMessage]?
    }

    /// Creates the words of a rule.
    ///
    /// - Parameters:
    ///   - constants: What fills the places that no parameter of a violation fills, by code or by `CODE/WORDING`.
    ///   - titles: The titles of the codes, as `titles` of the rule has them.
    ///   - messages: The messages by code and `CODE/WORDING` in a language, given by its BCP 47 tag (`de`, `pt-BR`,
    ///     `zh-Hant`); `nil` for a language that there are none in. The rule's English messages are those of `en`. It is asked
    ///     when a message is read, so it should keep what it has made.
    public init(
        constants: [String: Parameters] = [:], titles: [String: String] = [:],
        messages: @escaping @Sendable (_ language: String) -> [String: CatalogMessage]?
    ) {
        let content = Content(constants: constants, titles: titles, messages: messages)
        extras = Shared(Wording.Extras(titles: titles, words: content))
    }

    /// The messages in a language, by code and wording; `nil` for a language that there are none in.
    package func messages(in language: String) -> [String: CatalogMessage]? { content?.messages(language) }

    /// The words, as a violation refers to them.
    var content: Content? { extras.value.words }
}

extension RuleWords.Content {
    /// The message for a wording or a code in the language of a tag, or in one that the tag begins with.
    func message(_ key: String?, or code: String, in tag: String) -> CatalogMessage? {
        var tag = tag
        while true {
            if let messages = messages(tag), let message = key.flatMap({ messages[$0] }) ?? messages[code] {
                return message
            }
            guard let end = tag.lastIndex(of: "-") else { return nil }
            tag = String(tag[..<end])
        }
    }

    /// What fills a place of the message for a code, in one of its wordings.
    func constant(at place: String, code: String, wording: String?) -> DataValue? {
        wording.flatMap { constants[$0]?[place] } ?? constants[code]?[place]
    }
}

extension Report {
    /// Gives the violations from an index on the words of the rule that found them.
    package mutating func give(_ words: RuleWords?, from start: Int) {
        guard let words, violations.count > start else { return }
        for index in start..<violations.count { violations[index].wording.take(words) }
    }

    /// Forgets the values of violations from an index on, which are about a person.
    package mutating func conceal(from start: Int) {
        for index in violations.indices.dropFirst(start) { violations[index].conceal() }
    }
}
