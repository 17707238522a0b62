internal import ProvisoFormats

/// Corrects a text that is in a format but for what nobody sees at its ends.
struct FormatSuggestions<Format: StringFormat>: TextSuggestingRule {
    let format: Format

    func corrections(ofText text: String) -> [String] { Format.isCorrectable ? [text.trimmingInvisibleCharacters] : [] }

    func accepts(text: String) -> Bool { format.isValid(text) }
}
