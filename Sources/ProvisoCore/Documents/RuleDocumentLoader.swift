internal import ProvisoFormats

/// Reads the parts of a rule document and notes every mistake in it.
struct RuleDocumentLoader {
    private(set) var labels: [String: AttributeLabel] = [:]
    /// The columns of attributes that have other names.
    private(set) var columns: [String: [ColumnSelector]] = [:]
    private(set) var readings = ValueReadings()
    /// The attributes of which the document says whether they are sensitive.
    private var decided: Set<String> = []
    private(set) var plan: RulePlan
    private(set) var data: DataValue
    private(set) var fileRules = FileRules(DocumentMessages())
    let problems: RuleDocumentProblems
    private let registry: RuleRegistry

    /// The version of the format that this library reads.
    static let version = 1
    static let keys =
        ["proviso", "attributes", "scenarios", "messages", "where", closed] + keysOfFiles + ["rules"]
        + ValueReadings.keys
    private static let closed = "closed"
    #if PROVISO_SMALL
    // The whole engine of a page reads what a document says of files.
    private static let keysOfFiles: [String] = []
    #else
    private static let keysOfFiles = ["records", "columns", "include", "files"]
    #endif
    private static let otherKeys = [
        ("version", "proviso"), ("fields", "attributes"), ("properties", "attributes"), ("labels", "attributes"),
        ("groups", "scenarios"), ("errors", "messages"), ("validators", "rules"),
        ("checks", "rules"), ("rule", "rules"),
        ("rows", "records"), ("header", "columns"), ("filter", "where"), ("only", "where"), ("when", "where"),
        ("strict", closed), ("exact", closed), ("additionalProperties", closed), ("unknown", closed), ("extra", closed),
    ].map { (other: $0.0, name: $0.1) }

    init(
        _ node: DocumentNode, registry: RuleRegistry, problems: RuleDocumentProblems, files: RuleFiles?,
        mayLackRules: Bool = false
    ) {
        self.problems = problems
        self.registry = registry
        plan = RulePlan(layout: RecordLayout(slots: []), steps: [])
        data = node.value

        var mayLackRules = mayLackRules
        var rules: [DocumentNode] = []
        var members: [(key: DocumentNode, value: DocumentNode)] = []
        switch node.content {
        case .sequence(let list): rules = list
        case .mapping(let all):
            members = all
            RuleEntry.refuseDoubledKeys(all, problems)
            for (key, _) in all where !Self.keys.contains(key.text ?? "") {
                problems.error(
                    "A rule document has no key `\(key.text ?? key.value.description)`.", at: key.position,
                    suggestion: Suggestion.nearest(
                        to: key.text ?? "", among: Self.keys, otherNames: Self.otherKeys + ValueReadings.otherKeys
                    ).map { "Did you mean `\($0)`?" }
                        ?? "It takes \(Self.keys.joined(separator: ", ")).")
            }
            // What is asked of the file as a whole is enough of a document.
            mayLackRules = mayLackRules || all.contains { ["records", "columns"].contains($0.key.text) }
            guard let list = member("rules", of: all) ?? (mayLackRules ? DocumentNode(.sequence([]), at: nil) : nil)
            else {
                problems.error(
                    "The document has no `rules`.", at: node.position,
                    suggestion: "Give it a list of rules, such as `rules: [ [email, email] ]`.")
                return
            }
            guard case .sequence(let elements) = list.content else {
                let isMapping = if case .mapping = list.content { true } else { false }
                problems.error(
                    "`rules` must be a list, not \(list.kind).", at: list.position,
                    suggestion: isMapping ? "Write each rule as an element, such as `- [email, required]`." : nil)
                return
            }
            rules = elements
        case .scalar:
            problems.error(
                "A rule document is a mapping with `rules`, or a list of rules, not \(node.kind).", at: node.position)
            return
        }
        if let node = member("proviso", of: members) { checkVersion(node) }
        let messages = member("messages", of: members).map(readMessages) ?? DocumentMessages()
        var options = RuleOptions(
            attributes: [], members: members, position: node.position,
            context: RuleOptions.Context(problems: problems, compiler: nil))
        readings.readGeneral(&options)
        if let node = member("attributes", of: members) {
            var columns: [String: [ColumnSelector]] = [:]
            labels = readAttributes(node, &columns)
            self.columns = columns
        }
        if rules.isEmpty, !mayLackRules {
            problems.error(
                "The document has no rules.", at: node.position, suggestion: "Give it one, such as `[ email, email ]`.")
        }
        let compiler = RuleCompiler(
            registry: registry, problems: problems, labels: labels, documentMessages: messages, readings: readings,
            columns: columns, files: files, personal: PersonalAttributes(decided: decided))
        let steps = compiler.compile(rules)
        labels = labels.concealing(compiler.personal)
        let condition = member("where", of: members).flatMap(compiler.condition(where:))
        compiler.refusePreviousNames()
        let closed = Self.readClosed(&options) ? ClosedRecords(messages) : nil
        let layout = compiler.layout(closed == nil ? nil : ClosedRecords.members(of: steps))
        plan = RulePlan(layout: layout, steps: steps)
        #if !PROVISO_SMALL
        fileRules = FileRules(messages)
        if let node = member("records", of: members) { readRecords(node, into: &fileRules) }
        let columns = member("columns", of: members)
        fileRules.statesColumns = columns != nil
        if closed != nil || columns != nil {
            fileRules.columns = readColumns(columns, layout, isClosed: closed != nil)
        }
        #endif
        let scenarios = member("scenarios", of: members).map { readScenarios($0, layout) } ?? [:]
        plan = RulePlan(layout: layout, steps: steps, listedScenarios: scenarios, condition: condition, closed: closed)
        #if !PROVISO_SMALL
        data = Self.canonical(members, rules, exchanging: problems.movedFiles)
        #endif
        warnAboutUnlisted()
        warnAboutRulesThatNeverRun()
        warnAboutMisspelledScenarios()
        if let node = member("attributes", of: members) { warnAboutUnnamed(node) }
    }

