import ProvisoCore
import ProvisoPatterns

/// What SQL says of a rule, and why that is not all.
struct SQLPiece {
    /// A condition that is true or false for every value that is not NULL; `nil` for none.
    var condition: String?
    var reasons: [String] = []

    static func exact(_ condition: String) -> Self { Self(condition: condition) }
    static func weaker(_ condition: String, _ reason: String) -> Self { Self(condition: condition, reasons: [reason]) }
    static func nothing(_ reason: String) -> Self { Self(condition: nil, reasons: [reason]) }

    var extent: ExportExtent { reasons.isEmpty ? .exact : condition == nil ? .notExpressible : .weaker }
}

/// Writes constraints on a column as conditions of SQL: one visitor over ``Constraint``.
struct SQLConditions {
    let dialect: SQLDialect
    let kinds: [String: SQLKind]
    let attribute: String

    var column: String { SQLText.name(attribute) }
    var kind: SQLKind { kinds[attribute] ?? .unknown }
    var isSQLite: Bool { dialect == .sqlite }

    func piece(_ constraints: Constraints) -> SQLPiece {
        if constraints.isOpaque { return .nothing("the rule says nothing of what passes") }
        let pieces = constraints.all.map { self.piece($0) }
        let conditions = pieces.compactMap(\.condition).filter { $0 != "TRUE" }
        var piece = SQLPiece(
            condition: conditions.isEmpty
                ? (pieces.contains { $0.condition != nil } ? "TRUE" : nil) : Self.all(conditions.withoutRepetitions),
            reasons: pieces.flatMap(\.reasons).withoutRepetitions)
        if !constraints.isExact, piece.reasons.isEmpty { piece.reasons = ["the rule refuses more than can be written"] }
        return piece
    }

    private static func all(_ conditions: [String]) -> String { conditions.joined(separator: " AND ") }

    private func piece(_ constraint: Constraint) -> SQLPiece {
        switch constraint {
        case .kinds(let kinds): piece(of: kinds)
        case .filled: .exact(isText ? "\(column) <> ''" : "TRUE")
        case .empty: .exact(isText ? "\(column) = ''" : "FALSE")
        case .number(let number): piece(of: number)
        case .boolean:
            isSQLite ? .exact("\(column) IN (0, 1)") : typed(.boolean)
        case .length(let length): piece(of: length)
        case .members(let members): piece(of: members)
        case .pattern(let pattern): piece(of: pattern)
        case .shape(let shape): piece(of: shape)
        case .moment(let moment): piece(of: moment)
        case .comparison(let comparison): piece(of: comparison)
        case .anyOf(let choices): any(choices)
        default: .nothing("SQL has no word for it here")
        }
    }

    /// Whether a value may be a text.
    private var isText: Bool { isSQLite || kind == .text || kind == .unknown }

    /// What the type of the column says in PostgreSQL.
    private func typed(_ wanted: SQLKind) -> SQLPiece {
        let isText = wanted == .text && (kind == .text || kind == .unknown)
        return kind == wanted || isText ? .exact("TRUE") : .nothing("another rule gives the column another type")
    }

    var isOfText: String { "typeof(\(column)) = 'text'" }
    var isOfNumber: String { "typeof(\(column)) IN ('integer', 'real')" }

    private func piece(of kinds: ValueKinds) -> SQLPiece {
        guard isSQLite else {
            if kinds == .text { return typed(.text) }
            if kinds == .number { return typed(.number) }
            if kinds == .boolean { return typed(.boolean) }
            return kinds.isSuperset(of: [.text, .number, .boolean])
                ? .exact("TRUE") : .nothing("a column has one type")
        }
        var types: [String] = []
        if kinds.contains(.text) { types.append("'text'") }
        if kinds.contains(.number) { types += ["'integer'", "'real'"] }
        // SQLite has no booleans but 0 and 1.
        if kinds.contains(.boolean), !kinds.contains(.number) { types.append("'integer'") }
        if kinds.contains(.list) || kinds.contains(.object) {
            return kinds.isSuperset(of: [.text, .number, .boolean])
                ? .exact("TRUE") : .nothing("SQL has no lists and objects")
        }
        return .exact("typeof(\(column)) IN (\(types.joined(separator: ", ")))")
    }

