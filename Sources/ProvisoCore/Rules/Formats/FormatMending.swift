internal import ProvisoFormats

/// Mends a text that is in a format but for what nobody sees at its ends.
struct FormatMending<Format: StringFormat>: TextMendingRule {
    let format: Format

    func mendings(ofText text: String) -> [String] { Format.isMendable ? [text.withoutUnseenEnds] : [] }

    func accepts(text: String) -> Bool { format.isValid(text) }
}