    /// The document as it was understood: rules in the long form, attributes and scenarios as lists.
    private static func canonical(
        _ members: [(key: DocumentNode, value: DocumentNode)], _ rules: [DocumentNode],
        exchanging texts: [SourcePosition: String]
    ) -> DataValue {
        var document: DataObject = ["proviso": .number(ExactNumber(version))]
        for (key, value) in members where key.text != "rules" && key.text != "proviso" {
            var value = value.value
            if key.text == "scenarios", case .object(let scenarios) = value {
                value = .object(
                    scenarios.members.reduce(into: DataObject()) { $0[$1.key] = list(of: DocumentNode($1.value)) })
            }
            document[key.text ?? ""] = value
        }
        let silent = RuleDocumentProblems()
        document["rules"] = .array(
            rules.compactMap { RuleEntry($0, problems: silent) }.map { $0.data(exchanging: texts) })
        return .object(document)
    }

    private static func list(of names: DocumentNode) -> DataValue {
        .array((RuleOptions.names(names) ?? []).map(DataValue.string))
    }

    @inline(never)
    private func member(_ name: String, of members: [(key: DocumentNode, value: DocumentNode)]) -> DocumentNode? {
        members.last { $0.key.text == name }?.value
    }

    /// What `closed` says.
    static func readClosed(_ options: inout RuleOptions) -> Bool {
        options.flag(closed, "Whether members of a record, and columns of a CSV file, are refused that no rule names.")
    }

    private func checkVersion(_ node: DocumentNode) {
        guard case .scalar(.number(let number)) = node.content, number.integer == Self.version else {
            problems.error(
                "`proviso` must be \(Self.version), the version of the format, not \(node.kind).", at: node.position)
            return
        }
    }

    private func mapping(_ node: DocumentNode, _ name: String) -> [(key: DocumentNode, value: DocumentNode)] {
        guard case .mapping(let members) = node.content else {
            problems.error("`\(name)` must be a mapping, not \(node.kind).", at: node.position)
            return []
        }
        RuleEntry.refuseDoubledKeys(members, problems)
        return members
    }

    /// Reads messages by key, and by language those of a mapping under its tag.
    private func readMessages(_ node: DocumentNode) -> DocumentMessages {
        let known = DocumentMessageKeys(registry)
        var general: [String: CatalogMessage] = [:]
        var languages: [String: [String: CatalogMessage]] = [:]
        for (key, value) in mapping(node, "messages") {
            guard let name = key.text else { continue }
            if case .mapping = value.content, Self.isLanguage(name), registry.type(named: name) == nil {
                languages[name] = mapping(value, name).reduce(into: [:]) { messages, member in
                    if let name = member.key.text { messages[name] = message(member.key, member.value, known) }
                }
            } else {
                general[name] = message(key, value, known)
            }
        }
        return DocumentMessages(general, languages: languages)
    }

    private func message(_ key: DocumentNode, _ value: DocumentNode, _ known: DocumentMessageKeys) -> CatalogMessage? {
        guard let name = key.text else { return nil }
        guard let places = known.places(for: name) else {
            problems.error(
                "There is no code `\(name)`.", at: key.position,
                suggestion: Suggestion.nearest(to: name, among: known.all.sorted()).map { "Did you mean `\($0)`?" }
                    ?? "`proviso list` shows the codes of each rule.")
            return nil
        }
        return RuleCompiler(registry: registry, problems: problems)
            .template(value, name: name, places: places).map { CatalogMessage($0) }
    }

    /// Whether a key is the tag of a language, and not the name of a rule or code.
    private static func isLanguage(_ key: String) -> Bool {
        2...3 ~= key.prefix { $0 != "-" }.utf8.count && LanguageTagFormat().isValid(key)
    }

