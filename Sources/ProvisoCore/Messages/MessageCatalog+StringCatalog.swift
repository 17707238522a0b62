extension MessageCatalog {
    /// This catalogue under the messages of a String Catalog (`.xcstrings`), the format that Xcode and other tools for
    /// translators edit.
    ///
    /// ```swift
    /// let text = try String(contentsOfFile: "Messages.xcstrings", encoding: .utf8)
    /// let house = try catalog.overlaid(stringCatalog: text)
    /// ```
    ///
    /// The keys are those of a ``MessageCatalog``, the places in the texts those of templates: `{min}`, not `%lld`. Variations
    /// by plural are read, those by device are not. Only the texts in this catalogue's language are taken.
    ///
    /// - Parameters:
    ///   - text: The file's text.
    ///   - prefix: What stands before every key; others are left alone. Give one where other texts are kept too: a label
    ///     might be called `email`.
    /// - Throws: ``MessageCatalogError`` with every mistake, each with line and column.
    /// - Complexity: Linear in the length of the text.
    public func overlaid(
        stringCatalog text: some StringProtocol, prefix: String = ""
    ) throws(MessageCatalogError) -> MessageCatalog {
        var reader = StringCatalogReader(language: language, prefix: prefix)
        reader.read(text)
        guard reader.problems.isEmpty else { throw MessageCatalogError(reader.problems) }
        return MessageCatalog(unchecked: reader.messages, language, over: self)
    }
}

/// Reads the messages in one language from a String Catalog.
private struct StringCatalogReader {
    let language: MessageLanguage
    let prefix: String
    private(set) var messages: [String: CatalogMessage] = [:]
    private(set) var problems: [MessageProblem] = []

    init(language: MessageLanguage, prefix: String) {
        self.language = language
        self.prefix = prefix
    }

    mutating func read(_ text: some StringProtocol) {
        var text = String(text)
        let root: DocumentNode
        do throws(JSONSyntaxError) {
            root = try text.withUTF8 { bytes in
                Result { () throws(JSONSyntaxError) in try DocumentNode(json: bytes.span) }
            }.get()
        } catch {
            return note(
                "", "The String Catalog is not JSON: \(error.reason).", at: error.position,
                error.hint.map { $0.prefix(1).uppercased() + $0.dropFirst() + "." })
        }
        guard let strings = root["strings"], case .mapping(let entries) = strings.content else {
            return note("", "A String Catalog is an object with `strings`, not \(root.kind).", at: root.position)
        }
        for (key, entry) in entries {
            guard let full = key.text, full.hasPrefix(prefix) else { continue }
            read(String(full.dropFirst(prefix.count)), entry)
        }
    }

    private mutating func read(_ key: String, _ entry: DocumentNode) {
        guard !key.isEmpty, let localizations = entry["localizations"],
            case .mapping(let members) = localizations.content,
            let tag = language.resourceName(among: members.compactMap { $0.key.text }),
            let localization = localizations[tag]
        else { return }
        // Texts for something else may stand in the same file, in any shape.
        let isMeant = !prefix.isEmpty || MessageCheck.places(for: MessageKey(key)) != nil
        if let value = localization["stringUnit"]?["value"] {
            guard let text = value.text else {
                if isMeant { note(key, "The text must be text, not \(value.kind).", at: value.position) }
                return
            }
            if !text.isEmpty { take(key, CatalogMessage(MessageTemplate(text)), at: value.position) }
        } else if case .mapping(let variations)? = localization["variations"]?["plural"]?.content {
            readPlural(key, variations, isMeant, at: localization.position)
        } else if isMeant {
            note(
                key, "The text is neither a `stringUnit` nor a variation by plural.", at: localization.position,
                "Let it vary by plural, or not at all.")
        }
    }

    private mutating func readPlural(
        _ key: String, _ variations: [(key: DocumentNode, value: DocumentNode)], _ isMeant: Bool,
        at position: SourcePosition?
    ) {
        var forms: [PluralCategory: MessageTemplate] = [:]
        for (name, form) in variations {
            let known = PluralCategory.allCases.map { $0.rawValue }
            guard let category = name.text.flatMap(PluralCategory.init) else {
                if isMeant {
                    note(
                        key, "There is no plural form `\(name.text ?? "")`.", at: name.position,
                        Suggestion.nearest(to: name.text ?? "", among: known).map { "Did you mean `\($0)`?" }
                            ?? "There are \(known.joined(separator: ", ")).")
                }
                continue
            }
            forms[category] = (form["stringUnit"]?["value"]?.text).map { MessageTemplate($0) }
        }
        guard let other = forms[.other] else {
            if isMeant { problems.append(.lackingGeneralForm(key: key, at: position)) }
            return
        }
        let numbers = Set(other.places).subtracting(["attribute", "article", "compareAttribute", "value"])
        let known = MessageCatalog.english.message(for: key)?.pluralParameter
        guard let parameter = known ?? (numbers.count == 1 ? numbers.first : nil) else {
            if isMeant {
                note(
                    key, "It is not plain which number chooses the plural form.", at: position,
                    "Let the form `other` have one place for a number, such as {min}.")
            }
            return
        }
        take(key, CatalogMessage(plural: parameter, other: other, forms), at: position)
    }

    private mutating func take(_ key: String, _ message: CatalogMessage, at position: SourcePosition?) {
        problems += MessageCheck.problems(in: message, for: key, at: position)
        messages[key] = message
    }

    private mutating func note(
        _ key: String, _ message: String, at position: SourcePosition?, _ suggestion: String? = nil
    ) {
        problems.append(MessageProblem(key: key, position: position, message: message, suggestion: suggestion))
    }
}

extension DocumentNode {
    /// The member of a mapping; of doubled keys the later one.
    fileprivate subscript(key: String) -> DocumentNode? {
        guard case .mapping(let members) = content else { return nil }
        return members.last { $0.key.text == key }?.value
    }
}
