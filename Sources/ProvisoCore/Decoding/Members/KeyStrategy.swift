/// How the keys of data become those that types ask for in decoding: `.convertFromSnakeCase`.
///
/// Types say what their keys are by `CodingKeys`; a strategy is for data all of whose keys are spelled in another way. The
/// keys of dictionaries are data, and stay as they are.
public struct KeyStrategy: Sendable {
    let decoded: (@Sendable (String) -> String)?
    let encoded: @Sendable (String) -> String
    /// Another spelling of a type's key in the data.
    private let alternative: @Sendable (String) -> String?

    /// Keys are those of the type.
    public static let asDeclared = KeyStrategy(decoded: nil, encoded: { $0 })

    /// `first_name` is read as `firstName`, and `user_id` as `userID` by a type that says so: a key of the data belongs to
    /// the key of the type that it is the spelling of. Underscores at either end stay.
    public static let convertFromSnakeCase = KeyStrategy(
        decoded: camelCase, encoded: { snakeCase($0) }, alternative: { snakeCase($0, keepsPlurals: false) })

    private init(
        decoded: (@Sendable (String) -> String)?, encoded: @escaping @Sendable (String) -> String,
        alternative: @escaping @Sendable (String) -> String? = { _ in nil }
    ) {
        self.decoded = decoded
        self.encoded = encoded
        self.alternative = alternative
    }

    /// How the data may spell a key of a type, the usual way first.
    func spellings(of key: String) -> [String] {
        let usual = encoded(key)
        guard let other = alternative(key), other != usual else { return [usual] }
        return [usual, other]
    }

    /// Creates a strategy.
    ///
    /// - Parameters:
    ///   - decoding: Makes the key that a type asks for from one in the data.
    ///   - encoding: Makes the key in the data from that of a type, to tell clients of what is missing.
    public init(
        decoding: @escaping @Sendable (String) -> String, encoding: @escaping @Sendable (String) -> String
    ) { self.init(decoded: decoding, encoded: encoding) }

    private static func camelCase(_ key: String) -> String {
        guard let first = key.firstIndex(where: { $0 != "_" }), let last = key.lastIndex(where: { $0 != "_" }) else {
            return key
        }
        let words = key[first...last].split(separator: "_")
        guard words.count > 1 else { return key }
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
        return key[..<first] + words[0].lowercased() + rest.joined() + key[key.index(after: last)...]
    }

    /// - Parameter keepsPlurals: Whether `IDs` is one word; `JSONEncoder` makes `i_ds` of it.
    private static func snakeCase(_ key: String, keepsPlurals: Bool = true) -> String {
        var snake = ""
        var characters = Array(key)[...]
        var previous: Character = "_"
        while let character = characters.popFirst() {
            // In `userID` the capitals belong together; in `IDCard` the last one begins a word.
            let beginsWord =
                character.isUppercase && previous != "_"
                && (!previous.isUppercase
                    || characters.first?.isLowercase ?? false && !(keepsPlurals && beginsPlural(characters)))
            if beginsWord { snake += "_" }
            snake += character.lowercased()
            previous = character
        }
        return snake
    }

    /// Whether what follows a capital is the `s` of a plural: in `userIDs`, `userIDsKept`.
    private static func beginsPlural(_ rest: ArraySlice<Character>) -> Bool {
        rest.first == "s" && !(rest.dropFirst().first?.isLowercase ?? false)
    }
}
