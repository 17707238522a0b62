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
        let name = VisibleText.label(label.text)
        let capitalised = VisibleText.label(language.capitalised(name: label.text))
        // Heard twice, a label tells nothing the second time.
        if Self.names(message, name) || Self.names(message, capitalised) {
            text = message
            return
        }
        let entry =
            catalog.message(for: ReportMessages.entry) ?? MessageCatalog.english.message(for: ReportMessages.entry)
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

    /// Whether a label stands in a message, as a word or words of its own.
    ///
    /// - Complexity: The product of the lengths at worst; linear for texts without repetition.
    private static func names(_ message: String, _ name: String) -> Bool {
        let (message, name) = (Array(message.unicodeScalars), Array(name.unicodeScalars))
        guard !name.isEmpty, name.count <= message.count else { return false }
        return (0...message.count - name.count).contains { start in
            guard message[start] == name[0], message[start..<start + name.count].elementsEqual(name) else {
                return false
            }
            let end = start + name.count
            return (start == 0 || !continues(message[start - 1])) && (end == message.count || !continues(message[end]))
        }
    }

    /// Whether a scalar beside a label belongs to the same word: “Age” is not in “Agent”. Scripts from U+2E80 on put no
    /// space between words.
    private static func continues(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic && scalar.value < 0x2E80
    }
}
