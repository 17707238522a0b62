/// The reasons that messages of Proviso's own name with `{reason}`, as words of a catalogue.
enum MessageReasons {
    /// The reasons as messages of a catalogue: in English each is its own key.
    static let messages: [String: CatalogMessage] = all.reduce(into: [:]) {
        $0[MessageKey(.reason, $1).description] = CatalogMessage(MessageTemplate($1))
    }

    private static let all =
        RecordFault.allCases.map(\.rawValue) + FormPostFault.allCases.map(\.rawValue)
        + JSONFault.Problem.allCases.map(\.reason)
}

/// Why a record cannot be read that is no fault of its JSON.
package enum RecordFault: String, CaseIterable, Sendable {
    case tooLong = "it is longer than 16 MiB"
    case notObject = "it is not an object"
    case notUTF8 = "it is not valid UTF-8"
    case doubledKey = "it has the same key twice, the second time"
    case cells = "its number of cells is not that of the columns"
}
