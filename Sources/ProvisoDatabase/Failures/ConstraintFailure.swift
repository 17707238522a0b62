/// An error of a database that says which constraint a row breaks.
public struct ConstraintFailure: Error, Sendable, Hashable {
    /// What kind of constraint it is.
    public enum Kind: Sendable, Hashable, CaseIterable {
        /// A unique index or a primary key.
        case unique
        /// A column that takes no null.
        case notNull
        /// A `CHECK`.
        case check
        /// A foreign key.
        case foreignKey
    }

    /// What kind of constraint it is.
    public let kind: Kind
    /// The columns, as far as the database names them.
    public let columns: [String]
    /// The name of the constraint or index, or the text of a `CHECK` without one, as far as the database says.
    public let name: String?

    /// Creates a failure.
    public init(_ kind: Kind, columns: [String] = [], name: String? = nil) {
        (self.kind, self.columns, self.name) = (kind, columns, name)
    }
}

extension ConstraintFailure {
    /// Reads an error of SQLite.
    ///
    /// - Parameters:
    ///   - code: The extended result code.
    ///   - message: The message: `UNIQUE constraint failed: members.name`.
    ///   - table: The table of the row, whose name is in front of each column.
    /// - Returns: `nil` for an error that is about no constraint.
    public init?(sqlite code: Int32, message: String, table: String) {
        let kind: Kind
        switch code {
        case 2067, 1555, 2579: kind = .unique  // UNIQUE, PRIMARYKEY, ROWID
        case 1299: kind = .notNull
        case 275: kind = .check
        case 787: kind = .foreignKey
        default: return nil
        }
        let mark = "constraint failed: "
        guard let start = Self.end(of: mark, in: message) else {
            self.init(kind)
            return
        }
        let subject = String(message[start...])
        switch kind {
        case .check: self.init(kind, name: subject)
        case .unique where subject.hasPrefix("index '") && subject.hasSuffix("'"):
            self.init(kind, name: String(subject.dropFirst(7).dropLast()))
        case .unique, .notNull: self.init(kind, columns: Self.columns(in: subject, of: table))
        case .foreignKey: self.init(kind)
        }
    }

    /// Reads an error of PostgreSQL.
    ///
    /// - Parameters:
    ///   - state: The SQLSTATE.
    ///   - constraint: The name of the constraint, a field of the error.
    ///   - column: The name of the column, a field of the error.
    /// - Returns: `nil` for an error that is about no constraint.
    public init?(postgreSQL state: String, constraint: String?, column: String?) {
        let columns = column.map { [$0] } ?? []
        switch state {
        case "23505": self.init(.unique, columns: columns, name: constraint)
        case "23502": self.init(.notNull, columns: columns, name: constraint)
        case "23514": self.init(.check, columns: columns, name: constraint)
        case "23503": self.init(.foreignKey, columns: columns, name: constraint)
        default: return nil
        }
    }

    private static func end(of mark: String, in text: String) -> String.Index? {
        var index = text.startIndex
        while index < text.endIndex {
            if text[index...].hasPrefix(mark) { return text.index(index, offsetBy: mark.count) }
            index = text.index(after: index)
        }
        return nil
    }

    /// The columns of `members.club, members.name`. SQLite quotes no name, so each column ends where the table is named again.
    private static func columns(in subject: String, of table: String) -> [String] {
        guard subject.hasPrefix(table + ".") else { return [] }
        var columns: [String] = []
        var rest = subject.dropFirst(table.count + 1)
        let next = ", \(table)."
        while let start = end(of: next, in: String(rest)) {
            let text = String(rest)
            let length = text.distance(from: text.startIndex, to: start)
            columns.append(String(rest.prefix(length - next.count)))
            rest = rest.dropFirst(length)
        }
        return columns + [String(rest)]
    }
}
