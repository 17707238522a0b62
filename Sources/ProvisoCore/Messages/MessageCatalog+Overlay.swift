extension MessageCatalog {
    /// This catalogue under the texts that a program keeps elsewhere: in a database, a file, the resources of an app.
    ///
    /// ```swift
    /// let house = try catalog.overlaid(prefix: "validation.") { key, language in texts[language]?[key] }
    /// ```
    ///
    /// The closure is asked at once for every built-in code, wording and title, and for the codes that are named; the
    /// words of labels, and translations of the messages that rules and models have, are asked for when they are needed. The
    /// forms of a plural have keys of their own, such as `string.tooShort#one` and `string.tooShort#few`, beside
    /// `string.tooShort`, which is the general form.
    ///
    /// - Parameters:
    ///   - prefix: What stands before every key. Give one where other texts are kept too: a label might be called `email`.
    ///   - codes: Codes of your own.
    ///   - lookup: Gives the text for a key in a language, by its BCP 47 tag, or `nil`.
    /// - Throws: ``MessageCatalogError`` with every place that nothing fills.
    public func overlaid(
        prefix: String = "", codes: [ViolationCode] = [],
        lookup: @escaping @Sendable (_ key: String, _ language: String) -> String?
    ) throws(MessageCatalogError) -> MessageCatalog {
        let tag = language.tag
        let text: @Sendable (String) -> String? = { lookup(prefix + $0, tag) }
        let english = MessageCatalog.english
        let names = english.keys + codes.map { $0.rawValue }
        let titles = (names + english.titles).map { MessageKey(.title, $0).description }
        var messages: [String: CatalogMessage] = [:]
        var problems: [MessageProblem] = []
        for key in names + titles + english.vocabulary where messages[key] == nil {
            let plural = english.message(for: key)?.pluralParameter
            var forms: [PluralCategory: MessageTemplate] = [:]
            if plural != nil {
                for category in language.plurals.categories {
                    forms[category] = text("\(key)#\(category.rawValue)").map { MessageTemplate($0) }
                }
            }
            let other = text(key).map { MessageTemplate($0) } ?? forms[.other]
            guard let other else {
                if let form = PluralCategory.allCases.first(where: { forms[$0] != nil }) {
                    problems.append(.lackingGeneralForm(key: "\(prefix)\(key)#\(form.rawValue)"))
                }
                continue
            }
            let message = plural.map { CatalogMessage(plural: $0, other: other, forms) } ?? CatalogMessage(other)
            problems += MessageCheck.problems(in: message, for: key)
            messages[key] = message
        }
        guard problems.isEmpty else { throw MessageCatalogError(problems) }
        return MessageCatalog(unchecked: messages, language, over: self, lookup: text)
    }

    /// This catalogue under messages that are written in the program.
    ///
    /// - Parameter messages: The messages by key.
    /// - Precondition: Every place in a message for a known code is one that something fills.
    public func overlaid(_ messages: [String: CatalogMessage]) -> MessageCatalog {
        MessageCatalog(language, over: self, messages: messages)
    }
}

extension MessageProblem {
    /// A message with plural forms that has none for all other numbers.
    static func lackingGeneralForm(key: String, at position: SourcePosition? = nil) -> MessageProblem {
        MessageProblem(
            key: key, position: position, message: "The message has no general form.",
            suggestion: "Give it the form `other`.")
    }
}