    private func piece(of number: NumberConstraint) -> SQLPiece {
        guard isSQLite || kind == .number else { return typed(.number) }
        var conditions = isSQLite ? [isOfNumber] : []
        var reasons: [String] = []
        if let min = number.min { conditions.append("\(column) \(number.excludesMin ? ">" : ">=") \(min.spelling)") }
        if let max = number.max { conditions.append("\(column) \(number.excludesMax ? "<" : "<=") \(max.spelling)") }
        // A real number of this size is whole; beyond 64 bits there is no integer to compare it with.
        let large = "abs(\(column)) >= 9007199254740992"
        let whole = "CAST(\(column) AS INTEGER)"
        if number.isWhole {
            conditions.append(
                isSQLite
                    ? "(typeof(\(column)) = 'integer' OR \(large) OR \(column) = \(whole))"
                    : "\(column) = trunc(\(column))")
        }
        if let step = number.step, step != 0 {
            let size = step < 0 ? String(step.spelling.dropFirst()) : step.spelling
            if !isSQLite {
                conditions.append("\(column) % \(size) = 0")
            } else if let integer = step.integer {
                let isMultiple = "\(whole) % \(integer) = 0"
                conditions.append(
                    "CASE WHEN typeof(\(column)) = 'integer' THEN \(column) % \(integer) = 0 "
                        + "ELSE \(large) OR (\(column) = \(whole) AND \(isMultiple)) END")
            } else {
                let ratio = "(\(column) / \(size))"
                conditions.append("abs(\(ratio) - round(\(ratio))) <= 1e-9 * max(1, abs(\(ratio)))")
                reasons.append("SQLite divides floating-point numbers")
            }
        }
        if number.places != nil { reasons.append("digits behind the point are counted as they are written") }
        return SQLPiece(condition: conditions.isEmpty ? "TRUE" : Self.all(conditions), reasons: reasons)
    }

    private func piece(of length: LengthConstraint) -> SQLPiece {
        let type = isSQLite ? SQLPiece.exact(isOfText) : typed(.text)
        guard let ofText = type.condition else { return type }
        var conditions = ofText == "TRUE" ? [] : [ofText]
        let scalars = isSQLite ? "length(\(column))" : "char_length(\(column))"
        let bytes = isSQLite ? "length(CAST(\(column) AS BLOB))" : "octet_length(\(column))"
        // SQLite counts up to the first NUL.
        func atLeast(_ count: Int) -> String {
            isSQLite ? "(\(scalars) >= \(count) OR instr(\(column), char(0)) > 0)" : "\(scalars) >= \(count)"
        }
        var reasons: [String] = []
        switch length.unit {
        case .utf8:
            if let min = length.min { conditions.append("\(bytes) >= \(min)") }
            if let max = length.max { conditions.append("\(bytes) <= \(max)") }
        case .unicodeScalars:
            if let min = length.min { conditions.append(atLeast(min)) }
            if let max = length.max { conditions.append("\(scalars) <= \(max)") }
        case .characters:
            if let min = length.min, min > 0 { conditions.append(atLeast(min)) }
            if let max = length.max {
                let limit = max.multipliedReportingOverflow(by: 64)
                conditions.append(max == 0 ? "\(column) = ''" : "\(bytes) <= \(Swift.max(limit.partialValue, 256))")
            }
            if length.min ?? 0 > 1 || length.max ?? 0 > 0 {
                reasons.append(
                    "SQL counts Unicode scalars, the rule counts characters; `unit: unicodeScalars` is exact")
            }
        case .utf16:
            if let min = length.min, min > 0 { conditions.append(atLeast((min + 1) / 2)) }
            if let max = length.max { conditions.append("\(scalars) <= \(max)") }
            reasons.append("SQL counts Unicode scalars, not UTF-16")
        }
        return SQLPiece(condition: conditions.isEmpty ? "TRUE" : Self.all(conditions), reasons: reasons)
    }

