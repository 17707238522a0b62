/// How messages name an attribute: its label, an article, and whether its value may be shown.
public struct Label: Sendable, Hashable {
    /// The name that people know: `date of birth`.
    public var text: String
    /// The word before it: `your`, `the`.
    public var article: String
    /// Whether the value must never be shown. It appears as `•••` in messages that ask for it.
    public var isSensitive: Bool

    /// Creates a label.
    public init(_ text: String, article: String = "the", isSensitive: Bool = false) {
        self.text = text
        self.article = article
        self.isSensitive = isSensitive
    }

    /// The label of a value that has no name.
    public static let value = Label("value")

    /// Makes a label of an attribute's name: `passwordRepeat` and `password_repeat` become `password repeat`.
    public init(attribute name: String) {
        self.init(Self.words(of: name))
    }

    /// The words of a name in camel case, snake case or kebab case. Abbreviations stay as they are: `userID` → `user ID`.
    static func words(of name: String) -> String {
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
}

extension Label: ExpressibleByStringLiteral {
    /// Creates a label with the usual article.
    public init(stringLiteral value: String) { self.init(value) }
}
