/// The reasons that messages of Proviso's own name with `{reason}`, as words of a catalogue.
enum MessageReasons {
    /// The reasons as messages of a catalogue: in English each is its own key.
    static let messages: [String: CatalogMessage] = all.reduce(into: [:]) {
        $0[MessageKey(.reason, $1).description] = CatalogMessage(MessageTemplate($1))
    }

    private static let all =
        RecordFault.allCases.map(\.rawValue) + FormPostFault.allCases.map(\.rawValue)
        + JSONFault.Problem.allCases.map(\.reason) + formats

    /// Those of formats that are met most: a message of one's own may name them. Rarer ones stay English.
    private static let formats = [
        "empty", "not a digit", "not a number", "character not allowed", "misplaced separator", "leading zero",
        "not text", "wrong check digit", "too short", "too long", "too many digits", "too few digits",
        "wrong number of digits", "wrong length", "no such day", "no such country", "out of range", "too early",
        "too late", "not a hexadecimal digit", "no at sign", "no domain", "no scheme", "two dots in a row",
        "non-ASCII character", "control character", "wrong check digits",
    ]
}

/// Why a record cannot be read that is no fault of its JSON.
package enum RecordFault: String, CaseIterable, Sendable {
    case tooLong = "it is longer than 16 MiB"
    case notObject = "it is not an object"
    case notUTF8 = "it is not valid UTF-8"
    case doubledKey = "it has the same key twice, the second time"
    case cells = "its number of cells is not that of the columns"
}
