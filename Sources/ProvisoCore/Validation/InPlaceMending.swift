/// Mends a text that is in a format that is kept in place, but for what nobody sees at its ends, or for its spelling; see ``FormatMending``.
struct InPlaceMending: TextMendingRule {
    let format: InPlaceFormat

    func mendings(ofText text: String) -> [String] {
        guard format.isMendable else { return [] }
        let text = text.withoutUnseenEnds
        return [text] + format.type.respellings(of: text)
    }

    func accepts(text: String) -> Bool { text.withBytes { format.failure(in: $0.span) == nil } }
}