    private mutating func readAttributes(
        _ node: DocumentNode, _ columns: inout [String: [ColumnSelector]]
    ) -> [String: AttributeLabel] {
        var labels: [String: AttributeLabel] = [:]
        for (key, value) in mapping(node, "attributes") {
            guard let name = key.text else { continue }
            var label = AttributeLabel(attributeOrPart: name)
            if let text = value.text {
                label.text = text
                labels[name] = label
                continue
            }
            guard case .mapping(let members) = value.content else {
                problems.error(
                    "What an attribute is called must be text or a mapping with `label`, `article`, `sensitive` and so on, "
                        + "not \(value.kind).", at: value.position)
                continue
            }
            RuleEntry.refuseDoubledKeys(members, problems)
            var options = RuleOptions(
                attributes: [name], members: members, position: value.position,
                context: RuleOptions.Context(problems: problems, compiler: nil))
            let nodes = Self.readWords(&label, &options)
            if options.isGiven("sensitive") { decided.insert(name) }
            if let node = nodes.translations { label.translations = readTranslations(node) }
            if let node = nodes.column { columns[name] = readAttributeColumns(node) }
            readings.read(of: name, &options)
            let known = options.descriptions.map { $0.name }
            let otherNames = options.descriptions.flatMap { option in
                option.otherNames.map { (other: $0, name: option.name) }
            }
            for (key, _) in members where !known.contains(key.text ?? "") {
                problems.error(
                    "An attribute has no key `\(key.text ?? "")`.", at: key.position,
                    suggestion: Suggestion.nearest(to: key.text ?? "", among: known, otherNames: otherNames)
                        .map { "Did you mean `\($0)`?" }
                        ?? "It takes \(known.joined(separator: ", ")).")
            }
            labels[name] = label
        }
        return labels
    }

    /// What an attribute takes beside the keys of ``ValueReadings``.
    static func readWords(
        _ label: inout AttributeLabel, _ options: inout RuleOptions
    ) -> (translations: DocumentNode?, column: DocumentNode?) {
        label.text =
            options.string(
                "label", default: label.text, "What messages call the attribute.",
                alsoCalled: ["name", "title", "text", "displayName"]) ?? label.text
        label.article =
            options.string(
                "article", default: label.article, "The word before it in messages that have {article}: your.")
            ?? label.article
        label.isSensitive = options.flag(
            "sensitive", "Whether no message and no output may show the value.",
            alsoCalled: ["secret", "private", "hidden", "password"])
        let translations = options.node(
            "translations", .translations, nil, "What it is called in other languages, by their tags.",
            alsoCalled: ["languages", "locales", "labels"])
        let column = options.node(
            "column", .column, nil,
            "The column of a CSV file, or the key, that has the values, where it has another name.",
            alsoCalled: ["columns", "header", "field", "source", "alias", "rename"])
        return (translations, column)
    }

    /// What a translation takes.
    static func readTranslation(_ options: inout RuleOptions) -> (text: String?, article: String) {
        let text = options.string("label", "What messages in the language call the attribute.")
        let article = options.string("article", default: "", "The word before it, in messages that have {article}.")
        return (text, article ?? "")
    }

    /// Reads what an attribute is called in other languages: text, or a mapping with `label` and `article`.
    private func readTranslations(_ node: DocumentNode) -> [String: AttributeLabel.Words] {
        var translations: [String: AttributeLabel.Words] = [:]
        for (key, value) in mapping(node, "translations") {
            guard let language = key.text else { continue }
            if let text = value.text {
                translations[language] = AttributeLabel.Words(text)
                continue
            }
            let members = mapping(value, language)
            var options = RuleOptions(
                attributes: [language], members: members, position: value.position,
                context: RuleOptions.Context(problems: problems, compiler: nil))
            let (text, article) = Self.readTranslation(&options)
            let known = options.descriptions.map { $0.name }
            for (key, _) in members where !known.contains(key.text ?? "") {
                problems.error(
                    "A translation has no key `\(key.text ?? "")`.", at: key.position,
                    suggestion: Suggestion.nearest(to: key.text ?? "", among: known).map { "Did you mean `\($0)`?" }
                        ?? "It takes \(known.joined(separator: " and ")).")
            }
            if let text {
                translations[language] = AttributeLabel.Words(text, article: article)
            } else if !options.isGiven("label"), case .mapping = value.content {
                problems.error("The translation needs `label`.", at: value.position)
            }
        }
        return translations
    }

    private func readScenarios(
        _ node: DocumentNode, _ layout: RecordLayout
    ) -> [Scenario: [ActiveAttribute]] {
        var scenarios: [Scenario: [ActiveAttribute]] = [:]
        let judged = layout.slots.filter { $0.isJudged }.map { $0.name }
        for (key, value) in mapping(node, "scenarios") {
            guard let scenario = key.text else { continue }
            guard let names = RuleOptions.names(value) else {
                problems.error(
                    "The scenario `\(scenario)` must be a list of attributes, or text with commas, not \(value.kind).",
                    at: value.position)
                continue
            }
            let listed = names.map(ActiveAttribute.init(listed:))
            scenarios[Scenario(rawValue: scenario)] = listed
            for attribute in listed
            where !judged.contains(attribute.name) && !judged.contains(where: { $0.hasPrefix(attribute.name + ".") }) {
                problems.warning(
                    "No rule names the attribute `\(attribute.name)` of the scenario `\(scenario)`.",
                    at: value.position,
                    suggestion: Suggestion.nearest(to: attribute.name, among: judged).map { "Did you mean `\($0)`?" })
            }
        }
        return scenarios
    }
}
