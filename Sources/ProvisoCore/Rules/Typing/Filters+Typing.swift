extension Trim: TypingFilter {
    func filter(_ text: inout TypedText) {
        text.now = Value(text.now).map { String(tidy($0)) } ?? text.now
        // What stands at the end is not taken off any more once something follows.
        guard side != .right, let ahead = text.ahead else { return }
        text.ahead = Value(ahead).map { String(Trim(.left, like: self).tidy($0)) }
    }
}

extension TextFilter: TypingFilter {
    func filter(_ text: inout TypedText) { filter.filter(&text) }
}

extension NamedFilter: TypingFilter {
    func filter(_ text: inout TypedText) {
        text.now = apply(text.now)
        text.ahead = text.ahead.map(beginning)
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

extension Map: TypingFilter {
    func filter(_ text: inout TypedText) {
        let value = text.now.withBytes { TypedValue<Value>.of($0) }
        text.replace(with: value.flatMap { TypedValue.text(of: tidy($0)) } ?? text.now)
    }
}

extension Default: TypingFilter {
    func filter(_ text: inout TypedText) {
        // Nothing else is given once something is typed.
        guard text.now.isEmpty, let value = tidyMissing() else { return }
        text.now = TypedValue.text(of: value) ?? text.now
    }
}

extension TrimRule: TypingFilter {
    func filter(_ text: inout TypedText) {
        text.now = trimmed(text.now, right: trimsRight)
        text.ahead = text.ahead.map { trimmed($0, right: false) }
    }

    private func trimmed(_ text: String, right: Bool) -> String {
        text.withBytes { bytes in
            let range =
                characters?.range(in: bytes, left: trimsLeft, right: right)
                ?? TrimmedRange.of(bytes, left: trimsLeft, right: right)
            return String(decoding: bytes[range], as: UTF8.self)
        }
    }
}

extension DefaultRule: TypingFilter {
    func filter(_ text: inout TypedText) {
        if text.now.isEmpty { text.now = value.withField { String(decoding: $0.bytes, as: UTF8.self) } }
    }
}

extension FilterRule: TypingFilter {
    func filter(_ text: inout TypedText) {
        if let known { return known.filter(&text) }
        text.replace(with: filter(.untyped(text.now)).text ?? text.now)
    }
}
