import ProvisoCore

/// Writes one table.
struct SQLTableMaker {
    private let document: RuleDocument
    private let rules: [ExportedRule]
    private let table: String
    private let dialect: SQLDialect
    private let scenario: Scenario
    private let columns: [String]
    private let kinds: [String: SQLKind]
    private(set) var claims: [ExportClaim] = []
    private var filtered: [String: JudgedValue] = [:]
    private var checks: [String] = []
    private var keys: [String] = []
    private var indexes: [String] = []
    private var notNull: Set<String> = []
    /// The attributes whose values are read in a way of their own. A table has their names, whatever a file calls them.
    private let readOtherwise: Set<String>

    init(_ document: RuleDocument, _ rules: [ExportedRule], table: String, dialect: SQLDialect, scenario: Scenario) {
        (self.document, self.rules, self.table) = (document, rules, table)
        (self.dialect, self.scenario) = (dialect, scenario)
        readOtherwise = document.attributes(with: RuleDocument.readingKeys)
        var columns: [String] = []
        var kinds: [String: SQLKind] = [:]
        var changed: Set<String> = []
        for rule in rules {
            for name in rule.attributes where !name.contains(".") {
                if !columns.contains(name) { columns.append(name) }
                var kind = rule.refuses ? SQLKind.kind(of: rule.facts.constraints) : .unknown
                // What a filter makes a date of, or leaves nothing of, may be any text.
                if kind == .date, changed.contains(name) { kind = .text }
                // A column that a rule asks for a number of only sometimes may hold anything else at other times.
                if kinds[name] ?? .unknown == .unknown {
                    kinds[name] = rule.condition == nil || kind == .text ? kind : .unknown
                }
            }
            if rule.change != nil { changed.insert(rule.attribute) }
        }
        (self.columns, self.kinds) = (columns, kinds)
    }

    mutating func make() -> String {
        for rule in rules { take(rule) }
        var lines = columns.map { name in
            "    " + SQLText.name(name) + (dialect == .sqlite ? "" : " " + (kinds[name] ?? .unknown).postgreSQL)
                + (notNull.contains(name) ? " NOT NULL" : "")
        }
        lines += checks.map { "    CHECK (\($0))" } + keys.map { "    " + $0 }
        var text = [SQLText.comment("Made from rules by Proviso. NULL and an empty text are no value.")]
        for claim in claims where claim.extent != .exact { text.append(SQLText.comment(claim.description)) }
        // SQLite has no table without a column.
        if lines.isEmpty {
            return (text + [SQLText.comment("No rule runs, so there is no table.")]).joined(separator: "\n")
        }
        text.append("CREATE TABLE \(SQLText.name(table)) (")
        text.append(lines.joined(separator: ",\n"))
        text.append(");")
        return (text + indexes).joined(separator: "\n")
    }

    // MARK: Rules

    private mutating func take(_ rule: ExportedRule) {
        defer { if let change = rule.change { filtered[rule.attribute, default: JudgedValue()].take(change) } }
        guard !rule.facts.isFilter else { return note(rule, .notExpressible, ["it changes values, and refuses none"]) }
        guard rule.facts.hasEffect else { return }
        if let claim = rule.claimOfHarmless { return note(rule, claim.extent, [claim.reason]) }
        if let reason = reasonToLeave(rule) { return note(rule, .notExpressible, [reason]) }
        var condition: String?
        if let when = rule.condition {
            let unknown = Set(filtered.keys).union(readOtherwise)
            guard let written = SQLWhen(dialect: dialect, kinds: kinds).condition(when, filtered: unknown) else {
                return note(rule, .notExpressible, ["its condition cannot be written"])
            }
            condition = written
        }
        if rule.facts.looksAcrossRecords { return takeAcross(rule, condition) }
        if rule.facts.spansAttributes { return takeTogether(rule, condition) }
        let writer = SQLConditions(dialect: dialect, kinds: kinds, attribute: rule.attribute)
        var piece = writer.piece(rule.facts.constraints)
        if filtered[rule.attribute] != nil, !rule.facts.constraints.areOfNumbersAlone {
            return takeFiltered(rule, condition)
        }
        if !rule.facts.deferredCodes.isEmpty { piece.reasons.append("it asks somebody else") }
        if !rule.skipsEmptyValues, !rule.comparedAttributes.isEmpty {
            piece.reasons.append("a column without a value is not compared")
        }
        if rule.skipsEmptyValues, dialect == .sqlite, piece.condition != nil,
            let text = filtered[rule.attribute]?.text, text != .given, text != .trimmed
        {
            piece.reasons.append(JudgedText.reason)
        }
        note(rule, piece.extent, piece.reasons)
        guard let text = piece.condition else { return }
        add(rule, text, under: condition)
    }

