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

    /// What fills messages by code, of the codes of rules, as each rule states it.
    static let byCode: [String: Set<String>] = {
        var places: [String: Set<String>] = [:]
        for rule in BuiltInRules.all {
            for code in rule.codes { places[code, default: []].formUnion([]) }
            places.merge(rule.parameters, combining: { $0.union($1) })
        }
        for rule in BuiltInRules.typedMessages {
            for key in rule.messages.keys { places[code(of: key), default: []].formUnion([]) }
            places.merge(rule.parameters, combining: { $0.union($1) })
        }
        for (key, constants) in BuiltInConstants.all {
            places[code(of: key), default: []].formUnion(constants.items.map { $0.name })
        }
        return places
    }()

    /// What is said where no rule of a model or a document has judged anything.
    private static let others: [String: Set<String>] = [
        "record.malformed": ["reason", "column", "line", "expected", "found", "max"],
        "formPost.escape": ["reason"], "formPost.encoding": ["reason"], "formPost.name": ["reason"],
        "report.entry": ["message"], "report.summary": ["count"], "report.suggestion": ["suggestion"],
        "scenario.unknown": ["name", "suggestion"], "attribute.unknown": ["name", "suggestion"],
    ]

    /// The codes of everything that has an English message.
    private static let builtIn = Set(MessageCatalog.english.keys.map(code(of:)))

    /// The code without the wording.
    private static func code(of key: String) -> String { String(key.prefix { $0 != "/" }) }
}
