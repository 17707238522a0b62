/// The parts of a rule document as they are understood, for those who look into one from outside.
package enum RuleForms {
    /// A rule in the long form, with lists of attributes and scenarios, whichever form it is written in.
    ///
    /// - Returns: `nil` for what is no rule.
    package static func longForm(of rule: DataValue) -> DataObject? {
        guard let entry = RuleEntry(DocumentNode(rule), problems: RuleDocumentProblems()),
            case .object(let object) = entry.data
        else { return nil }
        return object
    }

    /// A rule for the elements of a list as a mapping with `type`, whichever form it is written in.
    ///
    /// - Returns: `nil` for what is no rule.
    package static func longForm(ofInner rule: DataValue) -> DataObject? {
        guard let entry = RuleEntry(inner: DocumentNode(rule), problems: RuleDocumentProblems()),
            case .object(var object) = entry.data
        else { return nil }
        object["attributes"] = nil
        return object
    }

    /// The options of a rule that hold messages: `message`, and those of its codes.
    package static func messageOptions(of type: String, in registry: RuleRegistry) -> Set<String> {
        let keys = registry.rule(named: type).map { Array(RuleCompiler.messageKeys(of: $0).keys) } ?? []
        return Set(keys + ["message"])
    }

    /// The codes of a rule.
    package static func codes(of type: String, in registry: RuleRegistry) -> [String] {
        registry.type(named: type).map { $0 is InlineRule.Type ? [type] : $0.codes } ?? []
    }

    /// Whether a rule looks at all records of a file.
    package static func looksAcrossRecords(_ type: String) -> Bool {
        BuiltInRules.type(named: type) is any AcrossRule.Type
    }

    /// The sum that an expression comes to: multiples, digits times a power of ten, of attributes and of one (no name).
    package static func terms(of expression: String) -> [(digits: Int64, exponent: Int, attribute: String?)]? {
        do throws(ExpressionMistake) {
            return try ExpressionParser.parse(expression).terms.map {
                ($0.factor.digits, $0.factor.exponent, $0.name)
            }
        } catch {
            return nil
        }
    }
}

extension RecordValidator {
    /// Whether the document asks for other records only, by `where`.
    package func leavesOut(_ record: DataObject) -> Bool {
        guard plan.leavesOutRecords else { return false }
        var cells = makeRecord()
        cells.fill(from: record)
        return plan.leavesOut(&cells)
    }
}

extension RuleFiles {
    /// The first values of columns of a file.
    ///
    /// - Parameters:
    ///   - columns: The columns.
    ///   - file: What the option says that names the file: its name, or a mapping.
    ///   - most: How many are wanted.
    /// - Returns: None for a file that cannot be read: the document itself says why.
    package func values(ofColumns columns: [String], in file: DataValue, atMost most: Int) -> [[DataValue]] {
        let problems = RuleDocumentProblems()
        let options = RuleOptions(
            attributes: [], members: [], position: nil,
            context: RuleOptions.Context(problems: problems, compiler: nil, isDescribing: false))
        guard let table = RuleTableReference(DocumentNode(file), option: "file", of: options) else { return [] }
        let compiler = RuleCompiler(registry: RuleRegistry(), problems: RuleDocumentProblems())
        let attributes = columns.map(compiler.reference(to:))
        var values: [[DataValue]] = []
        struct Enough: Error {}
        try? forEachRecord(table, compiler.layout) { record in
            for attribute in attributes { record.prepare(attribute.slot) }
            let row = attributes.map { record.value(of: $0).data }
            if row.contains(where: { !$0.isEmpty }) { values.append(row) }
            if values.count >= most { throw Enough() }
        }
        return values
    }
}
