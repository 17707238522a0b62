internal import ProvisoFormats

/// The filters that come with Proviso, by the names that documents call them.
public enum NamedFilter: String, Sendable, Hashable, CaseIterable {
    /// Takes Unicode white space and NUL off both ends.
    case trim
    /// Makes every letter small, by Unicode's full mapping.
    case lowercase
    /// Makes every letter a capital, by Unicode's full mapping.
    case uppercase
    /// Makes the first letter a capital, by Unicode's mapping to title case, and leaves the others: `ß` becomes `Ss`.
    case capitalize
    /// Puts one blank for each run of white space, and none at the ends.
    case collapseWhitespace
    /// Keeps the digits 0 to 9.
    case digits
    /// Composes characters: Unicode's normalisation form C (UAX #15). A run of more than 30 combining marks stays as it
    /// is, so that the cost is linear in the text.
    case nfc

    /// The filtered text.
    public func apply(_ text: String) -> String {
        switch self {
        case .trim:
            var text = text
            return text.withUTF8 { bytes in
                String(decoding: UnsafeBufferPointer(rebasing: bytes[TrimmedRange.of(bytes)]), as: UTF8.self)
            }
        case .lowercase: return text.lowercased()
        case .uppercase: return text.uppercased()
        case .capitalize: return text.capitalisedAtStart
        case .collapseWhitespace:
            return text.split { $0.unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0.value == 0 } }
                .joined(separator: " ")
        case .digits: return String(decoding: text.utf8.filter { $0 &- UInt8(ascii: "0") <= 9 }, as: UTF8.self)
        case .nfc: return CanonicalText.composed(text)
        }
    }

    /// The filtered value: texts, and the texts of a list; anything else stays.
    @Sendable public func apply(_ value: DataValue) -> DataValue {
        switch value {
        case .string(let text): .string(apply(text))
        case .untyped(let text): .untyped(apply(text))
        case .array(let elements): .array(elements.map { $0.text == nil ? $0 : apply($0) })
        default: value
        }
    }
}

extension NamedFilter {
    /// What becomes of a text that is typed.
    func tidy(draft: inout Draft) {
        draft.now = apply(draft.now)
        draft.ahead = draft.ahead.map(beginning)
    }

    /// With what every longer text begins once it is filtered.
    private func beginning(of text: String) -> String {
        switch self {
        case .trim:
            return text.withBytes { String(decoding: $0[TrimmedRange.of($0, right: false)], as: UTF8.self) }
        case .lowercase, .uppercase, .capitalize, .digits: return apply(text)
        case .collapseWhitespace:
            let collapsed = apply(text)
            let endsWhite = text.last.map { apply(String($0)).isEmpty } ?? false
            return endsWhite && !collapsed.isEmpty ? collapsed + " " : collapsed
        // What is typed on may combine with the last character.
        case .nfc: return String(apply(text).dropLast())
        }
    }
}
