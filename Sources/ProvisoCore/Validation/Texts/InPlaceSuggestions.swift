/// Corrects a text that is in a format that is kept in place, but for what nobody sees at its ends; see ``FormatSuggestions``.
struct InPlaceSuggestions: TextSuggestingRule {
    let format: InPlaceFormat

    func corrections(ofText text: String) -> [String] { format.isCorrectable ? [text.trimmingInvisibleCharacters] : [] }

    func accepts(text: String) -> Bool { text.withBytes { format.failure(in: $0.span) == nil } }
}
