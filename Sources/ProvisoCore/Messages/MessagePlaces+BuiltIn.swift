// What the library knows besides: all codes that have a message.

extension MessagePlaces {
    /// The places for the messages of a code, or `nil` for a code of the program's own, of which nobody knows them.
    static func of(_ code: String) -> Set<String>? {
        if let places = byCode[code] ?? others[code] { return places.union(common) }
        return builtIn.contains(code) ? common : nil
    }

    /// What is said where no rule of a model or a document has judged anything.
    private static let others: [String: Set<String>] = [
        "record.malformed": ["reason", "column", "line", "expected", "found", "max"], "formPost.escape": ["reason"],
        "formPost.encoding": ["reason"],
        "formPost.name": ["reason"], "report.entry": ["message"], "report.summary": ["count"],
        "scenario.unknown": ["name", "suggestion"], "attribute.unknown": ["name", "suggestion"],
    ]

    /// The codes of everything that has an English message.
    private static let builtIn = Set(MessageCatalog.english.keys.map { String($0.prefix { $0 != "/" }) })
}
