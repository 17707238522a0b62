/// The parts of a rule document as they are understood, for those who look into one from outside.
package enum RuleIntrospection {
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

    /// A rule that asks for nothing, for a document that has to have one.
    package static let noRule = noRule(for: "x")

    /// A rule that asks for nothing of an attribute.
    package static func noRule(for attribute: String) -> DataValue {
        ["attributes": [.string(attribute)], "type": .string(SafeRule.name)]
    }

    /// What expressions call the record before.
    package static let recordBefore = "previous"

    /// The sum that an expression comes to: multiples, digits times a power of ten, of attributes and of one (no name). Attributes of
    /// the record before begin with its name.
    package static func terms(of expression: String) -> [(digits: Int64, exponent: Int, attribute: String?)]? {
        do throws(ExpressionMistake) {
            return try ExpressionParser.parse(expression).terms.map {
                (
                    $0.factor.digits, $0.factor.exponent,
                    $0.isPrevious ? $0.name.map { "\(recordBefore).\($0)" } : $0.name
                )
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

extension RuleDocument {
    /// How many records a file is to have: at least, and at most.
    package var recordLimits: (fewest: Int?, most: Int?) { (fileRules.fewest, fileRules.most) }

    /// The codes of what may be found of a file as a whole, sorted, each with what is asked for and the message in English.
    package var codesOfFiles: [(code: String, summary: String, message: String)] {
        let documents = [self] + files.map { $0.document }
        var found: [(code: String, summary: String, message: String)] = []
        func add(_ messages: [String: CatalogMessage], _ summary: String) {
            for (code, message) in messages where !code.contains("/") {
                found.append((code, summary, message.forms[.other]?.source ?? ""))
            }
        }
        if documents.contains(where: { $0.fileRules.saysSomething }) {
            add(FileMessages.messages, "The file has the expected columns and number of records.")
        }
        if documents.contains(where: { $0.plan.steps.all.contains { $0.tolerance != nil } }) {
            add(ToleranceMessages.messages, "No more records break a rule than may.")
        }
        return found.sorted { $0.code < $1.code }
    }
}
