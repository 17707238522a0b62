/// Mends a text that is in a format that is kept in place, but for what nobody sees at its ends; see ``FormatMending``.
struct InPlaceMending: TextMendingRule {
    let format: InPlaceFormat

    func mendings(ofText text: String) -> [String] { format.isMendable ? [text.withoutUnseenEnds] : [] }

    func accepts(text: String) -> Bool { text.withBytes { format.failure(in: $0.span) == nil } }
}
