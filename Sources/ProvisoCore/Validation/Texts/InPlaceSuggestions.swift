/// Corrects a text that is in a format that is kept in place, but for what nobody sees at its ends, or for its spelling; see ``FormatSuggestions``.
struct InPlaceSuggestions: TextSuggestingRule {
    let format: InPlaceFormat

    func corrections(ofText text: String) -> [String] {
        guard format.isCorrectable else { return [] }
        let text = text.trimmingInvisibleCharacters
        return [text] + format.type.respellings(of: text)
    }

    func accepts(text: String) -> Bool { text.withBytes { format.failure(in: $0.span) == nil } }
}
