/// The messages of a rule document, for all of its rules: in no language in particular, and in some languages.
struct DocumentMessages: Sendable {
    /// By the key of a catalogue, or by the name of a rule.
    private let general: [String: CatalogMessage]
    /// The same by BCP 47 tag.
    private let languages: [String: [String: CatalogMessage]]
    let isEmpty: Bool
    /// Whether one of them shows the judged value.
    let showsValue: Bool

    init(_ general: [String: CatalogMessage] = [:], languages: [String: [String: CatalogMessage]] = [:]) {
        self.general = general
        self.languages = languages
        let all = [general] + languages.values
        isEmpty = all.allSatisfy { $0.isEmpty }
        showsValue = all.contains { messages in
            messages.values.contains { $0.forms.values.contains { $0.places.contains("value") } }
        }
    }

    /// The message for the first of some keys that there is one for, in the closest language.
    func message(for keys: [String], in tag: String) -> CatalogMessage? {
        if !languages.isEmpty {
            var tag = Substring(tag)
            while true {
                if let messages = languages[String(tag)], let message = Self.first(keys, messages) { return message }
                guard let end = tag.lastIndex(of: "-") else { break }
                tag = tag[..<end]
            }
        }
        return Self.first(keys, general)
    }

    /// Whether there is a message for one of some keys in every language.
    func has(_ keys: [String]) -> Bool { Self.first(keys, general) != nil }

    private static func first(_ keys: [String], _ messages: [String: CatalogMessage]) -> CatalogMessage? {
        keys.lazy.compactMap { messages[$0] }.first
    }
}
