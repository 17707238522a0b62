/// A rule as it stands in a document: its attributes, its type and its options, whichever form it is written in.
struct RuleEntry {
    var attributes: [String] = []
    /// The attributes that were written with a `!`: judged, but not open to mass assignment.
    var unsafe: Set<String> = []
    let type: String
    let typePosition: SourcePosition?
    /// Everything but `attributes` and `type`.
    var members: [(key: DocumentNode, value: DocumentNode)] = []
    let position: SourcePosition?

    /// What is said to whoever gives a rule several types.
    static let severalTypesAdvice = "Write a rule for each type; one rule may name several attributes."

    /// Reads `{ attributes: …, type: … }` or the short form `[ attributes, type, options ]`.
    init?(_ node: DocumentNode, problems: RuleDocumentProblems) {
        position = node.position
        let attributesNode: DocumentNode
        let typeNode: DocumentNode
        switch node.content {
        case .sequence(let parts):
            guard parts.count == 2 || parts.count == 3 else {
                problems.error(
                    "A rule in the short form is [attributes, type] or [attributes, type, options]; this list has "
                        + "\(parts.count) \(parts.count == 1 ? "element" : "elements").",
                    at: node.position)
                return nil
            }
            (attributesNode, typeNode) = (parts[0], parts[1])
            if parts.count == 3 {
                guard case .mapping(let options) = parts[2].content else {
                    problems.error(
                        "The options of a rule in the short form are a mapping, not \(parts[2].kind).",
                        at: parts[2].position)
                    return nil
                }
                Self.refuseDoubledKeys(options, problems)
                members = options
            }
        case .mapping(let all):
            Self.refuseDoubledKeys(all, problems)
            let keys = RuleKeys(all)
            guard let attributes = keys.attributes, let type = keys.type else {
                keys.noteMissing(in: node, problems)
                return nil
            }
            (attributesNode, typeNode) = (attributes, type)
            members = all.filter { $0.key.text != RuleKeys.attributes && $0.key.text != RuleKeys.type }
        case .scalar:
            problems.error(
                "A rule is a mapping with `attributes` and `type`, or a list [attributes, type], not \(node.kind).",
                at: node.position)
            return nil
        }
        guard let type = typeNode.text, !type.isEmpty else {
            let isList = if case .sequence = typeNode.content { true } else { false }
            problems.error(
                "`type` must be the name of a rule, not \(typeNode.kind).", at: typeNode.position,
                suggestion: isList ? Self.severalTypesAdvice : nil)
            return nil
        }
        self.type = type
        typePosition = typeNode.position
        guard let names = RuleOptions.names(attributesNode) else {
            var wrong = attributesNode
            if case .sequence(let elements) = wrong.content {
                wrong = elements.first { $0.text == nil } ?? wrong
            }
            let what = wrong.position == attributesNode.position ? "not" : "and this is"
            problems.error(
                "`attributes` must be a list of names, or text with commas, \(what) \(wrong.kind).", at: wrong.position,
                suggestion: wrong.isNumber ? "Put a name that looks like a number in quotes." : nil)
            return nil
        }
        guard !names.isEmpty else {
            problems.error("`attributes` names no attribute.", at: attributesNode.position ?? node.position)
            return nil
        }
        var known: Set<String> = []
        for name in names { add(name, &known, at: attributesNode.position, problems) }
        if attributes.isEmpty { return nil }
    }

    /// Reads a rule inside another one, which has no attributes of its own: `{ type: string, max: 20 }` or a name.
    init?(inner node: DocumentNode, problems: RuleDocumentProblems) {
        position = node.position
        switch node.content {
        case .scalar where !(node.text ?? "").isEmpty:
            type = node.text ?? ""
            typePosition = node.position
        case .mapping(let all):
            Self.refuseDoubledKeys(all, problems)
            guard let typeNode = all.last(where: { $0.key.text == "type" })?.value, let name = typeNode.text else {
                let keys = RuleKeys(all)
                keys.noteMissingType(in: node, problems, "The inner rule needs `type`, the name of a rule.")
                return nil
            }
            type = name
            typePosition = typeNode.position
            members = all.filter { $0.key.text != "type" }
            for (key, _) in members where key.text == "attributes" {
                problems.error(
                    "An inner rule has no `attributes`: it judges what the rule around it hands to it.",
                    at: key.position,
                    suggestion: "For parts of an object use { type: nested, rules: […] }.")
            }
            members.removeAll { $0.key.text == "attributes" }
        default:
            problems.error("An inner rule is a mapping with `type`, not \(node.kind).", at: node.position)
            return nil
        }
        attributes = [""]
    }

    /// The rule in the long form.
    var data: DataValue { data(exchanging: [:]) }

    /// The rule in the long form, with other texts in some places.
    func data(exchanging texts: [SourcePosition: String]) -> DataValue {
        var rule = DataObject()
        rule["attributes"] = .array(attributes.map { .string((unsafe.contains($0) ? "!" : "") + $0) })
        rule["type"] = .string(type)
        for (key, value) in members {
            let isList = key.text == "on" || key.text == "except"
            rule[key.text ?? ""] =
                isList
                ? .array((RuleOptions.names(value) ?? []).map(DataValue.string)) : value.value(exchanging: texts)
        }
        return .object(rule)
    }

    private mutating func add(
        _ name: String, _ known: inout Set<String>, at position: SourcePosition?, _ problems: RuleDocumentProblems
    ) {
        var name = name
        if name.hasPrefix("!") {
            name.removeFirst()
            unsafe.insert(name)
        }
        guard Self.isName(name) else {
            problems.error("`\(name)` is not the name of an attribute.", at: position)
            return
        }
        guard known.insert(name).inserted else {
            problems.warning("The attribute `\(name)` is listed twice.", at: position)
            return
        }
        attributes.append(name)
    }

    /// Any text is a name, but dots lead to the parts of nested objects and so need something on both sides.
    static func isName(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix(".") && !name.hasSuffix(".") && !name.utf8.elementsEqual("!".utf8)
            && !hasDoubledDot(name)
    }

    /// Whether two dots follow each other. The types of a zip of texts would be made when the first document is loaded.
    private static func hasDoubledDot(_ name: String) -> Bool {
        var isBehindDot = false
        for byte in name.utf8 {
            let isDot = byte == UInt8(ascii: ".")
            if isDot, isBehindDot { return true }
            isBehindDot = isDot
        }
        return false
    }

    static func refuseDoubledKeys(
        _ members: [(key: DocumentNode, value: DocumentNode)], _ problems: RuleDocumentProblems
    ) {
        var seen: Set<String> = []
        for (key, _) in members {
            guard let name = key.text else {
                problems.error("A key must be text, not \(key.kind).", at: key.position)
                continue
            }
            if !seen.insert(name).inserted {
                problems.error("The key `\(name)` stands here twice.", at: key.position)
            }
        }
    }

    /// Refuses keys that stand twice in a value, at every depth: only one of the two would be compared or stored.
    static func refuseDoubledKeys(in value: DocumentNode, _ problems: RuleDocumentProblems) {
        switch value.content {
        case .scalar: break
        case .sequence(let elements):
            for element in elements { refuseDoubledKeys(in: element, problems) }
        case .mapping(let members):
            var seen: Set<String> = []
            for (key, value) in members {
                let name = key.text ?? key.value.description
                if !seen.insert(name).inserted {
                    problems.error("The key `\(name)` stands here twice.", at: key.position)
                }
                refuseDoubledKeys(in: value, problems)
            }
        }
    }
}