    func piece(of members: MembersConstraint) -> SQLPiece {
        let hasBooleans = members.values.contains { if case .bool = $0 { true } else { false } }
        let values = members.typedValues.filter { value in
            if value == .null { return false }
            // To SQLite true is the number 1, which a cell of that word is not.
            if case .bool = value, !hasBooleans { return false }
            guard !isSQLite else { return true }
            switch (value, kind) {
            case (.number, .number), (.bool, .boolean), (.string, .text), (.string, .unknown), (.string, .date):
                return true
            default: return false
            }
        }
        let constants = values.compactMap { SQLText.constant($0, dialect) }
        guard constants.count == values.count else { return .nothing("SQL has no lists and objects") }
        if constants.isEmpty { return .exact(members.isExcluded ? "TRUE" : "FALSE") }
        return .exact("\(column) \(members.isExcluded ? "NOT IN" : "IN") (\(constants.joined(separator: ", ")))")
    }

    private func piece(of pattern: PatternConstraint) -> SQLPiece {
        guard !isSQLite else { return .weaker(isOfText, "SQLite has no regular expressions of its own") }
        let type = typed(.text)
        guard type.condition != nil else { return type }
        guard let source = PatternSource.source(of: pattern), !source.contains("\\p"), !source.contains("\\u{"),
            !source.contains("\\x"), !source.contains("\\s"), !source.contains("(?<"),
            source.firstMatch(of: /\{[0-9,]*(?:2[6-9][0-9]|25[6-9]|[3-9][0-9]{2}|[0-9]{4,})/) == nil,
            let text = SQLText.text(source)
        else { return .weaker("TRUE", "PostgreSQL writes such a pattern in no way") }
        return .exact("\(column) \(pattern.isExcluded ? "!~" : "~") \(text)")
    }

    private func piece(of shape: TextShape) -> SQLPiece {
        var piece =
            shape.pattern.map { self.piece(of: PatternConstraint($0, isWhole: true)) }
            ?? SQLPiece(condition: isSQLite ? isOfText : typed(.text).condition, reasons: [])
        if !shape.isExact, piece.reasons.isEmpty { piece.reasons = ["the format asks for more than its shape"] }
        return piece
    }

    private func piece(of moment: MomentConstraint) -> SQLPiece {
        guard moment.kind == .date, moment.format == nil else {
            guard moment.format == nil else { return .nothing("the format is a pattern of dates of its own") }
            return piece(of: TextShape(MomentPattern.pattern(of: moment).pattern))
        }
        let digits = String(repeating: "[0-9]", count: 2)
        // Without a modifier SQLite gives back 30 February as it is.
        var conditions =
            isSQLite
            ? [
                "\(isOfText)", "\(column) GLOB '\(digits)\(digits)-\(digits)-\(digits)'",
                "date(\(column), '+0 days') = \(column)",
            ]
            : []
        var reasons: [String] = []
        if !isSQLite, case let type = typed(.date), type.condition == nil { return type }
        let bounds = [
            (moment.before, "<"), (moment.after, ">"), (moment.earliest, ">="), (moment.latest, "<="),
        ]
        for (bound, relation) in bounds {
            guard let bound else { continue }
            // A date is its midnight in UTC, and dates are ordered as they are written.
            if bound.wholeMatch(of: /[0-9]{4}-[0-9]{2}-[0-9]{2}(?:T00:00:00Z)?/) != nil {
                conditions.append("\(column) \(relation) '\(bound.prefix(10))'")
            } else {
                reasons.append("a bound is no day")
            }
        }
        if moment.isPast || moment.isFuture || moment.minAge != nil { reasons.append("a CHECK knows no today") }
        return SQLPiece(condition: conditions.isEmpty ? "TRUE" : Self.all(conditions), reasons: reasons)
    }

    private func any(_ choices: [Constraints]) -> SQLPiece {
        let pieces = choices.map { piece($0) }
        let conditions = pieces.compactMap(\.condition)
        guard conditions.count == pieces.count else { return .nothing("not all choices can be written") }
        return SQLPiece(
            condition: "(" + conditions.map { "(\($0))" }.joined(separator: " OR ") + ")",
            reasons: pieces.flatMap(\.reasons).withoutRepetitions)
    }
}
