/// How messages name an attribute: its label, an article, and whether its value may be shown.
///
/// A label can say what it is in other languages; in those it does not know, a catalogue may (see ``MessageCatalog``), and
/// else its own words are used:
///
/// ```swift
/// AttributeLabel("date of birth", article: "your").in("de", "Geburtsdatum", article: "Ihr")
/// ```
public struct AttributeLabel: Sendable, Equatable {
    /// What an attribute is called in a language.
    public struct Words: Sendable, Equatable {
        /// The name that people know.
        public var text: String
        /// The word before it; empty where the language has none, or where it would have to be inflected.
        public var article: String

        /// Creates the words.
        public init(_ text: String, article: String = "") {
            self.text = text
            self.article = article
        }
    }

    /// The name that people know: `date of birth`.
    public var text: String
    /// The word before it: `your`, `the`. When it is empty, a message closes the gap.
    public var article: String
    /// The words in other languages, by BCP 47 tag: `de`, `pt-BR`.
    public var translations: [String: Words] = [:]
    /// What stands for a value that must never be shown.
    package static var mask: String { "•••" }

    /// Whether the value must never be shown. It appears as `•••` in messages that ask for it.
    public var isSensitive: Bool
    /// Whether it stands letter by letter as it is, at the start of a sentence too: the name of a column.
    var isVerbatim = false

    /// Creates a label.
    public init(_ text: String, article: String = "the", isSensitive: Bool = false) {
        self.text = text
        self.article = article
        self.isSensitive = isSensitive
    }

    /// The label with its words in another language.
    ///
    /// - Parameters:
    ///   - language: The BCP 47 tag, as ``MessageLanguage/tag`` has it; `pt` serves `pt-BR` too, unless that has words of
    ///     its own.
    ///   - text: The name that people know.
    ///   - article: The word before it.
    public func `in`(_ language: String, _ text: String, article: String = "") -> AttributeLabel {
        var label = self
        label.translations[language] = Words(text, article: article)
        return label
    }

    /// The words in the language of a catalogue: the label's own, those of the catalogue by the attribute's path or by
    /// the label's text, or the label as it is.
    package func words(in catalog: MessageCatalog, at path: FieldPath?) -> Words {
        if let words = translation(for: catalog.language.tag) { return words }
        guard catalog.namesAttributes else { return Words(text, article: article) }
        let names = [path.map { $0.description }, text].compactMap { $0 }.filter { !$0.isEmpty }
        for name in names {
            if let text = catalog.text(for: .label, name) {
                return Words(text, article: catalog.text(for: .article, name) ?? "")
            }
        }
        return Words(text, article: names.lazy.compactMap { catalog.text(for: .article, $0) }.first ?? article)
    }

    private func translation(for tag: String) -> Words? {
        if translations.isEmpty { return nil }
        var tag = Substring(tag)
        while true {
            if let words = translations[String(tag)] { return words }
            guard let end = tag.lastIndex(of: "-") else { return nil }
            tag = tag[..<end]
        }
    }

    /// The label of a value that has no name.
    public static let value = AttributeLabel("value")

    /// Makes a label of an attribute's name: `passwordRepeat`, `password_repeat` and `password-repeat` become
    /// `password repeat`.
    ///
    /// Capitals that belong together stay (`userIDs` becomes `user IDs`), and a name of any other shape stays as it is:
    /// `pH`, `kWh`, `ISOnumeric`, `Delta 15 N`.
    public init(attribute name: String) {
        self.init(NameWords.words(of: name))
    }

    /// Makes a label of the name of an attribute, or of a part of one: that of `address.city` is `city`.
    package init(attributeOrPart name: String) {
        self.init(attribute: NameWords.parts(of: name)?.last ?? name)
    }
}

extension AttributeLabel: ExpressibleByStringLiteral {
    /// Creates a label with the usual article.
    public init(stringLiteral value: String) { self.init(value) }
}
