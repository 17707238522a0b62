/// Reads the messages of a language from a text that is small in a program.
///
/// Each line is the message for the key on the same line of ``keys``; an empty one is not translated. Of a message with
/// plural forms, these are separated by a bar, in the order of the language's categories.
package enum CatalogTable {
    /// Reads the messages of a language.
    ///
    /// - Parameters:
    ///   - text: The messages.
    ///   - keys: Their keys; those of the built-in rules by default.
    ///   - categories: The plural forms of the language.
    package static func read(
        _ text: String, keys: String = keys, categories: [PluralCategory]
    ) -> [String: CatalogMessage] {
        let keys = keys.split(separator: "\n")
        var messages: [String: CatalogMessage] = [:]
        for (key, line) in zip(keys, text.split(separator: "\n", omittingEmptySubsequences: false)) where !line.isEmpty
        {
            // A key with plural forms is followed by a bar and the parameter that chooses them.
            let words = key.split(separator: "|")
            guard let name = words.first.map(String.init) else { continue }
            guard words.count > 1 else {
                messages[name] = CatalogMessage(MessageTemplate(String(line)))
                continue
            }
            let forms = zip(categories, line.split(separator: "|")).map { ($0, MessageTemplate(String($1))) }
            guard let other = forms.last?.1 else { continue }
            messages[name] = CatalogMessage(
                plural: String(words[1]), other: other, Dictionary(forms, combining: { first, _ in first }))
        }
        return messages
    }
}
