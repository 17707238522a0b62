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

extension RuleForms {
    /// The first values that a rule takes from files: of `exists` the keys, of `in` the members.
    ///
    /// - Parameters:
    ///   - rule: The rule in the long form.
    ///   - files: The files.
    ///   - most: How many are wanted.
    package static func valuesFromFiles(
        of rule: DataObject, in registry: RuleRegistry, _ files: RuleFiles, atMost most: Int
    ) -> [[DataValue]] {
        let problems = RuleDocumentProblems()
        guard let entry = RuleEntry(DocumentNode(.object(rule)), problems: problems) else { return [] }
        let compiler = RuleCompiler(registry: registry, problems: problems, files: files)
        var options = RuleOptions(
            attributes: entry.attributes, members: entry.members, position: nil,
            context: RuleOptions.Context(problems: problems, compiler: compiler))
        switch entry.type {
        case InRule.name: return RuleFileColumns.values(of: "range", &options)?.prefix(most).map { [$0] } ?? []
        case ExistsRule.name:
            struct Enough: Error {}
            var values: [[DataValue]] = []
            // What cannot be read gives no values; loading the document says why.
            try? ExistsRule(options: &options).source?.forEachRecord { attributes, record in
                var row: [DataValue] = []
                for attribute in attributes { row.append(record.value(of: attribute).data) }
                if row.contains(where: { !$0.isEmpty }) { values.append(row) }
                if values.count >= most { throw Enough() }
            }
            return values
        default: return []
        }
    }
}

extension RuleDocument {
    /// How many records a file is to have: at least, and at most.
    package var recordLimits: (fewest: Int?, most: Int?) { (fileRules.fewest, fileRules.most) }
}
