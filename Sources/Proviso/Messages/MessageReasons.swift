/// The reasons that messages of Proviso's own name with `{reason}`, as words of a catalogue.
enum MessageReasons {
    /// The reasons as messages of a catalogue: in English each is its own key.
    static let messages: [String: CatalogMessage] = all.reduce(into: [:]) {
        $0[MessageKey(.reason, $1).description] = CatalogMessage(MessageTemplate($1))
    }

    /// Every one, each once.
    static let all = Set(
        RecordFault.allCases.map(\.rawValue) + FormPostFault.allCases.map(\.rawValue)
            + JSONFault.Problem.allCases.map(\.reason) + MailDomainStatus.Reason.allCases.map(\.rawValue)
            + DNSFailure.samples.map(\.description) + formats
    ).sorted()
}

/// Why a record cannot be read that is no fault of its JSON.
package enum RecordFault: String, CaseIterable, Sendable {
    case tooLong = "too long"
    case notObject = "it is not an object"
    case notUTF8 = "it is not valid UTF-8"
    case doubledKey = "it has the same key twice, the second time"
    case cells = "its number of cells is not that of the columns"
}
