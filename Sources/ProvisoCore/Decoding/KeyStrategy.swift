/// How the keys of data become those that types ask for in decoding: `.convertFromSnakeCase`.
///
/// Types say what their keys are by `CodingKeys`; a strategy is for data all of whose keys are spelled in another way. The
/// keys of dictionaries are data, and stay as they are.
public struct KeyStrategy: Sendable {
    let decoded: (@Sendable (String) -> String)?
    let encoded: @Sendable (String) -> String

    /// Keys are those of the type.
    public static let asDeclared = KeyStrategy(decoded: nil, encoded: { $0 })

    /// `first_name` is read as `firstName`. Underscores at either end stay.
    public static let convertFromSnakeCase = KeyStrategy(decoded: camelCase, encoded: snakeCase)

    private init(decoded: (@Sendable (String) -> String)?, encoded: @escaping @Sendable (String) -> String) {
        self.decoded = decoded
        self.encoded = encoded
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

    private static func snakeCase(_ key: String) -> String {
        var snake = ""
        var characters = Array(key)[...]
        var previous: Character = "_"
        while let character = characters.popFirst() {
            // In `userID` the capitals belong together; in `IDCard` the last one begins a word.
            let beginsWord =
                character.isUppercase && previous != "_"
                && (!previous.isUppercase || characters.first?.isLowercase ?? false)
            if beginsWord { snake += "_" }
            snake += character.lowercased()
            previous = character
        }
        return snake
    }
}