    /// A rule that judges what a filter makes of a text: NULL it sees as it is.
    private mutating func takeFiltered(_ rule: ExportedRule, _ condition: String?) {
        let reasons = [JudgedText.reason]
        guard condition == nil, !rule.skipsEmptyValues, rule.facts.constraints.allows(.null) == false else {
            return note(rule, .notExpressible, reasons)
        }
        notNull.insert(rule.attribute)
        note(rule, .weaker, reasons)
    }

    private mutating func add(_ rule: ExportedRule, _ text: String, under condition: String?) {
        let column = SQLText.name(rule.attribute)
        let refusesNull = rule.facts.constraints.allows(.null) == false
        var check: String?
        if rule.skipsEmptyValues {
            if text != "TRUE" { check = "\(isEmpty(rule.attribute)) OR (\(text))" }
        } else if refusesNull {
            if condition == nil {
                notNull.insert(rule.attribute)
                check = text == "TRUE" ? nil : text
            } else {
                check = "\(column) IS NOT NULL" + (text == "TRUE" ? "" : " AND \(text)")
            }
        } else if text != "TRUE" {
            check = "\(column) IS NULL OR (\(text))"
        }
        guard let check else { return }
        addCheck(condition.map { "(\($0)) IS NOT TRUE OR (\(check))" } ?? check)
    }

    private mutating func addCheck(_ check: String) {
        if !checks.contains(check) { checks.append(check) }
    }

    /// Why nothing can be said of a rule.
    private func reasonToLeave(_ rule: ExportedRule) -> String? {
        if document.data["where"] != nil { return "`where` leaves records out" }
        if rule.attributes.contains(where: { $0.contains(".") }) { return "a part of an object is no column" }
        if rule.facts.innerPlace != nil { return "SQL has no lists and objects" }
        if rule.attributes.contains(where: { name in
            guard let value = filtered[name] else { return false }
            return value.text == .unknown || value.filling != nil || rule.facts.spansAttributes
                || rule.facts.looksAcrossRecords
        }) {
            return "it judges what a filter makes of the value"
        }
        if rule.comparedAttributes.contains(where: readOtherwise.covers) {
            return "the document says how the values of the other attribute are read"
        }
        if rule.comparedAttributes.contains(where: { filtered[$0] != nil }) {
            return "it reads what a filter makes of another value"
        }
        let areAllRead = RuleDocument.readingKeys.contains { document.data[$0] != nil }
        return areAllRead || rule.attributes.contains(where: readOtherwise.covers)
            ? "the document says how the values of the attribute are read" : nil
    }

    /// Whether a column has no value, once filters have seen it.
    private func isEmpty(_ name: String) -> String {
        let column = SQLText.name(name)
        let isText = dialect == .sqlite || (kinds[name] ?? .unknown).postgreSQL == "text"
        guard isText else { return "\(column) IS NULL" }
        switch filtered[name]?.text ?? .given {
        case .given: return "\(column) IS NULL OR \(column) = ''"
        case .trimmed: return "\(column) IS NULL OR \(SQLText.isBlank(column))"
        // A filter may leave nothing of any text.
        case .other, .unknown: return "\(column) IS NULL OR typeof(\(column)) = 'text'"
        }
    }

