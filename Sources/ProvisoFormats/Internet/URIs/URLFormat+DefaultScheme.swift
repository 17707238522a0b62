extension URLFormat {
    /// Whether a text names a scheme, so that a default scheme is not put in front of it: `://` stands before its first
    /// `/`, `?` or `#`.
    ///
    /// What stands before `://` need not be a scheme that is allowed, nor well-formed. `localhost:3000`,
    /// `user:pw@host` and `mailto:a@b.c` have none.
    public static func hasScheme(_ utf8: Span<UInt8>) -> Bool {
        for offset in utf8.indices {
            switch utf8[offset] {
            case ASCII.slash, ASCII.questionMark, ASCII.hash: return false
            case ASCII.colon where utf8.count - offset >= 3:
                if utf8[offset + 1] == ASCII.slash, utf8[offset + 2] == ASCII.slash { return true }
            default: continue
            }
        }
        return false
    }

    /// The text with a default scheme put in front when it has none.
    ///
    /// A text that begins with `//` gets the scheme and a colon, any other the scheme and `://`.
    ///
    /// - Parameters:
    ///   - text: The text, which need not be a URL.
    ///   - scheme: The scheme, without a colon.
    /// - Returns: The completed text, or the text itself when it has a scheme or is empty.
    public static func adding(defaultScheme scheme: String, to text: String) -> String {
        var text = text
        let isComplete = text.withUTF8 { Self.hasScheme($0.span) }
        guard !text.isEmpty, !isComplete else { return text }
        return text.utf8.starts(with: "//".utf8) ? "\(scheme):\(text)" : "\(scheme)://\(text)"
    }
}
