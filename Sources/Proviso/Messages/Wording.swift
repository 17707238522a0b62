/// Where a violation's words come from. Made into text only when the message is read.
package struct Wording: Sendable {
    /// A template that goes before the catalogue's.
    package var template: MessageTemplate?
    /// The catalogue's key where the code has several wordings.
    package var key: String?
    /// How the attribute is named.
    package var label: Label?
    /// The value, kept only for a template that shows it.
    package var value: String?
    /// The labels of the attributes that parameters name.
    package var labels: [String: String]?
    /// The rule's own messages, for codes that no catalogue knows: those of rules that users registered.
    package var defaults: [String: CatalogMessage] = [:]
    /// Whether the violation knows its attribute and rule already.
    package var isBound = false
    /// Whether the document gave the severity.
    package var hasOwnSeverity = false

    package init(template: MessageTemplate? = nil) { self.template = template }

    func message(for violation: Violation, in catalog: MessageCatalog) -> String {
        let language = catalog.language
        let template =
            template
            ?? catalogMessage(for: violation.code, in: catalog)?.template(for: violation.parameters, in: language)
            ?? "{attribute} is not valid."
        let label = label ?? violation.path.lastKey.map(Label.init(attribute:)) ?? .value
        return template.filled { place, startsSentence in
            let text: String
            switch place {
            case "attribute": text = label.text
            case "article": text = label.article
            case "value": text = label.isSensitive ? "•••" : Self.shown(value ?? "", upTo: Self.longestValue)
            default:
                guard let parameter = violation.parameters[place] else { return nil }
                text = words(for: parameter, in: language)
            }
            // Names begin sentences; a value stays as it is.
            let isName = place == "attribute" || place == "article" || place == "compareAttribute"
            return startsSentence && isName ? Self.capitalised(text) : text
        }
    }

    private func catalogMessage(for code: ViolationCode, in catalog: MessageCatalog) -> CatalogMessage? {
        if let key, let message = catalog.message(for: key) { return message }
        if let message = catalog.message(for: code.rawValue) { return message }
        return key.flatMap { defaults[$0] } ?? defaults[code.rawValue]
    }

    private func words(for value: DataValue, in language: MessageLanguage) -> String {
        switch value {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let number): language.format(number)
        case .string(let text), .untyped(let text): Self.shown(labels?[text] ?? text)
        case .array(let elements): language.list(elements.map { words(for: $0, in: language) })
        case .object: Self.shown(value.description)
        }
    }

    private static func capitalised(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst()
    }

    /// How many characters of a value a message shows.
    private static let longestValue = 80
    /// How many characters of a parameter, which comes from the rules, a message shows.
    private static let longestParameter = 200

    /// A value as it may stand in a message: shortened, its control characters made visible.
    ///
    /// Characters that reorder or hide text (bidirectional controls, zero-width ones) are made visible too, since they
    /// could make the message say something else.
    static func shown(_ text: String, upTo limit: Int = longestParameter) -> String {
        var shown = ""
        var count = 0
        for scalar in text.unicodeScalars {
            if count == limit { return shown + "…" }
            count += 1
            switch scalar.properties.generalCategory {
            case .control where scalar.value < 0x20:
                shown.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
            case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
                shown += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            default: shown.unicodeScalars.append(scalar)
            }
        }
        return shown
    }
}
