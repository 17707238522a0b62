/// Reads the messages of a language from a text that is small in a program.
///
/// Each line is the message for the key on the same line of ``keys``; an empty one is not translated. Of a message with
/// plural forms, these are separated by a bar, in the order of the language's categories.
package enum CatalogTable {
    #if PROVISO_PAGE
    /// What has a message: codes, and wordings of them behind a slash.
    static let messageKeys: [String] = keys.withBytes { keys in
        var (lines, names) = (TableLines(keys), [String]())
        while let line = lines.next() { names.append(String(decoding: name(of: line), as: UTF8.self)) }
        return names
    }
    /// How many messages there are, and so lines of a table.
    package static var count: Int { messageKeys.count }
    /// The codes that have messages, sorted, by the rules that they begin with.
    static let codes: [String: [String]] = keys.withBytes { keys in
        var (lines, codes) = (TableLines(keys), [String: [String]]())
        while let line = lines.next() {
            let code = name(of: line)
            if code.contains(UInt8(ascii: "/")) { continue }
            let end = code.firstIndex(of: UInt8(ascii: ".")) ?? code.endIndex
            codes[String(decoding: code[..<end], as: UTF8.self), default: []].append(
                String(decoding: code, as: UTF8.self))
        }
        return codes
    }
    #endif

    private static let bar = UInt8(ascii: "|")

    /// A key with plural forms is followed by a bar and the parameter that chooses them.
    private static func name(of key: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: key[..<(key.firstIndex(of: bar) ?? key.endIndex)])
    }

    /// Reads the messages of a language.
    ///
    /// - Parameters:
    ///   - text: The messages.
    ///   - keys: Their keys; those of the built-in rules by default.
    ///   - categories: The plural forms of the language.
    package static func read(
        _ text: String, keys: String = keys, categories: [PluralCategory]
    ) -> [String: CatalogMessage] {
        // By bytes: reading is what the first message of a program waits for.
        keys.withBytes { keys in
            text.withBytes { text in
                var messages: [String: CatalogMessage] = [:]
                // A key has some 27 bytes.
                messages.reserveCapacity(keys.count / 27)
                var (keys, lines) = (TableLines(keys), TableLines(text))
                while let key = keys.next(), let line = lines.next() {
                    guard !line.isEmpty else { continue }
                    let name = name(of: key)
                    messages[String(decoding: name, as: UTF8.self)] =
                        name.count == key.count
                        ? CatalogMessage(MessageTemplate(String(decoding: line, as: UTF8.self)))
                        : message(line, by: String(decoding: key[(name.count + 1)...], as: UTF8.self), categories)
                }
                return messages
            }
        }
    }

    /// The message whose forms a parameter chooses.
    private static func message(
        _ forms: UnsafeBufferPointer<UInt8>, by parameter: String, _ categories: [PluralCategory]
    ) -> CatalogMessage? {
        var (texts, last) = (TableLines(forms, endedBy: bar), MessageTemplate?.none)
        var forms: [PluralCategory: MessageTemplate] = [:]
        for category in categories {
            guard let text = texts.next() else { break }
            last = MessageTemplate(String(decoding: text, as: UTF8.self))
            forms[category] = last
        }
        return last.map { CatalogMessage(plural: parameter, other: $0, forms) }
    }
}

/// The lines of a text, or parts that end otherwise, in its memory.
private struct TableLines {
    private let text: UnsafeBufferPointer<UInt8>
    private let end: UInt8
    private var start = 0

    init(_ text: UnsafeBufferPointer<UInt8>, endedBy end: UInt8 = UInt8(ascii: "\n")) {
        (self.text, self.end) = (text, end)
    }

    mutating func next() -> UnsafeBufferPointer<UInt8>? {
        guard start <= text.count else { return nil }
        let first = start
        while start < text.count, text[start] != end { start += 1 }
        defer { start += 1 }
        return UnsafeBufferPointer(rebasing: text[first..<start])
    }
}
