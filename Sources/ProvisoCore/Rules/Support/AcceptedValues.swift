/// The values that `in` accepts, where they are few and short enough for a message.
struct AcceptedValues: Sendable {
    /// So many values are told at most.
    static let most = 6
    /// So many characters of all of them.
    private static let mostCharacters = 60

    let values: [DataValue]
    let parameters: Parameters
    /// The wording that tells them.
    let wording = "in/values"

    /// Takes values; `nil` when they are too many or too long, or one of them cannot be written in a line.
    init?(_ values: [DataValue]) {
        guard 1...Self.most ~= values.count else { return nil }
        var characters = 0
        for value in values {
            switch value {
            case .string(let text), .untyped(let text):
                guard !text.isEmpty, text.utf8.count <= 4 * Self.mostCharacters else { return nil }
                characters += text.count
            case .number(let number): characters += number.spelling.count
            case .bool: characters += 5
            case .null, .array, .object: return nil
            }
        }
        guard characters <= Self.mostCharacters else { return nil }
        self.values = values
        parameters = ["values": .array(values)]
    }

    static func parameters(_ told: AcceptedValues?) -> Parameters { told?.parameters ?? Parameters() }
}
