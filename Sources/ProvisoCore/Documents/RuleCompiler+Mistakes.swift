/// What is said about rules, options and places of messages that there are not.
extension RuleCompiler {
    func unknownRule(_ entry: RuleEntry) {
        let isSeveral = entry.type.utf8.contains { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: ",") }
        problems.error(
            "There is no rule `\(entry.type)`.", at: entry.typePosition,
            suggestion: isSeveral
                ? RuleEntry.severalTypesAdvice
                : registry.advice(onUnknown: entry.type))
    }

    /// For so many options of a rule the right name is looked for; nobody reads more.
    private static let mostSuggestions = 20

    func refuseUnknownOptions(of entry: RuleEntry, _ options: [RuleOptions.Description], _ messageKeys: [String]) {
        // Nearly every rule has only options that there are, so what suggestions need is made when one has another.
        let isRight = entry.members.allSatisfy { key, _ in
            let name = key.text ?? ""
            return options.contains { $0.name == name } || CommonOptions.names.contains(name)
                || messageKeys.contains(name)
        }
        if isRight { return }
        let own = options.map { $0.name }
        let names = own + messageKeys.sorted() + CommonOptions.names
        let known = Set(names)
        let otherNames = (options + RuleDescription.commonOptions).flatMap { option in
            option.otherNames.map { (other: $0, name: option.name) }
        }
        var count = 0
        for (index, (key, value)) in entry.members.enumerated() where !known.contains(key.text ?? "") {
            let name = key.text ?? key.value.description
            count += 1
            let near =
                count <= Self.mostSuggestions
                ? Suggestion.nearest(to: name, among: names, otherNames: otherNames) : nil
            let every = "what every rule takes: \(CommonOptions.names.joined(separator: ", "))"
            let takes =
                own.isEmpty
                ? "It takes only \(every)." : "It takes \(own.joined(separator: ", ")), and what every rule takes."
            problems.error(
                "`\(entry.type)` has no option `\(name)`.", at: key.position,
                suggestion: near.map { "Did you mean `\($0)`?" }
                    ?? Self.quotesAdvice(name, value, behind: index > 0 ? entry.members[index - 1] : nil) ?? takes)
        }
    }

    /// The advice for a text in a flow mapping of YAML that a comma ended: what follows it is a key then, without a value.
    private static func quotesAdvice(
        _ name: String, _ value: DocumentNode, behind member: (key: DocumentNode, value: DocumentNode)?
    ) -> String? {
        guard case .scalar(.null) = value.content, let member, let option = member.key.text, member.value.text != nil,
            !name.utf8.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 })
        else { return nil }
        return "Put the value of `\(option)` in single quotes, since a comma ends it."
    }

    /// Checks the places of a message; notes those that no violation fills.
    func template(_ node: DocumentNode, name: String, places: Set<String>) -> MessageTemplate? {
        guard let text = node.text else {
            problems.error(
                "`\(name)` must be text, not \(node.kind).", at: node.position, suggestion: RuleOptions.textAdvice(node)
            )
            return nil
        }
        let template = MessageTemplate(text)
        for place in template.places where !places.contains(place) {
            problems.error(
                "The message has a place {\(place)} that nothing fills.", at: node.position,
                suggestion: Suggestion.nearest(to: place, among: places.sorted()).map { "Did you mean {\($0)}?" }
                    ?? "Write {{\(place)}} for the braces themselves.")
        }
        #if !PROVISO_PAGE
        for place in Self.brokenPlaces(of: text) where places.contains(place) {
            problems.warning(
                "The braces of `\(place)` are text, since a place is a name with a brace right before and behind it.",
                at: node.position, suggestion: "Write {\(place)}.")
        }
        #endif
        return template
    }

    #if !PROVISO_PAGE
    /// The names behind an opening brace that are no places: with blanks around, or without a brace that closes them.
    private static func brokenPlaces(of text: String) -> [String] {
        var names: [String] = []
        var rest = text[...]
        while let brace = rest.firstIndex(of: "{") {
            rest = rest[rest.index(after: brace)...]
            if rest.first == "{" {
                rest = rest.dropFirst()
                continue
            }
            let name = rest.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            if name.startIndex > rest.startIndex || rest[name.endIndex...].first != "}" { names.append(String(name)) }
        }
        return names
    }
    #endif

    /// The places that a rule's messages may have.
    ///
    /// - Parameters:
    ///   - rule: The rule.
    ///   - code: The code or wording that the message is for; `nil` for one that stands for all codes of the rule.
    static func places(of rule: RuleType, for code: String? = nil) -> Set<String> {
        #if PROVISO_PAGE
        let keys = code.map { [$0] } ?? rule.codes
        #else
        let keys = code.map { [$0] } ?? rule.messages.keys.map { $0 }
        #endif
        return keys.reduce(into: MessagePlaces.common) { places, key in
            places.formUnion(MessagePlaces.of(String(key.prefix { $0 != "/" })) ?? ownPlaces(of: rule))
        }
    }

    /// The places that the messages for a code surely have: of a rule of another module, those that its own messages show, and
    /// those that it states.
    static func knownPlaces(of rule: RuleType, for code: String) -> Set<String> {
        if let places = MessagePlaces.of(code) { return places }
        return rule.messages.reduce(into: MessagePlaces.common.union(rule.parameters[code] ?? [])) { places, message in
            guard String(message.key.prefix { $0 != "/" }) == code else { return }
            for template in message.value.forms.values { places.formUnion(template.places) }
        }
    }

    /// The places of a rule of the program's own.
    private static func ownPlaces(of rule: RuleType) -> Set<String> {
        rule.messages.values.reduce(into: MessagePlaces.usual) { places, message in
            for template in message.forms.values { places.formUnion(template.places) }
        }
    }
}

/// What looks at the record above: `previous.NAME`.
extension RuleCompiler {
    static let previous = "previous."

    /// Refuses `previous.NAME` outside of expressions: no record has such an attribute, so nothing would be compared. An object
    /// named `previous` is fine where the document itself names it.
    func refusePreviousNames() {
        let previous = String(Self.previous.dropLast())
        func isKnown(_ name: String) -> Bool { name == previous || name.hasPrefix(Self.previous) }
        defer { previousNames = [] }
        guard !slots.contains(where: { $0.isJudged && isKnown($0.name) }),
            !labels.keys.contains(where: { isKnown($0) }), !columns.keys.contains(where: { isKnown($0) })
        else { return }
        for (name, node) in previousNames {
            problems.error(
                "`previous.` goes in `compareExpression`.", at: node.position,
                suggestion: "Write `compareExpression: \(name)`.")
        }
    }

    /// Reads the condition of the records that a document is for; mistakes are noted and `nil` is returned.
    func condition(where node: DocumentNode) -> RuleCondition? {
        looksAtPrevious = false
        let condition = RuleCondition(node, key: "where", compiler: self)
        if looksAtPrevious {
            problems.error(
                "`where` says which records count, so it cannot look at `previous.`, the record above that counts.",
                at: node.position, suggestion: "Give the rules `when` instead.")
        }
        return condition
    }
}
