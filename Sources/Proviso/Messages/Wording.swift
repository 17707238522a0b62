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
    package var labels: [String: Label]?
    /// The model's messages, which go before the catalogue's.
    package var modelMessages: [String: CatalogMessage] = [:]
    /// The rule's own messages, for codes that no catalogue knows: those of rules that users registered.
    package var defaults: [String: CatalogMessage] = [:]
    /// Whether the violation knows its attribute and rule already.
    package var isBound = false
    /// The question of an asynchronous rule that has not been asked.
    package var deferred: DeferredCheck?
    /// Whether the document gave the severity.
    package var hasOwnSeverity = false

    package init(template: MessageTemplate? = nil) { self.template = template }

    func message(for violation: Violation, in catalog: MessageCatalog) -> String {
        fill(
            template.map { catalog.translation(of: $0, for: violation.parameters) ?? $0 }
                ?? find([key, violation.code.rawValue], for: violation.parameters, in: catalog)
                ?? "{attribute} is not valid.", for: violation, in: catalog)
    }

    /// A few words in place of the message: the model's or the catalogue's for the wording or the code, or the title that
    /// codes like this one share.
    func title(for violation: Violation, in catalog: MessageCatalog) -> String {
        let shared = MessageTitle.name(for: violation.code, wording: key)
        let keys = [key, violation.code.rawValue, shared].map { $0.map { MessageKey(.title, $0).description } }
        return fill(
            find(keys, for: violation.parameters, in: catalog) ?? MessageTemplate(violation.code.rawValue),
            for: violation, in: catalog)
    }

    /// The first message there is for some keys: the model's, the catalogue's, the rule's own.
    private func find(
        _ keys: [String?], for parameters: Parameters, in catalog: MessageCatalog
    ) -> MessageTemplate? {
        let keys = keys.compactMap(\.self)
        if let message = keys.lazy.compactMap({ modelMessages[$0] }).first {
            let template = message.template(for: parameters, in: catalog.language)
            return catalog.translation(of: template, for: parameters) ?? template
        }
        let message =
            keys.lazy.compactMap { catalog.message(for: $0) }.first ?? keys.lazy.compactMap { defaults[$0] }.first
        return message?.template(for: parameters, in: catalog.language)
    }

    private func fill(_ template: MessageTemplate, for violation: Violation, in catalog: MessageCatalog) -> String {
        let language = catalog.language
        let label = label ?? violation.path.lastKey.map(Label.init(attribute:)) ?? .value
        let named = label.words(in: catalog, at: violation.path)
        return template.filled { place, startsSentence in
            let text: String
            switch place {
            case "attribute": text = Self.named(named.text)
            case "article": text = Self.named(named.article)
            case "value": text = label.isSensitive ? "•••" : Self.shown(value ?? "", upTo: Self.longestValue)
            default:
                guard let parameter = violation.parameters[place] else { return nil }
                // Each part of a list stands by itself, and so does a number.
                let words = words(for: parameter, at: place, in: catalog)
                return startsSentence && place == "compareAttribute" ? language.capitalised(words) : words
            }
            // Names begin sentences; a value stays as it is.
            let isName = place == "attribute" || place == "article"
            return Self.isolated(startsSentence && isName ? language.capitalised(text) : text, in: language)
        }
    }

    private func words(for value: DataValue, at place: String, in catalog: MessageCatalog) -> String {
        switch value {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let number): catalog.language.format(number)
        case .string(let text), .untyped(let text):
            Self.isolated(name(text, at: place, in: catalog) ?? Self.shown(text), in: catalog.language)
        case .array(let elements): catalog.language.list(elements.map { words(for: $0, at: place, in: catalog) })
        case .object: Self.isolated(Self.shown(value.description), in: catalog.language)
        }
    }

    /// How the attribute is called that a parameter names, or `nil` when it names none.
    private func name(_ text: String, at place: String, in catalog: MessageCatalog) -> String? {
        if let label = labels?[text] { return Self.named(label.words(in: catalog, at: FieldPath(text)).text) }
        // Comparisons name the other attribute by its label.
        guard place == "compareAttribute" else { return nil }
        return Self.named(Label(text).words(in: catalog, at: nil).text)
    }

    private static func isolated(_ text: String, in language: MessageLanguage) -> String {
        TextDirection.isolated(text, inRightToLeft: language.isRightToLeft)
    }

    /// A label as it may stand in a message. Its author may shape it with joiners and direction marks; what breaks a line
    /// or changes the direction of the text around it is made visible.
    static func named(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy { scalar in
            switch scalar.value {
            case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: false
            default: true
            }
        }
        return isPlain ? text : shown(text)
    }

    /// How many characters of a value a message shows.
    private static let longestValue = 80
    /// How many characters of a parameter, which comes from the rules, a message shows.
    private static let longestParameter = 200

    /// A value as it may stand in a message: shortened, its control characters made visible.
    ///
    /// Characters that reorder or hide text (bidirectional controls, zero-width ones) are made visible too, since they
    /// could make the message say something else. Joiners stay after the letters and pictures that they shape: Persian, Hindi
    /// and many emoji are not spelled without them.
    static func shown(_ text: String, upTo limit: Int = longestParameter) -> String {
        var shown = ""
        var count = 0
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            if count == limit { return shown + "…" }
            count += 1
            defer { previous = scalar }
            switch scalar.properties.generalCategory {
            case .control where scalar.value < 0x20:
                shown.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
            case .format where isJoiner(scalar) && previous.map(takesJoiner) ?? false:
                shown.unicodeScalars.append(scalar)
            case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
                shown += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            default: shown.unicodeScalars.append(scalar)
            }
        }
        return shown
    }

    private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool { scalar.value == 0x200C || scalar.value == 0x200D }

    private static func takesJoiner(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= 0x0600 else { return false }
        return switch scalar.properties.generalCategory {
        case .otherLetter, .nonspacingMark, .spacingMark, .otherSymbol, .modifierSymbol: true
        default: false
        }
    }
}
