/// Reads the messages of a language from a text that is small in a program.
///
/// Each line is the message for the key on the same line of ``keys``; an empty one is not translated. Of a message with
/// plural forms, these are separated by a bar, in the order of the language's categories.
package enum CatalogTable {
    #if PROVISO_PAGE
    /// What has a message: codes, and wordings of them behind a slash.
    static let messageKeys: [String] = keys.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
        line.split(separator: UInt8(ascii: "|")).first.map { String(Substring($0)) }
    }
    /// How many messages there are, and so lines of a table.
    package static var count: Int { messageKeys.count }
    /// The codes that have messages, sorted.
    static let codes: [String] = messageKeys.filter { !$0.utf8.contains(UInt8(ascii: "/")) }
    #endif

    /// Reads the messages of a language.
    ///
    /// - Parameters:
    ///   - text: The messages.
    ///   - keys: Their keys; those of the built-in rules by default.
    ///   - categories: The plural forms of the language.
    package static func read(
        _ text: String, keys: String = keys, categories: [PluralCategory]
    ) -> [String: CatalogMessage] {
        let (lineFeed, bar) = (UInt8(ascii: "\n"), UInt8(ascii: "|"))
        let keys = keys.utf8.split(separator: lineFeed)
        var messages: [String: CatalogMessage] = [:]
        messages.reserveCapacity(keys.count)
        for (key, line) in zip(keys, text.utf8.split(separator: lineFeed, omittingEmptySubsequences: false))
        where !line.isEmpty {
            // A key with plural forms is followed by a bar and the parameter that chooses them.
            let words = key.split(separator: bar)
            guard let name = words.first.map({ String(Substring($0)) }) else { continue }
            guard words.count > 1 else {
                messages[name] = CatalogMessage(MessageTemplate(String(Substring(line))))
                continue
            }
            let forms = zip(categories, line.split(separator: bar)).map { ($0, MessageTemplate(String(Substring($1)))) }
            guard let other = forms.last?.1 else { continue }
            messages[name] = CatalogMessage(
                plural: String(Substring(words[1])), other: other, Dictionary(forms, combining: { first, _ in first }))
        }
        return messages
    }
}
