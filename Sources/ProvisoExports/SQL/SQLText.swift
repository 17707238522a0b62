import ProvisoCore

/// Dialects of SQL that rules are written in.
public enum SQLDialect: String, Sendable, Hashable, CaseIterable {
    /// SQLite 3.23 or later.
    case sqlite
    /// PostgreSQL 12 or later.
    case postgresql
}

/// Names and constants as SQL writes them.
enum SQLText {
    /// A name in double quotes. NUL, which no name may have, is left out.
    static func name(_ name: String) -> String {
        "\"" + name.replacing("\0", with: "").replacing("\"", with: "\"\"") + "\""
    }

    /// A text in single quotes; `nil` for one with NUL, which texts of SQL cannot hold.
    static func text(_ text: String) -> String? {
        text.unicodeScalars.contains("\0") ? nil : "'" + text.replacing("'", with: "''") + "'"
    }

    /// A constant; `nil` for a list or an object.
    static func constant(_ value: DataValue, _ dialect: SQLDialect) -> String? {
        switch value {
        case .null: "NULL"
        case .bool(let value): dialect == .sqlite ? (value ? "1" : "0") : (value ? "TRUE" : "FALSE")
        case .number(let number): number.spelling
        case .string(let text), .untyped(let text): Self.text(text)
        case .array, .object: nil
        }
    }

    /// Whether `trim` leaves nothing of a column of SQLite: it has Unicode white space and NUL alone.
    ///
    /// SQLite takes off no NUL, but counts up to the first one, so that a text which begins with one passes too.
    static func isBlank(_ column: String) -> String {
        let whiteSpace = [9, 10, 11, 12, 13, 32, 0x85, 0xA0, 0x1680] + Array(0x2000...0x200A)
        let others = [0x2028, 0x2029, 0x202F, 0x205F, 0x3000]
        let characters = (whiteSpace + others).map(String.init).joined(separator: ", ")
        return "length(trim(\(column), char(\(characters)))) = 0"
    }

    /// A comment on a line of its own, which no text can end.
    static func comment(_ text: String) -> String { "-- " + VisibleText.singleLine(text) }
}

/// What a column holds, as far as the rules say.
enum SQLKind: Sendable, Hashable {
    case text, number, boolean, date, unknown

    /// The type of a column of PostgreSQL.
    var postgreSQL: String {
        switch self {
        case .text, .unknown: "text"
        case .number: "numeric"
        case .boolean: "boolean"
        case .date: "date"
        }
    }

    /// What constraints say of the kind of value.
    static func kind(of constraints: Constraints) -> SQLKind {
        for constraint in constraints.all {
            switch constraint {
            case .number: return .number
            case .boolean: return .boolean
            case .moment(let moment) where moment.kind == .date && moment.format == nil: return .date
            case .members(let members) where !members.isExcluded && members.values.allSatisfy(\.isNumber):
                return .number
            default: continue
            }
        }
        for constraint in constraints.all {
            switch constraint {
            case .length, .pattern, .shape, .moment: return .text
            case .kinds(.text): return .text
            case .members(let members) where !members.isExcluded && members.values.allSatisfy({ $0.text != nil }):
                return .text
            case .comparison(let comparison):
                // What only must not be a number may be any text.
                guard case .value(let value) = comparison.other, comparison.kind == nil,
                    comparison.relation != .notEqual
                else { continue }
                return value.isNumber ? .number : value.text == nil ? .unknown : .text
            default: continue
            }
        }
        return .unknown
    }
}

extension DataValue {
    fileprivate var isNumber: Bool { if case .number = self { true } else { false } }
}