    private func isFilled(_ name: String) -> String {
        let column = SQLText.name(name)
        let isText = dialect == .sqlite || (kinds[name] ?? .unknown).postgreSQL == "text"
        return isText ? "\(column) IS NOT NULL AND \(column) <> ''" : "\(column) IS NOT NULL"
    }

    // MARK: Several attributes

    private mutating func takeTogether(_ rule: ExportedRule, _ condition: String?) {
        guard rule.facts.constraints.all.contains(.allOrNone) else {
            return note(rule, .notExpressible, ["SQL has no word for it here"])
        }
        let all = rule.attributes.map { "(\(isFilled($0)))" }.joined(separator: " AND ")
        let none = rule.attributes.map { "(\(isEmpty($0)))" }.joined(separator: " AND ")
        let check = "(\(all)) OR (\(none))"
        addCheck(condition.map { "(\($0)) IS NOT TRUE OR (\(check))" } ?? check)
        note(rule, .exact, [])
    }

    private mutating func takeAcross(_ rule: ExportedRule, _ condition: String?) {
        guard case .across(let across)? = rule.facts.constraints.all.first else {
            return note(rule, .notExpressible, ["SQL has no word for it here"])
        }
        let names = rule.attributes.map { SQLText.name($0) }
        switch across {
        case .unique(let ignoresCase):
            let parts = ignoresCase ? zip(rule.attributes, names).map(lowercase) : names
            var tests = rule.attributes.map { "(\(isFilled($0)))" }
            if let condition { tests.append("(\(condition))") }
            let index = ([table] + rule.attributes + ["unique"]).joined(separator: "_")
            indexes.append(
                "CREATE UNIQUE INDEX \(SQLText.name(index)) ON \(SQLText.name(table)) "
                    + "(\(parts.joined(separator: ", "))) WHERE \(tests.joined(separator: " AND "));")
            var reasons: [String] = []
            if ignoresCase { reasons.append("the database compares letters in its own way") }
            if names.count > 1 { reasons.append("a row in which one of the columns is empty is not compared") }
            note(rule, reasons.isEmpty ? .exact : .weaker, reasons)
        case .exists(let file?, let columns) where condition == nil:
            let other = file.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? file
            keys.append(
                "FOREIGN KEY (\(names.joined(separator: ", "))) REFERENCES \(SQLText.name(other)) "
                    + "(\(columns.map { SQLText.name($0) }.joined(separator: ", ")))")
            note(rule, .exact, ["the table `\(other)` holds the rows of \(file), and an empty text is stored as NULL"])
        case .exists: note(rule, .notExpressible, ["a foreign key needs a table with a unique key"])
        default: note(rule, .notExpressible, ["it is about the order of all rows, or their number"])
        }
    }

    /// A column in lower case where it holds texts. `lower` of SQLite makes texts of numbers, which would be those of other rows.
    private func lowercase(_ attribute: String, _ column: String) -> String {
        switch kinds[attribute] {
        case .text: "lower(\(column))"
        case .unknown:
            dialect == .sqlite
                ? "CASE WHEN typeof(\(column)) = 'text' THEN lower(\(column)) ELSE \(column) END" : "lower(\(column))"
        default: column
        }
    }

    private mutating func note(_ rule: ExportedRule, _ extent: ExportExtent, _ reasons: [String]) {
        claims.append(
            ExportClaim(
                scenario: scenario, attributes: rule.attributes, rule: rule.facts.name, extent: extent, reasons: reasons
            ))
    }
}

extension Constraints {
    /// Whether they ask for a number or a boolean, which filters of texts leave alone.
    fileprivate var areOfNumbersAlone: Bool {
        all.contains { constraint in
            switch constraint {
            case .number, .boolean: true
            default: false
            }
        }
    }
}
