/// The messages of one language by key, over those of a language to fall back on.
///
/// Put a catalogue of your own over a built-in one, and pass it where you read messages; nothing is global:
///
/// ```swift
/// let house = MessageCatalog(.english, over: .english, messages: ["required": "Please fill in {attribute}."])
/// violation.message(in: house)
/// ```
///
/// The keys:
///
/// | key | what it says |
/// |---|---|
/// | `required`, `string.tooShort` | the message for a code, or for a code of your own |
/// | `in/not` | another wording of a code that has several |
/// | `title/tooShort` | a title, which many codes share (see ``Violation/title(in:)``) |
/// | `title/string.tooShort` | the title of one code |
/// | `label/email`, `label/date of birth` | how an attribute is called, by its path or by its label |
/// | `article/email` | the word before it |
/// | `word/value` | what a value is called that has no name; `word/true`, `word/false` and `word/null` stand for these values |
/// | `reason/not an object` | what `{reason}` says, by its English words |
/// | `Please give {attribute}.` | what a rule's, a model's or a document's own message is in this language |
///
/// Messages can also be read from a String Catalog (``overlaid(stringCatalog:prefix:)``), from whatever an app keeps its
/// texts in (``overlaid(prefix:codes:lookup:)``), and from its bundle on Apple systems.
public struct MessageCatalog: Sendable {
    /// How the language writes.
    public let language: MessageLanguage
    /// Whether messages say in parentheses what is wrong with a value of a format: “(no domain)”. False by default: a person who
    /// fills in a form needs the example. Set it when you clean up data and need the reason.
    public var tellsReasons = false
    private let source: Source
    /// Finds the texts whose keys nobody can list beforehand: those of labels, articles and messages of rules.
    private let lookup: (@Sendable (String) -> String?)?
    /// At most one; an array, since a struct cannot hold itself.
    private let base: [MessageCatalog]
    /// Whether this catalogue, or one below, may call an attribute otherwise than its label does. Most do not, and then
    /// nobody needs to look.
    let namesAttributes: Bool

    /// Where the messages are.
    private enum Source: Sendable {
        case given([String: CatalogMessage])
        /// Those of English, of which a program that prints none need not read any.
        case english
    }

    private var messages: [String: CatalogMessage] {
        switch source {
        case .given(let messages): messages
        case .english: EnglishMessages.all
        }
    }

    /// Creates the catalogue of the messages that the rules have themselves.
    init(english language: MessageLanguage) {
        self.language = language
        source = .english
        lookup = nil
        base = []
        namesAttributes = false
    }

    /// Creates a catalogue of messages that the program's author has written.
    ///
    /// - Parameters:
    ///   - language: How the language writes.
    ///   - base: Where to look for what this catalogue does not have.
    ///   - messages: The messages by key.
    /// - Precondition: Every place in a message for a known code is one that something fills. For texts from elsewhere use
    ///   ``overlaid(prefix:codes:lookup:)`` or ``overlaid(stringCatalog:prefix:)``, which throw.
    public init(_ language: MessageLanguage, over base: MessageCatalog? = nil, messages: [String: CatalogMessage]) {
        let problems = messages.keys.sorted().flatMap { key in
            messages[key].map { MessageCheck.problems(in: $0, for: key) } ?? []
        }
        precondition(problems.isEmpty, MessageCatalogError(problems).description)
        self.init(unchecked: messages, language, over: base)
    }

    /// Creates a catalogue of messages that are known to be right.
    ///
    /// - Parameter namesAttributes: Whether there are labels or articles among them; found out if not said.
    package init(
        unchecked messages: [String: CatalogMessage], _ language: MessageLanguage, over base: MessageCatalog? = nil,
        lookup: (@Sendable (String) -> String?)? = nil, namesAttributes: Bool? = nil
    ) {
        self.language = language
        source = .given(messages)
        self.lookup = lookup
        self.base = base.map { [$0] } ?? []
        self.namesAttributes =
            lookup != nil || base?.namesAttributes ?? false
            || namesAttributes ?? messages.keys.contains { MessageKey($0).namesAttribute }
        tellsReasons = base?.tellsReasons ?? false
    }

    /// The message for a key, or `nil` when neither this catalogue nor those below have it.
    public func message(for key: String) -> CatalogMessage? {
        messages[key] ?? base.first?.message(for: key)
    }

    /// The message for a wording that says more than that for the code. A catalogue that has words of its own for the code
    /// alone keeps them.
    func message(for key: String, refining code: String) -> CatalogMessage? {
        messages[key] ?? messages[code] ?? base.first?.message(for: key, refining: code)
    }

    /// Every code and wording that this very catalogue has.
    public var keys: [String] { messages.keys.filter { MessageKey($0).kind == .message }.sorted() }

    /// Every title that this very catalogue has, without `title/`.
    public var titles: [String] {
        messages.keys.map(MessageKey.init).filter { $0.kind == .title }.map { $0.name }.sorted()
    }

    /// Every word and reason that this very catalogue has, with `word/` or `reason/`.
    package var vocabulary: [String] {
        messages.keys.filter { [.word, .reason].contains(MessageKey($0).kind) }.sorted()
    }

    /// The text for a name, as it is written.
    func text(for kind: MessageKey.Kind, _ name: String) -> String? {
        let key = MessageKey(kind, name).description
        if let message = messages[key] { return message.forms[.other]?.source }
        return lookup?(key) ?? base.first?.text(for: kind, name)
    }

    /// What a template of the program's own is in this language. A translation with a place that the template does not have
    /// counts only if it was checked when the catalogue was made.
    func translation(of template: MessageTemplate, for parameters: Parameters) -> MessageTemplate? {
        // A message that reads like a code is one all the same.
        if Self.english.messages[template.source] != nil { return nil }
        if let message = messages[template.source] { return message.template(for: parameters, in: language) }
        if let text = lookup?(template.source) {
            let translated = MessageTemplate(text)
            if Set(translated.places).isSubset(of: template.places) { return translated }
        }
        return base.first?.translation(of: template, for: parameters)
    }
}

/// What a key of a catalogue stands for.
struct MessageKey: Hashable, CustomStringConvertible {
    enum Kind: String, CaseIterable {
        /// A sentence.
        case message
        /// A few words in its place.
        case title
        /// How an attribute is called.
        case label
        /// The word before it.
        case article
        /// What stands for a value that is no text: `true`, or the value that has no name.
        case word
        /// A reason that a message names, by its English words.
        case reason
    }

    let kind: Kind
    /// The key without what tells the kind.
    let name: String

    init(_ kind: Kind, _ name: String) {
        self.kind = kind
        self.name = name
    }

    init(_ key: String) {
        for kind in Kind.allCases where kind != .message && key.hasPrefix(kind.rawValue + "/") {
            self.init(kind, String(key.dropFirst(kind.rawValue.count + 1)))
            return
        }
        self.init(.message, key)
    }

    /// Whether it says how an attribute is called.
    var namesAttribute: Bool { kind == .label || kind == .article }

    var description: String { kind == .message ? name : kind.rawValue + "/" + name }
}
