internal import ProvisoFormats

/// Corrects a text that is in a format but for what nobody sees at its ends, or for its spelling.
struct FormatSuggestions<Format: StringFormat>: TextSuggestingRule {
    let format: Format
    /// Other spellings, of a format that knows them.
    var respellings: (@Sendable (String) -> [String])?

    func corrections(ofText text: String) -> [String] {
        guard Format.isCorrectable else { return [] }
        let text = text.trimmingInvisibleCharacters
        return [text] + (respellings?(text) ?? [])
    }

    func accepts(text: String) -> Bool { format.isValid(text) }
}
