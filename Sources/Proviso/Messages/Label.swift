/// How messages name an attribute: its label, an article, and whether its value may be shown.
///
/// A label can say what it is in other languages; in those it does not know, a catalogue may (see ``MessageCatalog``), and
/// else its own words are used:
///
/// ```swift
/// Label("date of birth", article: "your").in("de", "Geburtsdatum", article: "Ihr")
/// ```
public struct Label: Sendable, Hashable {
    /// What an attribute is called in a language.
    public struct Words: Sendable, Hashable {
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
    /// Whether the value must never be shown. It appears as `•••` in messages that ask for it.
    public var isSensitive: Bool

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
    public func `in`(_ language: String, _ text: String, article: String = "") -> Label {
        var label = self
        label.translations[language] = Words(text, article: article)
        return label
    }

    /// The words in the language of a catalogue: the label's own, those of the catalogue by the attribute's path or by
    /// the label's text, or the label as it is.
    func words(in catalog: MessageCatalog, at path: FieldPath?) -> Words {
        if let words = translation(for: catalog.language.tag) { return words }
        guard catalog.namesAttributes else { return Words(text, article: article) }
        let names = [path.map(\.description), text].compactMap(\.self).filter { !$0.isEmpty }
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
    public static let value = Label("value")

    /// Makes a label of an attribute's name: `passwordRepeat` and `password_repeat` become `password repeat`.
    /// A part of a nested object is named by itself: `address.city` becomes `city`.
    public init(attribute name: String) {
        self.init(Self.words(of: name.utf8.contains(UInt8(ascii: ".")) ? FieldPath(name).lastKey ?? name : name))
    }

    /// The words of a name in camel case, snake case or kebab case. Abbreviations stay as they are: `userID` → `user ID`.
    static func words(of name: String) -> String {
        name.utf8.allSatisfy { $0 < 0x80 } ? wordsOfASCII(name) : wordsOfUnicode(name)
    }

    static func wordsOfUnicode(_ name: String) -> String {
        var words: [String] = []
        var word = ""
        let characters = Array(name)
        for (index, character) in characters.enumerated() {
            if character == "_" || character == "-" || character == " " || character == "." {
                if !word.isEmpty { words.append(word) }
                word = ""
                continue
            }
            let previous = index > 0 ? characters[index - 1] : nil
            let next = index + 1 < characters.count ? characters[index + 1] : nil
            let endsLowerCase = character.isUppercase && (previous?.isLowercase ?? false || previous?.isNumber ?? false)
            let endsAbbreviation =
                character.isUppercase && (previous?.isUppercase ?? false) && (next?.isLowercase ?? false)
            if endsLowerCase || endsAbbreviation, !word.isEmpty {
                words.append(word)
                word = ""
            }
            word.append(character)
        }
        if !word.isEmpty { words.append(word) }
        return words.map { word in
            // One capital is a word's first letter, several are an abbreviation.
            word.dropFirst().contains(where: \.isUppercase) || word.count == 1 && words.count == 1
                ? word : word.lowercased()
        }.joined(separator: " ")
    }

    /// The same for names of ASCII characters, byte by byte: such names are read with every message.
    static func wordsOfASCII(_ name: String) -> String {
        let name = name.utf8
        // At most a blank before each letter.
        return String(unsafeUninitializedCapacity: 2 * name.count) { text in
            var end = 0
            var start = 0
            var hasInnerCapital = false
            var previous: UInt8 = 0
            func endWord() {
                // One letter alone keeps its case, which is known when the name is at its end.
                if start < end, !hasInnerCapital, isCapital(text[start]), end > 1 { text[start] |= 0x20 }
                start = end
                hasInnerCapital = false
            }
            var index = name.startIndex
            while index < name.endIndex {
                let byte = name[index]
                name.formIndex(after: &index)
                defer { previous = byte }
                if isSeparator(byte) {
                    endWord()
                    continue
                }
                let next = index < name.endIndex ? name[index] : 0
                if isCapital(byte), isSmall(previous) || isDigit(previous) || isCapital(previous) && isSmall(next) {
                    endWord()
                }
                if start == end, end > 0 {
                    // The first word turned out not to be the only one.
                    if end == 1, isCapital(text[0]) { text[0] |= 0x20 }
                    text[end] = UInt8(ascii: " ")
                    end += 1
                    start = end
                } else if start < end, isCapital(byte) {
                    hasInnerCapital = true
                }
                text[end] = byte
                end += 1
            }
            endWord()
            return end
        }
    }

    private static func isCapital(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "A") < 26 }
    private static func isSmall(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "a") < 26 }
    private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: " ") || byte == UInt8(ascii: ".")
    }
}

extension Label: ExpressibleByStringLiteral {
    /// Creates a label with the usual article.
    public init(stringLiteral value: String) { self.init(value) }
}
