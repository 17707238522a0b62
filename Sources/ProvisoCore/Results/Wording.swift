internal import ProvisoFormats

/// Where a violation's words come from. Made into text only when the message is read.
///
/// Most violations have the words of the catalogue and the label of their attribute, so only these are at hand. What is
/// rarely needed lies behind one reference.
package struct Wording: Sendable {
    /// The catalogue's key where the code has several wordings.
    package var key: String?
    /// How the attribute is named, shared with the rule.
    var sharedLabel: Shared<AttributeLabel>?
    /// The labels of the attributes that parameters name, shared with the rule.
    var sharedLabels: Shared<[String: AttributeLabel]>?
    /// Whether the violation knows its attribute and rule already.
    var isBound = false
    /// Whether a rule inside of another one found it, such as a rule for elements: the `message` of rules around is not
    /// for it.
    var isFromInside = false
    /// Whether a rule gave the severity, which those around it then leave.
    var hasOwnSeverity = false
    /// Whether the value lies inside of one that is sensitive, and so is never shown.
    private(set) var isConcealed = false
    /// The value that was judged, where somebody may fix or show it.
    var judged: JudgedValue?
    /// What few violations have; never changed, since violations share it.
    var extras: Shared<Extras>?

    /// What few violations have.
    struct Extras: Sendable {
        /// The path that clients know, where it is another one.
        var outsidePath: FieldPath?
        /// The rule's name, where the code does not begin with it.
        var ruleName: String?
        #if !hasFeature(Embedded)
        /// An error of the user's own.
        var error: (any Error)?
        /// The question of an asynchronous rule that has not been asked.
        var deferred: DeferredCheck?
        #endif
        /// A template that goes before the catalogue's.
        var template: MessageTemplate?
        /// The value, kept only for a template that shows it.
        var value: String?
        /// The messages of the rule document, which go before the model's.
        var documentMessages: DocumentMessages?
        /// The model's messages, which go before the catalogue's.
        var modelMessages: [String: CatalogMessage] = [:]
        /// The rule's own messages, for codes that no catalogue knows: those of rules that users registered.
        var defaults: [String: CatalogMessage] = [:]
        /// The titles that a rule of documents has for its codes.
        var titles: [String: String] = [:]
        /// What a rule of another module says, in every language that it knows.
        var words: RuleWords.Content?
        /// The language of the form that tells the violation.
        var catalog: Shared<MessageCatalog>?
    }

    /// How the attribute is named.
    package var label: AttributeLabel? {
        get { sharedLabel?.value }
        set { sharedLabel = newValue.map(Shared.init) }
    }

    var outsidePath: FieldPath? {
        get { extras?.value.outsidePath }
        set { if newValue != nil || extras?.value.outsidePath != nil { change { $0.outsidePath = newValue } } }
    }

    var ruleName: String? {
        get { extras?.value.ruleName }
        set { if newValue != nil || extras != nil { change { $0.ruleName = newValue } } }
    }

    package var template: MessageTemplate? {
        get { extras?.value.template }
        set { if newValue != nil || extras != nil { change { $0.template = newValue } } }
    }

    package var value: String? {
        get { extras?.value.value }
        set { if newValue != nil || extras?.value.value != nil { change { $0.value = newValue } } }
    }

    package var labels: [String: AttributeLabel]? {
        get { sharedLabels?.value }
        set { sharedLabels = newValue.map(Shared.init) }
    }

    var documentMessages: DocumentMessages? {
        get { extras?.value.documentMessages }
        set { if newValue != nil || extras != nil { change { $0.documentMessages = newValue } } }
    }

    package var modelMessages: [String: CatalogMessage] {
        get { extras?.value.modelMessages ?? [:] }
        set { if !newValue.isEmpty || extras != nil { change { $0.modelMessages = newValue } } }
    }

    var defaults: [String: CatalogMessage] {
        get { extras?.value.defaults ?? [:] }
        set { if !newValue.isEmpty || extras != nil { change { $0.defaults = newValue } } }
    }

    /// The titles that a rule of documents has for its codes.
    var titles: [String: String] {
        get { extras?.value.titles ?? [:] }
        set { if !newValue.isEmpty || extras != nil { change { $0.titles = newValue } } }
    }

    /// Takes what the rule says that found the violation.
    mutating func take(_ words: RuleWords) {
        guard extras != nil else { return extras = words.extras }
        change {
            $0.words = words.content
            if $0.titles.isEmpty { $0.titles = words.content?.titles ?? [:] }
        }
    }

    #if !hasFeature(Embedded)
    var error: (any Error)? {
        get { extras?.value.error }
        set { if newValue != nil || extras != nil { change { $0.error = newValue } } }
    }

    package var deferred: DeferredCheck? {
        get { extras?.value.deferred }
        set { if newValue != nil || extras != nil { change { $0.deferred = newValue } } }
    }
    #endif

    /// Forgets the value, which lies inside of one that is sensitive, and never shows one.
    package mutating func conceal() {
        (judged, value) = (nil, nil)
        isConcealed = true
    }

    /// Has messages that ask for no language come in this one.
    mutating func speak(_ catalog: Shared<MessageCatalog>) { change { $0.catalog = catalog } }

    @inline(never)
    private mutating func change(_ change: (inout Extras) -> Void) {
        var extras = extras?.value ?? Extras()
        change(&extras)
        self.extras = Shared(extras)
    }

    func message(for violation: Violation, in catalog: MessageCatalog) -> String {
        let parameters = violation.parameters
        let words =
            template.map { catalog.translation(of: $0, for: parameters) ?? $0 }
            ?? find(
                wording(of: violation), or: violation.code.rawValue,
                // A closure that asks the violation would copy it.
                rule: extras?.value.documentMessages == nil ? nil : violation.rule, for: parameters, in: catalog)
            ?? Self.unknown
        let message = fill(words, for: violation, in: catalog)
        guard catalog.tellsReasons, !words.hasPlace(named: "reason") else { return message }
        return message + (reason(of: violation, in: catalog) ?? "")
    }

    /// What is wrong in particular, as it stands behind a message: ` (no domain)`.
    private func reason(of violation: Violation, in catalog: MessageCatalog) -> String? {
        // The message of a record that cannot be read tells its reason in other words.
        guard violation.code != "record.malformed", let text = violation.parameters["reason"]?.text else { return nil }
        let reason = Self.isolated(
            name(text, at: "reason", in: catalog) ?? VisibleText.shown(text), in: catalog.language)
        return catalog.language.parenthesised(reason)
    }

    /// A few words in place of the message: the model's or the catalogue's for the wording or the code, or the title that
    /// codes like this one share, by what its rule says.
    func title(for violation: Violation, in catalog: MessageCatalog) -> String {
        func titleKey(_ name: String) -> String { MessageKey(.title, name).description }
        let (code, parameters) = (violation.code, violation.parameters)
        let key = wording(of: violation)
        let words =
            find(key.map(titleKey), or: titleKey(code.rawValue), for: parameters, in: catalog)
            ?? ownTitle(key, or: code.rawValue).flatMap { find(nil, or: titleKey($0), for: parameters, in: catalog) }
            ?? find(nil, or: titleKey(MessageTitle.name(for: code, wording: key)), for: parameters, in: catalog)
        return fill(words ?? MessageTemplate(code.rawValue), for: violation, in: catalog)
    }

    /// The key of the wording: the rule's, without a third part, which names constants; or that of dates where a comparison
    /// has one as its bound.
    private func wording(of violation: Violation) -> String? {
        guard key == nil, violation.code.isOrder, violation.parameters.isDate("compareValue"),
            let text = violation.parameters["compareValue"]?.text, TimeOfDay(text) == nil
        else { return key.map(Self.withoutChoice) }
        return violation.code.rawValue + "/date"
    }

    private static func withoutChoice(_ key: String) -> String {
        let slash = UInt8(ascii: "/")
        guard let first = key.utf8.firstIndex(of: slash),
            let second = key.utf8[first...].dropFirst().firstIndex(of: slash)
        else { return key }
        return String(key[..<second])
    }

    /// The first message there is for two keys: the document's, the model's, the catalogue's, the rule's own.
    ///
    /// - Parameter rule: The rule's name, under which a document may have a message for all of its codes.
    private func find(
        _ key: String?, or code: String, rule: String? = nil, for parameters: Parameters, in catalog: MessageCatalog
    ) -> MessageTemplate? {
        if let messages = extras?.value.documentMessages {
            let keys = [key, code, rule].compactMap { $0 }
            if let message = messages.message(for: keys, in: catalog.language.tag) {
                let template = message.template(for: parameters, in: catalog.language)
                return catalog.translation(of: template, for: parameters) ?? template
            }
        }
        if let extras, !extras.value.modelMessages.isEmpty {
            let messages = extras.value.modelMessages
            if let message = key.flatMap({ messages[$0] }) ?? messages[code] {
                let template = message.template(for: parameters, in: catalog.language)
                return catalog.translation(of: template, for: parameters) ?? template
            }
        }
        let known = key.flatMap { key in
            Self.refining.contains(key) || !key.utf8.starts(with: code.utf8)
                ? catalog.message(for: key, refining: code) : catalog.message(for: key)
        }
        let message =
            known ?? catalog.message(for: code)
            ?? extras?.value.words?.message(key, or: code, in: catalog.language.tag) ?? ownMessage(key, or: code)
            ?? extras?.value.words?.message(key, or: code, in: "en")
        return message?.template(for: parameters, in: catalog.language)
    }

    /// The wordings that say what that of the code says, only more exactly: whoever has words for the code alone keeps them, as
    /// with a wording that another code has lent.
    private static let refining: Set<String> = [
        "in/values", "match/example", ReportMessages.suggestedNumber, "string.tooShort/bytes", "string.tooLong/bytes",
        "string.notEqual/bytes",
    ]

    /// The name of the title that a rule of documents states.
    private func ownTitle(_ key: String?, or code: String) -> String? {
        key.flatMap { titles[$0] } ?? titles[code]
    }

    private func ownMessage(_ key: String?, or code: String) -> CatalogMessage? {
        key.flatMap { defaults[$0] } ?? defaults[code]
    }

    private func fill(_ template: MessageTemplate, for violation: Violation, in catalog: MessageCatalog) -> String {
        let language = catalog.language
        let label = label(for: violation) ?? .value
        let named = label == .value ? Self.nameless(in: catalog) : label.words(in: catalog, at: violation.path)
        return template.filled { place, startsSentence, message in
            let text: String
            switch place.kind {
            // Names begin sentences; a value stays as it is.
            case .attribute:
                let isCapital = startsSentence && !label.isVerbatim
                text = VisibleText.label(isCapital ? language.capitalised(name: named.text) : named.text)
            case .article:
                text = VisibleText.label(startsSentence ? language.capitalised(named.article) : named.article)
            case .value:
                let isHidden = label.isSensitive || isConcealed
                text = isHidden ? AttributeLabel.mask : VisibleText.shown(value ?? "", upTo: Self.longestValue)
            case .parameter:
                let known = violation.parameters[place.name]
                guard
                    let parameter = known
                        ?? extras?.value.words?.constant(
                            at: place.name, code: violation.code.rawValue, wording: key)
                        ?? BuiltInConstants.value(of: place.name, code: violation.code.rawValue, wording: key)
                else { return .none }
                if violation.parameters.isDate(place.name) {
                    // A date may end with an abbreviation: `1 января 2026 г.`
                    let words = dates(for: parameter, at: place.name, in: catalog)
                    message += words
                    return words.utf8.last == UInt8(ascii: ".") ? .abbreviation : .words
                }
                // Each part of a list stands by itself, and so does a number.
                let words = words(for: parameter, at: place.name, in: catalog)
                message +=
                    startsSentence && place.name == "compareAttribute" ? language.capitalised(name: words) : words
                return .words
            }
            TextDirection.append(text, to: &message, inRightToLeft: language.isRightToLeft)
            return .words
        }
    }

    /// What is said for a code that nobody has a message for.
    private static let unknown: MessageTemplate = "{attribute} is not valid."

    /// What a value without a name is called.
    private static func nameless(in catalog: MessageCatalog) -> AttributeLabel.Words {
        let words = AttributeLabel.value.words(in: catalog, at: nil)
        return words.text == AttributeLabel.value.text
            ? AttributeLabel.Words(MessageWords.value.text(in: catalog), article: words.article) : words
    }

    /// How the attribute is named; `nil` for a value without a name.
    func label(for violation: Violation) -> AttributeLabel? {
        label ?? violation.path.lastKey.map(AttributeLabel.init(attribute:))
    }

    /// A date, or a list of them; what is none stays as it is.
    private func dates(for value: DataValue, at place: String, in catalog: MessageCatalog) -> String {
        if case .array(let elements) = value {
            return catalog.language.list(elements.map { dates(for: $0, at: place, in: catalog) })
        }
        guard let date = value.text.flatMap(catalog.language.formatDate) else {
            return words(for: value, at: place, in: catalog)
        }
        return Self.isolated(date, in: catalog.language)
    }

    /// The places of numbers that say where something stands. People look for them as the margins of editors show them: no
    /// separator stands between their digits.
    private static let positions: Set<String> = [
        "line", "column", "firstLine", "previousLine", "firstRecord", "previousRecord",
    ]

    private func words(for value: DataValue, at place: String, in catalog: MessageCatalog) -> String {
        switch value {
        case .null: Self.isolated(MessageWords.null.text(in: catalog), in: catalog.language)
        // A value that is asked for is spelled as the rule takes it: nobody may write it in the language of the message.
        case .bool(let value) where Self.isQuoted(place):
            Self.quoted(value ? "true" : "false", at: place, in: catalog.language)
        case .bool(let value):
            Self.isolated((value ? MessageWords.true : .false).text(in: catalog), in: catalog.language)
        case .number(let number):
            Self.positions.contains(place) ? catalog.language.format(position: number) : catalog.language.format(number)
        case .string(let text), .untyped(let text):
            if place == "limit", text.hasSuffix(" %"), let share = ExactNumber(String(text.dropLast(2))) {
                Self.isolated(catalog.language.numbers.format(percent: share), in: catalog.language)
            } else if let name = name(text, at: place, in: catalog) {
                Self.isolated(name, in: catalog.language)
            } else {
                Self.quoted(
                    Self.isolated(VisibleText.shown(text), in: catalog.language), at: place, in: catalog.language)
            }
        case .array(let elements) where place == "values":
            catalog.language.series(elements.map { Self.literal($0, in: catalog.language) })
        case .array(let elements): catalog.language.list(elements.map { words(for: $0, at: place, in: catalog) })
        case .object: Self.isolated(VisibleText.shown(value.description), in: catalog.language)
        }
    }

    /// A value as data has it, letter by letter and digit by digit.
    private static func literal(_ value: DataValue, in language: MessageLanguage) -> String {
        switch value {
        case .string(let text), .untyped(let text): language.quoted(isolated(VisibleText.shown(text), in: language))
        case .number(let number): isolated(number.spelling, in: language)
        case .null, .bool, .array, .object: isolated(VisibleText.shown(value.description), in: language)
        }
    }

    /// A text that a value is compared with, set between quotation marks, so that it does not run into the sentence.
    private static func quoted(_ text: String, at place: String, in language: MessageLanguage) -> String {
        isQuoted(place) ? language.quoted(text) : text
    }

    /// Whether a place shows a value that is asked for.
    private static func isQuoted(_ place: String) -> Bool {
        switch place {
        case "compareValue", "requiredValue", "true", "false": true
        default: false
        }
    }

    /// How the attribute is called that a parameter names, or what a reason is in the catalogue's language; `nil` when it
    /// is neither.
    private func name(_ text: String, at place: String, in catalog: MessageCatalog) -> String? {
        if place == "reason" { return catalog.text(for: .reason, text).map(VisibleText.label) }
        if let label = labels?[text] { return VisibleText.label(label.words(in: catalog, at: FieldPath(text)).text) }
        // Comparisons name the other attribute by its label.
        guard place == "compareAttribute" else { return nil }
        return VisibleText.label(AttributeLabel(text).words(in: catalog, at: nil).text)
    }

    private static func isolated(_ text: String, in language: MessageLanguage) -> String {
        TextDirection.isolated(text, inRightToLeft: language.isRightToLeft)
    }

    /// How many characters of a value a message shows.
    private static let longestValue = 80
}

extension Wording {
    init(template: MessageTemplate? = nil) {
        self.init(judged: nil, extras: template.map { Shared(Extras(template: $0)) })
    }

    init(key: String?, judged: JudgedValue?) { self.init(key: key, judged: judged, extras: nil) }
}
