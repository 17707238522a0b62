internal import ProvisoPatterns

// What a document says of a file as a whole: `records`, `columns`, and the `column` of an attribute.

extension RuleDocumentLoader {
    /// Reads `records: [1, 1000]` or `records: { min: 1, max: 1000 }`.
    func readRecords(_ node: DocumentNode, into rules: inout FileRules) {
        let members: [(key: DocumentNode, value: DocumentNode)]
        switch node.content {
        case .sequence(let limits) where limits.count == 2:
            members = zip(["min", "max"], limits).compactMap { name, limit in
                if case .scalar(.null) = limit.content { return nil }
                return (DocumentNode(.scalar(.string(name)), at: limit.position), limit)
            }
        case .mapping(let all): members = all
        case .sequence, .scalar:
            return problems.error(
                "`records` must be a list of the smallest and the largest number of records, or a mapping with `min` and "
                    + "`max`, not \(node.kind).", at: node.position)
        }
        RuleEntry.refuseDoubledKeys(members, problems)
        var options = options(of: members, node)
        (rules.fewest, rules.most) = Self.readLimits(&options)
        options.refuseOtherMembers(of: "`records`")
        if let fewest = rules.fewest, let most = rules.most, most < fewest {
            problems.error(
                "`min` (\(fewest)) is above `max` (\(most)), so no file could pass.", at: node.position)
        }
    }

    /// Reads `columns: { required: […], optional: […], forbidden: […], order: […], closed: true, pattern: "…" }`.
    ///
    /// - Parameter isClosed: Whether the document is `closed`, and so are the columns.
    func readColumns(_ node: DocumentNode?, _ layout: RecordLayout, isClosed: Bool) -> ColumnRules {
        var rules = node.map { readColumns($0) } ?? ColumnRules()
        rules.isClosed = rules.isClosed || isClosed
        rules.ofAttributes = layout.slots.filter { !$0.name.isEmpty }.flatMap { slot in
            slot.columns.isEmpty ? [.name(slot.name)] : slot.columns
        }
        return rules
    }

    private func readColumns(_ node: DocumentNode) -> ColumnRules {
        guard case .mapping(let members) = node.content else {
            problems.error(
                "`columns` must be a mapping with `required`, `optional`, `forbidden`, `order`, `closed` or `pattern`, not "
                    + "\(node.kind).", at: node.position)
            return ColumnRules()
        }
        RuleEntry.refuseDoubledKeys(members, problems)
        var options = options(of: members, node)
        let rules = readColumnRules(&options)
        options.refuseOtherMembers(of: "`columns`")
        for (index, selector) in rules.required.enumerated() {
            guard let name = selector.name, rules.forbidden.contains(where: { $0.matches(name) }) else { continue }
            problems.error(
                "The column `\(name)` is both required and forbidden (`required`, number \(index + 1)).",
                at: node.position)
        }
        return rules
    }

    /// What `records` takes.
    static func readLimits(_ options: inout RuleOptions) -> (fewest: Int?, most: Int?) {
        let fewest = options.integer(
            "min", "How many records there are at least.", alsoCalled: ["minimum", "atLeast", "from"])
        let most = options.integer(
            "max", "How many records there are at most.", alsoCalled: ["maximum", "atMost", "to"])
        return (fewest, most)
    }

    /// What `columns` takes.
    func readColumnRules(_ options: inout RuleOptions) -> ColumnRules {
        var rules = ColumnRules()
        rules.required = selectors(
            "required", "The columns that must be there.", ["mandatory", "must", "needed"], &options)
        rules.optional = selectors(
            "optional", "Columns that may be there, where `closed` refuses others.", ["allowed", "may", "known"],
            &options)
        rules.forbidden = selectors(
            "forbidden", "The columns that must not be there.", ["denied", "excluded", "notAllowed", "absent"],
            &options)
        rules.order = selectors(
            "order", "Columns that come in this order, where they come.", ["ordered", "sequence"], &options)
        rules.isClosed = options.flag(
            "closed", "Whether columns are refused that are named neither here nor by a rule.",
            alsoCalled: ["strict", "exact", "only"])
        let pattern = options.node(
            "pattern", .pattern, nil,
            "What the names of all columns look like: a regular expression for the whole name.",
            alsoCalled: ["names", "match", "regex"])
        if let pattern, let text = pattern.text {
            rules.pattern = self.pattern(text, at: pattern.position)
        } else if pattern != nil {
            options.fail("`pattern` must be a text.", option: "pattern")
        }
        return rules
    }

    /// Reads the columns of an attribute: a name, a list of names, or `{ pattern: "…" }`.
    func readAttributeColumns(_ node: DocumentNode) -> [ColumnSelector] {
        let nodes: [DocumentNode] = if case .sequence(let list) = node.content { list } else { [node] }
        if nodes.isEmpty { problems.error("`column` names no column.", at: node.position) }
        return nodes.compactMap { selector($0, "column") }
    }

    private func selectors(
        _ name: String, _ help: String, _ others: [String], _ options: inout RuleOptions
    ) -> [ColumnSelector] {
        guard let node = options.node(name, .columns, nil, help, alsoCalled: others) else { return [] }
        if node.text != nil {
            return (RuleOptions.names(node) ?? []).map(ColumnSelector.name)
        }
        guard case .sequence(let nodes) = node.content else {
            options.fail("`\(name)` must be a list of columns, not \(node.kind).", option: name)
            return []
        }
        return nodes.compactMap { selector($0, name) }
    }

    private func selector(_ node: DocumentNode, _ name: String) -> ColumnSelector? {
        if let text = node.text, !text.isEmpty { return .name(text) }
        guard case .mapping(let members) = node.content, members.count == 1, let (key, value) = members.first,
            key.text == "pattern", let text = value.text
        else {
            problems.error(
                "`\(name)` takes the names of columns, or `{ pattern: … }`, not \(node.kind).", at: node.position)
            return nil
        }
        return pattern(text, at: value.position).map { .pattern($0, source: text) }
    }

    /// A pattern that a whole name has to match.
    private func pattern(_ text: String, at position: SourcePosition?) -> TextPattern? {
        do {
            return try TextPattern(text, caseInsensitive: false, unicode: false, isWhole: true)
        } catch {
            problems.error(
                "The pattern does not compile: \(error.message) (at its character "
                    + "\(error.position.unicodeScalars + 1)).", at: position)
            return nil
        }
    }

    private func options(
        of members: [(key: DocumentNode, value: DocumentNode)], _ node: DocumentNode
    ) -> RuleOptions {
        RuleOptions(
            attributes: [], members: members, position: node.position,
            context: RuleOptions.Context(problems: problems, compiler: nil))
    }
}
