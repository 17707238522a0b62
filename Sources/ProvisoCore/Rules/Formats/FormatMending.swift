internal import ProvisoFormats

/// Mends a text that is in a format but for what nobody sees at its ends, or for its spelling.
struct FormatMending<Format: StringFormat>: TextMendingRule {
    let format: Format
    /// Other spellings, of a format that knows them.
    var respellings: (@Sendable (String) -> [String])?

    func mendings(ofText text: String) -> [String] {
        guard Format.isMendable else { return [] }
        let text = text.withoutUnseenEnds
        return [text] + (respellings?(text) ?? [])
    }

    func accepts(text: String) -> Bool { format.isValid(text) }
}
