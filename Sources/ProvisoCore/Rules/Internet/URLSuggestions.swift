internal import ProvisoFormats

/// Corrects a URL that lacks its scheme: `https://` goes before `example.com`.
struct URLSuggestions: TextSuggestingRule {
    let format: URLFormat
    /// The scheme that the rule puts before a text by itself.
    let defaultScheme: String?

    func corrections(ofText text: String) -> [String] {
        let trimmed = text.trimmingInvisibleCharacters
        guard let scheme = defaultScheme ?? usualScheme, !trimmed.isEmpty,
            !trimmed.withBytes({ URLFormat.hasScheme($0.span) }), !namesMailbox(trimmed)
        else { return [trimmed] }
        return [trimmed, URLFormat.adding(defaultScheme: scheme, to: trimmed)]
    }

    func accepts(text: String) -> Bool { format.isValid(text) }

    /// `https` if it is valid, or else the first that is.
    private var usualScheme: String? { validSchemes.contains("https") ? "https" : validSchemes.first }
    private var validSchemes: [String] { format.validSchemes.map { $0.lowercased() } }

    /// Whether the text is rather an email address than a host with a user.
    private func namesMailbox(_ text: String) -> Bool {
        text.prefix { $0 != "/" && $0 != "?" && $0 != "#" }.contains("@")
    }
}
