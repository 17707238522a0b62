/// The places that messages may have: what the violations of built-in rules bring along, and what messages are filled with
/// besides.
enum MessagePlaces {
    /// The places that any message of a rule or a model may have.
    static let common: Set<String> = ["attribute", "article", "value"]

    /// The places that the messages of rules usually have: those of rules of the program's own may have any of them.
    static let usual: Set<String> = [
        "attribute", "article", "value", "min", "max", "length", "compareValue", "compareAttribute", "requiredValue",
        "true", "false", "reason", "given", "missing",
    ]

    /// The places for the messages of a code, or `nil` for a code of the program's own, of which nobody knows them.
    static func of(_ code: String) -> Set<String>? {
        if let places = byCode[code] ?? others[code] { return places.union(common) }
        return builtIn.contains(code) ? common : nil
    }

    /// What is said where no rule of a model or a document has judged anything.
    private static let others = read(
        """
        record.malformed reason column line expected found max
        formPost.escape reason
        formPost.encoding reason
        formPost.name reason
        report.entry message
        report.summary count
        report.suggestion suggestion
        scenario.unknown name suggestion
        attribute.unknown name suggestion
        """)

    /// Reads the places of codes: a line for each, with the code first. A literal of lists would be code for every one of them.
    static func read(_ lines: String) -> [String: Set<String>] {
        var places: [String: Set<String>] = [:]
        for line in lines.utf8.split(separator: UInt8(ascii: "\n")) {
            let words = line.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
            if let code = words.first { places[code] = Set(words.dropFirst()) }
        }
        return places
    }

    /// The codes of everything that has an English message.
    private static let builtIn = Set(MessageCatalog.english.keys.map(code(of:)))

    /// The code without the wording.
    private static func code(of key: String) -> String { String(key.prefix { $0 != "/" }) }
}
