/// A violation as it is read aloud: the field's label first.
struct SpokenEntry {
    let text: String

    init(_ violation: Violation, in catalog: MessageCatalog) {
        let message = violation.message(in: catalog)
        guard let label = violation.wording.label(for: violation), !label.text.isEmpty else {
            text = message
            return
        }
        let language = catalog.language
        let name = Wording.named(label.text)
        let capitalised = language.capitalised(name: name)
        if Self.begins(message, with: name) || Self.begins(message, with: capitalised) {
            text = message
            return
        }
        let entry = catalog.message(for: ReportMessages.entry) ?? ReportMessages.english[ReportMessages.entry]
        guard let template = entry?.forms[.other] else {
            text = message
            return
        }
        text = template.filled { place, startsSentence, text in
            switch place.name {
            case "attribute":
                TextDirection.append(
                    startsSentence ? capitalised : name, to: &text, inRightToLeft: language.isRightToLeft)
            case "message": text += message
            default: return .none
            }
            return .words
        }
    }

    /// Whether a message begins with a label, perhaps in quotation marks.
    private static func begins(_ message: String, with name: String) -> Bool {
        let start = message.unicodeScalars.drop { scalar in
            SentenceStart.isOpening(scalar) || scalar == "\u{A0}" || scalar == "\u{202F}" || scalar == "\u{2068}"
        }
        var rest = start.makeIterator()
        for scalar in name.unicodeScalars where rest.next() != scalar { return false }
        // “Age” does not begin “Agent”. Scripts from U+2E80 on put no space between words.
        guard let next = rest.next() else { return true }
        return !next.properties.isAlphabetic || next.value >= 0x2E80
    }
}
